import { FIELD_OF_SCHEME } from "../fields.ts";
import type { FieldReading, ReadValue } from "../reading.ts";
import { hasFigure, rowAt, tokensIn } from "../text/cells.ts";
import { firstOf, hasAny, phrases, spansOfAny } from "../text/find.ts";
import { type Flat, lastUpTo, lineAt, originalOf, quoteOf, type Span } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { runsIn } from "../text/names.ts";
import { isDayOfAct } from "./acts.ts";
import { CAPTIONS } from "./captions.ts";
import { energyScale, SCALE_FIELDS } from "./energy-scale.ts";
import type { FieldRule, KindSpec } from "./kind.ts";
import { type Asking, askingOf, readForms } from "./read-forms.ts";
import { readProse } from "./read-prose.ts";
import { letterAfter, type Valued } from "./read-values.ts";
import { firstValue, listOf, madeOf } from "./shape-values.ts";
import { firstColumn, valueBelow } from "./table-values.ts";

interface Candidate extends Span {
  rule: FieldRule;
  value: ReadValue;
  certainty: number;
  label: Span;
}

/** All fields of a document of a kind, each value at most in one field. */
export function readFields(known: Known, spec: KindSpec): FieldReading[] {
  const asking = askingOf(known);
  const scale = spec.kind === "certificado-energetico" ? energyScale(known) : null;
  const isOfScale = ({ rule }: { rule: FieldRule }) => scale !== null && SCALE_FIELDS.has(rule.field);
  const found = [
    ...spec.rules.flatMap((rule) => candidatesOf(known, spec, rule, asking)),
    ...readForms(known, spec, asking),
    ...readProse(known, spec),
  ]
    .filter((one) => !isOfScale(one))
    .concat(scale ?? []);
  const readings = chosen(found).map(({ rule, value, certainty, start, end }) => ({
    field: rule.field,
    value,
    quote: quoteOf(known.flat, { start, end }),
    certainty,
  }));
  return [...readings, ...choicesOf(known, spec, readings), ...identifierFields(known)];
}

/**
 * One value a field, and one field a value: the surest reading of all is taken first, then the surest of what is left. Fields that want
 * the last or the largest of several look at no others.
 */
function chosen(found: readonly Candidate[]): Candidate[] {
  const special = new Map<string, Candidate>();
  for (const one of found) {
    if (one.rule.pick === "surest") continue;
    const best = special.get(one.rule.field);
    if (!best || isBetter(one, best)) special.set(one.rule.field, one);
  }
  const others = found.filter((one) => !special.has(one.rule.field));
  const ranked = [...special.values(), ...others].sort((a, b) => b.certainty - a.certainty || a.start - b.start);
  const kept: Candidate[] = [];
  for (const one of ranked) {
    const isTaken = kept.some(
      (other) =>
        other.rule.field === one.rule.field ||
        (other.start < one.end && one.start < other.end && !one.rule.isPart && !other.rule.isPart),
    );
    if (!isTaken) kept.push(one);
  }
  return kept;
}

/** Whether a reading stands later, or tells more, as its rule asks; a sure one is never left for one in doubt. */
function isBetter(one: Candidate, best: Candidate): boolean {
  if (one.certainty < best.certainty - 0.2) return false;
  return one.rule.pick === "last" ? one.start > best.start : amountOf(one.value) > amountOf(best.value);
}

const amountOf = (value: ReadValue): number =>
  value.type === "money" ? value.amount : value.type === "number" ? value.number : 0;

function candidatesOf(known: Known, spec: KindSpec, rule: FieldRule, { isHead }: Asking): Candidate[] {
  const { flat } = known;
  const found: Candidate[] = rule.shape === "address" ? unannounced(known, rule) : [];
  for (const label of spansOfAny(flat, rule.labels)) {
    if (rule.field === "issuedOn" && isDayOfAct(flat, label)) continue;
    if (rule.shape === "name" && rule.alsoBefore) {
      const name = runsIn(flat, Math.max(0, label.start - 90), label.start).at(-1);
      if (name && label.start - name.end < 3)
        found.push(
          candidate(
            known,
            rule,
            label,
            { start: name.start, end: name.end, value: { type: "text", text: name.name }, letters: 1 },
            0,
          ),
        );
      continue;
    }
    if (rule.isColumn) {
      const first = firstColumn(known, label);
      if (first) found.push(candidate(known, rule, label, first, 0));
      continue;
    }
    // A head of a table has its value below it, and none behind it.
    const before = rule.alsoBefore ? valueBefore(known, spec, rule, label) : null;
    if (before) found.push(candidate(known, rule, label, before, label.start - before.end));
    if (before && rule.shape === "letter") continue;
    const below = valueBelow(known, spec, rule, label, spec.rules);
    if (below) found.push(candidate(known, rule, label, below, 8));
    const after = below || isHead(label.start) ? null : valueAfter(known, spec, rule, label);
    if (after) found.push(candidate(known, rule, label, after, after.start - label.end));
  }
  return found;
}

/** Words behind which a street is somebody's own, or a boundary. */
const OF_OTHERS = phrases(
  "vecin* · domicilio · con domicilio · domiciliad* · despacho · oficina* · sede · linda · lindando · frente · notaria · fondo · notificaciones · domicilio fiscal · garaje · aparcamiento · trastero · anej* · sotano",
);

/** The first street with a number that nobody is said to live in, where no words announce the home's. */
function unannounced(known: Known, rule: FieldRule): Candidate[] {
  const own = known.streets.filter(
    (one) =>
      !hasAny(known.flat, OF_OTHERS, Math.max(0, one.start - 60), one.start) &&
      !hasAny(known.flat, ["su situacion", "su nombre", "publica", "peatonal"], one.start, one.end + 10),
  );
  const street = own.find(({ hasNumber }) => hasNumber) ?? own[0];
  if (!street) return [];
  const value: ReadValue = { type: "text", text: originalOf(known.flat, street) };
  return [{ start: street.start, end: street.end, value, rule, label: street, certainty: 0.5 }];
}

/** Distance that counts as none: a colon, «de», «es de». */
const NEXT_TO = 8;
/** The cost of words for each place further back in the list of a rule: they are less telling. */
const VAGUE = 0.12;

function candidate(known: Known, rule: FieldRule, label: Span, value: Valued, distance: number): Candidate {
  const nearness = 1 - (0.25 * Math.max(0, distance - NEXT_TO)) / Math.max(rule.within, NEXT_TO);
  const words = known.flat.text.slice(label.start, label.end);
  const place = Math.max(0, rule.labels.indexOf(words));
  const telling = 1 - (VAGUE * place) / Math.max(1, rule.labels.length);
  return { ...value, rule, label, certainty: Math.max(0.3, rule.certainty * nearness * telling * value.letters) };
}

function valueAfter(known: Known, spec: KindSpec, rule: FieldRule, label: Span): Valued | null {
  const { flat } = known;
  if (CAPTIONS[rule.field] && (rule.shape === "line" || rule.shape === "address") && isWholeCell(flat, label))
    return null;
  const from = rule.field === "propertyNumber" ? behindSection(flat, label.end, rule.within) : label.end;
  const found = firstValue(known, spec, rule, from, label.end + rule.within);
  if (!found || found.start > label.end + rule.within || isOfNextSentence(known, label, found)) return null;
  const isOther =
    rule.unless.length > 0 &&
    ((rule.shape === "address" && hasAny(flat, rule.unless, label.end, label.end + 16)) ||
      hasAny(flat, rule.unless, label.end, Math.min(found.end + 12, found.start + 1)) ||
      hasAny(flat, rule.unless, clauseStart(flat, label.start, rule.reach), label.start));
  return isOther ? null : found;
}

/** Behind «SECCIÓN 4ª»: the number of a finca comes after that of its section. */
function behindSection(flat: Flat, from: number, within: number): number {
  const [section] = spansOfAny(flat, ["seccion"], from, from + within);
  if (!section) return from;
  const number = tokensIn(flat, { start: section.end, end: section.end + 12 })[0];
  return number && hasFigure(number.text) ? number.end : from;
}

/** Words that fill a cell beside others: what they ask for stands in another one, where forms are read. */
function isWholeCell(flat: Flat, label: Span): boolean {
  const cells = rowAt(flat, label.start)?.cells ?? [];
  const cell = cells.find(({ end }) => end > label.start);
  return cells.length > 1 && cell !== undefined && tokensIn(flat, { start: label.end, end: cell.end }).length === 0;
}

/** Letters of a sentence that is a heading. */
const HEADING = 34;

/** Behind a full stop something else is told. */
function isOfNextSentence({ flat, sentences }: Known, label: Span, found: Span): boolean {
  // «… en concepto de señal; b) 85.500 euros al escriturar».
  if (flat.text.slice(label.end, found.start).includes("; ")) return true;
  const at = lastUpTo(sentences, label.start);
  const next = sentences[at + 1];
  // «Duración.» heads what follows.
  if (next !== undefined && next - (sentences[at] ?? 0) <= HEADING) return false;
  return next !== undefined && next > label.end && next <= found.start && flat.text[next - 2] === ".";
}

/** Where the clause of a place begins, at most so far before it. Far ones are whole sentences. */
function clauseStart(flat: Flat, place: number, reach: number): number {
  const from = Math.max(0, place - reach);
  const marks = reach > 40 ? [". "] : [". ", ",", ";", ":", ")"];
  // Further back nothing counts, so that a document without a mark is not gone through for each of its words.
  const near = flat.text.slice(from, place);
  const cuts = marks.map((mark) => from + near.lastIndexOf(mark) + 1);
  return Math.max(from, reach > 40 ? 0 : lineAt(flat, place).start, ...cuts);
}

/** «95 m² construidos», «12 % de honorarios»: right before the words. */
function valueBefore(known: Known, spec: KindSpec, rule: FieldRule, label: Span): Valued | null {
  if (rule.shape === "letter") return letterBefore(known.flat, label.start);
  const list = listOf(known, rule.shape);
  const last = list[lastIndexBefore(list, label.start)];
  if (!last || last.end > label.start || label.start - last.end > 16) return null;
  const between = known.flat.text.slice(last.end, label.start);
  if (
    lineAt(known.flat, last.start).start !== lineAt(known.flat, label.start).start &&
    between.trim() === "" &&
    rule.shape === "figure"
  )
    return null;
  if (known.flat.text[label.end] === ":") return null;
  if (!["", "de", "(", "de superficie", "en concepto de", "como", "de sup."].includes(between.replace(")", "").trim()))
    return null;
  const made = madeOf(known, spec, rule, last);
  return made && { start: last.start, end: last.end, ...made };
}

const LETTER_WORDS = new Set("letra calificacion clase clasificacion una la es y un obtenido obtiene".split(" "));

/** «La letra F en emisiones», «la calificación es D en energía primaria (121 kWh) y C en emisiones». */
function letterBefore(flat: Flat, place: number): Valued | null {
  const near = tokensIn(flat, { start: Math.max(0, place - 40), end: place });
  const at = near.findLastIndex(({ text }) => text.length === 1);
  const found = LETTER_WORDS.has(near[at - 1]?.text ?? "") ? letterAfter(flat, near[at]!.start, near[at]!.start) : null;
  if (!found || found.end > place) return null;
  const between = flat.text.slice(found.end, place);
  return /^ ?(?:en|de|para|por|segun) [^.;:,0-9]*$/.test(between) ? found : null;
}

function lastIndexBefore(list: readonly Span[], place: number): number {
  let low = -1;
  let high = list.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (list[middle]!.end <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

function choicesOf(known: Known, spec: KindSpec, readings: readonly FieldReading[]): FieldReading[] {
  return spec.choices.flatMap(({ field, options }): FieldReading[] => {
    if (readings.some((one) => one.field === field)) return [];
    for (const [text, words] of options) {
      const span = firstOf(known.flat, words);
      if (span) return [{ field, value: { type: "text", text }, quote: quoteOf(known.flat, span), certainty: 0.95 }];
    }
    return [];
  });
}

/** Every identifier of the document, each once; its own digits say how surely it was read. */
export function identifierFields(known: Known): FieldReading[] {
  const seen = new Set<string>();
  return known.identifiers.flatMap((one): FieldReading[] => {
    const key = `${one.scheme} ${one.text}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const { scheme, text, isValid, problem } = one;
    return [
      {
        field: FIELD_OF_SCHEME[scheme],
        value: { type: "identifier", scheme, text, isValid, problem },
        quote: quoteOf(known.flat, one),
        certainty: isValid ? (one.isMended ? 0.85 : 0.99) : 0.6,
      },
    ];
  });
}
