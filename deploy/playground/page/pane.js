// One person's app: a list of chats, a chat, a place to write.

import * as api from "/page/api.js";
import { choose } from "/page/actions.js";
import { Answers } from "/page/answers.js";
import { drawChats, drawTopics, GENERAL, Reading } from "/page/chats.js";
import { Composer } from "/page/composer.js";
import { press, say } from "/page/doing.js";
import { face, make } from "/page/dom.js";
import { atOnce, tellNews } from "/page/hear.js";
import { Heard } from "/page/heard.js";
import { drawHint } from "/page/hint.js";
import { keep, kept } from "/page/kept.js";
import { answeredIn } from "/page/keyboard.js";
import { direction } from "/page/language.js";
import { followed } from "/page/links.js";
import { isMine } from "/page/message.js";
import { show } from "/page/messages.js";
import { More } from "/page/more.js";
import { Scroll } from "/page/scroll.js";
import { tick } from "/page/times.js";
import { walking } from "/page/walking.js";

export class Pane {
  constructor(person, bot) {
    this.person = person;
    this.bot = bot;
    this.chats = [];
    this.chat = null;
    this.topic = GENERAL;
    this.messages = [];
    this.seen = new Map();
    this.asked = 0;
    this.root = document.getElementById("pane").content.firstElementChild.cloneNode(true);
    this.root.id = `pane-${person.id}`;
    this.part = (selector) => this.root.querySelector(selector);
    this.part(".view").id = `view-${person.id}`;
    this.list = this.part(".messages");
    this.reading = new Reading(person.id);
    this.composer = new Composer(this);
    this.input = this.composer.input;
    this.answers = new Answers(this);
    this.heard = new Heard(this);
    this.more = new More(this);
    this.scroll = new Scroll(this.part(".scroll"), this.list, this.part(".down"));
    this.act = {
      command: (words) => say(this, words),
      link: (url) => followed(this, url),
      press: (message, row, column) => press(this, message, row, column),
      choose: (message) => choose(this, message),
      show: (key) => this.scroll.show(key),
      toast: (words) => this.toast(words),
    };
    this.wire();
    this.become(person, bot);
  }

  wire() {
    // With braces: a handler that gives `false` would take every other key from the page.
    this.root.onkeydown = (event) => {
      if (event.key === "Escape" && this.composer.escape()) event.stopPropagation();
    };
    walking(this.list, (key) =>
      choose(
        this,
        this.messages.find((one) => one.key === key),
      ),
    );
  }

  /** The person as they are now: another name, another language. */
  become(person, bot) {
    this.person = person;
    this.bot = bot;
    this.language = person.language_code || "en";
    this.act.language = this.language;
    this.part("h2 bdi").textContent = person.first_name;
    this.part(".head .face").replaceWith(face(person.first_name, person.id));
    this.root.setAttribute("aria-label", `${person.first_name}'s app`);
    this.part(".alert").setAttribute("aria-label", `Alert for ${person.first_name}`);
    // What the page itself says inside is marked as English.
    this.root.lang = this.language;
    this.root.dir = direction(this.language);
    this.more.become(person);
  }

  /** Where this app stands, as a name to remember things by. */
  get place() {
    return `${this.person.id} ${this.chat?.id}${this.chat?.forum ? ` ${this.topic}` : ""}`;
  }

  get status() {
    return this.chat?.status ?? this.chat?.members.find((one) => one.id === this.person.id)?.status;
  }

  get leads() {
    return ["creator", "administrator"].includes(this.status);
  }

  get mayWrite() {
    const topic = this.chat.forum && this.chat.topics?.find((one) => one.id === this.topic);
    return !this.chat.deleted && this.chat.may_write !== false && (!topic?.closed || this.leads);
  }

  // Seeing.

  /** Everything, as it is now. */
  async load() {
    const [chats, told] = await Promise.all([api.chats(this.person.id), api.answers(this.person.id)]);
    const before = this.place;
    this.chats = chats.filter((one) => !one.moved_to);
    const moved = await this.movedTo();
    const wanted = moved ?? this.chat?.id ?? kept(`chat ${this.person.id}`);
    this.chat = this.chats.find((one) => one.id === wanted) ?? this.chats[0] ?? null;
    this.topic = this.topicOf(this.chat);
    if (moved && this.input.value) keep(`draft ${this.place}`, this.input.value);
    this.answers.log(told);
    if (this.place !== before) this.composer.opened();
    this.draw();
    await Promise.all([
      this.refresh(),
      ...this.chats.filter((one) => one !== this.chat).map((one) => this.count(one.id)),
    ]);
    this.drawChats();
  }

  /** Where the chat that is open went, if it is gone. */
  async movedTo() {
    if (!this.chat || this.chats.some((one) => one.id === this.chat.id)) return null;
    return (await api.groups()).find((one) => one.id === this.chat.id)?.moved_to ?? null;
  }

  topicOf(chat) {
    const topics = chat?.forum ? (chat.topics ?? []) : [];
    const wanted = kept(`topic ${this.person.id} ${chat?.id}`, GENERAL);
    return (topics.find((one) => one.id === wanted) ?? topics[0])?.id ?? GENERAL;
  }

  /** The messages of the open chat, as they are now. */
  async refresh() {
    if (!this.chat) return;
    const { chat, place } = this;
    const turn = ++this.asked;
    const { messages } = await api.look(this.person.id, chat.id);
    // What was asked later, or of another chat, is newer.
    if (turn !== this.asked || place !== this.place) return;
    this.messages = chat.forum ? messages.filter((one) => (one.topic ?? GENERAL) === this.topic) : messages;
    const before = this.seen.get(chat.id);
    const first = this.drawnPlace !== place;
    const fresh = before ? messages.filter((one) => one.seq > (before.at(-1)?.seq ?? 0)) : [];
    show(this.list, this.messages, this.person, this.act);
    drawHint(this);
    if (first) this.scroll.opened(place);
    else this.scroll.changed(fresh.length > 0);
    this.drawnPlace = place;
    tellNews(before, messages, this.person);
    this.seen.set(chat.id, messages);
    this.reading.seen(chat.id, messages);
    this.heard.more();
    this.drawPin();
    // Who is in the chat, or what is pinned, is told by the chat itself.
    if (fresh.some((one) => one.service)) await this.load();
  }

  /** The message that was pinned last, above the others. */
  drawPin() {
    const pinned = this.messages.findLast((one) => this.chat.pinned?.map(String).includes(one.key));
    const bar = this.part(".pin");
    bar.hidden = !pinned;
    bar.replaceChildren(make("b", {}, "Pinned "), pinned?.text.split("\n")[0] ?? "");
    bar.onclick = () => this.scroll.show(pinned.key);
  }

  /** How much is new in a chat that is not open. */
  async count(chat) {
    const { messages } = await api.look(this.person.id, chat);
    if (chat !== this.chat?.id) this.reading.counted(chat, messages);
    tellNews(this.seen.get(chat), messages, this.person);
    this.seen.set(chat, messages);
    this.drawChats();
  }

  /** Something in a chat changed. */
  changed(chat) {
    if (chat === this.chat?.id) return this.refresh();
    return this.chats.some((one) => one.id === chat) ? this.count(chat) : this.load();
  }

  draw() {
    this.drawChats();
    const { chat } = this;
    this.act.title = chat?.title;
    this.part(".view").hidden = !chat;
    this.part(".none").hidden = Boolean(chat);
    const unopened = Boolean(chat?.unopened);
    this.part(".start").hidden = !unopened;
    this.part(".write").hidden = !chat || unopened || !this.mayWrite;
    this.part(".mute").hidden = !chat || unopened || this.mayWrite;
    if (!chat) {
      for (const one of [".topics", ".pin"]) this.part(one).hidden = true;
      this.part(".where").textContent = "in no chat";
      this.list.replaceChildren();
      return;
    }
    drawTopics(this.part(".topics"), this.part(".view"), chat, {
      open: this.topic,
      choose: (one) => this.openTopic(one),
    });
    const people = chat.members.filter((one) => !one.is_bot).map((one) => one.first_name);
    this.part(".where").textContent = chat.type === "private" ? `with ${chat.title}` : people.join(", ");
    this.part(".mute").textContent = chat.deleted ? "This group was deleted." : "You cannot write here.";
    this.input.placeholder = chat.type === "private" ? "Write to the bot" : "Write to the group";
  }

  drawChats() {
    drawChats(this.part(".chats"), this.chats, {
      open: this.chat?.id,
      unread: this.reading.unread,
      choose: (chat) => this.open(chat),
    });
  }

  open(chat) {
    const found = this.chats.find((one) => one.id === chat);
    if (!found || found === this.chat) return Promise.resolve();
    this.chat = found;
    keep(`chat ${this.person.id}`, found.id);
    return this.opened(this.topicOf(found));
  }

  openTopic(topic) {
    keep(`topic ${this.person.id} ${this.chat.id}`, topic);
    return this.opened(topic);
  }

  opened(topic) {
    this.scroll.keepPlace();
    this.scroll.name = null;
    this.topic = topic;
    this.list.replaceChildren();
    this.composer.opened();
    this.draw();
    return this.tried(this.refresh());
  }

  // Telling.

  answered(answer) {
    answeredIn(this.list);
    if (answer.url) followed(this, answer.url);
    this.answers.told(answer);
    this.heard.more();
  }

  /** The last message that this person wrote and can still change. */
  ownLast() {
    return this.messages.findLast(
      (one) => isMine(one, this.person) && one.text && !one.service && !one.only_you,
    );
  }

  toast(words) {
    this.answers.toast(words, "en");
  }

  tick() {
    for (const moment of this.list.querySelectorAll("time.when")) tick(moment, this.language);
  }

  /** What the promise gives, or `null` with the reason told. */
  async tried(promise) {
    try {
      return await promise;
    } catch (error) {
      const words = error instanceof api.Refused ? error.message : "The playground does not answer.";
      this.toast(words);
      atOnce(words, "en");
      return null;
    }
  }
}
