import type { DatedFact, FactMark } from "../../shared/dated-fact.ts";
import { COUNTRY_CODES, LATIN_AMERICA, type LatinAmericanCountry } from "../../shared/places/tax-places.ts";

/** Costs of a buyer on top of the price, as a range of fractions of it. Orientative in every country. */
export interface CostRange {
  low: number;
  high: number;
}

const RANGES: Record<LatinAmericanCountry, [low: number, high: number, mark: FactMark, note: string]> = {
  MX: [4, 8, "por-comprobar", "El ISAI es municipal o estatal, del 2 al 4,5 % o más, y lo paga quien compra."],
  AR: [5, 8, "por-comprobar", "Los sellos dependen de la provincia y suelen repartirse a medias."],
  CO: [2, 4, "contrastado", "Registro y boleta suman cerca del 1,67 %; la notaría (0,54 %) se reparte a medias."],
  CL: [2, 4, "por-comprobar", "El impuesto al mutuo es del 0,8 % del crédito (0,2 % en DFL-2)."],
  PE: [4, 6, "por-comprobar", "La alcabala es el 3 % de lo que exceda de 10 UIT, a cargo de quien compra."],
  UY: [8, 9, "una-fuente", "El ITP es el 2 % del valor catastral para cada parte."],
  PA: [2, 3, "por-comprobar", "El impuesto de transferencia lo paga quien vende."],
  CR: [3.5, 4.5, "una-fuente", "El traspaso es el 1,5 %, que suele compartirse."],
  DO: [4, 6, "por-comprobar", "La transferencia es el 3 % del mayor entre precio y valor de la DGII."],
  EC: [2, 4, "por-comprobar", "La alcabala es el 1 %, a cargo de quien compra."],
};

/** One row per country; no law text was read for any of them. */
export const LATIN_AMERICAN_COSTS: readonly DatedFact<CostRange>[] = COUNTRY_CODES.map((country) => {
  const [low, high, mark, note] = RANGES[country];
  return {
    id: `gastos-compra-${country.toLowerCase()}`,
    label: `Gastos de compra, ${LATIN_AMERICA[country].name}`,
    value: { low: low / 100, high: high / 100 },
    unit: "fracción del precio",
    jurisdiction: country,
    validFrom: "2026-01-01",
    source: { title: "Guías y prensa del país, 2025-2026", consulted: "2026-08-07" },
    mark,
    note,
  };
});

/** Range of the costs of buying in a country, as fractions of the price, with source and date. */
export function costTemplate(country: LatinAmericanCountry): DatedFact<CostRange> {
  return LATIN_AMERICAN_COSTS.find((fact) => fact.jurisdiction === country)!;
}

/** A tax of a purchase that people ask for by its name, as the note of its country states it. Fractions. */
export interface NamedTax {
  country: LatinAmericanCountry;
  /** `alcabala`; one country has no two of a name. */
  name: string;
  label: string;
  low: number;
  high: number;
  /** The sum that it is paid on. */
  of: "price" | "loan";
  /** Units of taxes of the price on which nothing is paid. */
  freeUnits?: number;
}

export const NAMED_TAXES: readonly NamedTax[] = [
  { country: "MX", name: "isai", label: "El ISAI", low: 0.02, high: 0.045, of: "price" },
  { country: "CO", name: "registro", label: "Registro y boleta", low: 0.0167, high: 0.0167, of: "price" },
  { country: "CL", name: "mutuo", label: "El impuesto al mutuo", low: 0.008, high: 0.008, of: "loan" },
  { country: "PE", name: "alcabala", label: "La alcabala", low: 0.03, high: 0.03, of: "price", freeUnits: 10 },
  { country: "EC", name: "alcabala", label: "La alcabala", low: 0.01, high: 0.01, of: "price" },
];

/** Peru's unit of taxes (UIT) of 2026, soles. */
export const TAX_UNIT: DatedFact = {
  id: "uit-2026",
  label: "UIT de 2026",
  value: 5500,
  unit: "soles",
  jurisdiction: "PE",
  validFrom: "2026-01-01",
  validTo: "2026-12-31",
  source: { title: "Guías y prensa del país, 2025-2026", consulted: "2026-08-07" },
  mark: "contrastado",
};

/** @returns fractions of the price or loan, and in money what is paid at least and at most; nothing below the free part */
export function namedTaxAmount(tax: NamedTax, base: number, unit: number): { low: number; high: number } {
  const taxed = Math.max(0, base - (tax.freeUnits ?? 0) * unit);
  return { low: taxed * tax.low, high: taxed * tax.high };
}
