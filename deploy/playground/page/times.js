// Moments in the reader's own words: they tick while somebody looks.

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const SHOWN = {
  w: { weekday: "long" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
};

/** Write a `<time>` that carries a moment as it is now, in the language of the app around it. */
export function tick(node, language) {
  const { unix, format } = node.dataset;
  let words = node.textContent;
  if (format === "r") words = relative(Number(unix), language);
  else if (format) words = absolute(Number(unix), format, language);
  if (node.textContent !== words) node.textContent = words;
  return node;
}

function relative(unix, language) {
  const seconds = Math.round(unix - Date.now() / 1000);
  const [unit, size] = UNITS.find(([, one]) => Math.abs(seconds) >= one) ?? UNITS.at(-1);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return words.format(Math.trunc(seconds / size), unit);
}

function absolute(unix, format, language) {
  const date = new Date(unix * 1000);
  return [...format].map((one) => date.toLocaleString(language, SHOWN[one] ?? {})).join(" ");
}

/** Hours and minutes. */
export const clock = (unix, language) =>
  new Date(unix * 1000).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });

/** The day of a moment: today and yesterday by these words. */
export function day(unix, language) {
  const date = new Date(unix * 1000);
  const ago = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 864e5);
  if (ago < 2) {
    const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-ago, "day");
    return words[0].toLocaleUpperCase(language) + words.slice(1);
  }
  return date.toLocaleDateString(language, { day: "numeric", month: "long" });
}
