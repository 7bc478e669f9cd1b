// The menu of commands that the bot registered for this person and chat.

import { arrows, make } from "/page/dom.js";
import { languageOf } from "/page/language.js";

export class Commands {
  constructor(list, opener, { input, commands, chosen, language }) {
    Object.assign(this, { list, opener, input, commands, chosen, language });
    opener.onclick = () => this.suggest(this.list.hidden ? "/" : null);
    list.onkeydown = (event) => this.alongMenu(event);
  }

  get isOpen() {
    return !this.list.hidden;
  }

  /** Show what begins like this; `null` closes the menu. */
  suggest(begun) {
    const wanted = begun?.toLowerCase();
    const found = begun === null ? [] : this.commands().filter((one) => `/${one.command}`.startsWith(wanted));
    const had = this.list.contains(document.activeElement);
    this.list.replaceChildren(...found.map((one) => this.line(one)));
    this.list.hidden = !found.length;
    this.opener.setAttribute("aria-expanded", String(this.isOpen));
    if (had && !this.isOpen) this.input.focus();
  }

  line({ command, description, is_ephemeral: quiet }) {
    const about = make("span", { dir: "auto", lang: languageOf(description, this.language()) }, description);
    const note = quiet && make("small", {}, "only you see it");
    const press = () => this.chosen(`/${command}`);
    const properties = { type: "button", on: { click: press } };
    return make(
      "li",
      {},
      make("button", properties, make("b", { dir: "ltr" }, `/${command}`), " ", about, " ", note),
    );
  }

  /** From the field, arrows lead into the menu. Whether this key did. */
  towardsMenu(event) {
    if (!this.isOpen || !["ArrowUp", "ArrowDown"].includes(event.key)) return false;
    const keys = [...this.list.querySelectorAll("button")];
    event.preventDefault();
    (event.key === "ArrowDown" ? keys[0] : keys.at(-1)).focus();
    return true;
  }

  alongMenu(event) {
    if (!["ArrowUp", "ArrowDown", "Home", "End"].includes(event.key)) return;
    const next = arrows(event, [...this.list.querySelectorAll("button")]);
    if (!next) this.input.focus();
  }
}
