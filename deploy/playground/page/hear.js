// What a screen reader is told: new messages, changed texts once, errors at once.

const GAP = 140;
const SAME = 700;

const queue = [];
let last = { words: "", at: 0 };
let speaking = false;

/** Say it when there is time. Several panes show the same message: it is said once. */
export function politely(words) {
  if (!words || queue.includes(words)) return;
  if (words === last.words && performance.now() - last.at < SAME) return;
  queue.push(words);
  if (!speaking) next();
}

function next() {
  const words = queue.shift();
  speaking = words !== undefined;
  if (!speaking) return;
  last = { words, at: performance.now() };
  put("polite", words);
  setTimeout(next, GAP);
}

/** Say it now. */
export function atOnce(words) {
  put("assertive", words);
}

function put(region, words) {
  const line = document.createElement("p");
  line.dir = "auto";
  line.textContent = words;
  document.getElementById(region).replaceChildren(line);
}

const silent = () => localStorage.getItem("silent") === "yes";

/** Tell what is new in a list of messages, compared with what was there. */
export function tellNews(before, after, person) {
  if (!before) return;
  const old = new Map(before.map((one) => [one.key, one]));
  for (const one of after) {
    const was = old.get(one.key);
    if (one.from?.id === person.id && !one.service) continue;
    if (!was || (was.text !== one.text && !silent())) politely(words(one, person));
  }
}

function words(one, person) {
  if (one.service) return one.service;
  const private_ = one.only_you ? `Only ${person.first_name} sees this. ` : "";
  return `${private_}${one.from?.first_name ?? ""}: ${one.text}`;
}

/** Let the switch in the settings decide whether changed messages are told. */
export function bindSwitch(box) {
  box.checked = silent();
  box.onchange = () => localStorage.setItem("silent", box.checked ? "yes" : "no");
}
