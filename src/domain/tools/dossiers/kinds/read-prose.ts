import { rowAt } from "../text/cells.ts";
import { hasAny, phrases, spansOf, spansOfAny } from "../text/find.ts";
import { type Flat, lastUpTo, originalOf, type Span } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { FRAMES, type Frame } from "./frames.ts";
import type { FieldRule, KindSpec } from "./kind.ts";
import type { FormValue } from "./read-forms.ts";
import { madeOf } from "./shape-values.ts";

/** Values of sentences, told by the words around them. */

/** Letters of a clause that count, before a value and behind it. */
const BEFORE = 130;
const BEHIND = 80;
/** Words that forbid a meaning stand so near. */
const NOT_BEFORE = 48;
const NOT_BEHIND = 14;
/** The weight that words must have together, and the certainty that each point adds. */
const ENOUGH = 1.8;
const SUREST = 0.9;

export function readProse(known: Known, spec: KindSpec): FormValue[] {
  const { flat } = known;
  const rules = [...new Map(spec.rules.map((rule) => [rule.field, rule])).values()];
  const framed = rules.flatMap((rule) => {
    // Papers of registers tell the days and amounts of other acts in the same words.
    const frame = spec.charges === "must" ? undefined : FRAMES[rule.field];
    return frame ? [{ rule: { ...rule, shape: frame.shape, unit: unitOf(frame) }, frame }] : [];
  });
  const found: FormValue[] = [];
  for (const shape of ["money", "date", "percent"] as const) {
    const list: readonly Span[] = shape === "money" ? known.money : shape === "date" ? known.dates : known.percents;
    const meant = framed.filter(({ frame }) => frame.shape === shape);
    list.forEach((span, i) => {
      const clause = clauseOf(flat, known.sentences, span, list[i - 1], list[i + 1]);
      for (const { rule, frame } of meant) {
        const one = valueIn(known, spec, rule, frame, span, clause);
        if (one) found.push(one);
      }
    });
  }
  return [...found, ...unannounced(known, spec, rules)];
}

const unitOf = ({ shape }: Frame): FieldRule["unit"] => (shape === "percent" ? "percent" : "none");

/** The words that a value shares a sentence with, up to the values of its own form beside it and a semicolon, and never beyond its cell. */
function clauseOf(flat: Flat, starts: readonly number[], span: Span, last?: Span, next?: Span): Span {
  const at = lastUpTo(starts, span.start);
  const row = rowAt(flat, span.start);
  const cell = row && row.cells.length > 1 ? row.cells.find(({ end }) => end > span.start) : undefined;
  const from = Math.max(0, span.start - BEFORE);
  const stroke = flat.text.slice(span.end, span.end + BEHIND).indexOf("; ");
  return {
    start: Math.max(
      starts[at] ?? 0,
      last?.end ?? 0,
      cell?.start ?? 0,
      from + flat.text.slice(from, span.start).lastIndexOf("; ") + 1,
    ),
    end: Math.min(
      starts[at + 1] ?? flat.text.length,
      next?.start ?? flat.text.length,
      cell?.end ?? flat.text.length,
      span.end + (stroke < 0 ? BEHIND : stroke),
    ),
  };
}

function valueIn(
  known: Known,
  spec: KindSpec,
  rule: FieldRule,
  frame: Frame,
  span: Span,
  clause: Span,
): FormValue | null {
  const { flat } = known;
  const before = weightOf(flat, frame.before, clause.start, span.start, span.start);
  const behind = weightOf(flat, frame.behind, span.end, clause.end, span.end);
  const score = before + behind;
  if (score < ENOUGH) return null;
  if (
    hasAny(flat, frame.not, Math.max(clause.start, span.start - NOT_BEFORE), span.start) ||
    hasAny(flat, frame.not, span.end, Math.min(clause.end, span.end + (frame.shape === "date" ? 4 : NOT_BEHIND)))
  )
    return null;
  const made = madeOf(known, spec, rule, span);
  const certainty = Math.min(SUREST, 0.48 + 0.09 * score);
  return made && { ...made, start: span.start, end: span.end, rule, label: span, certainty: certainty * made.letters };
}

/** The two weightiest words there, nearer ones a little weightier. */
function weightOf(flat: Flat, words: Frame["before"], from: number, to: number, place: number): number {
  const weights = words.flatMap(({ phrase, weight }) => {
    const [span] = spansOf(flat, phrase, from, to).toSorted((a, b) => distance(a, place) - distance(b, place));
    return span ? [weight * (1 - distance(span, place) / 260)] : [];
  });
  const [first = 0, second = 0] = weights.toSorted((a, b) => b - a);
  return first + second * 0.6;
}

const distance = (span: Span, place: number): number => Math.max(0, place - span.end, span.start - place);

const OTHER_LENGTHS = phrases(
  "prorrog* · preaviso · antelacion · aviso · fianza · mensualidad* · minimo · maximo · penaliz* · reparar · edad · cada",
);

const isRange = (between: string): boolean =>
  ["al", "a", "hasta el", "al dia", "hasta el dia", "y el"].includes(between.trim());

const COMPANY = phrases("s.l · s.l.u · s.a · s.a.u · s.l.p · s. coop · s.coop · slu · sl · sau · sa · s.c · c.b");

/** The first company that a line or a box names, where no words announce an employer. */
function companyOf({ flat }: Known, rule: FieldRule): FormValue[] {
  for (const { cells } of flat.rows)
    for (const cell of cells) {
      const form = spansOfAny(flat, COMPANY, cell.start, cell.end)[0];
      if (!form || form.start < cell.start + 4 || form.end < cell.end - 24) continue;
      const end = flat.text[form.end] === "." ? form.end + 1 : form.end;
      const span = { start: cell.start, end };
      const value = { type: "text", text: originalOf(flat, span) } as const;
      return [{ ...span, value, letters: 1, rule: { ...rule, shape: "line" }, label: span, certainty: BY_PLACE }];
    }
  return [];
}

/** Letters at both ends of a paper within which a day may be its own. */
const ENDS = 420;
const BY_PLACE = 0.46;

/** Values that a paper of its kind has even where no word says so: the largest amount of a sale is its price, the day at its head or foot its own. */
function unannounced(known: Known, spec: KindSpec, rules: readonly FieldRule[]): FormValue[] {
  const { flat, dates, money } = known;
  const found: FormValue[] = [];
  const add = (rule: FieldRule, span: Span) => {
    const made = madeOf(known, spec, rule, span);
    if (made)
      found.push({ ...made, start: span.start, end: span.end, rule, label: span, certainty: BY_PLACE * made.letters });
  };
  for (const rule of rules) {
    if (rule.field === "price" && ["arras", "reserva", "encargo-venta"].includes(spec.kind)) {
      const largest = money.toSorted((a, b) => b.amount - a.amount)[0];
      if (largest && largest.amount >= 10_000) add({ ...rule, shape: "money" }, largest);
    }
    if (rule.field === "taxYear") {
      const year = known.figures.find(
        ({ value, start, end }) =>
          start < ENDS &&
          end - start === 4 &&
          value >= 2_000 &&
          value < 2_100 &&
          !dates.some((day) => day.start < end && start < day.end),
      );
      if (year) add({ ...rule, shape: "year" }, year);
    }
    if (rule.field === "mandateMonths" || rule.field === "leaseYears") {
      const shape = rule.field === "leaseYears" ? "years" : "months";
      const length = known.figures.find(
        (one) =>
          madeOf(known, spec, { ...rule, shape }, one) &&
          !hasAny(flat, OTHER_LENGTHS, Math.max(0, one.start - NOT_BEFORE), one.end + 40),
      );
      if (length) add({ ...rule, shape }, length);
    }
    if (rule.field === "leaseStart" || rule.field === "leaseEnd") {
      const first = dates.findIndex(({ end }, i) => isRange(flat.text.slice(end, dates[i + 1]?.start ?? end)));
      const day = dates[rule.field === "leaseStart" ? first : first + 1];
      if (first >= 0 && day) add({ ...rule, shape: "date" }, day);
    }
    if (rule.field === "employer") found.push(...companyOf(known, rule));
    if (rule.field !== "signedOn" && rule.field !== "issuedOn" && rule.field !== "meetingOn") continue;
    const not = FRAMES[rule.field]!.not;
    const free = dates.filter(
      ({ start, end }) =>
        !hasAny(flat, not, Math.max(0, start - NOT_BEFORE), start) && !hasAny(flat, not, end, end + 4),
    );
    const head = free[0];
    const foot = free.at(-1);
    // Days at the foot of a register's paper are those of its entries.
    const isAtHead = rule.field !== "issuedOn" || spec.charges === "must";
    if (isAtHead && head && head.start < ENDS) add({ ...rule, shape: "date" }, head);
    else if (foot && spec.charges !== "must" && foot.end > flat.text.length - ENDS)
      add({ ...rule, shape: "date" }, foot);
    else if (head && head.start < ENDS) add({ ...rule, shape: "date" }, head);
  }
  return found;
}
