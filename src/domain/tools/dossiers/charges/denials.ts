import { beginsCell } from "../text/columns.ts";
import { firstOf, has, hasAny, spansOf, spansOfAny } from "../text/find.ts";
import { type Flat, isLetter, isNumberSign, lineAt, type Span, tokenFrom } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { AFFIRMS, EXCEPTIONS, HYPOTHETICAL, NEGATORS, NO_NEGATORS } from "./wording.ts";

/** Whether a document says that a charge is, or that there is none. */
export type Said = "affirmed" | "denied" | "doubtful";

/** Judges a word that names a charge by those around it: «sin», «libre de», «no consta», and others that undo these. */
export function saidOf(known: Known, span: Span, sentence: Span): Said {
  const { flat } = known;
  const isDescribed = describes(known, span, sentence);
  if (isHypothetical(flat, span, sentence)) return isDescribed ? "doubtful" : "denied";
  if (deniedBehind(flat, span, sentence)) return "denied";
  const negator = lastNegator(flat, span, sentence);
  if (!negator) return "affirmed";
  // «No se constituye»: the verb that would affirm is denied itself.
  const isVerbDenied = flat.text.slice(negator.start, negator.end) === "no";
  const takenBack =
    hasAny(flat, EXCEPTIONS, negator.end, span.start) ||
    (!isVerbDenied && hasAny(flat, AFFIRMS, negator.end, span.start));
  if (takenBack) return "affirmed";
  // A list of what there is not may be long; a sentence that began with «no» may have turned to something else.
  return isDescribed || (span.start - negator.end > LONG_LIST && !isBarren(flat, negator)) ? "doubtful" : "denied";
}

/** Characters between a negation and what it denies. */
const LONG_LIST = 160;
/** «Libre de», «sin» and «ni» deny a list, however long. */
const isBarren = (flat: Flat, { start }: Span): boolean =>
  ["libre", "sin", "ni", "exent"].some((word) => flat.text.startsWith(word, start));

/** Verbs that deny the end of a charge and not the charge. */
const ENDS = ["cancel", "pag", "levant", "alz", "extin", "satisf", "liber", "caduc", "amort", "liquid"];
/** Words between «no» and what it denies. */
const VERB_WORDS = 4;

/** «No se constituye hipoteca»: a «no» whose verb alone stands between. */
function plainNo(flat: Flat, span: Span, sentence: Span): Span | null {
  const last = tokenFrom(flat, span.start);
  for (let i = last - 1; i >= Math.max(0, last - VERB_WORDS - 1); i--) {
    const token = flat.tokens[i]!;
    if (token.start < sentence.start) return null;
    if (token.text === "no")
      return isNumberSign(flat, token) || ARTICLES.has(flat.tokens[i + 1]!.text) || i === last - 1 ? null : token;
    const behind = flat.text[token.end] ?? "";
    if (",;:.(".includes(behind) || ENDS.some((verb) => token.text.startsWith(verb)) || token.text === "que")
      return null;
  }
  return null;
}

const ARTICLES = new Set(["la", "el", "las", "los", "de", "del", "con", "obstante"]);

function lastNegator(flat: Flat, span: Span, sentence: Span): Span | undefined {
  const from = Math.max(sentence.start, span.start - 260);
  const none = spansOfAny(flat, NO_NEGATORS, from, Math.min(sentence.end, span.end + 20));
  const listed = spansOfAny(flat, NEGATORS, from, span.start)
    .filter((one) => !none.some((other) => other.start <= one.start && one.start < other.end))
    .at(-1);
  return listed ?? (none.length === 0 ? (plainNo(flat, span, sentence) ?? undefined) : undefined);
}

/** Behind these another charge is told. */
const TURNS = [...AFFIRMS, ...EXCEPTIONS];

/** A holder, an amount or an entry right behind it: what is not there has none of them. */
function describes(known: Known, span: Span, { end }: Span): boolean {
  const { flat } = known;
  const other = firstOf(flat, TURNS, span.end, Math.min(end, span.end + 90));
  const to = other?.start ?? Math.min(end, span.end + 90);
  if (firstOf(flat, ["a favor de", "a favor del"], span.end, to)) return true;
  return known.money.some((one) => one.start >= span.end && one.start <= to);
}

function isHypothetical(flat: Flat, span: Span, sentence: Span): boolean {
  return hasAny(flat, HYPOTHETICAL, Math.max(sentence.start, span.start - 50), span.start);
}

const NONE_BEHIND = [
  "no",
  "ningun",
  "ninguna",
  "ninguno",
  "negativo",
  "negativa",
  "sin",
  "no consta",
  "nada",
  "libre",
  "libres",
  "carece",
  "cero",
  "inexistente",
  "inexistentes",
];

const NO_ENTRIES = [
  "const",
  "hay",
  "exist",
  "registr",
  "tien",
  "figur",
  "aparec",
  "pes",
  "se ",
  "pose",
  "present",
  "report",
  "result",
  "gravad",
  "afect",
];

/** «No.», «no constan», and not «no surtirá efectos». */
function isPlainNo(flat: Flat, end: number): boolean {
  const next = flat.text.slice(end, end + 12).trimStart();
  return (
    next === "" ||
    !isLetter(next[0]) ||
    NO_ENTRIES.some((word) => next.startsWith(word)) ||
    lineAt(flat, end + 1).start === end + 1
  );
}

const isAnsweredNo = (flat: Flat, word: Span): boolean =>
  flat.text.slice(word.start, word.end) === "no" &&
  ["registra", "consta", "hay", "existe", "figura", "tiene", "presenta"].some((verb) =>
    flat.text.startsWith(verb, word.end + 1),
  );

/** «Hipotecas: no constan», «Embargos … ninguno». A mortgage that is «no cancelada» is not denied. */
function deniedBehind(flat: Flat, { end }: Span, sentence: Span): boolean {
  const to = Math.min(Math.max(sentence.end, end), end + 34, flat.text.length);
  for (const word of spansOfAny(flat, NONE_BEHIND, end, to)) {
    const between = flat.text.slice(end, word.start);
    const isAnswer =
      between.includes(":") ||
      between.includes(" - ") ||
      // «Prohibiciones no registra», «Prohibiciones | ninguna».
      (between.trim() === "" && (beginsCell(flat, word) || isAnsweredNo(flat, word))) ||
      (between.trim() === "" && lineAt(flat, word.start).start === word.start);
    if (!isAnswer || between.includes(".")) continue;
    if (isNumberSign(flat, word) || (flat.text.slice(word.start, word.end) === "no" && !isPlainNo(flat, word.end)))
      continue;
    return (
      !spansOf(flat, "cancel*", word.end, word.end + 24).length &&
      !has(flat, "sin cancelar", word.start, word.start + 14)
    );
  }
  return false;
}
