import type { ReadValue } from "../reading.ts";
import { firstFrom } from "../text/find.ts";
import { originalOf, type Span } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { runsIn } from "../text/names.ts";
import type { FieldRule, KindSpec, Shape } from "./kind.ts";
import { registryAfter } from "./read-registry.ts";
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

/** Values of the shape that a rule looks for. */

export function listOf(known: Known, shape: Shape): readonly Span[] {
  if (shape === "money") return known.money;
  if (shape === "date") return known.dates;
  if (shape === "area") return known.areas;
  if (shape === "percent") return known.percents;
  return known.figures;
}

/** The first value of the shape that begins within a window. */
export function firstValue(known: Known, spec: KindSpec, rule: FieldRule, from: number, to: number): Valued | null {
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
    case "number": {
      const words = numberInWords(known, from);
      // «NÚMERO MIL DOSCIENTOS DOS (1202)»: the number of a deed stands in words first.
      if (words && rule.field === "protocolNumber") return words;
      const besides = rule.field === "propertyNumber" ? [...known.dates, ...known.identifiers] : known.dates;
      return numberAfter(flat, from, to, spec.country === "MX" ? "," : "", besides) ?? words;
    }
    case "registration":
      return registrationAfter(flat, from, to);
    case "registry":
      return registryAfter(flat, from);
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

const isOfBuilding = (field: FieldRule["field"]): boolean => field === "builtAreaM2" || field === "usableAreaM2";

export function madeOf(
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
  // Hectares and areas are of land, whatever words stand before them.
  const isLand = "m2" in span && (span as Known["areas"][number]).isLand === true;
  if ((isLand && isOfBuilding(rule.field)) || (!isLand && rule.landOnly)) return null;
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
