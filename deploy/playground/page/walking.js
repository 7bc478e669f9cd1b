// The list of messages by keyboard and by the menu key or a long touch: from one to the next, and its actions.

import { arrows } from "/page/dom.js";
import { oneStop } from "/page/messages.js";

/** Let somebody walk along a list; `choose` is told at which message they asked for more. */
export function walking(list, choose) {
  const keyOf = (node) => node.closest?.(".message")?.dataset.key;
  list.onkeydown = (event) => {
    const item = event.target;
    if (!item.classList.contains("message")) return;
    if (event.key === "Enter" || (event.key === "F10" && event.shiftKey)) {
      event.preventDefault();
      choose(keyOf(item));
    } else arrows(event, [...list.querySelectorAll(".message")]);
  };
  list.oncontextmenu = (event) => {
    const key = keyOf(event.target);
    // Links, buttons and chosen text have the browser's own menu.
    if (!key || event.target.closest("a, .key") || !getSelection().isCollapsed) return;
    event.preventDefault();
    choose(key);
  };
  list.addEventListener("focusin", (event) => oneStop(list, event.target.closest(".message")));
}
