// The place to write: a text, an answer to a message, a change of one's own; drafts are kept.

import { Commands } from "/page/commands.js";
import { edit, say } from "/page/doing.js";
import { keep, kept } from "/page/kept.js";

const TALLEST = 140;

export class Composer {
  constructor(pane) {
    this.pane = pane;
    this.input = pane.part(".write textarea");
    this.about = pane.part(".about");
    this.commands = new Commands(pane.part(".commands"), pane.part(".slash"), {
      input: this.input,
      commands: () => pane.chat?.commands ?? [],
      language: () => pane.language,
      chosen: (words) => this.send(words),
    });
    this.target = null;
    pane.part(".write").onsubmit = (event) => {
      event.preventDefault();
      if (this.input.value.trim()) this.send(this.input.value);
    };
    this.input.oninput = () => this.changed();
    this.input.onkeydown = (event) => this.key(event);
    pane.part(".about button").onclick = () => this.drop();
    pane.part(".start").onclick = () => this.send("/start");
  }

  get name() {
    return `draft ${this.pane.place}`;
  }

  /** Another chat or topic is shown: its draft comes back. */
  opened() {
    this.drop({ focus: false });
    this.input.value = kept(this.name, "");
    this.commands.suggest(null);
    this.grow();
  }

  changed() {
    if (this.target?.what !== "edit") keep(this.name, this.input.value);
    this.commands.suggest(this.input.value.startsWith("/") ? this.input.value : null);
    this.grow();
  }

  grow() {
    this.input.style.height = "auto";
    if (this.input.value) this.input.style.height = `${Math.min(this.input.scrollHeight + 2, TALLEST)}px`;
  }

  key(event) {
    if (this.commands.towardsMenu(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.pane.part(".write").requestSubmit();
    } else if (event.key === "ArrowUp" && !this.input.value) {
      const last = this.pane.ownLast();
      if (last) {
        event.preventDefault();
        this.edit(last);
      }
    }
  }

  /** Answer a message. */
  reply(message) {
    this.aim({ what: "reply", message }, `Reply to ${message.from?.first_name ?? ""}`);
  }

  /** Change one's own message. */
  edit(message) {
    this.aim({ what: "edit", message }, "Edit your message");
    this.input.value = message.text;
    this.grow();
  }

  aim(target, words) {
    this.target = target;
    this.about.hidden = false;
    this.about.querySelector("b").textContent = words;
    this.about.querySelector("span").textContent = target.message.text || "Photo";
    this.input.focus();
  }

  /** Neither answer nor change; what was being written before comes back. */
  drop({ focus = true } = {}) {
    const was = this.target;
    this.target = null;
    this.about.hidden = true;
    if (was?.what === "edit") this.input.value = kept(this.name, "");
    this.grow();
    if (was && focus) this.input.focus();
    return Boolean(was);
  }

  /** What Escape does here. Whether it did anything. */
  escape() {
    if (!this.commands.isOpen) return this.drop();
    this.commands.suggest(null);
    return true;
  }

  async send(words) {
    const { target, name } = this;
    const begun = this.input.value;
    const editing = target?.what === "edit" && words === begun;
    const done = editing
      ? await edit(this.pane, target.message, words)
      : await say(this.pane, words, target?.message);
    if (!done) return;
    if (words === begun || begun.startsWith("/")) keep(name, null);
    // Somebody may have gone elsewhere, or written on, while it was sent.
    if (this.name !== name) return;
    if (this.input.value === begun && (words === begun || begun.startsWith("/"))) this.input.value = "";
    if (this.target === target) this.drop({ focus: false });
    this.commands.suggest(null);
    this.grow();
  }
}
