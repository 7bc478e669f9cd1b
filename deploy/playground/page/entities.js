// A message's text as elements. Nothing in it is ever read as HTML.

import { make } from "/page/dom.js";
import { tick } from "/page/times.js";

const TAGS = {
  bold: "b",
  italic: "i",
  underline: "u",
  strikethrough: "s",
  code: "code",
  pre: "pre",
  blockquote: "blockquote",
};

/** The text with its entities, as a fragment. `act` takes commands and links that were pressed. */
export function drawn(text, entities, act) {
  const fragment = document.createDocumentFragment();
  const open = [{ node: fragment, end: Infinity }];
  let at = 0;
  // JavaScript counts in units of UTF-16, and so do entities.
  const write = (until) => {
    while (at < until) {
      const inner = open.at(-1);
      const stop = Math.min(until, inner.end);
      inner.node.append(text.slice(at, stop));
      at = stop;
      while (open.at(-1).end <= at) open.pop();
    }
  };
  for (const entity of entities) {
    write(entity.offset);
    const end = Math.min(entity.offset + entity.length, open.at(-1).end);
    const { outer, inner } = element(entity, text.slice(entity.offset, end), act);
    open.at(-1).node.append(outer);
    if (inner) open.push({ node: inner, end });
    else at = Math.max(at, end);
  }
  write(text.length);
  return fragment;
}

const simple = (node) => ({ outer: node, inner: node });

function element(entity, words, act) {
  switch (entity.type) {
    case "spoiler":
      return simple(spoiler());
    case "expandable_blockquote":
      return folded();
    case "date_time":
      return { outer: moment(entity, words, act), inner: null };
    case "bot_command":
      return simple(
        // Not a button: that would stand in the line as one sign without a direction.
        make("a", { href: "#", className: "link", on: { click: (event) => tapped(event, words, act) } }),
      );
    case "url":
      return simple(link(words, act));
    case "text_link":
      return simple(link(entity.url, act));
    case "text_mention":
    case "mention":
      return simple(make("span", { className: "mention" }));
    default:
      return simple(make(TAGS[entity.type] ?? "span"));
  }
}

function moment(entity, words, act) {
  const data = { unix: entity.unix_time, format: entity.date_time_format ?? "" };
  const dateTime = new Date(entity.unix_time * 1000).toISOString();
  return tick(make("time", { className: "when", dateTime, data }, words), act.language);
}

function link(url, act) {
  const node = make("a", { rel: "noreferrer", target: "_blank" });
  if (/^https?:/i.test(url)) node.href = url;
  node.onclick = (event) => {
    if (act.link(url)) event.preventDefault();
  };
  return node;
}

// Screen readers read spoilers and folded quotes in full, and so they are here.
function spoiler() {
  const node = make("span", {
    className: "spoiler",
    tabIndex: 0,
    role: "button",
    title: "Hidden: press to see",
  });
  const show = () => {
    node.classList.add("seen");
    for (const name of ["role", "tabindex", "title"]) node.removeAttribute(name);
  };
  node.onclick = show;
  node.onkeydown = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    show();
  };
  return node;
}

function folded() {
  const inner = make("div", { className: "inside" });
  const more = make("button", { type: "button", className: "unfold", aria: { expanded: false } }, "More");
  const outer = make("blockquote", { className: "folded" }, inner, more);
  more.onclick = () => {
    const open = outer.classList.toggle("open");
    more.setAttribute("aria-expanded", String(open));
    more.textContent = open ? "Less" : "More";
  };
  return { outer, inner };
}

function tapped(event, words, act) {
  event.preventDefault();
  act.command(words);
}
