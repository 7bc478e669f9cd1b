// One message as an element: who, what it answers, its text, picture or file, and its buttons.

import { button, make, name } from "/page/dom.js";
import { drawn } from "/page/entities.js";
import { spoken } from "/page/hear.js";
import { drawKeys } from "/page/keyboard.js";
import { languageOf } from "/page/language.js";
import { clock } from "/page/times.js";

/** Fill a list item with a message; its keyboard's buttons stay the elements they were. */
export function fill(item, message, viewer, act) {
  if (message.day || message.service) {
    item.className = message.day ? "day" : "service";
    item.lang = message.day ? act.language : "en";
    item.replaceChildren(make("span", { dir: "auto" }, message.day ?? message.service));
    return;
  }
  item.className = "message";
  item.classList.toggle("mine", isMine(message, viewer));
  item.classList.toggle("private", message.only_you);
  item.setAttribute("aria-label", spoken(message, viewer));
  item.lang = languageOf(message.text ?? "", act.language);
  const open = [...item.querySelectorAll(".folded, .spoiler")].map((one) => one.className);
  const bubble = item.querySelector(".bubble") ?? make("div", { className: "bubble" });
  bubble.replaceChildren(...parts(message, viewer, act).filter(Boolean));
  // Who opened a quote, or looked under a spoiler, keeps it open through an edit.
  [...bubble.querySelectorAll(".folded, .spoiler")].forEach((one, place) => {
    if (/\bopen\b/.test(open[place] ?? "")) one.querySelector(".unfold").click();
    if (/\bseen\b/.test(open[place] ?? "")) one.onclick();
  });
  if (!bubble.isConnected) item.prepend(bubble);
  drawKeys(item, message, act);
}

export const isMine = (message, viewer) => message.from?.id === viewer.id && !message.sender_chat;

function parts(message, viewer, act) {
  return [
    sender(message, act),
    message.only_you && onlyYou(viewer),
    message.reply_to && quote(message.reply_to, act),
    message.photo && photo(message),
    message.document && file(message.document),
    message.text && text(message, act),
    meta(message, act),
    button("", () => act.choose(message), {
      className: "more",
      tabIndex: -1,
      aria: { label: `Actions for the message from ${senderName(message)}`, haspopup: "menu" },
    }),
  ];
}

const senderName = (message) => message.sender_chat?.title ?? message.from?.first_name ?? "";

function sender(message, act) {
  const line = make("p", { className: `sender tint-${Math.abs(message.from?.id ?? 0) % 8}` });
  line.append(name(senderName(message)));
  if (message.sender_chat) {
    const own = message.sender_chat.title === act.title;
    line.append(" ", make("span", { className: "badge" }, own ? "admin" : "channel"));
  }
  if (message.from?.is_bot && !message.sender_chat)
    line.append(" ", make("span", { className: "badge" }, "bot"));
  return line;
}

function onlyYou(viewer) {
  return make(
    "p",
    { className: "only", lang: "en", dir: "auto" },
    make("span", { aria: { hidden: true } }, "Only you see this"),
    make("span", { className: "heard" }, `Only ${viewer.first_name} sees this`),
  );
}

function quote(answered, act) {
  const press = () => act.show(answered.key);
  const aria = { label: `In reply to ${answered.from}: ${answered.text}` };
  return make(
    "button",
    { type: "button", className: "quote", dir: "auto", aria, on: { click: press } },
    name(answered.from),
    make("span", {}, answered.text),
  );
}

function photo(message) {
  const { url, width, height } = message.photo;
  const image = make("img", { src: url, alt: `Photo from ${senderName(message)}`, loading: "lazy" });
  if (width && height) Object.assign(image, { width, height });
  return make("a", { className: "photo", href: url, target: "_blank", rel: "noreferrer" }, image);
}

function file({ url, name: title, size }) {
  return make(
    "a",
    { className: "file", href: url, download: title ?? "" },
    make("span", { className: "sign paper", aria: { hidden: true } }),
    make("span", {}, name(title ?? "File"), " ", make("small", {}, weight(size ?? 0))),
  );
}

const weight = (bytes) =>
  bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1048576
      ? `${Math.round(bytes / 1024)} kB`
      : `${(bytes / 1048576).toFixed(1)} MB`;

function text(message, act) {
  return make(
    "div",
    { className: "text", dir: "auto", lang: languageOf(message.text, act.language) },
    drawn(message.text, message.entities, act),
  );
}

function meta(message, act) {
  const dateTime = new Date(message.date * 1000).toISOString();
  const changed = message.edit_date ? `edited at ${clock(message.edit_date, act.language)}` : "";
  return make(
    "p",
    { className: "meta", title: changed, lang: "en" },
    message.edited || message.edit_date ? "edited " : "",
    make("time", { dateTime }, clock(message.date, act.language)),
  );
}
