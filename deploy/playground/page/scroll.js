// Where a list of messages stands: it follows the end only for who is there, and is remembered.

import { keep, kept } from "/page/kept.js";

const NEAR = 80;
const REST = 250;

export class Scroll {
  constructor(box, list, down) {
    this.box = box;
    this.list = list;
    this.down = down;
    this.atEnd = true;
    this.name = null;
    down.onclick = () => {
      this.toEnd();
      // The button goes; whoever pressed it stays with the messages.
      list.lastElementChild?.focus({ preventScroll: true });
    };
    box.addEventListener("scroll", () => this.moved(), { passive: true });
    // Who was at the end stays there when a menu opens or the window gets smaller.
    new ResizeObserver(() => this.resized()).observe(box);
    // Pictures get their height late.
    list.addEventListener("load", () => this.atEnd && this.toEnd(), true);
  }

  /** The messages of this name (a person's chat and topic) are drawn: stand where they were left. */
  opened(name) {
    this.name = name;
    // An app that another one covers has no places; it gets them when it comes to the front.
    this.late = !this.box.clientHeight;
    if (this.late) return undefined;
    const place = kept(`place ${name}`);
    const item = place && [...this.list.children].find((one) => one.dataset.key === place.key);
    if (!item) return this.toEnd();
    this.box.scrollTop += item.getBoundingClientRect().top - this.box.getBoundingClientRect().top - place.gap;
    return this.moved();
  }

  resized() {
    if (this.late && this.box.clientHeight) this.opened(this.name);
    else if (this.atEnd) this.toEnd();
  }

  /** New or changed messages are drawn. */
  changed(grew) {
    if (this.atEnd && this.mayFollow()) this.toEnd();
    else if (grew) this.down.hidden = false;
  }

  /** Nothing new takes a message out of sight that somebody with a keyboard is at. */
  mayFollow() {
    const held = this.list.querySelector(":focus-visible");
    if (!held) return true;
    const left = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight;
    return held.getBoundingClientRect().top - left >= this.box.getBoundingClientRect().top;
  }

  toEnd() {
    this.box.scrollTop = this.box.scrollHeight;
    this.atEnd = true;
    this.down.hidden = true;
  }

  moved() {
    if (!this.box.clientHeight) return;
    this.atEnd = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < NEAR;
    if (this.atEnd) this.down.hidden = true;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.keepPlace(), REST);
  }

  keepPlace() {
    if (!this.name || !this.box.clientHeight) return;
    const top = this.box.getBoundingClientRect().top;
    const first = [...this.list.children].find((one) => one.getBoundingClientRect().bottom > top);
    const gap = first ? Math.round(first.getBoundingClientRect().top - top) : 0;
    keep(`place ${this.name}`, this.atEnd || !first ? null : { key: first.dataset.key, gap });
  }

  /** Bring a message into sight, and the focus to it. */
  show(key) {
    const item = [...this.list.children].find((one) => one.dataset.key === key);
    if (!item) return;
    item.scrollIntoView({ block: "center" });
    item.focus({ preventScroll: true });
    item.classList.add("found");
    setTimeout(() => item.classList.remove("found"), 1600);
  }
}
