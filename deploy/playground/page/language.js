// In which of the bot's languages a text is, so that a screen reader takes the right voice.

const LETTERS = [
  ["ar", /[\u0600-\u06ff]/],
  ["vi", /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i],
];
const WORDS = {
  en: "the of your you is turn points point cards card and to are joined left hand",
  es: "el los las una y tu es turno puntos punto carta cartas ronda del mano juego",
  pt: "o os um uma e sua você é vez pontos ponto carta cartas rodada não do da mão jogo",
};
const COMMON = Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(" "))]);

/** The language of a text; `otherwise` where nothing tells. */
export function languageOf(text, otherwise) {
  const byLetter = LETTERS.find(([, letters]) => letters.test(text));
  if (byLetter) return byLetter[0];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  // What has letters, and none of Arabic's, is not in Arabic.
  let best = [otherwise === "ar" && words.length ? "en" : otherwise, 0];
  for (const [language, common] of COMMON) {
    const found = words.filter((word) => common.has(word)).length;
    if (found > best[1]) best = [language, found];
  }
  return best[0];
}

/** The languages of the bot, by their own names. */
export const LANGUAGES = [
  ["en", "English"],
  ["es", "Español"],
  ["pt", "Português"],
  ["ar", "العربية"],
  ["vi", "Tiếng Việt"],
];

/** Which way an app in this language runs. */
export const direction = (language) => (/^(ar|fa|he|ur)\b/.test(language ?? "") ? "rtl" : "ltr");
