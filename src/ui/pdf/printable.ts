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

/** Text as the document's font can set it: letters lose a mark that the font lacks, emoji and other scripts go. */
export function printable(text: string): string {
  let changed = false;
  const characters = Array.from(text.normalize("NFC"), (character) => {
    if (KNOWN.test(character)) return character;
    changed = true;
    // A small figure is still a figure: CO₂ becomes CO2.
    const plain = Array.from(character.normalize("NFKD"), (part) => REPLACEMENTS[part] ?? part);
    if (plain.every((part) => KNOWN.test(part))) return REPLACEMENTS[character] ?? plain.join("");
    const base = character.normalize("NFD").charAt(0);
    return REPLACEMENTS[character] ?? (KNOWN.test(base) ? base : "");
  });
  const kept = characters.join("");
  // A removed character may leave two spaces, or one at an end.
  return changed ? kept.replace(/ {2,}/g, " ").trim() : kept;
}

/** The same for every text inside a JSON value. */
export function printableDeep<T>(value: T): T {
  if (typeof value === "string") return printable(value) as T;
  if (Array.isArray(value)) return value.map(printableDeep) as T;
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, printableDeep(inner)])) as T;
  }
  return value;
}
