// What belongs to one app beyond its chats: language, who it writes as, logs, and its own address.

import * as api from "/page/api.js";
import { copied, make } from "/page/dom.js";
import { keep, kept } from "/page/kept.js";
import { LANGUAGES } from "/page/language.js";

/** The address of one person's app, for another browser or another person. */
export const addressOf = (person) => new URL(`/?user=${person.id}`, location.href).href;

/** Whether this page was opened by a name that only this machine has. */
export const isAlone = () => /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

export class More {
  constructor(pane) {
    this.pane = pane;
    this.opener = pane.part(".head .dots");
    this.sheet = pane.part(".sheet");
    this.sheet.id = `more-${pane.person.id}`;
    this.opener.popoverTargetElement = this.sheet;
    this.language = this.sheet.querySelector("[name=language]");
    this.as = this.sheet.querySelector("[name=as]");
    this.language.append(...LANGUAGES.map(([value, words]) => make("option", { value, lang: value }, words)));
    this.language.onchange = () =>
      pane.tried(api.change(pane.person.id, { language_code: this.language.value }));
    this.as.onchange = () => keep(`as ${pane.person.id} ${pane.chat.id}`, this.as.value);
    this.sheet.addEventListener("beforetoggle", (event) => event.newState === "open" && this.fill());
    this.sheet.addEventListener("toggle", (event) => event.newState === "open" && this.put());
    this.sheet.querySelector(".copy").onclick = () => this.copy();
    this.sheet.querySelector(".hide").onclick = () => {
      this.sheet.hidePopover();
      pane.hide();
    };
    this.sheet.querySelector(".block").onclick = () => this.block();
    for (const drawer of ["log", "ear"]) this.drawer(drawer);
  }

  become(person) {
    const { first_name: name } = person;
    this.opener.setAttribute("aria-label", `More for ${name}`);
    this.sheet.setAttribute("aria-label", `More for ${name}`);
    const known = [...this.language.options].some((one) => one.value === person.language_code);
    if (!known && person.language_code) this.language.append(make("option", {}, person.language_code));
    this.language.value = person.language_code || "en";
  }

  async fill() {
    const { pane } = this;
    const group = pane.chat && pane.chat.type !== "private";
    this.sheet.querySelector(".as").hidden = !group;
    const entries = [
      ["", pane.person.first_name],
      ["anonymous", "The group, anonymously"],
      ["channel", `${pane.person.first_name}'s channel`],
    ];
    const options = entries.filter(([value]) => value !== "anonymous" || pane.leads);
    this.as.replaceChildren(...options.map(([value, words]) => make("option", { value }, words)));
    this.as.value = (group && kept(`as ${pane.person.id} ${pane.chat.id}`)) || "";
    const address = addressOf(pane.person);
    this.sheet.querySelector(".address").value = address;
    this.sheet.querySelector(".go").href = address;
    this.sheet.querySelector(".alone").hidden = !isAlone();
    this.sheet.querySelector(".hide").hidden = pane.isOnly();
    this.sheet.querySelector(".block").textContent = this.isBlocked() ? "Unblock the bot" : "Block the bot";
    this.sheet.querySelector(".ear-switch").hidden = !(await pane.heard.exists());
  }

  put() {
    const near = this.opener.getBoundingClientRect();
    const { width } = this.sheet.getBoundingClientRect();
    const left = this.pane.root.dir === "rtl" ? near.left : near.right - width;
    this.sheet.style.left = `${Math.min(Math.max(8, left), innerWidth - width - 8)}px`;
    this.sheet.style.top = `${near.bottom + 6}px`;
  }

  async copy() {
    const done = await copied(addressOf(this.pane.person));
    this.sheet.querySelector(".copy").textContent = done ? "Copied" : "Press Ctrl+C";
    if (!done) this.sheet.querySelector(".address").select();
    setTimeout(() => (this.sheet.querySelector(".copy").textContent = "Copy"), 2000);
  }

  isBlocked() {
    const own = this.pane.chats.find((one) => one.type === "private");
    return own?.bot?.status === "kicked";
  }

  async block() {
    const blocked = !this.isBlocked();
    this.sheet.hidePopover();
    if ((await this.pane.tried(api.block(this.pane.person.id, blocked))) === null) return;
    await this.pane.tried(this.pane.load());
    this.pane.toast(blocked ? "The bot is blocked." : "The bot is unblocked.");
  }

  /** A part of the app that can be shown below the messages, or not. */
  drawer(kind) {
    const { pane } = this;
    const box = this.sheet.querySelector(`.${kind}-switch input`);
    const part = pane.part(`.${kind}`);
    const name = `${kind} ${pane.person.id}`;
    const put = async (shown) => {
      if (kind === "ear" && shown && !(await pane.heard.exists())) return;
      part.hidden = !shown;
      if (kind === "ear" && shown) await pane.heard.open();
    };
    box.checked = kept(name, false);
    put(box.checked);
    box.onchange = () => {
      keep(name, box.checked || null);
      put(box.checked);
    };
    part.querySelector(".close").onclick = () => {
      box.checked = false;
      box.onchange();
      this.opener.focus();
    };
  }
}
