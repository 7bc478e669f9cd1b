// Whose apps are on the page: all that were chosen, side by side, or one at a time where it is narrow.

import { face, make, name } from "/page/dom.js";
import { keep, kept } from "/page/kept.js";

const SIDE_BY_SIDE = 3;
const NARROW = matchMedia("(max-width: 760px)");

export class Seats {
  constructor(bar, changed) {
    this.bar = bar;
    this.changed = changed;
    this.users = [];
    NARROW.onchange = () => this.changed();
  }

  /** Who is here; who of them is shown was chosen before, or are the first. */
  become(users, only = null) {
    this.users = users;
    this.only = only;
    const known = (id) => users.some((one) => one.id === id);
    const chosen = (only ? [only] : kept("shown", [])).filter(known);
    this.shown = chosen.length ? chosen : users.slice(0, SIDE_BY_SIDE).map((one) => one.id);
    const front = this.front ?? kept("front");
    this.front = this.shown.includes(front) ? front : this.people[0]?.id;
  }

  /** The people whose apps are shown, in everybody's order. */
  get people() {
    return this.users.filter((one) => this.shown.includes(one.id));
  }

  /** Show somebody's app, or put it away. */
  toggle(user) {
    const there = this.shown.includes(user);
    if (NARROW.matches) {
      if (!there) this.shown.push(user);
      this.front = user;
    } else if (!there) {
      this.shown.push(user);
      this.front = user;
    } else if (this.shown.length > 1) {
      this.shown = this.shown.filter((one) => one !== user);
      if (this.front === user) this.front = this.people[0].id;
    }
    if (!this.only) keep("shown", this.shown);
    keep("front", this.front);
    this.changed();
  }

  draw() {
    this.bar.hidden = Boolean(this.only) || this.users.length < 2;
    const held = this.bar.contains(document.activeElement) ? document.activeElement.dataset.user : null;
    this.bar.replaceChildren(...this.users.map((one) => this.seat(one)));
    if (held) this.bar.querySelector(`[data-user="${held}"]`)?.focus({ preventScroll: true });
  }

  seat(user) {
    const pressed = NARROW.matches ? user.id === this.front : this.shown.includes(user.id);
    const properties = {
      type: "button",
      title: user.first_name,
      data: { user: user.id },
      aria: { pressed },
      on: { click: () => this.toggle(user.id) },
    };
    return make(
      "button",
      properties,
      face(user.first_name, user.id),
      make("span", { className: "title" }, name(user.first_name)),
    );
  }
}
