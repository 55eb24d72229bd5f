import * as z from "zod/mini";
import { PRICE_CURRENCIES } from "#domain/shared/places/tax-places.ts";
import {
  integer,
  isBlank,
  number,
  optionalChoice,
  optionalNumber,
  optionalText,
} from "#domain/shared/schema/fields.ts";
import { money, optionalPercent, orUsual } from "#domain/shared/schema/usual-fields.ts";
import { MOST_ROWS, readSeriesText, type TextProblem } from "#domain/tools/forecast/read-text.ts";
import { countryOf, PRICE_COUNTRIES, type PriceCountry, SERIES_IDS, seriesRead } from "./series-list.ts";

export const MOST_YEARS = 5;
const SOURCES = ["oficial", "propia"] as const;
/** Country whose consumer prices take the inflation out of one's own series. */
const PRICES = ["es", "mx", "co", "cl", "pe", "otro"] as const;
const MOST_LETTERS = 40_000;
const PROBLEMS_SHOWN = 4;

/** Exactly as pasted: rows are counted from its first line, so it is not trimmed. */
const pastedText = z.pipe(
  z.transform((raw: unknown) => (isBlank(raw) ? undefined : raw)),
  z.optional(z.string().check(z.maxLength(MOST_LETTERS, "Pega como mucho 40.000 caracteres"))),
);

/** Percentages are typed as such and kept as fractions; money is in the currency of the home. */
const fields = z.object({
  propertyValue: number(money("Introduce un valor mayor que cero", 1)),
  years: orUsual(integer({ min: 1, max: MOST_YEARS, message: `Elige de 1 a ${MOST_YEARS} años` }), 3),
  source: orUsual(z.enum(SOURCES, "Elige serie oficial o propia"), "oficial"),
  series: orUsual(z.enum(SERIES_IDS, "Elige una serie de la lista"), "bis-es"),
  ownSeries: z.optional(pastedText),
  ownName: z.optional(optionalText(80)),
  ownPrices: orUsual(z.enum(PRICES, "Elige un país de la lista"), "es"),
  currency: z.optional(optionalChoice(PRICE_CURRENCIES, "Elige una moneda de la lista")),
  inflation: optionalPercent({ min: -5, max: 50, message: "Introduce una inflación entre −5 y 50 % al año" }),
  monthlyCost: z.optional(optionalNumber(money("Introduce un gasto de cero o más"))),
  otherReturn: optionalPercent({ min: 0, max: 30, message: "Introduce una rentabilidad entre 0 y 30 % al año" }),
});

export type AppreciationInput = z.output<typeof fields>;

export const appreciationInput = fields.check(
  z.check<AppreciationInput>(({ value, issues }) => {
    if (typeof value !== "object" || value.source !== "propia") return;
    const message = ownSeriesProblem(value.ownSeries);
    if (message) issues.push({ code: "custom", input: value.ownSeries, path: ["ownSeries"], message });
  }),
);

/** Country whose consumer prices are read; null where none are known. */
export function pricesCountry({
  source,
  series,
  ownPrices,
}: Pick<AppreciationInput, "source" | "series" | "ownPrices">): PriceCountry | null {
  if (source === "oficial") return countryOf(series);
  return ownPrices === "otro" ? null : ownPrices;
}

/**
 * ISO 4217 code of the values: that of the official series' country, or the one chosen for a pasted series; euros where
 * no country is known.
 */
export function currencyOf(input: Pick<AppreciationInput, "source" | "series" | "ownPrices" | "currency">): string {
  const country = pricesCountry(input);
  const usual = country ? PRICE_COUNTRIES[country].currency : "EUR";
  return input.source === "oficial" ? usual : (input.currency ?? usual);
}

/** Every official series that an input needs. */
export function seriesNeeded(input: Pick<AppreciationInput, "source" | "series" | "ownPrices">) {
  return seriesRead(input.source === "oficial" ? input.series : null, pricesCountry(input));
}

/** Faults of a pasted series, row by row; undefined where there are none. */
export function ownSeriesProblem(text: string | undefined): string | undefined {
  const read = readSeriesText(text ?? "");
  if (!("problems" in read)) return undefined;
  const stated = read.problems.slice(0, PROBLEMS_SHOWN).map(problemText);
  const rest = read.problems.length - stated.length;
  return [...stated, ...(rest > 0 ? [rest === 1 ? "Y 1 fila más." : `Y ${rest} filas más.`] : [])].join(" ");
}

function problemText(problem: TextProblem): string {
  switch (problem.kind) {
    case "empty":
      return "Pega tu serie: una fila por periodo, con su valor.";
    case "too-many":
      return `Pega como mucho ${MOST_ROWS} filas.`;
    case "unreadable":
      return `Fila ${problem.row}: no entiendo el periodo. Escribe 2024, T3 2024 o 07/2024.`;
    case "no-number":
      return `Fila ${problem.row}: no entiendo el valor. Escribe un número, como 1.850,50.`;
    case "not-positive":
      return `Fila ${problem.row}: el valor tiene que ser mayor que cero.`;
    case "mixed":
      return `Fila ${problem.row}: mezcla años, trimestres o meses. Usa un solo ritmo.`;
    case "duplicate":
      return `Fila ${problem.row}: repite el periodo de la fila ${problem.of}.`;
    case "gap":
      return `Fila ${problem.row}: falta ${problem.missing} antes. Añádelo o empieza la serie después.`;
  }
}
