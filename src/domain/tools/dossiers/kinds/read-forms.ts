import { isHeadRow, rowAt } from "../text/cells.ts";
import type { Span } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { isBehindAct } from "./acts.ts";
import { captionRuns, type Run } from "./caption-runs.ts";
import { type Asked, CAPTIONS } from "./captions.ts";
import { valueWithin } from "./form-values.ts";
import type { FieldRule, KindSpec } from "./kind.ts";
import type { Valued } from "./read-values.ts";

/** Values of forms and tables: what stands behind, beside or below the words that ask for it. */
export interface FormValue extends Valued {
  rule: FieldRule;
  label: Span;
  certainty: number;
}

/** Certainty by where the value stands. */
const BEHIND_COLON = 0.985;
const BESIDE = 0.96;
const BELOW = 0.945;
const BEHIND = 0.93;
/** The first of several entries says little of the whole. */
const OF_LIST = 0.6;
/** Words of a caption that must be known: fewer where a colon or a cell of its own shows that it is one. */
const KNOWN_WORDS = 0.5;
const KNOWN_IN_PROSE = 0.66;
/** Values that are what they seem. */
const SURE = 0.95;
/** Letters between words and their value in one cell. */
const NEXT_TO = 8;

export function readForms(known: Known, spec: KindSpec, { runs, isCaption }: Asking): FormValue[] {
  const asked = [...new Map(spec.rules.map((rule) => [rule.field, rule])).values()].flatMap((rule) =>
    (CAPTIONS[rule.field] ?? []).map((one) => ({ rule, one })),
  );
  return runs.flatMap((run) =>
    asked.flatMap(({ rule, one }) => answerTo(known, spec, run, { rule, asked: one, isCaption }) ?? []),
  );
}

/** Words of a document that ask for something. */
export interface Asking {
  runs: readonly Run[];
  /** Whether a cell holds a caption and nothing else. */
  isCaption: (cell: Span | undefined) => boolean;
  /** Whether words are one of several captions beside each other, so that values stand below them. */
  isHead: (place: number) => boolean;
}

export function askingOf(known: Known): Asking {
  const runs = captionRuns(known);
  const captions = new Set(
    runs
      .filter((run) => run.isFirst && run.own === null && [run.words, ...run.parts].some(isAsking))
      .map(({ label }) => label.start),
  );
  for (const row of known.flat.rows) {
    // Most heads of a line that are known make the others heads too.
    const told = row.cells.filter(({ start }) => captions.has(start)).length;
    if (row.cells.length >= 3 && told * 2 >= row.cells.length && isHeadRow(known.flat, row))
      for (const { start } of row.cells) captions.add(start);
  }
  const isCaption = (cell: Span | undefined) => cell !== undefined && captions.has(cell.start);
  const isHead = (place: number) => {
    const cells = rowAt(known.flat, place)?.cells ?? [];
    const at = cells.findIndex(({ end }) => end > place);
    return isCaption(cells[at]) && (isCaption(cells[at + 1]) || (at === cells.length - 1 && isCaption(cells[at - 1])));
  };
  return { runs, isCaption, isHead };
}

/** Captions of what is read elsewhere, or nowhere: who somebody is, and the columns of lists. */
const OTHERS = new Set(
  "nif cif dni nie rfc curp nombre apellidos trabajador trabajadora empleado titular propietario propietaria cliente concepto importe categoria grupo vendedor comprador arrendador arrendatario contribuyente sujeto pasivo piso coeficiente provincia municipio poblacion cp postal telefono correo uso cargo abono haber debe saldo total dias puesto descripcion cantidad unidades precio referencia catastral perceptor tipo clase centro trabajo ccc codigo cuenta cotizacion seccion departamento afiliacion elemento".split(
    " ",
  ),
);
const EVERY = Object.values(CAPTIONS).flat();

const isAsking = (words: readonly string[]): boolean =>
  words.length > 0 && (words.every((word) => OTHERS.has(word)) || EVERY.some((one) => fitOf(words, one) >= 0.6));

interface Question {
  rule: FieldRule;
  asked: Asked;
  isCaption: (cell: Span | undefined) => boolean;
}

function answerTo(known: Known, spec: KindSpec, run: Run, { rule, asked, isCaption }: Question): FormValue | null {
  const fit = Math.max(
    ...[run.words, ...run.parts, ...(run.more.length > 0 ? [[...run.words, ...run.more]] : [])].map((words) =>
      fitOf(words, asked),
    ),
  );
  const line = rowAt(known.flat, run.label.start);
  if (rule.field === "issuedOn" && line && isBehindAct(known.flat, line, run.label)) return null;
  const isApart = run.hasColon || (run.isFirst && run.own === null);
  if (fit < (isApart ? KNOWN_WORDS : KNOWN_IN_PROSE) || (asked.shape === "letter" && !isApart)) return null;
  const read = (span: Span) => {
    const value = valueWithin(known, spec, asked, span.start, span.end);
    // A bare figure, or words that name no street, are an answer only to what clearly asks.
    return value && value.letters < SURE && !isApart && run.own ? null : value;
  };
  const made = (value: Valued, place: number): FormValue => ({
    ...value,
    rule,
    label: run.label,
    certainty: place * (0.72 + 0.28 * fit) * value.letters,
  });
  if (run.own) {
    const value = read(run.own);
    if (value && run.hasColon) return made(value, BEHIND_COLON);
    if (value && value.start <= run.label.end + NEXT_TO) return made(value, run.isFirst ? BESIDE : BEHIND);
    if (run.hasColon || !run.isFirst) return null;
  }
  const isText = asked.shape === "line" || asked.shape === "address";
  const before = run.left && !isText ? read(run.left) : null;
  if (before) return made(before, BESIDE);
  if (!isCaption(run.beside[0]))
    for (const cell of run.beside) {
      if (isCaption(cell)) break;
      const value = read(cell);
      if (value) return made(value, BESIDE);
      if (isText) break;
    }
  if (run.own) return null;
  for (const [i, cell] of run.below.entries()) {
    const value = read(cell);
    // Below a line of words alone stands the next sentence, unless it begins with a value.
    if (value && run.isAlone && (value.letters < SURE || value.start > cell.start + 1)) return null;
    const next = run.below[i + 1];
    const isList = value !== null && !isText && next !== undefined && read(next)?.letters === value.letters;
    if (value) return made(value, isList ? BELOW * OF_LIST : BELOW);
    if (isText) break;
  }
  return null;
}

/** How well words ask for something, 0 to 1: the share of them that is known, a little less for later wordings. */
function fitOf(words: readonly string[], { captions, not }: Asked): number {
  if (words.length === 0 || words.some((word) => not.some((one) => isWord(one, word)))) return 0;
  let best = 0;
  captions.forEach(({ groups, known }, i) => {
    if (!groups.every((group) => words.some((word) => group.some((one) => isWord(one, word))))) return;
    const told = words.filter((word) => [...groups.flat(), ...known].some((one) => isWord(one, word))).length;
    best = Math.max(best, told / words.length - 0.04 * i);
  });
  return best;
}

/** The same word, one that begins so, or one that was cut short by a point. */
function isWord(asked: string, word: string): boolean {
  const stem = asked.endsWith("*") ? asked.slice(0, -1) : asked;
  if (word.endsWith(".")) {
    const short = word.slice(0, -1);
    return stem.startsWith(short) || (stem !== asked && short.startsWith(stem));
  }
  return stem === asked ? asked === word : word.startsWith(stem);
}
