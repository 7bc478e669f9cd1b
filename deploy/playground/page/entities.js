// A message's text as elements. Nothing in it is ever read as HTML.

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
    const words = text.slice(entity.offset, end);
    const { outer, inner } = element(entity, words, act);
    open.at(-1).node.append(outer);
    if (inner) open.push({ node: inner, end });
    else at = end;
  }
  write(text.length);
  return fragment;
}

function element(entity, words, act) {
  const make = (tag, properties = {}) => {
    const node = Object.assign(document.createElement(tag), properties);
    return { outer: node, inner: node };
  };
  switch (entity.type) {
    case "spoiler":
      return spoiler();
    case "expandable_blockquote":
      return folded();
    case "date_time": {
      const node = make("time", { className: "when", textContent: words });
      node.outer.dateTime = new Date(entity.unix_time * 1000).toISOString();
      Object.assign(node.outer.dataset, { unix: entity.unix_time, format: entity.date_time_format ?? "" });
      return { outer: tick(node.outer), inner: null };
    }
    case "bot_command":
      return make("button", { type: "button", className: "link", onclick: () => act.command(words) });
    case "url":
      return link(words, act);
    case "text_link":
      return link(entity.url, act);
    case "text_mention":
    case "mention":
      return make("span", { className: "mention" });
    default:
      return make(TAGS[entity.type] ?? "span");
  }
}

function link(url, act) {
  const node = Object.assign(document.createElement("a"), { rel: "noreferrer", target: "_blank" });
  if (/^https?:/i.test(url)) node.href = url;
  node.onclick = (event) => {
    if (act.link(url)) event.preventDefault();
  };
  return { outer: node, inner: node };
}

// Screen readers read spoilers and folded quotes in full, and so they are here.
function spoiler() {
  const node = document.createElement("span");
  node.className = "spoiler";
  node.onclick = () => node.classList.add("seen");
  return { outer: node, inner: node };
}

function folded() {
  const node = document.createElement("blockquote");
  node.className = "folded";
  node.onclick = () => node.classList.toggle("open");
  return { outer: node, inner: node };
}

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** A moment in the reader's own words. */
export function tick(node) {
  const { unix, format } = node.dataset;
  if (format === "r") {
    const seconds = Math.round(Number(unix) - Date.now() / 1000);
    const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
    const words = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
    const shown = words.format(Math.trunc(seconds / size), unit);
    if (node.textContent !== shown) node.textContent = shown;
  } else if (format) {
    const show = { w: { weekday: "long" }, d: { dateStyle: "short" }, D: { dateStyle: "long" }, t: { timeStyle: "short" }, T: { timeStyle: "medium" } };
    const date = new Date(Number(unix) * 1000);
    node.textContent = [...format].map((one) => date.toLocaleString(undefined, show[one] ?? {})).join(" ");
  }
  return node;
}
