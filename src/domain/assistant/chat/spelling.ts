import { FOREIGN_WORDS, LEXICON } from "./lexicon.ts";
import { COMMON_WORDS } from "./spelled-words.ts";

/**
 * Words as our lists spell them. A word of five letters may be one letter off, one of nine two: changed, missing, added
 * or two neighbours swapped. Found by the rest of a word when letters are removed, so that no word is compared with the
 * whole list.
 */
const SHORTEST = 5;
const LONG = 9;
/**
 * Longer than any word of our lists with two letters too many: a word of a thousand letters has half a million
 * variants.
 */
const LONGEST = Math.max(...LEXICON.map((word) => word.length)) + 2;

const known = new Set<string>([...LEXICON, ...FOREIGN_WORDS, ...COMMON_WORDS]);
/** "Kiero" and "ablar" sound like words that we know. */
const bySound = new Map(LEXICON.filter((word) => word.length >= 3).map((word) => [soundOf(word), word]));
const byRest = new Map<string, string[]>();
for (const word of LEXICON) {
  if (word.length < SHORTEST) continue;
  for (const rest of restsOf(word, word.length >= LONG ? 2 : 1)) {
    const words = byRest.get(rest);
    if (words) words.push(word);
    else byRest.set(rest, [word]);
  }
}

/** The word of our lists that somebody meant, or their own. */
export function spelling(plain: string): string {
  if (plain.length < 3 || known.has(plain)) return plain;
  const alike = bySound.get(soundOf(plain));
  if (alike) return alike;
  if (plain.length < SHORTEST || plain.length > LONGEST) return plain;
  const most = plain.length >= LONG ? 2 : 1;
  let best = plain;
  let least = most + 1;
  for (const rest of restsOf(plain, most)) {
    for (const word of byRest.get(rest) ?? []) {
      // A first letter is rarely wrong, and many words differ in it only: "renta", "venta".
      if (word[0] !== plain[0] && soundOf(word[0]!) !== soundOf(plain[0]!)) continue;
      // A plural is no error.
      if (`${word}s` === plain || `${plain}s` === word) return word;
      const distance = editsBetween(word, plain, most);
      if (distance < least) {
        least = distance;
        best = word;
      }
    }
  }
  return best;
}

/**
 * Whether the dictionary of the spelling has the word, which must be lower case and without marks. Unknown words may be
 * corrected.
 */
export const isKnownWord = (plain: string): boolean => known.has(plain);

/** Letters that sound alike and are mistaken for each other. */
export function soundOf(word: string): string {
  return word
    .replace(/v/g, "b")
    .replace(/^h/, "")
    .replace(/y/g, "ll")
    .replace(/z|c(?=[ei])/g, "s")
    .replace(/k|qu/g, "c")
    .replace(/g(?=[ei])/g, "j");
}

function restsOf(word: string, most: number): Set<string> {
  const rests = new Set([word]);
  let last = [word];
  for (let taken = 0; taken < most; taken++) {
    const next: string[] = [];
    for (const each of last) {
      for (let at = 0; at < each.length; at++) {
        const rest = each.slice(0, at) + each.slice(at + 1);
        if (!rests.has(rest)) {
          rests.add(rest);
          next.push(rest);
        }
      }
    }
    last = next;
  }
  return rests;
}

/** Damerau-Levenshtein (optimal string alignment); `most + 1` for anything further. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return Math.min(above[b.length]!, most + 1);
}
