// The stage: what no app can do. Who is here, the groups, the limits, what shall go wrong.

import { Refused } from "/page/api.js";
import { make } from "/page/dom.js";
import { keep, kept } from "/page/kept.js";
import { faults } from "/page/stage-faults.js";
import { groups } from "/page/stage-groups.js";
import { limits } from "/page/stage-limits.js";
import { page } from "/page/stage-page.js";
import { people } from "/page/stage-people.js";

const SECTIONS = [people, groups, limits, faults, page];
const TOGETHER = 150;

export class Stage {
  constructor(root, opener, gather) {
    this.root = root;
    this.opener = opener;
    this.gather = gather;
    this.users = [];
    this.bot = null;
    this.sections = SECTIONS.map((section) => this.section(section));
    root.querySelector(".sections").append(...this.sections.map((one) => one.box));
    opener.onclick = () => (root.hidden ? this.open() : this.close());
    root.querySelector(".close").onclick = () => this.close();
    // With braces: a handler that gives `false` would take every other key from the sheet.
    root.onkeydown = (event) => {
      if (event.key === "Escape") this.close();
    };
    if (kept("stage", false)) this.show();
  }

  section({ title, name, draw }) {
    const content = make("div", { className: "content" });
    // What was entered is no longer being changed; the next drawing may replace it.
    content.onchange = ({ target }) => {
      target.defaultValue = target.value;
    };
    const box = make("details", { className: name, open: kept(`stage ${name}`, name === "people") });
    box.append(make("summary", {}, make("h3", {}, title)), content);
    box.ontoggle = () => {
      keep(`stage ${name}`, box.open);
      if (box.open) this.redraw(one);
    };
    const one = { name, draw, box, content };
    return one;
  }

  /** Who is here, as the page knows it. */
  become({ users, bot }) {
    this.users = users;
    this.bot = bot;
    this.redrawAll();
  }

  open() {
    this.show();
    this.root.querySelector("h2").focus();
  }

  show() {
    this.root.hidden = false;
    this.opener.setAttribute("aria-expanded", "true");
    keep("stage", true);
    this.redrawAll();
  }

  close() {
    this.root.hidden = true;
    this.opener.setAttribute("aria-expanded", "false");
    keep("stage", null);
    this.opener.focus();
  }

  /** Something happened: what is open is drawn anew, once for many changes. */
  changed(event) {
    if (event.kind === "answer") return;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.redrawAll(), TOGETHER);
  }

  redrawAll() {
    for (const one of this.sections) this.redraw(one);
  }

  async redraw(section) {
    if (this.root.hidden || !section.box.open || !this.bot) return;
    const turn = (section.turn ?? 0) + 1;
    section.turn = turn;
    let nodes;
    try {
      nodes = await section.draw(this);
    } catch (error) {
      const missing = error instanceof Refused && error.status === 404;
      nodes = [
        make(
          "p",
          { className: "note" },
          missing ? "This playground cannot do that." : "The playground does not answer.",
        ),
      ];
    }
    if (section.turn === turn) replace(section.content, nodes.filter(Boolean));
  }

  /** Do something; tell what went wrong, or what was done; then show how things are. */
  async do(promise, words = "") {
    const said = this.root.querySelector(".said");
    try {
      const answer = await promise;
      said.textContent = words;
      this.redrawAll();
      return answer;
    } catch (error) {
      said.textContent = error instanceof Refused ? error.message : "The playground does not answer.";
      this.redrawAll();
      return null;
    }
  }
}

/** New content in the place of the old; whoever was in a control is in it still, with what they wrote. */
function replace(content, nodes) {
  const held = content.contains(document.activeElement) ? document.activeElement : null;
  if (held && isBeingChanged(held)) return;
  const label = held && nameOf(held);
  const written = new Map();
  const opened = new Set();
  for (const one of content.querySelectorAll("[data-draft]")) written.set(one.dataset.draft, one.value);
  for (const one of content.querySelectorAll("details[open]")) opened.add(one.dataset.name);
  content.replaceChildren(...nodes);
  for (const one of content.querySelectorAll("details")) if (opened.has(one.dataset.name)) one.open = true;
  for (const one of content.querySelectorAll("[data-draft]")) {
    if (!written.has(one.dataset.draft) || one.value === written.get(one.dataset.draft)) continue;
    one.value = written.get(one.dataset.draft);
    one.dispatchEvent(new Event("change"));
  }
  if (!held) return;
  const next = [...content.querySelectorAll("input, select, button, summary")].find(
    (one) => nameOf(one) === label,
  );
  if (!next) return;
  next.focus({ preventScroll: true });
  if (held.selectionStart !== null && next.type === "text")
    next.setSelectionRange(held.selectionStart, held.selectionEnd);
}

const isBeingChanged = (node) =>
  node.matches("input:not([type=checkbox], [data-draft])") && node.value !== node.defaultValue;

const nameOf = (node) => node.ariaLabel ?? node.labels?.[0]?.textContent ?? node.textContent;
