/**
 * The text as rules read it: lower case, without accents, odd spaces made plain ones. Of the same length, so that
 * positions in it are the same as in the text itself.
 */
export function plain(text: string): string {
  return text.replace(/[A-Z]|[^\p{ASCII}]/gu, (letter) => {
    if (letter.length > 1) return letter;
    if (/[\u00a0\u2000-\u200a\u202f\u3000]/.test(letter)) return " ";
    if (/[\u2010-\u2015\u2212]/.test(letter)) return "-";
    if (/[\u00aa\u00ba\u00b2\u00b3]/.test(letter)) return letter;
    const base = letter.normalize("NFD").charAt(0).toLowerCase();
    return /[a-z]/.test(base) ? base : letter;
  });
}
