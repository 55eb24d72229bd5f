/** The characters of the two subsets of Archivo that documents embed; any other would print as garbage. */
const KNOWN =
  /[\n\u0020-\u007e\u00a0-\u017f\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01c4-\u01dc\u01e6\u01e7\u01ea\u01eb\u01fa-\u021b\u022a-\u022d\u0230-\u0233\u02bc\u1e24\u1e25\u1e62\u1e63\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20a1\u20a9\u20ab\u20ac\u20b1\u20b2\u20b9\u20bd\u2122\u2191\u2193\u2212]/u;

/** Replacement of a character that the font lacks but the reader would miss. */
const REPLACEMENTS: Record<string, string> = {
  "\t": " ",
  "\u202f": "\u00a0",
  "\u2007": "\u00a0",
  "\u2010": "-",
  "\u2011": "-",
  "\u2015": "\u2014",
  "\u2190": "<",
  "\u2192": ">",
  "\u2264": "<=",
  "\u2265": ">=",
  "\u2248": "~",
};

/** Stands for a word or more of a script that the font lacks. A paper that has it says so (`noteOfUnprintable`). */
const UNPRINTABLE = "[…]";

/** Where a character that has no letter of ours is marked. It is no character of texts. */
const MARK = "\ue000";
const SIGN_MARK = "\ue001";
/** Emoji that people write behind a number in place of its unit. */
const UNITS: Readonly<Record<string, string>> = {
  "🛏": "hab.",
  "🛌": "hab.",
  "🚪": "hab.",
  "🛁": "baños",
  "🚿": "baños",
  "🚽": "baños",
  "🚗": "plazas de garaje",
  "🚘": "plazas de garaje",
};
/** A number, the sign behind it and the selectors that belong to the sign. */
const COUNTED_SIGN = /(\d)(\s*)((?:\p{Extended_Pictographic})|[\p{S}])\ufe0f?/gu;
const WORDS_UNPRINTABLE = /\ue000(?:[\ue000 ,.:;-]*\ue000)?/g;
const LEADING_SIGNS = /(^|\n)[ \ue001]*\ue001[ \ue001]*(?=[^\n])/g;
/** Letters and digits of other scripts say something; joiners, variants of signs and controls do not. */
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
/** Signs and emoji stand before a line of an advert as a bullet does, or beside a word that says the same. */
const SIGN = /[\p{Extended_Pictographic}\p{S}]/u;

/**
 * Text as the document's font can set it: letters lose a mark that the font lacks, words of other scripts become `[…]` and a sign at the
 * beginning of a line a bullet. Behind a number an emoji is its unit; other emoji repeat what the words beside them say, and go.
 */
export function printable(text: string): string {
  let changed = false;
  const spelled = text
    .normalize("NFC")
    .replace(COUNTED_SIGN, (whole, figure: string, gap: string, sign: string) =>
      KNOWN.test(sign) || sign in REPLACEMENTS ? whole : `${figure}${gap || " "}${UNITS[sign] ?? MARK}`,
    );
  const characters = Array.from(spelled, (character) => {
    if (character === MARK) {
      changed = true;
      return MARK;
    }
    if (KNOWN.test(character)) return character;
    changed = true;
    // A small figure is still a figure: CO₂ becomes CO2.
    const plain = Array.from(character.normalize("NFKD"), (part) => REPLACEMENTS[part] ?? part);
    if (plain.every((part) => KNOWN.test(part))) return REPLACEMENTS[character] ?? plain.join("");
    const base = character.normalize("NFD").charAt(0);
    if (REPLACEMENTS[character] !== undefined) return REPLACEMENTS[character];
    if (KNOWN.test(base)) return base;
    return SAYS_SOMETHING.test(character) ? MARK : SIGN.test(character) ? SIGN_MARK : "";
  });
  const kept = characters.join("");
  if (!changed) return kept;
  return kept
    .replace(WORDS_UNPRINTABLE, UNPRINTABLE)
    .replace(LEADING_SIGNS, "$1• ")
    .replaceAll(SIGN_MARK, "")
    .replace(/ {2,}/g, " ")
    .replace(/ ([,.;:)])/g, "$1")
    .trim();
}

/** The signs and letters of a text, or of the texts inside a JSON value, that a document leaves out or prints as `[…]`; each once. */
export function unprintedSigns(value: unknown): string[] {
  if (typeof value === "string") {
    const isLost = (sign: string) => {
      const shown = printable(sign);
      return shown === UNPRINTABLE || (shown === "" && (SAYS_SOMETHING.test(sign) || SIGN.test(sign)));
    };
    return [...new Set(Array.from(value).filter((sign) => !KNOWN.test(sign) && isLost(sign)))];
  }
  if (typeof value !== "object" || value === null) return [];
  return [...new Set(Object.values(value).flatMap(unprintedSigns))];
}

/** Whether a text inside a JSON value has a place that could not be printed. */
function hasUnprintable(value: unknown): boolean {
  if (typeof value === "string") return value.includes(UNPRINTABLE);
  return typeof value === "object" && value !== null && Object.values(value).some(hasUnprintable);
}

/** The sentence of a paper about the places that could not be printed; null without one. @param paper its texts, as they are printed */
export const noteOfUnprintable = (paper: unknown): string | null =>
  hasUnprintable(paper) ? `${UNPRINTABLE}: letras que este documento no puede imprimir.` : null;

/** The same for every text inside a JSON value. */
export function printableDeep<T>(value: T): T {
  if (typeof value === "string") return printable(value) as T;
  if (Array.isArray(value)) return value.map(printableDeep) as T;
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, printableDeep(inner)])) as T;
  }
  return value;
}
