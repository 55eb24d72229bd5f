/** Words that Spanish writes small inside a name. */
const SMALL = new Set("de del la las el los y e i en a al da do das dos".split(" "));
const ROMAN = /^(?=[IVX])X{0,2}(IX|IV|VI{0,3}|I{1,3})?$/i;

/**
 * A name of an official list as it is written in a sentence: `"ANTONIO NARIÃ‘O"` → `"Antonio Nariño"`, `"Bosques De Las
 * Lomas Ii"` → `"Bosques de las Lomas II"`. Names that are not all large or all small keep their letters but for those words.
 */
export function shownName(listed: string): string {
  const words = mended(listed)
    .replace(/\s*\((U HAB|PBLO|BARR|FRACC|COND|EJ|CONJ HAB|AMPL|RCDA|RNCDA|ZONA)\)/gi, "")
    .replace(/\s+/g, " ")
    .trim()
    .split(" ");
  const isLoud = mended(listed) === mended(listed).toUpperCase();
  return words
    .map((word, at) => {
      if (ROMAN.test(word) && at > 0) return word.toUpperCase();
      if (at > 0 && SMALL.has(word.toLowerCase())) return word.toLowerCase();
      return isLoud ? capitalised(word.toLowerCase()) : word;
    })
    .join(" ");
}

const capitalised = (word: string) =>
  word.replace(/(^|[-(/.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** UTF-8 that was once read as Windows-1252: the letters of Spanish names alone. */
function mended(text: string): string {
  return text
    .replaceAll("Ã‘", "Ñ")
    .replaceAll("Ã±", "ñ")
    .replaceAll("Ã³", "ó")
    .replaceAll("Ã¡", "á")
    .replaceAll("Ã©", "é");
}
