// What a screen reader is told: new messages, changed texts once; errors and own calls at once.

import { kept } from "/page/kept.js";
import { languageOf } from "/page/language.js";

const GAP = 140;
const SAME = 700;

const queue = [];
let last = { words: "", at: 0 };
let speaking = false;

/** Say it when there is time. Several panes show the same message: it is said once. */
function politely(words, language) {
  if (!words || queue.some((one) => one.words === words)) return;
  if (words === last.words && performance.now() - last.at < SAME) return;
  queue.push({ words, language });
  if (!speaking) next();
}

function next() {
  const line = queue.shift();
  speaking = line !== undefined;
  if (!speaking) return;
  last = { words: line.words, at: performance.now() };
  put("polite", line.words, line.language);
  setTimeout(next, GAP);
}

/** Say it now, and not a second time when its turn would have come. */
export function atOnce(words, language) {
  const place = queue.findIndex((one) => one.words === words);
  if (place >= 0) queue.splice(place, 1);
  if (last.words === words) document.getElementById("polite").replaceChildren();
  last = { words, at: performance.now() };
  put("assertive", words, language);
}

function put(region, words, language) {
  const line = document.createElement("p");
  line.dir = "auto";
  if (language) line.lang = language;
  line.textContent = words;
  document.getElementById(region).replaceChildren(line);
}

/** Tell what is new in a list of messages, compared with what was there. */
export function tellNews(before, after, person) {
  if (!before) return;
  const old = new Map(before.map((one) => [one.key, one]));
  for (const one of after) {
    const was = old.get(one.key);
    if (one.from?.id === person.id && !one.service) continue;
    const language = one.service ? "en" : languageOf(one.text, person.language_code ?? "en");
    if (!was && calls(one, person)) {
      atOnce(spoken(one, person), language);
      ring();
    } else if (!was || (was.text !== one.text && !kept("silent", false))) {
      politely(spoken(one, person), language);
    }
  }
}

/** Whether a new message calls this very person: by name, or unasked and for their eyes only. */
function calls(one, person) {
  const named = one.entities?.some(
    (entity) =>
      entity.user?.id === person.id ||
      (entity.type === "mention" &&
        one.text.slice(entity.offset + 1, entity.offset + entity.length) === person.username),
  );
  return named || (one.only_you && one.silent === false && one.reply_to === null && !recently);
}

let recently = false;
let forgetting;

/** Somebody pressed or wrote: what comes back was asked for. */
export function asked() {
  recently = true;
  clearTimeout(forgetting);
  forgetting = setTimeout(() => (recently = false), 3000);
}

/** A message as it is read: who, who else sees it, what. */
export function spoken(one, person) {
  if (one.service) return one.service;
  const who = one.sender_chat?.title ?? one.from?.first_name ?? "";
  const only = one.only_you ? `, only ${person.first_name} sees this` : "";
  const what = one.photo ? "photo. " : one.document ? `file ${one.document.name}. ` : "";
  return `${who}${only}: ${what}${one.text ?? ""}`;
}

/** Two soft notes, if they are wished for. */
export function ring(always = false) {
  if (!always && !kept("sound", false)) return;
  const context = new AudioContext();
  const loud = context.createGain();
  loud.connect(context.destination);
  [660, 880].forEach((pitch, place) => {
    const note = context.createOscillator();
    note.frequency.value = pitch;
    note.connect(loud);
    note.start(context.currentTime + place * 0.14);
    note.stop(context.currentTime + place * 0.14 + 0.12);
  });
  loud.gain.setValueAtTime(0.08, context.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.32);
  setTimeout(() => context.close(), 600);
}
