// The list of messages: an element lives as long as its message, and focus stays where it was.

import { make } from "/page/dom.js";
import { heldIn, restore } from "/page/focus.js";
import { fill } from "/page/message.js";
import { day } from "/page/times.js";

const TOGETHER = 300;

/** Show these messages in the list: new ones added, changed ones redrawn, the rest left alone. */
export function show(list, messages, viewer, act) {
  const held = heldIn(list);
  const there = new Map([...list.children].map((item) => [item.dataset.key, item]));
  let previous = null;
  withDays(messages, act.language).forEach((message, place) => {
    const item = there.get(message.key) ?? make("li", { data: { key: message.key } });
    there.delete(message.key);
    const drawnFrom = JSON.stringify([message, act.language, viewer]);
    if (item.drawnFrom !== drawnFrom) fill(item, message, viewer, act);
    item.drawnFrom = drawnFrom;
    item.classList.toggle("follows", follows(previous, message));
    if (list.children[place] !== item) list.insertBefore(item, list.children[place] ?? null);
    previous = message;
  });
  for (const item of there.values()) item.remove();
  oneStop(list);
  restore(list, held);
}

/** A line with the day before the first message of each. */
function* days(messages, language) {
  let last = null;
  for (const message of messages) {
    const words = day(message.date, language);
    if (words !== last) yield { key: `day ${words}`, day: words };
    last = words;
    yield message;
  }
}
const withDays = (messages, language) => [...days(messages, language)];

function follows(previous, message) {
  if (!previous || previous.day || previous.service || message.service || message.day) return false;
  if (previous.sender_chat?.title !== message.sender_chat?.title) return false;
  return previous.from?.id === message.from?.id && message.date - previous.date < TOGETHER;
}

/** The list is one stop of the Tab key besides its buttons; arrows walk along it from there. */
export function oneStop(list, wanted = null) {
  const items = [...list.children].filter((item) => item.classList.contains("message"));
  const stop = wanted ?? items.find((item) => item === document.activeElement) ?? items.at(-1);
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}
