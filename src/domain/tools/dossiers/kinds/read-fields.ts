import { FIELD_OF_SCHEME } from "../fields.ts";
import type { FieldReading, ReadValue } from "../reading.ts";
import { firstFrom, firstOf, hasAny, phrases, spansOfAny } from "../text/find.ts";
import { type Flat, lineAt, originalOf, quoteOf, type Span, tokenFrom } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { runsIn } from "../text/names.ts";
import type { FieldRule, KindSpec, Shape } from "./kind.ts";
import {
  addressAfter,
  areaInHead,
  currencyOf,
  letterAfter,
  lineAfter,
  numberAfter,
  numberInWords,
  plainAmount,
  registrationAfter,
  type Valued,
} from "./read-values.ts";

interface Candidate extends Span {
  rule: FieldRule;
  value: ReadValue;
  certainty: number;
  label: Span;
}

/** All fields of a document of a kind, each value at most in one field. */
export function readFields(known: Known, spec: KindSpec): FieldReading[] {
  const found = spec.rules.flatMap((rule) => candidatesOf(known, spec, rule, spec.rules));
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

function candidatesOf(known: Known, spec: KindSpec, rule: FieldRule, all: readonly FieldRule[]): Candidate[] {
  const { flat } = known;
  const found: Candidate[] = rule.shape === "address" ? unannounced(known, rule) : [];
  for (const label of spansOfAny(flat, rule.labels)) {
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
    const below = valueBelow(known, spec, rule, label, all);
    const after = below ? null : valueAfter(known, spec, rule, label);
    if (below) found.push(candidate(known, rule, label, below, 8));
    else if (after) found.push(candidate(known, rule, label, after, after.start - label.end));
    if (!rule.alsoBefore) continue;
    const before = valueBefore(known, spec, rule, label);
    if (before) found.push(candidate(known, rule, label, before, label.start - before.end));
  }
  return found;
}

/** Words behind which a street is somebody's own, or a boundary. */
const OF_OTHERS = phrases(
  "vecin* · domicilio en · con domicilio · domiciliad* · despacho · oficina* · sede · linda · lindando · frente · notaria · fondo · notificaciones · domicilio fiscal",
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

/** What stands below the head of a first column, up to the figures of the next one. */
function firstColumn({ flat }: Known, label: Span): Valued | null {
  const line = lineAt(flat, label.start);
  const below = lineAt(flat, line.end);
  if (
    line.start !== label.start ||
    below.start < line.end ||
    !hasAny(flat, ["fecha*", "hora", "no de peticion"], label.end, line.end)
  )
    return null;
  let end = below.start;
  for (const token of flat.tokens.slice(tokenFrom(flat, below.start), tokenFrom(flat, below.end))) {
    if ([...token.text].some((letter) => letter >= "0" && letter <= "9")) break;
    end = token.end;
  }
  const text = originalOf(flat, { start: below.start, end });
  return text.length < 4 ? null : { start: below.start, end, value: { type: "text", text }, letters: 1 };
}

/** Distance that counts as none: a colon, «de», «es de». */
const NEXT_TO = 8;
/** What words further back in the list of a rule cost: they are less telling. */
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
  const found = firstValue(known, spec, rule, label.end, label.end + rule.within);
  if (!found || found.start > label.end + rule.within) return null;
  const isOther =
    rule.unless.length > 0 &&
    ((rule.shape === "address" && hasAny(flat, rule.unless, label.end, label.end + 16)) ||
      hasAny(flat, rule.unless, label.end, Math.min(found.end + 12, found.start + 1)) ||
      hasAny(flat, rule.unless, clauseStart(flat, label.start, rule.reach), label.start));
  return isOther ? null : found;
}

/** Where the clause of a place begins, at most so far before it. Far ones are whole sentences. */
function clauseStart(flat: Flat, place: number, reach: number): number {
  const from = Math.max(0, place - reach);
  const marks = reach > 40 ? [". "] : [". ", ",", ";", ":", ")"];
  const cuts = marks.map((mark) => flat.text.lastIndexOf(mark, place - 1) + 1);
  return Math.max(from, reach > 40 ? 0 : lineAt(flat, place).start, ...cuts.filter((cut) => cut <= place));
}

/** «95 m² construidos», «12 % de honorarios»: right before the words. */
function valueBefore(known: Known, spec: KindSpec, rule: FieldRule, label: Span): Valued | null {
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

/** In a table whose heads stand on one line and whose values stand on the next: the value in the place of the head. */
function valueBelow(
  known: Known,
  spec: KindSpec,
  rule: FieldRule,
  label: Span,
  all: readonly FieldRule[],
): Valued | null {
  if (rule.shape === "line" || rule.shape === "address" || rule.shape === "name") return null;
  const { flat } = known;
  const line = lineAt(flat, label.start);
  const below = lineAt(flat, line.end);
  if (below.start < line.end || figuresOn(known, line).length > 0) return null;
  if (rule.shape !== "letter" && figuresOn(known, below).length < 2) return null;
  const rules = all.filter(({ within }) => within > 0);
  const heads = spansOfAny(
    flat,
    rules.flatMap(({ labels }) => labels.filter((words) => words.length > 3)),
    line.start,
    line.end,
  );
  if (heads.length < 2) return null;
  const place = heads.findIndex((head) => head.start <= label.start && label.start < head.end);
  if (rule.shape === "letter") {
    const letters = flat.tokens
      .slice(tokenFrom(flat, below.start), tokenFrom(flat, below.end))
      .filter(({ text }) => text.length === 1 && text >= "a" && text <= "g");
    return letters.length === heads.length && place >= 0
      ? letterAfter(flat, letters[place]!.start, letters[place]!.start)
      : null;
  }
  const values = figuresOn(known, below).filter(({ inWords }) => !inWords);
  if (values.length !== heads.length || place < 0) return null;
  const value = values[place]!;
  const found = firstValue(known, spec, rule, value.start, value.end + 1);
  if (found && found.start <= value.start + 2) return found;
  if (rule.shape !== "money") return null;
  return {
    ...value,
    value: { type: "money", amount: value.value, currency: currencyOf(spec, "$") },
    letters: value.isMended ? 0.8 : 1,
  };
}

/** Numbers that stand wholly in a part of the text. */
function figuresOn({ figures }: Known, { start, end }: Span): readonly Known["figures"][number][] {
  const first = firstFrom(figures, start);
  let last = first;
  while (last < figures.length && figures[last]!.end <= end) last++;
  return figures.slice(first, last);
}

function listOf(known: Known, shape: Shape): readonly Span[] {
  if (shape === "money") return known.money;
  if (shape === "date") return known.dates;
  if (shape === "area") return known.areas;
  if (shape === "percent") return known.percents;
  return known.figures;
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

/** The first value of the shape that begins within a window. */
function firstValue(known: Known, spec: KindSpec, rule: FieldRule, from: number, to: number): Valued | null {
  const { flat } = known;
  switch (rule.shape) {
    case "money":
    case "date":
    case "area":
    case "percent": {
      const list = listOf(known, rule.shape);
      const amount = rule.shape === "money" ? plainAmount(known, spec, from, Math.min(to, from + 40)) : null;
      const plain = amount && !isInDate(known, amount) ? amount : null;
      for (let i = firstFrom(list, from); i < list.length && list[i]!.start <= to; i++) {
        if (rule.shape === "money" && isInDate(known, list[i]!)) continue;
        const next = list[i + 1];
        const between = next ? flat.text.slice(list[i]!.end, next.start).trim() : "";
        const chosen =
          rule.endsRange && next && ["al", "a", "-", "hasta el", "hasta", "y el"].includes(between) ? next : list[i]!;
        const made = madeOf(known, spec, rule, chosen);
        // A table may have its amounts with cents and no currency, and a sum with it further on.
        if (plain?.hasCents && plain.start < chosen.start) return plain;
        if (made) return { start: chosen.start, end: chosen.end, ...made };
      }
      if (rule.shape === "area") return areaInHead(known, from);
      return plain;
    }
    case "figure":
    case "year":
    case "years":
    case "months": {
      for (let i = firstFrom(known.figures, from); i < known.figures.length && known.figures[i]!.start <= to; i++) {
        const made = madeOf(known, spec, rule, known.figures[i]!);
        if (made) return { start: known.figures[i]!.start, end: known.figures[i]!.end, ...made };
      }
      return null;
    }
    case "number":
      return (
        numberAfter(
          flat,
          from,
          to,
          spec.country === "MX" ? "," : "",
          rule.field === "propertyNumber" ? known.identifiers : [],
        ) ?? numberInWords(known, from)
      );
    case "registration":
      return registrationAfter(flat, from, to);
    case "line":
      return beforeDay(known, lineAfter(flat, from));
    case "address":
      return addressAfter(known, from);
    case "name": {
      const run = runsIn(flat, from, to)[0];
      return run ? { start: run.start, end: run.end, value: { type: "text", text: run.name }, letters: 1 } : null;
    }
    case "letter":
      return letterAfter(flat, from, to);
  }
}

/** «… de Zaragoza el 20 de noviembre»: a day is a value of its own. */
function beforeDay(known: Known, found: Valued | null): Valued | null {
  const day = found && known.dates[firstFrom(known.dates, found.start + 4)];
  if (!found || !day || day.start >= found.end) return found;
  let { end } = { end: day.start };
  while (end > found.start && " ,.-(".includes(known.flat.text[end - 1]!)) end--;
  for (const link of [" el dia", " el", " a fecha", " a", " al"])
    if (known.flat.text.slice(found.start, end).endsWith(link)) end -= link.length;
  const text = originalOf(known.flat, { start: found.start, end });
  return text.length < 3 ? found : { ...found, end, value: { type: "text", text } };
}

/** «2026» of a day is no amount. */
function isInDate({ dates }: Known, { start, end }: Span): boolean {
  const near = dates[Math.max(0, firstFrom(dates, start + 1) - 1)];
  return near !== undefined && near.start < end && start < near.end;
}

function madeOf(
  known: Known,
  spec: KindSpec,
  rule: FieldRule,
  span: Span,
): { value: ReadValue; letters: number } | null {
  const { text } = known.flat;
  const figure = known.figures[firstFrom(known.figures, span.start)];
  const letters = figure?.isMended && figure.start <= span.end ? 0.8 : 1;
  if ("amount" in span) {
    const { amount, currency, other } = span as Known["money"][number];
    // Words and figures that differ leave open which of them holds.
    const isSure = other === null || Math.abs(other - amount) < 0.5;
    return {
      value: { type: "money", amount, currency: currencyOf(spec, currency) },
      letters: letters * (isSure ? 1 : 0.6),
    };
  }
  if ("date" in span) return { value: { type: "date", date: String(span.date) }, letters: 1 };
  if ("m2" in span) return { value: { type: "number", number: Number(span.m2), unit: "m2" }, letters };
  if ("percent" in span) return { value: { type: "number", number: Number(span.percent), unit: "percent" }, letters };
  if (!figure) return null;
  const after = text.slice(figure.end, figure.end + 24).replace(/^[ )(]{1,3}\d{0,3}[ )]{0,2}/, "");
  const { value } = figure;
  if (rule.shape === "year")
    return value >= 1_700 && value <= 2_100 && figure.end - figure.start === 4
      ? { value: { type: "number", number: value, unit: "none" }, letters }
      : null;
  if (rule.shape === "years") {
    if (after.startsWith("mes")) return { value: { type: "number", number: value / 12, unit: "years" }, letters };
    return after.startsWith("ano") ? { value: { type: "number", number: value, unit: "years" }, letters } : null;
  }
  if (rule.shape === "months") {
    if (after.startsWith("ano")) return { value: { type: "number", number: value * 12, unit: "none" }, letters };
    return after.startsWith("mes") ? { value: { type: "number", number: value, unit: "none" }, letters } : null;
  }
  return { value: { type: "number", number: value, unit: rule.unit }, letters };
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
