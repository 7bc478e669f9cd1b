// What the bot answers to presses: toasts, alerts, and a log of both.

import { isShown, make } from "/page/dom.js";
import { languageOf } from "/page/language.js";

const TOAST = 4500;

export class Answers {
  constructor(pane) {
    this.pane = pane;
    this.toasts = pane.part(".toast");
    this.dialog = pane.part(".alert");
    this.list = pane.part(".log ol");
    this.waiting = [];
    this.dialog.onclose = () => this.closed();
  }

  /** One answer, as it comes. */
  told(answer) {
    if (!answer.text) return;
    this.log([answer]);
    if (answer.alert) this.alert(answer.text);
    else this.toast(answer.text);
  }

  toast(words, lang = languageOf(words, this.pane.language)) {
    Object.assign(this.toasts, { dir: "auto", lang });
    this.toasts.replaceChildren(make("span", {}, words));
    this.toasts.classList.add("up");
    clearTimeout(this.lowering);
    this.lowering = setTimeout(() => this.toasts.classList.remove("up"), TOAST);
  }

  alert(words) {
    this.waiting.push(words);
    this.next();
  }

  /** The next alert, when the last one is closed and this app is in front. */
  next() {
    if (this.dialog.open || !this.waiting.length || !isShown(this.pane.root)) return;
    const words = this.waiting.shift();
    this.before = document.activeElement;
    this.item = this.before?.closest(".messages li");
    const line = this.dialog.querySelector("p");
    line.textContent = words;
    line.lang = languageOf(words, this.pane.language);
    this.dialog.showModal();
  }

  /** The focus goes back to where it was, or to the message whose button is gone. */
  closed() {
    this.next();
    if (this.dialog.open) return;
    const back = [this.before, this.item].find((one) => one?.isConnected && one !== document.body);
    const held = document.activeElement;
    if (held === document.body || this.dialog.contains(held))
      (back ?? this.pane.input).focus({ preventScroll: true });
  }

  /** Keep what was said; the newest stands first. */
  log(answers) {
    const known = new Set([...this.list.children].map((one) => one.dataset.seq));
    for (const one of answers) {
      if (!one.text || known.has(String(one.seq))) continue;
      const lang = languageOf(one.text, this.pane.language);
      const kind = make("small", {}, one.alert ? "alert" : "toast");
      const words = make("span", { dir: "auto", lang }, one.text);
      this.list.prepend(make("li", { data: { seq: one.seq } }, words, " ", kind));
    }
    this.pane.part(".log .nothing").hidden = this.list.children.length > 0;
  }
}
