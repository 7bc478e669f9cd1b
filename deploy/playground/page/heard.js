// What one person hears, by client: a list of utterances with their lengths.

import { make } from "/page/dom.js";
import { keep, kept } from "/page/kept.js";
import { languageOf } from "/page/language.js";
import { Refused } from "/page/api.js";
import * as api from "/page/api.js";

export class Heard {
  constructor(pane) {
    this.pane = pane;
    this.box = pane.part(".ear");
    this.choice = this.box.querySelector("select");
    this.list = this.box.querySelector("ol");
    this.after = 0;
    this.choice.onchange = () => {
      keep("client", this.choice.value);
      this.anew();
    };
  }

  /** Whether this playground can tell it at all; asked once. */
  async exists() {
    this.answer ??= api.heard(this.pane.person.id, null, 0).then(
      (found) => found,
      (error) => (error instanceof Refused ? null : undefined),
    );
    return Boolean(await this.answer);
  }

  async open() {
    const { clients = [] } = (await this.answer) ?? {};
    this.choice.replaceChildren(...clients.map((one) => make("option", { value: one }, one)));
    const wanted = kept("client");
    if (clients.includes(wanted)) this.choice.value = wanted;
    await this.anew();
  }

  anew() {
    this.after = 0;
    this.list.replaceChildren();
    return this.more();
  }

  /** What was said since; several changes at once are asked for together. */
  async more() {
    if (this.box.hidden) return;
    if (this.asking) {
      this.again = true;
      return;
    }
    this.asking = true;
    try {
      const client = this.choice.value;
      const { utterances = [] } = await api.heard(this.pane.person.id, client, this.after);
      if (client === this.choice.value) this.add(utterances);
    } catch {
      // The next change asks again.
    }
    this.asking = false;
    if (this.again) {
      this.again = false;
      await this.more();
    }
  }

  add(utterances) {
    for (const { seq, seconds, text, how } of utterances) {
      if (seq <= this.after) continue;
      this.after = seq;
      const long = make("small", {}, `${how ? `${how}, ` : ""}${Number(seconds).toFixed(1)} s`);
      this.list.append(
        make(
          "li",
          {},
          make("span", { dir: "auto", lang: languageOf(text, this.pane.language) }, text),
          " ",
          long,
        ),
      );
    }
    const scroller = this.box.querySelector(".lines");
    if (utterances.length) scroller.scrollTop = scroller.scrollHeight;
    this.box.querySelector(".nothing").hidden = this.list.children.length > 0;
  }
}
