// Messages and keyboards as elements; an element lives as long as its message.

import { drawn } from "/page/entities.js";

const make = (tag, className, properties = {}) =>
  Object.assign(document.createElement(tag), { className, ...properties });

/** Show these messages in the list: new ones added, changed ones redrawn, the rest left alone. */
export function show(list, messages, viewer, act) {
  const there = new Map([...list.children].map((item) => [item.dataset.key, item]));
  let previous = null;
  messages.forEach((message, place) => {
    const drawnFrom = JSON.stringify(message);
    let item = there.get(message.key);
    there.delete(message.key);
    if (!item) {
      item = make("li", "");
      item.dataset.key = message.key;
      item.tabIndex = -1;
    }
    if (item.drawnFrom !== drawnFrom) {
      keepingFocus(item, () => fill(item, message, viewer, act));
      item.drawnFrom = drawnFrom;
    }
    const follows = previous?.from?.id === message.from?.id && !previous?.service;
    item.classList.toggle("follows", follows);
    if (list.children[place] !== item) list.insertBefore(item, list.children[place] ?? null);
    previous = message;
  });
  for (const item of there.values()) item.remove();
}

function fill(item, message, viewer, act) {
  item.className = message.service ? "service" : "message";
  item.classList.toggle("mine", message.from?.id === viewer.id);
  item.classList.toggle("private", message.only_you);
  if (message.service) {
    item.replaceChildren(make("span", "", { textContent: message.service, dir: "auto" }));
    return;
  }
  const bubble = make("div", "bubble");
  bubble.append(sender(message));
  if (message.only_you) {
    bubble.append(make("p", "only", { textContent: `Only ${viewer.first_name} sees this` }));
  }
  if (message.reply_to) bubble.append(quote(message.reply_to));
  const text = make("div", "text", { dir: "auto" });
  text.append(drawn(message.text, message.entities, act));
  bubble.append(text, meta(message));
  item.replaceChildren(bubble, ...keyboard(message, act));
}

function sender(message) {
  const line = make("p", "sender");
  line.append(make("bdi", "", { textContent: message.from?.first_name ?? "" }));
  if (message.from?.is_bot) line.append(" ", make("span", "bot", { textContent: "bot" }));
  return line;
}

function quote(answered) {
  const line = make("p", "quote", { dir: "auto" });
  line.append(make("bdi", "", { textContent: answered.from }), make("span", "", { textContent: answered.text }));
  return line;
}

function meta(message) {
  const at = new Date(message.date * 1000);
  const line = make("p", "meta");
  const time = make("time", "", {
    dateTime: at.toISOString(),
    textContent: at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }),
  });
  line.append(message.edited ? "edited " : "", time);
  return line;
}

function keyboard(message, act) {
  if (!message.keyboard.length) return [];
  const box = make("div", "keyboard");
  message.keyboard.forEach((buttons, row) => {
    const line = make("div", "row");
    buttons.forEach((button, column) => line.append(key(message, button, row, column, act)));
    box.append(line);
  });
  return [box];
}

function key(message, button, row, column, act) {
  const node = make("button", `key ${button.style ?? ""}`, { type: "button", dir: "auto", textContent: button.text });
  Object.assign(node.dataset, { data: button.callback_data ?? "", row, column });
  if ("disabled" in button) {
    // Not the attribute: what cannot be pressed can still be found and read.
    node.setAttribute("aria-disabled", "true");
  } else if (button.url) {
    node.classList.add("outwards");
    node.onclick = () => act.link(button.url) || window.open(button.url, "_blank", "noreferrer");
  } else if (button.copy_text) {
    node.onclick = () => navigator.clipboard.writeText(button.copy_text.text);
  } else {
    node.onclick = () => act.press(message, row, column);
  }
  return node;
}

/** Focus follows a button through a change: the same one, else the one in its place, else the message. */
function keepingFocus(item, change) {
  const held = document.activeElement;
  const button = item.contains(held) && held.classList.contains("key") ? held : null;
  const had = { ...button?.dataset, text: button?.textContent };
  change();
  if (!button) return;
  const keys = [...item.querySelectorAll(".key")];
  const next =
    keys.find((one) => one.dataset.data && one.dataset.data === had.data) ??
    keys.find((one) => one.textContent === had.text) ??
    keys.find((one) => one.dataset.row === had.row && one.dataset.column === had.column) ??
    item;
  next.focus({ preventScroll: true });
}
