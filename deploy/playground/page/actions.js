// What somebody can do with a message: reply, edit, delete, copy.

import { remove } from "/page/doing.js";
import { arrows, button, copied, make } from "/page/dom.js";
import { isMine } from "/page/message.js";

/** Open the menu of a message beside it. */
export function choose(pane, message) {
  const item = [...pane.part(".messages").children].find((one) => one.dataset.key === message.key);
  if (!item) return;
  const before = item.contains(document.activeElement) ? document.activeElement : item;
  const menu = make("div", {
    className: "actions",
    role: "menu",
    popover: "auto",
    lang: "en",
    aria: { label: "Actions" },
  });
  const entries = found(pane, message).map(([words, act, kind]) =>
    button(
      words,
      () => {
        menu.hidePopover();
        act();
      },
      { role: "menuitem", tabIndex: -1, className: kind ?? "" },
    ),
  );
  menu.append(...entries);
  menu.onkeydown = (event) => {
    if (event.key === "Tab") menu.hidePopover();
    else arrows(event, entries);
    if (event.key === "Escape") event.stopPropagation();
  };
  menu.ontoggle = (event) => {
    if (event.newState !== "closed") return;
    const inside = menu.contains(document.activeElement) || document.activeElement === document.body;
    menu.remove();
    if (inside) (before.isConnected ? before : item).focus({ preventScroll: true });
  };
  pane.root.append(menu);
  menu.showPopover();
  put(menu, item);
  entries[0].focus();
}

function found(pane, message) {
  const own = isMine(message, pane.person);
  const leads = ["creator", "administrator"].includes(pane.status);
  const actions = [];
  if (pane.mayWrite && !message.only_you) actions.push(["Reply", () => pane.composer.reply(message)]);
  if (own && message.text && !message.only_you) actions.push(["Edit", () => pane.composer.edit(message)]);
  if (message.text) actions.push(["Copy text", () => copied(message.text).then(() => pane.toast("Copied"))]);
  if (own || leads || pane.chat.type === "private" || message.only_you) {
    actions.push(["Delete", () => remove(pane, message), "danger"]);
  }
  return actions;
}

/** Beside the message, inside the window. */
function put(menu, item) {
  const near = (item.querySelector(".bubble .more") ?? item).getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const left = Math.min(Math.max(8, near.left + near.width / 2 - width / 2), innerWidth - width - 8);
  const below = near.bottom + 4;
  menu.style.left = `${left}px`;
  menu.style.top = `${below + height > innerHeight - 8 ? Math.max(8, near.top - height - 4) : below}px`;
}
