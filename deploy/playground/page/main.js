// The page: some people's apps side by side, or one of them, and the stage behind them.

import * as api from "/page/api.js";
import { make } from "/page/dom.js";
import { atOnce } from "/page/hear.js";
import { News } from "/page/news.js";
import { Pane } from "/page/pane.js";
import { Seats } from "/page/seats.js";
import { Stage } from "/page/stage.js";
import { applyTheme } from "/page/stage-page.js";

const TOGETHER = 30;

const byId = (id) => document.getElementById(id);
const wanted = Number(new URLSearchParams(location.search).get("user")) || null;

const panes = new Map();
const waiting = new Map();
const seats = new Seats(byId("seats"), reseat);
const stage = new Stage(byId("stage"), byId("stage-button"), gather);
const news = new News({ changed, lost, back });
let bot = null;

/** Everybody, as they are now; everything they see. */
async function gather() {
  const found = await api.people();
  bot = found.bot;
  // A link to one person's app shows nobody else's, even when that person is gone.
  const users = wanted ? found.users.filter((one) => one.id === wanted) : found.users;
  seats.become(users, wanted);
  stage.become(found);
  arrange();
  if (!users.length) nobody();
  else if (!news.broken) byId("trouble").hidden = true;
  await Promise.all([...panes.values()].map((pane) => pane.tried(pane.load())));
}

/** The apps of those who are shown, in order; the others are put away. */
function arrange() {
  const { people } = seats;
  for (const [id, pane] of panes) {
    if (people.some((one) => one.id === id)) continue;
    pane.root.remove();
    panes.delete(id);
  }
  people.forEach((person, place) => {
    const pane = panes.get(person.id) ?? entering(person);
    if (pane.person !== person || pane.bot !== bot) pane.become(person, bot);
    const { root } = pane;
    root.classList.toggle("front", person.id === seats.front);
    if (byId("panes").children[place] !== root)
      byId("panes").insertBefore(root, byId("panes").children[place] ?? null);
  });
  byId("panes").querySelector("noscript")?.remove();
  byId("panes").dataset.count = people.length;
  seats.draw();
  skips();
  title(people);
  for (const pane of panes.values()) pane.answers.next();
  const ids = people.map((one) => one.id);
  if (ids.join() !== news.users.join()) news.listen(ids);
}

/** Somebody else is shown. */
function reseat() {
  const there = new Set(panes.values());
  arrange();
  for (const pane of panes.values()) if (!there.has(pane)) pane.tried(pane.load());
}

function entering(person) {
  const pane = new Pane(person, bot);
  panes.set(person.id, pane);
  pane.hide = () => seats.toggle(person.id);
  pane.isOnly = () => panes.size < 2;
  return pane;
}

function skips() {
  const links = seats.people.map((person) =>
    make("a", { href: `#pane-${person.id}` }, `To ${person.first_name}'s app`),
  );
  byId("skips").replaceChildren(...links);
}

function title(people) {
  const who = people.length === 1 ? `${people[0].first_name} · ` : "";
  document.title = `${who}Ninety-Nine · playground`;
}

// What happens.

function changed(event) {
  if (event.kind === "people") {
    later("everything", () => gather().catch(away));
  } else {
    for (const user of event.users) concern(panes.get(user), event);
  }
  stage.changed(event);
}

function concern(pane, event) {
  if (!pane) return;
  if (event.kind === "answer") pane.answered(event.answer);
  else if (event.kind === "chat") later(`${pane.person.id} ${event.chat}`, () => look(pane, event.chat));
  else if (event.kind !== "open") later(pane.person.id, () => pane.tried(pane.load()));
}

const look = (pane, chat) => pane.tried(pane.changed(chat));

/** Many changes at once are looked at together. */
function later(name, look) {
  if (waiting.has(name)) return;
  waiting.set(
    name,
    setTimeout(() => {
      waiting.delete(name);
      look();
    }, TOGETHER),
  );
}

function lost() {
  trouble("The connection is lost. Trying again…");
  atOnce(byId("trouble").textContent, "en");
}

function back() {
  byId("trouble").hidden = true;
  gather().catch(away);
}

/** There is no stream for nobody: look again after a while. */
function nobody() {
  trouble(wanted ? "Nobody has this account." : "Nobody is here. The Stage can bring somebody in.");
  clearTimeout(waiting.get("somebody"));
  waiting.set(
    "somebody",
    setTimeout(() => gather().catch(away), 3000),
  );
}

function trouble(words) {
  byId("trouble").hidden = false;
  byId("trouble").textContent = words;
}

function away() {
  trouble("The playground does not answer. Trying again…");
  setTimeout(() => {
    gather().catch(away);
  }, 2000);
}

applyTheme();
setInterval(() => panes.forEach((pane) => pane.tick()), 1000);
gather().catch(away);
