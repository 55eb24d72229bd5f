import type { DatedFact, FactMark } from "../dated-fact.ts";
import type { LatinAmericanCountry } from "./tax-places.ts";

/**
 * Facts about buying in Latin American countries and cities, in words. No consolidated text of a law was read for any
 * of them, so each row says how many sources agree.
 */
export type TextFact = DatedFact<string>;

interface Row {
  label: string;
  value: string;
  mark: FactMark;
  note?: string;
  title?: string;
  validFrom?: string;
}

const CONSULTED = "2026-08-07";

const fact = (jurisdiction: string, index: number, row: Row): TextFact => ({
  id: `plaza-${jurisdiction.toLowerCase()}-${index}`,
  label: row.label,
  value: row.value,
  unit: "texto",
  jurisdiction,
  validFrom: row.validFrom ?? "2026-01-01",
  source: { title: row.title ?? "Guías y prensa del país, 2025-2026", consulted: CONSULTED },
  mark: row.mark,
  ...(row.note ? { note: row.note } : {}),
});

const financed = (value: string, mark: FactMark): Row => ({ label: "Parte del precio que se financia", value, mark });
const effort = (value: string, mark: FactMark): Row => ({ label: "Cuota máxima sobre el ingreso", value, mark });
const unit = (value: string, mark: FactMark): Row => ({ label: "Unidad del préstamo", value, mark });
const tax = (value: string, mark: FactMark, note?: string): Row => ({
  label: "Impuesto de la transmisión",
  value,
  mark,
  ...(note ? { note } : {}),
});

const BY_COUNTRY: Partial<Record<LatinAmericanCountry, readonly Row[]>> = {
  MX: [
    tax("2–4,5\u00a0% o más, lo paga quien compra", "contrastado", "El ISAI es municipal o estatal."),
    financed("80–90\u00a0%", "una-fuente"),
    effort("30\u00a0% con Infonavit", "contrastado"),
    unit("Pesos, tipo fijo", "por-comprobar"),
  ],
  AR: [
    tax("Sellos de cada provincia, a medias", "contrastado"),
    financed("65–80\u00a0%", "contrastado"),
    effort("25\u00a0%, en algunos casos 30\u00a0%", "contrastado"),
    unit("UVA, ligada al índice de precios", "contrastado"),
  ],
  CO: [
    tax("Registro y boleta, cerca del 1,67\u00a0%", "contrastado", "La notaría es el 0,54\u00a0%, a medias."),
    financed("70\u00a0%, u 80\u00a0% en VIS", "contrastado"),
    effort("40\u00a0%", "contrastado"),
    unit("Pesos o UVR", "contrastado"),
  ],
  CL: [
    tax("No hay; el préstamo paga el 0,8\u00a0%", "contrastado", "El 0,2\u00a0% en viviendas DFL-2."),
    financed("80–90\u00a0%", "contrastado"),
    effort("25–30\u00a0%", "por-comprobar"),
    unit("UF, de valor diario", "contrastado"),
  ],
  PE: [
    tax("Alcabala del 3\u00a0% sobre lo que pase de 10 UIT", "contrastado", "La UIT de 2026 es de 5.500 soles."),
    financed("80–90\u00a0%", "por-comprobar"),
    effort("30–40\u00a0%", "por-comprobar"),
  ],
  EC: [
    tax("Alcabala del 1\u00a0%, quien compra", "por-comprobar"),
    financed("70–80\u00a0%", "por-comprobar"),
    effort("30–40\u00a0%", "por-comprobar"),
  ],
  UY: [
    tax("ITP del 2\u00a0% del valor catastral, cada parte", "una-fuente"),
    financed("70–90\u00a0%", "por-comprobar"),
    unit("UI, UR o dólares", "por-comprobar"),
  ],
  PA: [
    tax("2\u00a0%, lo paga quien vende", "una-fuente", "Y un 3\u00a0% a cuenta de la ganancia."),
    financed("70–90\u00a0%", "por-comprobar"),
  ],
  DO: [
    tax("3\u00a0% del mayor entre precio y valor fiscal", "contrastado", "A cargo de quien compra."),
    financed("70–80\u00a0%", "por-comprobar"),
  ],
};

const acquisitionTax = (state: string, percent: string): Row => ({
  label: `ISAI, ${state}`,
  value: `cerca del ${percent}\u00a0%`,
  mark: "una-fuente",
  note: "El municipio puede fijar otro.",
  title: "Prensa local, un medio, 2026",
});

const grossYield = (percent: string): Row => ({
  label: "Rentabilidad bruta del alquiler, 2022",
  value: `${percent}\u00a0%`,
  mark: "una-fuente",
  note: "Dato de 2022 y de fiabilidad baja: pide uno actual antes de usarlo.",
  title: "Bloomberg Línea, 2022",
  validFrom: "2022-01-01",
});

const BY_CITY: Record<string, readonly Row[]> = {
  "ciudad-de-mexico": [
    {
      label: "ISAI de la Ciudad de México",
      value: "por tramos, según el valor",
      mark: "por-comprobar",
      note: "La tabla leída es de la gaceta de diciembre de 2022 y sus tramos no casan: consulta la vigente.",
      title: "Código Fiscal de la Ciudad de México, art. 113, copia",
    },
    grossYield("6,3"),
  ],
  "guadalajara-mexico": [acquisitionTax("Jalisco", "3")],
  monterrey: [acquisitionTax("Nuevo León", "3")],
  puebla: [acquisitionTax("Puebla", "2")],
  queretaro: [acquisitionTax("Querétaro", "2")],
  "buenos-aires": [
    {
      label: "Sellos de la Ciudad: vivienda única exenta",
      value: "hasta 226.100.000 ARS",
      mark: "contrastado",
      title: "ámbito.com y CUCICBA, 2026",
    },
    {
      label: "Sellos de la Ciudad: segunda vivienda hasta ese valor",
      value: "2,7\u00a0%",
      mark: "contrastado",
      note: "Antes era el 3,5\u00a0%.",
      title: "ámbito.com y CUCICBA, 2026",
    },
  ],
  bogota: [grossYield("8,2")],
  "santiago-de-chile": [grossYield("8")],
  "ciudad-de-panama": [grossYield("6,5")],
  montevideo: [grossYield("6")],
};

/** Facts about the country as a whole. */
export function countryFacts(country: LatinAmericanCountry): TextFact[] {
  return (BY_COUNTRY[country] ?? []).map((row, index) => fact(country, index, row));
}

/** Facts about the city or its state alone. */
export function ownCityFacts(slug: string): TextFact[] {
  return (BY_CITY[slug] ?? []).map((row, index) => fact(slug, index, row));
}
