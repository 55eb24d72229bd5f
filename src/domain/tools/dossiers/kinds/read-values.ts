import type { ReadValue } from "../reading.ts";
import { rowAt } from "../text/cells.ts";
import { firstFrom } from "../text/find.ts";
import { type Flat, isDigit, lineAt, originalOf, type Span, tokenFrom } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import type { KindSpec } from "./kind.ts";

/** Values that stand behind words of a document and have no shape that would be found without them. */

export const currencyOf = (spec: Pick<KindSpec, "country">, currency: string): string =>
  currency === "$" ? { ES: "EUR", MX: "MXN", CO: "COP", CL: "CLP", AR: "ARS" }[spec.country] : currency;

export interface Valued extends Span {
  value: ReadValue;
  /** 1 where every letter was as it should be. */
  letters: number;
}

/** «Superficie habitable [m²] 66,0»: the unit stands with the words. */
export function areaInHead(known: Known, from: number): Valued | null {
  const figure = known.figures[firstFrom(known.figures, from)];
  if (!figure || figure.start > from + 14 || figure.inWords) return null;
  if (!known.flat.text.slice(from, figure.start).includes("m2")) return null;
  return {
    start: figure.start,
    end: figure.end,
    value: { type: "number", number: figure.value, unit: "m2" },
    letters: figure.isMended ? 0.8 : 1,
  };
}

/** An amount without its currency, as tables have it: right behind the words, with its marks. */
export function plainAmount(
  known: Known,
  spec: KindSpec,
  from: number,
  to: number,
): (Valued & { hasCents: boolean }) | null {
  const { text } = known.flat;
  for (let i = firstFrom(known.figures, from); i < known.figures.length && known.figures[i]!.start <= to; i++) {
    const figure = known.figures[i]!;
    const written = text.slice(figure.start, figure.end);
    // The number of a box («0505») and a percentage stand before it.
    const isAmount = !figure.inWords && (written.includes(",") || written.includes("."));
    if (!isAmount || text.slice(figure.end, figure.end + 2).includes("%")) continue;
    const isNegative = text[figure.start - 1] === "-" && text[figure.start - 2] === " ";
    return {
      start: isNegative ? figure.start - 1 : figure.start,
      end: figure.end,
      value: { type: "money", amount: isNegative ? -figure.value : figure.value, currency: currencyOf(spec, "$") },
      letters: figure.isMended ? 0.75 : 0.95,
      hasCents: [",", "."].includes(written.at(-3) ?? ""),
    };
  }
  return null;
}

/** A number of a register: «12.345», «28/12345», «2024-001234-A». */
export function numberAfter(
  flat: Flat,
  from: number,
  to: number,
  group = "",
  besides: readonly Span[] = [],
): Valued | null {
  let until = to;
  for (let i = tokenFrom(flat, from); i < flat.tokens.length && flat.tokens[i]!.start <= until; i++) {
    const first = flat.tokens[i]!;
    // In a table a number of its own kind may stand between the head and the one that is meant.
    const other = besides.find((one) => one.start <= first.start && first.start < one.end);
    if (other) {
      until = Math.max(until, Math.min(other.end + 24, from + 90));
      continue;
    }
    if (![...first.text].some(isDigit)) {
      if (
        !["n", "no", "num", "numero", "nro", "de", "la", "el", "registral", "o"].includes(first.text) &&
        first.text.length > 4
      )
        continue;
      // «CEE-2024-0012»: letters that belong to the number.
      if (flat.text[first.end] !== "-" && flat.text[first.end] !== "/") continue;
    }
    let { end } = first;
    for (let next = i + 1; next < flat.tokens.length; next++) {
      const token = flat.tokens[next]!;
      const mark = flat.text[end]!;
      // «FINCA: 49135/SEVILLA»: the town is none of the number.
      if (mark === "/" && token.text.length > 3 && ![...token.text].some(isDigit)) break;
      if (token.start !== end + 1 || !("./-".includes(mark) || (mark === group && /^\d{3}$/.test(token.text)))) break;
      end = token.end;
    }
    end = inGroups(flat, i, end);
    const written = originalOf(flat, { start: first.start, end });
    if (![...written].some(isDigit) || written.length > 40) continue;
    return { start: first.start, end, value: { type: "text", text: written.toUpperCase() }, letters: 1 };
  }
  return null;
}

/** «14 01 001 22 045»: groups of figures within one cell, three or more, are one number. */
function inGroups(flat: Flat, from: number, end: number): number {
  const cell = rowAt(flat, flat.tokens[from]!.start)?.cells.find((one) => one.end > flat.tokens[from]!.start);
  let last = end;
  let groups = 1;
  for (let i = from + 1; i < flat.tokens.length && cell && flat.tokens[i]!.end <= cell.end; i++) {
    const token = flat.tokens[i]!;
    if (token.end <= end) continue;
    if (token.start !== last + 1 || flat.text[last] !== " " || ![...token.text].every(isDigit)) break;
    last = token.end;
    groups++;
  }
  return groups >= 3 ? last : end;
}

/** «NÚMERO MIL DOSCIENTOS TREINTA Y CUATRO». */
export function numberInWords(known: Known, from: number): Valued | null {
  const figure = known.figures[firstFrom(known.figures, from)];
  if (!figure?.inWords || figure.start > from + 4 || figure.value < 2) return null;
  return { start: figure.start, end: figure.end, value: { type: "text", text: String(figure.value) }, letters: 1 };
}

/** A Colombian matrícula «50C-1234567», a folio real «1234567», an Argentine «15-1234/7». */
export function registrationAfter(flat: Flat, from: number, to: number): Valued | null {
  const found = numberAfter(flat, from, to);
  if (found?.value.type !== "text") return null;
  const { text } = found.value;
  return {
    ...found,
    value: { type: "identifier", scheme: "land-registration", text, isValid: true, problem: null },
  };
}

/** A word, and a number behind it. */
const isNumbered = (text: string): boolean =>
  text
    .split(" ")
    .some((word, i, all) => isDigit(word[0]) && (all[i - 1] ?? "").length >= 3 && !isDigit(all[i - 1]![0]));

/** Characters behind words that announce an address in which its street stands. */
const STREET_ROOM = 150;

/** The street that is told behind the words; the rest of the line where it goes on with it, or has a number without one. */
export function addressAfter(known: Known, from: number): Valued | null {
  const { flat, streets } = known;
  const line = lineAfter(flat, from);
  const next = streets[firstFrom(streets, Math.max(0, from - 9))];
  const street =
    next && next.start <= from + STREET_ROOM && !flat.text.slice(from, next.start).includes(". ") ? next : undefined;
  if (!street) return line;
  if (line && line.start <= street.start && street.start < line.end) {
    const span = { start: street.start, end: Math.max(line.end, street.end) };
    return { ...span, value: { type: "text", text: originalOf(flat, span) }, letters: 1 };
  }
  // «Roca 136»: a street that nothing calls one.
  if (
    line &&
    line.value.type === "text" &&
    isNumbered(line.value.text) &&
    line.start < street.start &&
    street.start > from + 60
  )
    return line;
  return {
    start: street.start,
    end: street.end,
    value: { type: "text", text: originalOf(flat, street) },
    letters: street.hasNumber ? 1 : 0.8,
  };
}

/** The text behind the words, up to the end of the line or to where another sentence begins. */
export function lineAfter(flat: Flat, from: number): Valued | null {
  let start = from;
  const line = lineAt(flat, Math.max(0, from - 1));
  let until = Math.min(line.end, from + 120);
  while (start < until && ' :.-=\t"'.includes(flat.text[start]!)) start++;
  // A head of its own line: what stands below it.
  if (until - start < 3) {
    const next = lineAt(flat, line.end);
    if (next.start < line.end || flat.text.slice(from, line.end).trim() === "")
      until = Math.min(next.end, next.start + 120);
    start = Math.max(start, next.start);
    while (start < until && " :.-=".includes(flat.text[start]!)) start++;
  }
  let end = until;
  for (const stop of [
    ". ",
    "; ",
    " con una ",
    " referencia catastral",
    " ref. catastral",
    " con referencia",
    " finca ",
    " inscrita",
    " cif",
    " c.i.f",
    " nif",
    ", rut",
    ", a nombre",
    " a nombre",
    " categoria",
    " n.i.f",
    " que ",
    " superficie",
    " | ",
  ]) {
    const found = flat.text.slice(start + 6, end + stop.length).indexOf(stop);
    const at = found < 0 ? -1 : start + 6 + found;
    // «C/ Mayor 3, 2º. A» and «Avda. de la Paz» go on behind their point.
    if (at > 0 && at < end && !(stop === ". " && isAbbreviated(flat, at))) end = at;
  }
  while (end > start && " ,.;:-".includes(flat.text[end - 1]!)) end--;
  for (const link of [" con", " y", " de", " en", " a"])
    if (flat.text.slice(start, end).endsWith(link)) end -= link.length;
  while (end > start && " ,.;:-".includes(flat.text[end - 1]!)) end--;
  const text = originalOf(flat, { start, end });
  if (text.length < 2) return null;
  return { start, end, value: { type: "text", text }, letters: 0.95 };
}

const isAbbreviated = (flat: Flat, point: number): boolean => {
  const token = flat.tokens[tokenFrom(flat, point) - 1];
  return token !== undefined && token.end === point && token.text.length <= 5 && !isDigit(token.text[0]);
};

/** «A», «letra E», «E - 180 kWh». */
export function letterAfter(flat: Flat, from: number, to: number): Valued | null {
  for (let i = tokenFrom(flat, from); i < flat.tokens.length && flat.tokens[i]!.start <= to; i++) {
    const token = flat.tokens[i]!;
    if (token.text.length !== 1 || token.text < "a" || token.text > "g") continue;
    const original = originalOf(flat, token);
    if (original !== original.toUpperCase()) continue;
    // A scale «A B C D E F G» is no value.
    const next = flat.tokens[i + 1];
    if (
      next?.text.length === 1 &&
      next.text.charCodeAt(0) === token.text.charCodeAt(0) + 1 &&
      next.start <= token.end + 2
    )
      return null;
    return { start: token.start, end: token.end, value: { type: "text", text: original }, letters: 1 };
  }
  return null;
}
