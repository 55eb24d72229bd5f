import type { Flat, Span } from "../text/flat.ts";
import { VOCABULARY } from "../text/vocabulary.ts";

/** Words that name a charge and no other word of such papers is near to. */
const TELLING = [
  "hipoteca",
  "embargo",
  "servidumbre",
  "usufructo",
  "resolutoria",
  "expropiacion",
  "prohibicion",
  "fideicomiso",
  "concursal",
  "arrendamiento",
];

/** Words that are one letter from one of them and mean something else. */
const OWN_WORDS = new Set([
  "embarco",
  "embargue",
  "hipotecar",
  "hipotecas",
  "embargos",
  "servidumbres",
  "usufructos",
  "resolutorio",
  "resolutorias",
  "prohibiciones",
  "exhibicion",
  "arrendamientos",
]);

/**
 * Words that look like the name of a charge and are none: what recognition left of it. One or two letters may differ, by their length.
 */
export function damagedWords(flat: Flat): Span[] {
  const known = new Map<string, boolean>();
  return flat.tokens.filter(({ text }) => {
    if (text.length < 6 || text.length > 15 || OWN_WORDS.has(text) || VOCABULARY.has(text)) return false;
    let isDamaged = known.get(text);
    if (isDamaged === undefined) {
      isDamaged = TELLING.some((word) => text !== word && !text.startsWith(word) && isNear(text, word));
      known.set(text, isDamaged);
    }
    return isDamaged;
  });
}

function isNear(text: string, word: string): boolean {
  const most = word.length >= 9 ? 2 : 1;
  if (Math.abs(text.length - word.length) > most) return false;
  return editsWithin(text, word, most);
}

/** Whether at most so many letters are changed, missing or added. Words are short, so that a whole table is cheap. */
function editsWithin(a: string, b: string, most: number): boolean {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    row = next;
  }
  return row[b.length]! <= most;
}
