// What stands in a chat where nothing was said yet: what to press first.

import { say } from "/page/doing.js";
import { button, make } from "/page/dom.js";
import { kept } from "/page/kept.js";
import { languageOf } from "/page/language.js";

/** Show the hint of an empty chat, or hide it. */
export function drawHint(pane) {
  const box = pane.part(".hint");
  const empty = !pane.messages.some((one) => !one.service);
  tip(pane, empty);
  const name = JSON.stringify([
    empty,
    pane.place,
    pane.chat.unopened,
    pane.chat.about,
    pane.chat.bot,
    leader(pane),
  ]);
  if (box.drawnFrom === name) return;
  box.drawnFrom = name;
  box.hidden = !empty;
  box.replaceChildren(...(empty ? words(pane) : []));
}

/** Until a button was pressed for the first time, the first app says which one begins. */
function tip(pane, empty) {
  const box = pane.part(".tip");
  const live = pane.messages.findLast((one) => one.keyboard?.length);
  box.hidden = empty || !live || live.only_you || !leader(pane) || kept("pressed", false);
  if (box.hidden) return;
  const buttons = live.keyboard.flat();
  const first = buttons.find((one) => one.style === "success" && !("disabled" in one));
  // What begins something can be called off as well: only then is it a beginning.
  box.hidden = !first || !buttons.some((one) => one.style === "danger");
  box.textContent = first ? `Begin here: press ${first.text}` : "";
}

const line = (words, properties = {}) => make("p", { dir: "auto", ...properties }, words);

/** The first app on the page leads; the others look on. */
const leader = (pane) => !pane.root.previousElementSibling;

function words(pane) {
  const { chat } = pane;
  if (chat.type === "private") {
    const about = chat.about ? line(chat.about, { lang: languageOf(chat.about, pane.language) }) : "";
    return [
      about,
      line(chat.unopened ? "Press Start, and the bot can write to you here." : "Nothing was said here yet."),
    ];
  }
  if (chat.bot && ["left", "kicked"].includes(chat.bot.status))
    return [line("The bot is not in this group. The Stage can bring it in.")];
  if (!pane.mayWrite) return [line("Nothing was said here yet.")];
  if (!leader(pane)) return [line(`This is the same group, as ${pane.person.first_name} sees it.`)];
  const steps = make(
    "ol",
    {},
    make("li", {}, "Open a table with the button below."),
    make("li", {}, "In the other apps, press Join."),
    make("li", {}, "Here again, press Start."),
  );
  return [
    make("h3", {}, "Play a game"),
    steps,
    button("Open a table", () => say(pane, "/newgame"), { className: "main" }),
  ];
}
