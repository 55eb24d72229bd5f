import type { ReadValue } from "../reading.ts";
import { tokensIn } from "../text/cells.ts";
import type { Figure } from "../text/figures.ts";
import { beginningIn, hasAny, phrases, spansOfAny } from "../text/find.ts";
import { isDigit, originalOf, type Span, tokenFrom } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import type { Asked } from "./captions.ts";
import type { KindSpec } from "./kind.ts";
import { currencyOf, letterAfter, numberAfter, type Valued } from "./read-values.ts";

/** The value of a shape within a cell, or within the rest of one: nothing of its neighbours. */
export function valueWithin(known: Known, spec: KindSpec, asked: Asked, from: number, to: number): Valued | null {
  const inside = <T extends Span>(list: readonly T[]) => beginningIn(list, from, to).filter(({ end }) => end <= to + 1);
  switch (asked.shape) {
    case "money":
      return moneyWithin(known, spec, inside(known.money), inside(known.figures));
    case "date": {
      const days = inside(known.dates);
      const day = asked.endsRange && days.length === 2 ? days[1] : days[0];
      return day ? valued(day, { type: "date", date: day.date }) : null;
    }
    case "area": {
      const [area] = inside(known.areas);
      if (area) return valued(area, { type: "number", number: area.m2, unit: "m2" });
      return numbered(alone(known, inside(known.figures)), "m2");
    }
    case "percent": {
      const [percent] = inside(known.percents);
      if (percent) return valued(percent, { type: "number", number: percent.percent, unit: "percent" });
      return numbered(
        alone(known, inside(known.figures)).filter(({ value }) => value < 100),
        "percent",
      );
    }
    case "year":
      return numbered(
        inside(known.figures).filter(({ value, start, end }) => value >= 1_700 && value <= 2_100 && end - start === 4),
        "none",
      );
    case "figure":
      return numbered(alone(known, inside(known.figures)), "none");
    case "years":
    case "months":
      return lengthWithin(known, asked.shape, inside(known.figures));
    case "number":
      return numberWithin(known, from, to);
    case "letter": {
      const found = letterAfter(known.flat, from, to - 1);
      return found && found.end <= to ? found : null;
    }
    case "address":
      return addressWithin(known, from, to);
    default: {
      const found = textWithin(known, from, to);
      const isRight = !asked.holds || (found?.value.type === "text" && asked.holds.test(found.value.text));
      return isRight ? found : null;
    }
  }
}

const valued = ({ start, end }: Span, value: ReadValue, letters = 1): Valued => ({ start, end, value, letters });

function numbered(figures: readonly Figure[], unit: "m2" | "percent" | "none"): Valued | null {
  const [figure] = figures;
  return figure ? valued(figure, { type: "number", number: figure.value, unit }, figure.isMended ? 0.8 : 1) : null;
}

/** Figures that are part of no day, identifier or area, and no number of a box. */
function alone({ flat, dates, identifiers, areas }: Known, figures: readonly Figure[]): Figure[] {
  const isIn = (list: readonly Span[], one: Span) => list.some(({ start, end }) => start < one.end && one.start < end);
  return figures.filter((one) => {
    if (one.inWords && one.value < 2) return false;
    const written = flat.text.slice(one.start, one.end);
    if (/^0\d{3}$/.test(written) || flat.text[one.end] === "/" || flat.text[one.start - 1] === "/") return false;
    return !isIn(dates, one) && !isIn(identifiers, one) && !isIn(areas, one);
  });
}

function moneyWithin(known: Known, spec: KindSpec, all: Known["money"], figures: readonly Figure[]): Valued | null {
  const { text } = known.flat;
  const money = all.find(({ start, end }) => !known.dates.some((day) => day.start < end && start < day.end));
  const figure = alone(known, figures).find(
    ({ end, inWords }) =>
      !inWords &&
      !text.slice(end, end + 3).includes("%") &&
      !/^ ?(?:por|mes|ano|dia|m2)/.test(text.slice(end, end + 5)),
  );
  const isNegative = (start: number) => text[start - 1] === "-" && !isDigit(text[start - 2]);
  if (money && !(figure && figure.start < money.start && hasCents(text, figure))) {
    const sign = isNegative(money.start) ? -1 : 1;
    const isSure = money.other === null || Math.abs(money.other - money.amount) < 0.5;
    const amount = sign * money.amount;
    return valued(money, { type: "money", amount, currency: currencyOf(spec, money.currency) }, isSure ? 1 : 0.6);
  }
  if (!figure) return null;
  const amount = isNegative(figure.start) ? -figure.value : figure.value;
  const letters = (hasCents(text, figure) ? 1 : 0.93) * (figure.isMended ? 0.8 : 1);
  return valued(figure, { type: "money", amount, currency: currencyOf(spec, "$") }, letters);
}

const hasCents = (text: string, { start, end }: Span): boolean =>
  end - start > 3 && [",", "."].includes(text[end - 3]!);

function lengthWithin({ flat }: Known, shape: "years" | "months", figures: readonly Figure[]): Valued | null {
  for (const figure of figures) {
    const after = flat.text.slice(figure.end, figure.end + 24).replace(/^[ )(]{1,3}\d{0,3}[ )]{0,2}/, "");
    const unit = after.startsWith("ano") ? 12 : after.startsWith("mes") ? 1 : 0;
    if (unit === 0) continue;
    const months = figure.value * unit;
    return shape === "years"
      ? valued(figure, { type: "number", number: months / 12, unit: "years" })
      : valued(figure, { type: "number", number: months, unit: "none" });
  }
  return null;
}

const NUMBER_WORDS = new Set(["numero", "registral", "expediente", "codigo"]);

/** A number that fills its place, blanks in it with it, or the first one there. */
function numberWithin({ flat, dates }: Known, from: number, to: number): Valued | null {
  const tokens = [];
  for (let i = tokenFrom(flat, from); i < flat.tokens.length && flat.tokens[i]!.start < to; i++)
    tokens.push(flat.tokens[i]!);
  const day = dates.find(({ start, end }) => start >= from && end <= to);
  if (tokens.length === 0 || day?.start === tokens[0]!.start) return null;
  const isCode = tokens.length > 1 && tokens.every(({ text }) => isDigit(text.at(-1)) || isDigit(text[0]));
  const span = { start: tokens[0]!.start, end: tokens.at(-1)!.end };
  if (isCode && !day && span.end - span.start <= 40)
    return valued(span, { type: "text", text: originalOf(flat, span).toUpperCase() });
  const found = numberAfter(flat, from, Math.min(to - 1, from + 40));
  // «Plaza Mayor, 3» is no number of a register.
  const isLater =
    found && tokens.some(({ text, end }) => end <= found.start && text.length > 4 && !NUMBER_WORDS.has(text));
  return found && found.end <= to && !isLater ? found : null;
}

/** Words with which something else begins. */
const STOPS = phrases(
  "referencia catastral · ref. catastral · ref catastral · con referencia · referencia · cif · c.i.f · nif · n.i.f · dni · inscrita · superficie · finca registral · fecha · telefono · tel. · c.c.c",
);
const LONGEST = 120;

function textWithin({ flat }: Known, from: number, to: number): Valued | null {
  let start = from;
  while (start < to && ' :.-=\t"'.includes(flat.text[start]!)) start++;
  let end = Math.min(to, start + LONGEST);
  const stop = spansOfAny(flat, STOPS, start + 3, end)[0];
  if (stop) end = stop.start;
  while (end > start && ' ,.;:-("'.includes(flat.text[end - 1]!) && !isPointOfShort(flat.text, end)) end--;
  const text = originalOf(flat, { start, end });
  return text.length < 2 ? null : valued({ start, end }, { type: "text", text }, 0.97);
}

/** «S.L.» ends with its point. */
const isPointOfShort = (text: string, end: number): boolean =>
  text[end - 1] === "." && [".", " ", ","].includes(text[end - 3] ?? "");

/** Words of a door, which are no address without a street. */
const DOORS =
  /^(?:\d\S*|planta|puerta|piso|escalera|bajo|portal|izda|dcha|izquierda|derecha|local|letra|pta|esc|vivienda|garaje|trastero|no|de|del|la|el)$/;

/** A street, or words with a number: what has neither is the head of something else. */
function addressWithin(known: Known, from: number, to: number): Valued | null {
  const street = beginningIn(known.streets, from, to)[0];
  const found = textWithin(known, street && street.start < from + 40 ? street.start : from, to);
  if (found?.value.type !== "text" || found.value.text.length < 6) return null;
  if (street) return street.hasNumber ? found : { ...found, letters: 0.85 };
  if (beginningIn(known.dates, found.start, found.end).length > 0) return null;
  const hasNumber = [...found.value.text].some(isDigit) || hasAny(known.flat, ["s/n"], found.start, found.end);
  const names = tokensIn(known.flat, found).filter(
    ({ text }) => text.length >= 3 && !DOORS.test(text) && !isDigit(text[0]),
  );
  const isPerson = /^\d+\)|\b(?:d\.|dna|don|dona) /.test(known.flat.text.slice(found.start, found.end));
  return hasNumber && names.length > 0 && !isPerson ? { ...found, letters: 0.88 } : null;
}
