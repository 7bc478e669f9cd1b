// The page: some people's apps side by side, or one of them.

import * as api from "/page/api.js";
import { atOnce, bindSwitch } from "/page/hear.js";
import { Pane } from "/page/pane.js";

const SIDE_BY_SIDE = 3;

const byId = (id) => document.getElementById(id);

async function begin() {
  const { bot, users } = await api.people();
  const wanted = Number(new URLSearchParams(location.search).get("user"));
  const one = users.find((user) => user.id === wanted);
  const shown = one ? [one] : chosen(users);
  const panes = shown.map((person) => new Pane(person, users.indexOf(person), bot));
  byId("panes").replaceChildren(...panes.map((pane) => pane.root));
  byId("panes").dataset.count = panes.length;
  skips(panes);
  switches(users, shown, Boolean(one));
  settings();
  await Promise.all(panes.map((pane) => pane.tried(pane.load())));
  follow(panes);
  setInterval(() => panes.forEach((pane) => pane.tick()), 1000);
}

/** Up to three people at once; which ones is remembered. */
function chosen(users) {
  const kept = JSON.parse(localStorage.getItem("shown") ?? "[]");
  const known = users.filter((user) => kept.includes(user.id));
  return (known.length ? known : users).slice(0, SIDE_BY_SIDE);
}

function skips(panes) {
  const links = panes.map(({ person, root }) => {
    const link = Object.assign(document.createElement("a"), { href: `#${root.id}` });
    link.textContent = `To ${person.first_name}'s app`;
    return link;
  });
  byId("skips").replaceChildren(...links);
}

/** On a narrow screen one app is seen at a time; with many people, who is seen can be changed. */
function switches(users, shown, single) {
  const bar = byId("people");
  bar.hidden = single || users.length < 2;
  const front = (user) => {
    for (const pane of byId("panes").children) pane.classList.toggle("front", pane.id === `pane-${user}`);
    for (const button of bar.children) button.setAttribute("aria-pressed", String(button.dataset.user === String(user)));
    sessionStorage.setItem("front", user);
  };
  bar.replaceChildren(
    ...users.map((user) => {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: user.first_name });
      button.dataset.user = user.id;
      const visible = shown.some((other) => other.id === user.id);
      button.classList.toggle("visible", visible);
      button.onclick = () => (visible ? front(user.id) : bring(user.id, shown));
      return button;
    }),
  );
  bar.classList.toggle("many", users.length > shown.length);
  const kept = Number(sessionStorage.getItem("front"));
  front(shown.some((user) => user.id === kept) ? kept : shown[0]?.id);
}

/** Somebody who is not shown takes the place of the last one. */
function bring(user, shown) {
  const others = shown.slice(0, SIDE_BY_SIDE - 1).map((other) => other.id);
  localStorage.setItem("shown", JSON.stringify([...others, user]));
  sessionStorage.setItem("front", user);
  location.reload();
}

function settings() {
  bindSwitch(byId("silent"));
  byId("reset").onclick = async () => {
    if (!confirm("Forget all messages of this playground and start anew?")) return;
    await api.reset();
    location.reload();
  };
}

function follow(panes) {
  const of = new Map(panes.map((pane) => [pane.person.id, pane]));
  const stale = new Map();
  // Many changes at once are looked at together.
  const later = (pane, all) => {
    if (stale.has(pane)) {
      stale.set(pane, stale.get(pane) || all);
      return;
    }
    stale.set(pane, all);
    setTimeout(() => {
      const everything = stale.get(pane);
      stale.delete(pane);
      pane.tried(everything ? pane.load() : pane.refresh());
    }, 30);
  };
  api.events(
    panes.map((pane) => pane.person.id),
    (event) => {
      for (const pane of event.users.map((user) => of.get(user)).filter(Boolean)) {
        if (event.kind === "answer") pane.answered(event.answer);
        else if (event.kind !== "chat") later(pane, true);
        else if (event.chat === pane.chat?.id) later(pane, false);
      }
    },
    (lost) => {
      if (byId("trouble").hidden === lost && lost) atOnce(byId("trouble").textContent);
      byId("trouble").hidden = !lost;
    },
  );
}

begin().catch(() => {
  byId("trouble").hidden = false;
  byId("trouble").textContent = "The playground does not answer. Reload the page to try again.";
});
