import { type Flat, isDigit, isLetter, lineAt, type Span, tokenFrom } from "./flat.ts";
import { isFull } from "./name-lines.ts";

/** Words behind whose point no sentence ends. */
const ABBREVIATIONS = new Set(
  "d da dn dna sr sra srta num nums no art arts s a l u avda av c pza ctra izq dcha dcho ref reg fol tom lib insc inscr not prot ptas pts exp núm esc urb ed pral bco cia sdad hnos lic ing dr dra fs nro rep".split(
    " ",
  ),
);

/** A line that ends in one of these goes on. */
const GOES_ON = new Set(
  "de del la el los las un una con y e o u a al en por para sin ni que su sus se no salvo excepto dicha dicho favor".split(
    " ",
  ),
);

/**
 * Sentences, and what stands in their place in a list: an entry with its number, a line of a table. A point behind an abbreviation or
 * within a number ends none.
 */
export function sentencesIn(flat: Flat): Span[] {
  const { text } = flat;
  const cuts = new Set<number>();
  for (let at = text.indexOf("."); at >= 0; at = text.indexOf(".", at + 1)) {
    if (endsSentence(flat, at)) cuts.add(at + 1);
  }
  for (const line of flat.lines) if (line > 0 && beginsEntry(flat, line)) cuts.add(line);
  const ends = [...cuts, text.length].sort((a, b) => a - b);
  const found: Span[] = [];
  let start = 0;
  for (const end of ends) {
    while (start < end && text[start] === " ") start++;
    if (end > start) found.push({ start, end });
    start = end;
  }
  return found;
}

function endsSentence(flat: Flat, at: number): boolean {
  const { text } = flat;
  const next = text[at + 1];
  if (next !== " " && next !== "-" && next !== undefined) return false;
  if (next === "-" && isLetter(text[at + 2])) return false;
  const token = flat.tokens[tokenFrom(flat, at) - 1];
  if (!token || token.end !== at) return true;
  if (token.text.length === 1 || ABBREVIATIONS.has(token.text)) {
    // «… S.A. ANOTACIÓN»: a company at the end of a sentence; only a line of its own shows it.
    return false;
  }
  return true;
}

/** A line that begins an entry of its own: behind a point, a colon or an empty line, with a number or a stroke, or short lines of a table. */
function beginsEntry(flat: Flat, line: number): boolean {
  const { text } = flat;
  let before = line - 1;
  while (before > 0 && text[before] === " ") before--;
  if (".:;".includes(text[before]!)) return true;
  const first = flat.tokens[tokenFrom(flat, line)];
  if (!first) return false;
  if (["-", "*", "#"].includes(text[line]!)) return true;
  const after = text.slice(first.end, first.end + 2);
  if (
    (isDigit(first.text[0]) || first.text.length === 1) &&
    [")", ".-", ". ", "o ", "a "].some((one) => after.startsWith(one))
  )
    return true;
  const last = flat.tokens[tokenFrom(flat, line) - 1];
  if (!last || GOES_ON.has(last.text) || text[before] === ",") return false;
  return isHeadLike(flat, line, first.start) || isRow(flat, line, first);
}

/** A row of a table, or a line behind one that had room left: its first word has a capital. */
function isRow(flat: Flat, line: number, first: Span): boolean {
  const letter = flat.whole[flat.at[first.start] ?? 0] ?? "";
  if (letter === letter.toLowerCase() || line === 0) return false;
  const above = lineAt(flat, line - 1);
  const before = flat.tokens[tokenFrom(flat, above.start)];
  // The last word of a line that another program broke once more.
  const isScrap = tokenFrom(flat, above.end) - tokenFrom(flat, above.start) <= 1 && above.start > 0;
  if (isScrap && before && isFull(flat, lineAt(flat, above.start - 1), before)) return false;
  return before?.text === flat.text.slice(first.start, first.end) || !isFull(flat, above, first);
}

/** A line whose first word is in capitals behind a line that was not, or that names what it is («Hipoteca: …»). */
function isHeadLike(flat: Flat, line: number, start: number): boolean {
  const end = flat.text.indexOf(" ", start);
  const original = flat.whole.slice(flat.at[start], (flat.at[end - 1] ?? flat.at[start] ?? 0) + 1);
  const before = flat.whole.slice(Math.max(0, (flat.at[line] ?? 1) - 8), Math.max(0, (flat.at[line] ?? 1) - 1));
  const isCapitals = original.length > 3 && original === original.toUpperCase() && original !== original.toLowerCase();
  const wasCapitals = before === before.toUpperCase();
  return isCapitals && !wasCapitals;
}
