/** Letters as people type them: ligatures taken apart, composed accents, every kind of blank as one, nothing that nobody sees. */
export function cleanLetters(text: string): string {
  return (
    text
      .replace(/[\uFB00-\uFB06]/g, (ligature) => LIGATURES[ligature]!)
      // A soft hyphen that is shown stands at the end of a line.
      .replaceAll("\u00AD", "-")
      .replace(/[\u2010\u2011\u2212]/g, "-")
      // Controls, marks of direction and joiners, but for the blanks among them.
      .replace(/(?!\s)[\p{Cc}\p{Cf}\u2028\u2029]/gu, "")
      .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000\t]/g, " ")
      .normalize("NFC")
      // Half of a pair of surrogates is stored nowhere.
      .toWellFormed()
  );
}

const LIGATURES: Record<string, string> = {
  "\uFB00": "ff",
  "\uFB01": "fi",
  "\uFB02": "fl",
  "\uFB03": "ffi",
  "\uFB04": "ffl",
  "\uFB05": "st",
  "\uFB06": "st",
};
