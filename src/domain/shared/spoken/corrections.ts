import type { Quantity } from "./quantities.ts";
import { freeQuantities, type Scan, take, wordAt } from "./scan.ts";

/** "90 metros, perdona, 95": somebody who mistakes a number says the right one at once, and the last one counts. */

const SAID_WRONG = [
  "perdona",
  "perdon",
  "perdone",
  "digo",
  "corrijo",
  "rectifico",
  "quiero decir",
  "quise decir",
  "queria decir",
  "mejor dicho",
  "me equivoque",
  "no",
].map((words) => words.split(" "));
/** "No, perdona", "perdón, quiero decir". */
const MOST_PHRASES = 3;
/** How far a number lies at most from the one that it corrects, where its unit stands behind it alone: three times as much, or a third. */
const FARTHEST = 3;
/** Words of a unit at most: "metros cuadrados construidos". */
const LONGEST_UNIT = 3;

const isMark = ({ tokens }: Scan, at: number) => tokens[at]?.kind === "mark" && tokens[at].text !== "?";
const isWord = ({ tokens }: Scan, at: number) => tokens[at]?.kind === "word" || tokens[at]?.kind === "sign";

/** The phrases of a correction from a piece on; the same piece where none stands there. "No" is one between marks alone. */
function behindPhrases(scan: Scan, from: number): number {
  let at = from;
  for (let count = 0; count < MOST_PHRASES; count++) {
    let start = at;
    while (isMark(scan, start)) start++;
    const words = SAID_WRONG.find((phrase) =>
      phrase.every((word, step) => [scan.tokens[start + step]?.plain, wordAt(scan, start + step)].includes(word)),
    );
    if (!words) break;
    const end = start + words.length;
    const isApart = start > from || count > 0;
    if (words[0] === "no" && words.length === 1 && !(isApart && (isMark(scan, end) || count > 0))) break;
    at = end;
  }
  if (at === from) return from;
  while (isMark(scan, at) || /^(que|son|es|eran|era|de|unos)$/.test(wordAt(scan, at))) at++;
  return at;
}

/** The number that corrects another one, and where it ends with its unit. */
function correctionOf(scan: Scan, wrong: Quantity): { right: Quantity; end: number } | null {
  for (let unitEnd = wrong.to; unitEnd <= wrong.to + LONGEST_UNIT; unitEnd++) {
    const at = behindPhrases(scan, unitEnd);
    const right = at > unitEnd ? scan.quantities.find(({ from, isArticle }) => from === at && !isArticle) : undefined;
    if (right) {
      const unit = unitEnd > wrong.to ? wordAt(scan, wrong.to) : "";
      const next = wordAt(scan, right.to);
      if (unit !== "" && next === unit) return { right, end: right.to + (unitEnd - wrong.to) };
      // "90 metros, no, 3 habitaciones" says another thing; "no 85 sino 95" has its own reader.
      const isAlone = !isWord(scan, right.to) || /^(en|y|con|por|a|al|de|para|que|sin)$/.test(next);
      // "90, perdón, 95 metros" says the unit once; "tengo 90. Perdona, 3 habitaciones" says another thing.
      const isLike = right.value <= wrong.value * FARTHEST && right.value * FARTHEST >= wrong.value;
      return isAlone || (unit === "" && isLike) ? { right, end: right.to } : null;
    }
    if (!isWord(scan, unitEnd)) return null;
  }
  return null;
}

/** The message with numbers that were corrected in it at once: the wrong one has the right value, and the pieces of the correction are taken. */
export function withCorrections(scan: Scan): Scan {
  let corrected = scan;
  // From the last one on, so that a correction may be corrected itself.
  for (const wrong of freeQuantities(scan).toReversed()) {
    if (wrong.isArticle || corrected.taken[wrong.from]) continue;
    const found = correctionOf(corrected, wrong);
    if (!found) continue;
    const { right, end } = found;
    const unitEnd = unitEndOf(corrected, wrong, right);
    // "150 mil, perdona, 160": the scale is said once.
    const scale = right.scale === 1 && !right.grouped ? wrong.scale : 1;
    const value = right.value * scale;
    take(corrected, unitEnd, end);
    corrected = {
      ...corrected,
      quantities: corrected.quantities
        .filter((each) => each !== right)
        .map((each) => (each === wrong ? { ...wrong, value, grouped: wrong.grouped || right.grouped } : each)),
    };
  }
  return corrected;
}

/** Behind the unit of the wrong number, where the correction begins. */
function unitEndOf(scan: Scan, { to }: Quantity, right: Quantity): number {
  let end = to;
  while (end < right.from && behindPhrases(scan, end) === end) end++;
  return end;
}
