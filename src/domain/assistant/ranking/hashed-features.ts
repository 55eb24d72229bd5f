import { fold } from "../../shared/listing/fold.ts";
import { STOP_WORDS } from "../../shared/search/field-words.ts";
import { remembered } from "../../shared/search/remembered.ts";
import { pageTermOf, soundOf } from "../answers/query-words.ts";

/** Rows of the encoder's table; a power of two. */
export const BUCKETS = 1 << 14;
/** Later words of a text are not read. */
const MOST_WORDS = 90;
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;

/** Words of every text as they sound, so that "kiero" says no more than "quiero". */
const saysNothing: ReadonlySet<string> = new Set([...STOP_WORDS].map(soundOf));

/**
 * Rows of the encoder's table that a text lights: its words as they sound, their terms, pairs of neighbouring terms,
 * and pieces of three to five letters with the word's edges. A row may come several times. Letters that sound alike
 * are one letter here, so that a misspelt word shares its rows with the correct one.
 */
export function hashedFeatures(text: string): number[] {
  const rows: number[] = [];
  let before = "";
  for (const word of fold(text).split(" ", MOST_WORDS)) {
    if (word === "") continue;
    for (const row of ofWord(word)) rows.push(row);
    if (saysNothing.has(soundOf(word))) continue;
    const term = soundOf(pageTermOf(word));
    if (before !== "") rows.push(rowOf(`+${before} ${term}`));
    before = term;
  }
  return rows;
}

const ofWord = remembered((word): readonly number[] => {
  const sound = soundOf(word);
  const rows = [rowOf(`=${/\d/.test(word) ? word.replace(/\d/g, "0") : sound}`)];
  if (!saysNothing.has(sound)) {
    rows.push(rowOf(`~${soundOf(pageTermOf(word))}`));
    const edged = `<${sound}>`;
    for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++) {
      for (let at = 0; at + length <= edged.length; at++) rows.push(rowOf(edged.slice(at, at + length)));
    }
  }
  return rows;
});

/** FNV-1a, its high bits folded into the low ones. */
function rowOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}
