// One person's chats, and the topics of a forum as tabs.

import { arrows, face, make, name } from "/page/dom.js";
import { keep, kept } from "/page/kept.js";

export const GENERAL = 1;

/** Draw the buttons of the chats; `unread` tells how many messages somebody has not seen. */
export function drawChats(box, chats, { open, unread, choose }) {
  const held = box.contains(document.activeElement) ? document.activeElement.dataset.chat : null;
  const buttons = chats.map((chat) => {
    const count = chat.id === open ? 0 : unread(chat.id);
    return make(
      "button",
      {
        type: "button",
        data: { chat: chat.id },
        aria: { pressed: chat.id === open },
        on: { click: () => choose(chat.id) },
      },
      face(chat.title, chat.type === "private" ? 0 : chat.id),
      make("span", { className: "title" }, name(chat.title)),
      make(
        "span",
        { className: "kind", lang: "en" },
        chat.type === "private" ? "private chat" : `${chat.members.length} members`,
      ),
      count > 0 &&
        make("span", { className: "count" }, String(count), make("span", { className: "heard" }, " new")),
    );
  });
  box.replaceChildren(...buttons);
  if (held) (buttons.find((one) => one.dataset.chat === held) ?? buttons[0])?.focus();
}

/** Draw the tabs of a forum; none where the chat is not one. */
export function drawTopics(box, view, chat, { open, choose }) {
  const topics = chat.forum ? (chat.topics ?? []) : [];
  box.hidden = !topics.length;
  // The panel of tabs has a role of its own only where there are tabs.
  if (topics.length) view.setAttribute("role", "tabpanel");
  else for (const one of ["role", "aria-labelledby"]) view.removeAttribute(one);
  const held = box.contains(document.activeElement);
  const tabs = topics.map((topic) => {
    const shown = topic.id === open;
    const tab = make(
      "button",
      {
        type: "button",
        role: "tab",
        id: `${view.id}-topic-${topic.id}`,
        tabIndex: shown ? 0 : -1,
        data: { topic: topic.id },
        aria: { selected: shown, controls: view.id },
        on: { click: () => choose(topic.id) },
      },
      name(topic.name),
      topic.closed && make("small", {}, " closed"),
    );
    if (shown) view.setAttribute("aria-labelledby", tab.id);
    return tab;
  });
  box.replaceChildren(...tabs);
  box.onkeydown = (event) => {
    const rtl = getComputedStyle(box).direction === "rtl";
    const [back, on] = rtl ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    arrows(event, [...box.children], { back, on })?.click();
  };
  if (held) box.querySelector("[aria-selected=true]")?.focus();
}

/** How many messages of a chat somebody has not seen; what is open counts as seen. */
export class Reading {
  constructor(user) {
    this.user = user;
    this.counts = new Map();
  }

  unread = (chat) => this.counts.get(chat) ?? 0;

  seen(chat, messages) {
    this.counts.delete(chat);
    keep(`read ${this.user} ${chat}`, messages.at(-1)?.seq ?? 0);
  }

  /** Look at what is there without having read it. */
  counted(chat, messages) {
    const last = messages.at(-1)?.seq ?? 0;
    const read = kept(`read ${this.user} ${chat}`, 0);
    // A playground that was started anew counts from the beginning.
    const from = read > last ? 0 : read;
    const fresh = messages.filter((one) => one.seq > from && one.from?.id !== this.user && !one.service);
    this.counts.set(chat, fresh.length);
  }
}
