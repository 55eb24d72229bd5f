import type { Identifier } from "../identifiers/find.ts";
import { beginsCell, cellsAt, columnAbove } from "./columns.ts";
import { spansOfAny } from "./find.ts";
import { type Flat, isDigit, isLetter, lineAt, originalOf, type Span, tokenFrom } from "./flat.ts";
import { goesOn, nameLineNear } from "./name-lines.ts";
import { COMPANY_ENDS, LINKS, NO_NAMES, NUMBER_NAMES, TITLES } from "./name-words.ts";

export interface NameFound extends Span {
  name: string;
  /** A title of courtesy or the form of a company says that it is one. */
  isSure: boolean;
}

interface Part extends Span {
  text: string;
}

/** The name of a person or a company that stands before their number, or behind it where none does. */
export function nameOf(flat: Flat, identifier: Span, notBefore: number, notBehind: number): NameFound | null {
  // A row of a table that begins with the number: «12345678Z   GIL PONS ANA».
  const row = lineAt(flat, identifier.start);
  if (row.start === identifier.start) {
    const beside = runsIn(flat, identifier.end, Math.min(notBehind, row.end))[0];
    if (beside && flat.text.slice(identifier.end, beside.start).trim() === "") return beside;
  }
  const beside = runsIn(flat, row.start, identifier.start);
  const above = beside.length === 0 ? nameInColumn(flat, identifier) : null;
  if (above) return above;
  const from = Math.max(notBefore, identifier.start - 420);
  const titled = titledIn(flat, from, identifier.start);
  const runs = runsIn(flat, from, identifier.start);
  const cut = titled ? lastPoint(flat, titled.end, identifier.start) : -1;
  // «Notario: don Luis Ros. ANA GIL PONS, NIF 1»: who is named behind the point is another one.
  const later = cut < 0 ? undefined : runs.find(({ start }) => start > cut);
  if (titled && !later) return titled;
  if (later) return later;
  // «…, a nombre de ANA GIL, CUIT 20-1»: nothing but the name of the number stands between.
  const last = runs.at(-1);
  if (last && isRightBefore(flat, last, identifier)) return last;
  // The nearest one on its own line, else the first one of the passage: a street stands behind the name.
  const line = lineAt(flat, identifier.start);
  const near = runs.filter((run) => run.start >= line.start);
  // A line of its own right above: «SUJETO PASIVO / GIL PONS ANA / NIF 1».
  if (near.length === 0 && line.start > 0) {
    const above = lineAt(flat, line.start - 1);
    const whole = runs.find((run) => run.start === above.start && flat.text.slice(run.end, above.end).trim() === "");
    if (whole) return whole;
    const told = nameLineNear(
      flat,
      identifier,
      runs,
      runsIn(flat, identifier.end, Math.min(notBehind, identifier.end + 160)),
    );
    if (told) return told;
  }
  // Another number between says that the first name of the line is somebody else's.
  const first = near[0];
  const hasOther =
    first !== undefined &&
    near.length > 1 &&
    (flat.text.slice(first.end, identifier.start).includes("%") ||
      tokensIn(flat, first.end, identifier.start).some(({ text }) => text.length >= 3 && isDigit(text[0])));
  const chosen = (hasOther ? near.at(-1) : first) ?? runs.filter((run) => identifier.start - run.end < 160)[0];
  if (chosen) return chosen;
  // A company is named before its number; who comes behind is the next one.
  const isFirm = "abcdefghjnpqrsuvw".includes(flat.text[identifier.start]!);
  return isFirm ? null : (runsIn(flat, identifier.end, Math.min(notBehind, identifier.end + 70))[0] ?? null);
}

/** Rows between a name and its number in the column of one person. */
const COLUMN_ROWS = 3;

/** «Nombre | ANA GIL | JUAN RÍOS» above «DNI | 1 | 2»: the name in the same column. */
function nameInColumn(flat: Flat, { start }: Span): NameFound | null {
  for (const cell of columnAbove(flat, start, COLUMN_ROWS)) {
    const runs = runsIn(flat, cell.start, cell.end);
    const isWhole = runs[0] !== undefined && runs[0].start <= cell.start + 6 && runs.at(-1)!.end === cell.end;
    if (isWhole) return runs[numbersBefore(flat, start)] ?? runs[0]!;
  }
  return null;
}

/** How many numbers stand before this one in its own cell: «DNI 1 y 2» below «Ana Gil y Luis Ros». */
function numbersBefore(flat: Flat, place: number): number {
  const own = cellsAt(flat, place).findLast(({ start }) => start <= place);
  return own ? tokensIn(flat, own.start, place).filter(({ text }) => text.length > 6 && isDigit(text[1])).length : 0;
}

const tokensIn = (flat: Flat, from: number, to: number) =>
  flat.tokens.slice(tokenFrom(flat, from), tokenFrom(flat, to));

/** Words behind which a run of capitals is a place. */
const OF_PLACE = new Set("de del en calle avenida plaza paseo c avda".split(" "));
const NUMBER_KEYS = new Set("nif dni nie cif cuit cuil rut run rfc curp cc con d n i f c u t r numero no y".split(" "));

function isRightBefore(flat: Flat, name: Span, identifier: Span): boolean {
  const before = flat.tokens[tokenFrom(flat, name.start) - 1];
  if (before && OF_PLACE.has(before.text) && !flat.text.startsWith("a nombre de", name.start - 12)) return false;
  const between = tokensIn(flat, name.end, identifier.start);
  return between.length > 0 && between.length < 8 && between.every(({ text }) => NUMBER_KEYS.has(text));
}

/** Where a sentence ends last in a part of a text; -1 where none does. */
function lastPoint(flat: Flat, from: number, to: number): number {
  for (let at = flat.text.lastIndexOf(". ", to); at >= from; at = flat.text.lastIndexOf(". ", at - 1)) {
    const word = flat.tokens[tokenFrom(flat, at) - 1];
    if (word && word.end === at && word.text.length > 3) return at;
  }
  return -1;
}

/** The last name with a title of courtesy. */
function titledIn(flat: Flat, from: number, to: number): NameFound | null {
  const titles = spansOfAny(flat, TITLES, from, to);
  for (const title of titles.reverse()) {
    const run = runFrom(flat, title.end, to);
    if (run && run.start <= title.end + 2) return { ...run, isSure: true };
  }
  return null;
}

/** All names with a title of courtesy in a part of a text. */
export function titledNames(flat: Flat, from: number, to: number): NameFound[] {
  const found: NameFound[] = [];
  for (const title of spansOfAny(flat, TITLES, from, to)) {
    const run = runFrom(flat, title.end, to);
    if (run && run.start <= title.end + 2 && run.start >= (found.at(-1)?.end ?? 0))
      found.push({ ...run, isSure: true });
  }
  return found;
}

/** Runs of words with a capital in a part of a text that can be names. */
export function runsIn(flat: Flat, from: number, to: number): NameFound[] {
  const found: NameFound[] = [];
  let at = from;
  while (at < to) {
    const run = runFrom(flat, at, to);
    if (!run) break;
    if (run.start < at) break;
    found.push(run);
    at = run.end;
  }
  return found;
}

/** The first run from a place on. */
function runFrom(flat: Flat, from: number, to: number): NameFound | null {
  const parts: Part[] = [];
  for (let i = tokenFrom(flat, from); i < flat.tokens.length; i++) {
    const token = flat.tokens[i]!;
    if (token.start >= to) break;
    const number = NUMBER_NAMES.find((words) => flat.text.startsWith(words, token.start));
    if (number !== undefined) {
      const done = finished(flat, parts, to);
      if (done) return done;
      parts.length = 0;
      // All of «N.I.F.», whose letters would begin the next name.
      while ((flat.tokens[i + 1]?.start ?? to) < token.start + number.trimEnd().length) i++;
      continue;
    }
    if (parts.length > 0 && (beginsCell(flat, token) || isTitled(flat, token))) {
      const done = finished(flat, parts, to);
      if (done) return done;
      parts.length = 0;
    }
    const gap = parts.length > 0 ? flat.text.slice(parts.at(-1)!.end, token.start) : "";
    const original = flat.whole.slice(flat.at[token.start], (flat.at[token.end - 1] ?? 0) + 1);
    const isName = isLetter(token.text[0]) && isCapital(original) && !NO_NAMES.has(token.text);
    const isLink = LINKS.has(token.text) && (parts.length > 0 ? gap.trim() === "" : beginsName(flat, i));
    const isJoined =
      parts.length === 0 ||
      gap.trim() === "" ||
      gap === ", " ||
      gap.trim() === "-" ||
      gap.trim() === "'" ||
      (gap === ". " && parts.at(-1)!.text.length <= 2) ||
      (gap === "." && token.text.length <= 2);
    if (parts.length > 0 && (!isJoined || isOtherHand(flat, parts.at(-1)!, token) || !goesOn(flat, parts, token))) {
      const done = finished(flat, parts, to);
      if (done) return done;
      parts.length = 0;
    }
    if (isName || isLink || isCompanyEnd(token.text, parts)) {
      // «PEREZ LOPEZ, JUAN» is one name; behind a comma after a name with given names another one begins.
      if (gap === ", " && isSentenceCase(flat, parts)) {
        const done = finished(flat, parts, to);
        if (done) return done;
        parts.length = 0;
      }
      parts.push(token);
      if (parts.length > 9) return finished(flat, parts, to);
      continue;
    }
    const done = finished(flat, parts, to);
    if (done) return done;
    parts.length = 0;
  }
  return finished(flat, parts, to);
}

/** Behind a line end «VILLALOBOS» does not go on with a «Verifique» that somebody set beside it. */
function isOtherHand(flat: Flat, before: Part, token: Part): boolean {
  if (lineAt(flat, token.start).start !== token.start || before.text.length < 3 || token.text.length < 3) return false;
  const isLoud = (part: Part) => {
    const original = originalOf(flat, part);
    return original === original.toUpperCase();
  };
  return isLoud(before) !== isLoud(token);
}

/** «Sergio Tejada y Dª Laura Pons»: a title of courtesy begins another person. */
const isTitled = (flat: Flat, { start }: Part): boolean =>
  FULL_TITLES.some((title) => flat.text.startsWith(title, start)) && flat.text.startsWith("y ", start - 2);
const FULL_TITLES = ["don ", "dona ", "d. ", "dna. ", "da. ", "da ", "sra. ", "sr. "];

/** «DE LA FUENTE RIVAS, GERMÁN»: small words that a surname begins with, at the start of a line or behind a mark. */
function beginsName(flat: Flat, i: number): boolean {
  const token = flat.tokens[i]!;
  if (!["de", "del"].includes(token.text)) return false;
  const before = flat.text.slice(Math.max(0, token.start - 2), token.start);
  if (before !== ": " && before !== "| " && lineAt(flat, token.start).start !== token.start) return false;
  const after = flat.tokens.slice(i + 1, i + 4);
  const named = after.find(({ text }) => !LINKS.has(text));
  const last = after.at(-1);
  return named !== undefined && last !== undefined && isCapital(originalOf(flat, named)) && !NO_NAMES.has(named.text);
}

/** A name in small letters with capitals («Ana Gil Pons») is whole before a comma; one in capitals may go on with the given name. */
function isSentenceCase(flat: Flat, parts: readonly Part[]): boolean {
  const first = parts[0];
  if (!first) return false;
  const original = flat.whole.slice(flat.at[first.start], (flat.at[first.end - 1] ?? 0) + 1);
  return original !== original.toUpperCase() && parts.length >= 3;
}

const isCapital = (word: string): boolean => word[0] !== word[0]?.toLowerCase();

const isCompanyEnd = (word: string, parts: readonly Part[]): boolean =>
  parts.length > 0 && ["s", "l", "a", "u", "sl", "sa", "slu", "sau", "cv", "c", "v", "ltda", "spa"].includes(word);

function finished(flat: Flat, given: readonly Part[], to: number): NameFound | null {
  const parts = [...given];
  while (parts.length > 0 && LINKS.has(parts.at(-1)!.text)) parts.pop();
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) return null;
  let end = last.end;
  if (flat.text[end] === "." && flat.text[end - 2] === "." && end < to) end++;
  const span = { start: first.start, end };
  const isCompany = COMPANY_ENDS.some((form) =>
    flat.text
      .slice(first.start, end + 1)
      .trimEnd()
      .endsWith(` ${form}`),
  );
  const words = parts.filter((part) => part.text.length > 1 && !LINKS.has(part.text));
  if (words.length < 2 && !isCompany) return null;
  const name = originalOf(flat, span);
  return name.length > 120 ? null : { ...span, name, isSure: isCompany };
}

/** Numbers of people and companies among identifiers. */
export const isPersonal = ({ scheme }: Identifier): boolean => ["nif", "rut", "cuit", "rfc", "curp"].includes(scheme);
