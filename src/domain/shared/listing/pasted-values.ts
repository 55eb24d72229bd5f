import { SPELLED_UNITS } from "../format/spelled-numbers.ts";
import { parseDegrees } from "../schema/degrees.ts";
import { parseSpanishNumber } from "../schema/spanish-number.ts";
import { DAY_MS } from "../time/durations.ts";
import { SHORT_MONTHS } from "../time/periods.ts";
import { bedroomsOf } from "./ambientes.ts";
import { fold } from "./fold.ts";

/**
 * Readers of single cells as agents write them. Each takes the text of one cell and gives `undefined` for an unreadable
 * one: the caller tells the person, nothing is guessed in silence.
 */

/** Longer than any cell with one value. In characters. */
const LONGEST_CELL = 60;

/** A cell with single blanks; empty where it is too long for one value, so that no pattern sees it. */
function shortCell(text: string): string {
  const bare = text.trim();
  return bare.length > LONGEST_CELL ? "" : bare.replace(/\s+/g, " ");
}

/** Currencies that a cell or a header may name; a bare `$` is not one of them (it is a dozen currencies). */
const CURRENCY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/€|\beur(os?)?\b/i, "EUR"],
  [/us\$|u\$s|\busd\b|\bd[oó]lares\b/i, "USD"],
  [/\bmxn\b|\bmx\$/i, "MXN"],
  [/\bcop\b/i, "COP"],
  [/\bclp\b/i, "CLP"],
  // The Chilean unit of account.
  [/\bUF\b/, "CLF"],
  [/\bars\b/i, "ARS"],
  [/\bpen\b|s\/\.?(?=\s*\d)/i, "PEN"],
];

/** The answer of `readCurrency` to a `$` alone: the caller knows the country. */
export const BARE_DOLLAR = "$";

/** The ISO code of the currency a text names, if it names one; `BARE_DOLLAR` for a `$` that says no more. */
export function readCurrency(text: string): string | undefined {
  return CURRENCY_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? (text.includes("$") ? BARE_DOLLAR : undefined);
}

/** `320.000 €`, `320k`, `320 mil €`, `1,2 M€`, `US$ 95,000`: an amount in whole currency units. */
export function readMoney(text: string): number | undefined {
  const bare = shortCell(text)
    .replace(/us\$|u\$s|mx\$|s\/\.?|[€$]|\b(eur(os?)?|uf|usd|mxn|cop|clp|ars|pen|d[oó]lares|pesos|soles)\b/gi, " ")
    // Blanks group thousands and part units alike.
    .replace(/[\s']/g, "");
  const match = /^([+-]?[\d.,]+)(k|miles|mill(?:[oó]n(?:es)?)?|mil|mm?)?\.?(?:\/?mes)?$/i.exec(bare);
  const amount = match?.[1] ? parseSpanishNumber(match[1]) : undefined;
  if (amount === undefined) return undefined;
  const unit = match?.[2]?.toLowerCase();
  if (unit === undefined) return amount;
  return Math.round(
    amount * (unit === "k" || (unit.startsWith("mil") && !unit.startsWith("mill")) ? 1_000 : 1_000_000),
  );
}

/** `95 m²`, `95,5`, `95 m2 const.`, `1.050`: square metres. */
export function readArea(text: string): number | undefined {
  const cell = shortCell(text);
  const figure = /^[\d., ]*\d/.exec(cell)?.[0];
  const isArea = /^ ?(?:m ?(?:²|2|ts?2?|etros(?: cuadrados)?)?)?(?: [a-záéíóúñ. ]*)?$/i;
  return figure && isArea.test(cell.slice(figure.length)) ? parseSpanishNumber(figure) : undefined;
}

/** `3`, `3 hab.`, `tres dormitorios`, `3,0` (how some spreadsheets export a whole number); `estudio` has none. */
export function readCount(text: string): number | undefined {
  const word = fold(text);
  if (/^(estudio|loft|monoambiente)\b/.test(word)) return 0;
  const spelled = SPELLED_UNITS[word.split(" ")[0] ?? ""];
  if (spelled !== undefined) return spelled;
  const match = /^(\d{1,3})(?:[.,]0+)?(?![\d.,])/.exec(text.trim());
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/**
 * Bedrooms in a number of «ambientes», as Argentina and Uruguay count: the living room is one of them, so that three are two bedrooms
 * and a «monoambiente» has none.
 */
export function readBedroomsOfAmbientes(text: string): number | undefined {
  const count = readCount(text);
  return count === undefined ? undefined : bedroomsOf(count);
}

/** A floor and, when the text says so, how many the building has and whether it is the top one. */
export interface PastedFloor {
  floor?: number;
  buildingFloors?: number;
  isTopFloor?: boolean;
}

/**
 * `3ª`, `3º 2ª` (floor and door), `planta 3 de 7`, `bajo`, `entresuelo`, `principal`, `semisótano`, `ático`, `-1`.
 * The ground floor and the mezzanine count as 0, the principal as 1, anything below the street as −1. An attic without
 * a number has no known floor: it is only the top one.
 */
export function readFloor(text: string): PastedFloor | undefined {
  const word = fold(text);
  if (word === "") return undefined;
  const of = /(-?\d{1,2})\D{0,4}\s*(?:de|\/)\s*(\d{1,2})\b/.exec(text.replace(/[−–]/g, "-"));
  if (of) return { floor: Number(of[1]), buildingFloors: Number(of[2]) };
  if (/\b(semisotano|sotano|semi)\b/.test(word)) return { floor: -1 };
  if (/^(planta )?(bajo|baja|bajos|pb|b|bj|local|planta baja|calle|entresuelo|entlo|ent|en|0)\b/.test(word))
    return { floor: 0 };
  if (/^(planta )?(principal|pral|pr)\b/.test(word)) return { floor: 1 };
  const isTop = /\b(atico|sobreatico|ultima|ultimo)\b/.test(word);
  const number = /(^|[^\d])(-?\d{1,2})(?!\d)/.exec(text.replace(/[−–]/g, "-"));
  if (number) return isTop ? { floor: Number(number[2]), isTopFloor: true } : { floor: Number(number[2]) };
  return isTop ? { isTopFloor: true } : undefined;
}

const YES = new Set(["si", "s", "x", "1", "true", "verdadero", "yes", "y", "tiene", "incluido", "incluida", "con"]);
const NO = new Set(["no", "n", "0", "false", "falso", "sin", "ninguno", "ninguna"]);

/** `sí`, `x`, `✓`, `con ascensor`, `2 plazas` are yes; `no`, `sin`, `-` are no. */
export function readFlag(text: string): boolean | undefined {
  if (/^[✓✔☑]/.test(text.trim())) return true;
  if (/^[-−–✗✘☐]$/.test(text.trim())) return false;
  const word = fold(text);
  const first = word.split(" ")[0] ?? "";
  if (YES.has(first)) return true;
  if (NO.has(first)) return false;
  return /^\d+ (plazas?|terrazas?|trasteros?|ascensor(es)?|m2?)\b/.test(word) ? true : undefined;
}

/** A coordinate with either decimal sign: `41,3851`, `-0.376`, `2.173404`, `41.38 N`, `3,70 O`. */
export function readCoordinate(text: string): number | undefined {
  return parseDegrees(shortCell(text));
}

/** Both in one cell, as maps copy them: `41.3851, 2.1734`, `41,3851; 2,1734`, `(41.38 2.17)`. */
export function readPosition(text: string): { latitude: number; longitude: number } | undefined {
  const parts = shortCell(text)
    .replace(/^[([]|[)\]]$/g, "")
    .split(/ ?; ?|, | /)
    .flatMap((part) => /^([^.,]*\.\d+),([^,]*)$/.exec(part)?.slice(1) ?? part);
  const [latitude, longitude] = parts.map(readCoordinate);
  return parts.length === 2 && latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90
    ? { latitude, longitude }
    : undefined;
}

const isoDay = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year < 2100 ? date.toISOString().slice(0, 10) : undefined;
};
const fullYear = (digits: string) => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

/**
 * A date, day first as in Spain and Latin America, to `YYYY-MM-DD`: `14/11/2025`, `14-11-25`, `2025-11-14`, `11/2025`,
 * `nov. 2025`, `14 de noviembre de 2025`, and the serial number of a spreadsheet that lost its format (45975). A month
 * without a day is its first day.
 */
export function readDate(text: string): string | undefined {
  const trimmed = text.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:[T ].*)?$/.exec(trimmed);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3] ?? 1));
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:\s.*)?$/.exec(trimmed);
  if (dayFirst) return isoDay(fullYear(dayFirst[3] ?? ""), Number(dayFirst[2]), Number(dayFirst[1]));
  const monthYear = /^(\d{1,2})[-/](\d{4})$/.exec(trimmed);
  if (monthYear) return isoDay(Number(monthYear[2]), Number(monthYear[1]), 1);
  const named = /^(?:(\d{1,2}) (?:de )?)?([a-z]{3,10}) (?:de(?:l)? )?(\d{4}|\d{2})$/.exec(fold(trimmed));
  if (named) {
    const name = (named[2] ?? "").slice(0, 3).replace("set", "sep");
    const month = SHORT_MONTHS.indexOf(name) + 1;
    return month > 0 ? isoDay(fullYear(named[3] ?? ""), month, Number(named[1] ?? 1)) : undefined;
  }
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(trimmed) ? Number.parseInt(trimmed, 10) : Number.NaN;
  // Day 25569 of a spreadsheet is 1 January 1970.
  return serial >= 36526 && serial < 73000 ? new Date((serial - 25569) * DAY_MS).toISOString().slice(0, 10) : undefined;
}

/** A year of construction: four digits, `aprox. 1965`, `1965-1970` (its first). Decades are not years. */
export function readYear(text: string): number | undefined {
  const match = /(?:^|[^\d.,])(1[789]\d{2}|20\d{2})(?![\d])/.exec(text);
  return match ? Number(match[1]) : undefined;
}

type Choice = readonly (readonly [RegExp, string])[];
const pick = (choices: Choice) => (text: string) => choices.find(([pattern]) => pattern.test(fold(text)))?.[1];

/** `obra_nueva`, `bueno` or `a_reformar`. A home already refurbished is `bueno`. */
export const readCondition = pick([
  [/\b(obra nueva|nuevo|nueva|a estrenar|estrenar|promocion)\b/, "obra_nueva"],
  [
    /\b(a|para|por|necesita|requiere|de) (reformar|reforma|restaurar|rehabilitar)\b|^(reformar|malo?|mal estado|regular|a actualizar)\b/,
    "a_reformar",
  ],
  [
    /\b(buen|bueno|buena|bien|reformad[oa]|reforma integral|segunda mano|usado|seminuevo|excelente|perfecto|muy bueno|impecable|rehabilitado|habitable)\b/,
    "bueno",
  ],
]);

export const readEvidence = pick([
  [
    /\b(cierre|cerrad[oa]|vendid[oa]|escritura(do)?|notari[ao]|compraventa|transaccion|venta real|alquilad[oa])\b/,
    "cierre",
  ],
  // The price of a withdrawn advert was asked, and nobody paid it.
  [
    /\b(oferta|anuncio|anunciad[oa]|publicad[oa]|portal|asking|en venta|activo|en alquiler|salida|retirad[oa]|caducad[oa]|expirad[oa])\b/,
    "oferta",
  ],
]);

export const readOperation = pick([
  [/\b(alquiler|alquila|renta|arriendo|arrendamiento)\b/, "alquiler"],
  [/\b(venta|vend[eo]|vendemos|compra|compraventa)\b/, "venta"],
]);

export const readType = pick([
  [/\b(atico|penthouse)\b/, "atico"],
  [/\bduplex\b/, "duplex"],
  [/\b(estudio|loft|monoambiente)\b/, "estudio"],
  [/\b(adosad[oa]|pareado|town ?house)\b/, "adosado"],
  [/\b(chalet|villa|unifamiliar)\b/, "chalet"],
  [/\b(casa|masia|finca)\b/, "casa"],
  [/\boficina\b/, "oficina"],
  [/\blocal( comercial)?\b/, "local"],
  [/\b(piso|apartamento|departamento|depto|apto|planta baja|vivienda)\b/, "piso"],
]);

/**
 * True for an outward-facing home, false for one that faces a courtyard; also reads yes and no, and is undefined for
 * anything else.
 */
export const readExterior = (text: string): boolean | undefined =>
  /\bexterior\b/.test(fold(text)) ? true : /\binterior\b/.test(fold(text)) ? false : readFlag(text);

/** A letter, also inside `CEE: E` or `E (120 kWh)`. `En trámite` has none. */
export const readEnergy = (text: string): string | undefined =>
  /(?:^|[\s:])([A-G])(?![a-záéíóúñ])/i.exec(text.trim())?.[1]?.toUpperCase();

/** Sides of the compass from letters ("NO", "SW") or words, in a fixed order; undefined where there are none. */
export function readOrientations(text: string): string[] | undefined {
  const word = fold(text);
  const compass = /^(n|s|e|o|ne|no|se|so|nw|sw|w)$/.test(word) ? word.replaceAll("w", "o").split("") : [];
  const found = ["norte", "sur", "este", "oeste"].filter(
    (side) => compass.includes(side[0] ?? "") || sideNames(word).includes(side),
  );
  return found.length > 0 ? found : undefined;
}

function sideNames(word: string): string[] {
  const sides = word.match(/nor(?=este|oeste|deste)|sur(?=este|oeste)|sud(?=este|oeste)|norte|sur|oeste|este/g) ?? [];
  return sides.map((side) => (side === "nor" ? "norte" : side === "sud" ? "sur" : side));
}
