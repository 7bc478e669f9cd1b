// One person's app: a list of chats, a chat, a place to write.

import * as api from "/page/api.js";
import { tick } from "/page/entities.js";
import { atOnce, tellNews } from "/page/hear.js";
import { show } from "/page/messages.js";

const TOAST = 4000;
const NEAR = 80;

export class Pane {
  constructor(person, place, bot) {
    this.person = person;
    this.bot = bot;
    this.chats = [];
    this.chat = null;
    this.seen = new Map();
    this.drafts = new Map();
    this.root = document.getElementById("pane").content.firstElementChild.cloneNode(true);
    this.root.id = `pane-${person.id}`;
    this.root.classList.add(`tint-${place % 8}`);
    this.part = (selector) => this.root.querySelector(selector);
    this.act = {
      command: (words) => this.say(words),
      link: (url) => this.followed(url),
      press: (message, row, column) => this.pressed(message, row, column),
    };
    this.wire();
  }

  wire() {
    const { first_name: name } = this.person;
    this.part("h2 bdi").textContent = name;
    this.part(".face").textContent = [...name][0];
    this.root.setAttribute("aria-label", `${name}'s app`);
    const language = this.part(".language select");
    language.value = this.person.language_code ?? "en";
    language.onchange = () => this.tried(api.speak(this.person.id, language.value));
    this.input = this.part("input");
    this.menu = this.part(".menu");
    this.part(".write").onsubmit = (event) => {
      event.preventDefault();
      if (this.input.value.trim()) this.say(this.input.value).then((done) => done && this.typed(""));
    };
    this.input.oninput = () => this.suggest(this.input.value.startsWith("/") ? this.input.value : null);
    this.input.onkeydown = (event) => this.towardsMenu(event);
    this.menu.onkeydown = (event) => this.alongMenu(event);
    this.part(".slash").onclick = () => this.suggest(this.menu.hidden ? "/" : null);
    this.part(".start").onclick = () => this.say("/start");
    this.scroll = this.part(".scroll");
    this.part(".down").onclick = () => this.toEnd();
    this.scroll.onscroll = () => {
      this.atEnd = this.nearEnd();
      if (this.atEnd) this.part(".down").hidden = true;
    };
    // Who was at the end stays there when the menu opens or the window gets smaller.
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(this.scroll);
    // With braces: a handler that gives `false` would take every other key from the page.
    this.root.onkeydown = (event) => {
      if (event.key === "Escape") this.suggest(null);
    };
  }

  /** Everything, as it is now. */
  async load() {
    const [chats, told] = await Promise.all([api.chats(this.person.id), api.answers(this.person.id)]);
    this.chats = chats.filter((chat) => !chat.moved_to);
    const kept = Number(localStorage.getItem(`chat-${this.person.id}`));
    const wanted = this.chat?.id ?? kept;
    this.chat = this.chats.find((one) => one.id === wanted) ?? this.chats[0];
    this.drawChats();
    this.drawTold(told);
    await this.refresh();
  }

  async refresh() {
    const chat = this.chat;
    if (!chat) return;
    const { messages } = await api.look(this.person.id, chat.id);
    if (chat !== this.chat) return;
    const first = !this.scroll.dataset.chat || this.scroll.dataset.chat !== String(chat.id);
    const follow = first || this.nearEnd();
    const before = this.seen.get(chat.id);
    const grew = before && messages.some((one) => one.seq > (before.at(-1)?.seq ?? 0));
    show(this.part(".messages"), messages, this.person, this.act);
    tellNews(before, messages, this.person);
    this.seen.set(chat.id, messages);
    this.scroll.dataset.chat = chat.id;
    this.drawHint(messages);
    if (follow) this.toEnd();
    else if (grew) this.part(".down").hidden = false;
  }

  nearEnd() {
    return this.scroll.scrollHeight - this.scroll.scrollTop - this.scroll.clientHeight < NEAR;
  }

  toEnd() {
    this.scroll.scrollTop = this.scroll.scrollHeight;
    this.part(".down").hidden = true;
  }

  drawChats() {
    const buttons = this.chats.map((chat) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.chat = chat.id;
      button.setAttribute("aria-pressed", String(chat.id === this.chat.id));
      const name = document.createElement("bdi");
      name.textContent = chat.title;
      button.append(name, chat.type === "private" ? " · private" : "");
      button.onclick = () => this.open(chat.id);
      return button;
    });
    const held = this.part(".chats").contains(document.activeElement) && document.activeElement.dataset.chat;
    this.part(".chats").replaceChildren(...buttons);
    if (held) buttons.find((one) => one.dataset.chat === held)?.focus();
    const people = this.chat.members.filter((one) => !one.is_bot).map((one) => one.first_name);
    this.part(".where").textContent = this.chat.type === "private" ? "with the bot" : people.join(", ");
    this.part(".where").dir = "auto";
    const unopened = Boolean(this.chat.unopened);
    this.part(".write").hidden = unopened;
    this.part(".start").hidden = !unopened;
    this.input.placeholder = this.chat.type === "private" ? "Write to the bot" : "Write to the group";
    this.root.lang = this.person.language_code ?? "en";
  }

  open(chat) {
    this.drafts.set(this.chat.id, this.input.value);
    this.chat = this.chats.find((one) => one.id === chat) ?? this.chat;
    localStorage.setItem(`chat-${this.person.id}`, this.chat.id);
    this.part(".messages").replaceChildren();
    this.typed(this.drafts.get(this.chat.id) ?? "");
    this.drawChats();
    this.part(`.chats [data-chat="${this.chat.id}"]`)?.focus();
    return this.tried(this.refresh());
  }

  drawHint(messages) {
    const spoken = messages.some((one) => !one.service);
    const hint = this.part(".hint");
    hint.hidden = spoken;
    if (spoken) return;
    hint.dir = "auto";
    hint.textContent = this.chat.unopened
      ? this.chat.about || "Press Start, and the bot can write to you here."
      : "Press / below and choose /newgame, or type it.";
  }

  // Writing.

  typed(words) {
    this.input.value = words;
    this.suggest(null);
  }

  suggest(begun) {
    const found = begun === null ? [] : this.chat.commands.filter((one) => `/${one.command}`.startsWith(begun.toLowerCase()));
    const had = this.menu.contains(document.activeElement);
    this.menu.replaceChildren(...found.map((one) => this.suggestion(one)));
    this.menu.hidden = !found.length;
    this.part(".slash").setAttribute("aria-expanded", String(!this.menu.hidden));
    if (had && this.menu.hidden) this.input.focus();
  }

  suggestion(one) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    const name = document.createElement("b");
    name.textContent = `/${one.command}`;
    const about = document.createElement("span");
    about.dir = "auto";
    about.textContent = one.description;
    button.append(name, " ", about);
    if (one.is_ephemeral && this.chat.type !== "private") {
      const note = document.createElement("small");
      note.textContent = "only you see it";
      button.append(" ", note);
    }
    button.onclick = () => this.say(`/${one.command}`).then(() => this.typed(""));
    item.append(button);
    return item;
  }

  towardsMenu(event) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    const keys = [...this.menu.querySelectorAll("button")];
    if (!keys.length) return;
    event.preventDefault();
    (event.key === "ArrowDown" ? keys[0] : keys.at(-1)).focus();
  }

  alongMenu(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const keys = [...this.menu.querySelectorAll("button")];
    (keys[keys.indexOf(document.activeElement) + step] ?? this.input).focus();
  }

  async say(words) {
    const done = await this.tried(api.say(this.person.id, this.chat.id, words));
    if (done !== null) this.toEnd();
    return done !== null;
  }

  /** Links to the bot open its private chat and start it. Whether this was one. */
  followed(url) {
    const link = /^https?:\/\/t\.me\/([A-Za-z0-9_]+)(?:\?start=([\w-]*))?$/.exec(url);
    if (!link || link[1].toLowerCase() !== (this.bot.username ?? "").toLowerCase()) return false;
    this.open(this.person.id).then(() => this.say(`/start ${link[2] ?? ""}`.trim()));
    return true;
  }

  // Pressing.

  pressed(message, row, column) {
    return this.tried(api.press(this.person.id, message.chat, message.key, row, column));
  }

  answered(answer) {
    if (answer.url) this.followed(answer.url);
    if (!answer.text) return;
    this.drawTold([answer]);
    if (answer.alert) this.alert(answer.text);
    else this.toast(answer.text);
  }

  /** A dialog is read when it opens, and gives the focus back when it closes. */
  alert(words) {
    const dialog = this.part("dialog");
    dialog.querySelector("p").textContent = words;
    dialog.setAttribute("aria-label", `Alert for ${this.person.first_name}`);
    if (!dialog.open) dialog.showModal();
  }

  toast(words) {
    const toast = this.part(".toast");
    toast.dir = "auto";
    toast.textContent = words;
    toast.classList.add("up");
    clearTimeout(this.toasting);
    this.toasting = setTimeout(() => toast.classList.remove("up"), TOAST);
  }

  drawTold(answers) {
    const list = this.part(".told ol");
    const known = new Set([...list.children].map((one) => one.dataset.seq));
    for (const one of answers) {
      if (!one.text || known.has(String(one.seq))) continue;
      const item = document.createElement("li");
      item.dataset.seq = one.seq;
      item.dir = "auto";
      item.textContent = one.text;
      list.prepend(item);
    }
    this.part(".told summary span").textContent = list.children.length || "none";
  }

  tick() {
    for (const moment of this.root.querySelectorAll("time.when")) tick(moment);
  }

  /** What the promise gives, or `null` with the reason told. */
  async tried(promise) {
    try {
      return await promise;
    } catch (error) {
      const words = error instanceof api.Refused ? error.message : "The playground does not answer.";
      this.toast(words);
      atOnce(words);
      return null;
    }
  }
}
