import type { DatedFact, FactMark, FactSource } from "../../shared/dated-fact.ts";
import type { Range } from "./range.ts";

/**
 * Prices of works in Spain, in euros without IVA. Published prices seldom say what they include, so each is a range and
 * can be overridden.
 */

const CONSULTED = "2026-11-20";
const HABITISSIMO: FactSource = {
  title: "Habitissimo, precios de reformas",
  url: "https://www.habitissimo.es",
  consulted: CONSULTED,
};
const MADRID: FactSource = { title: "Guías de precios de reforma, Madrid", consulted: CONSULTED };
const AVANTI: FactSource = {
  title: "Avanti, poner un ascensor en un edificio",
  url: "https://www.avanti.cat",
  consulted: CONSULTED,
};
const FACADES: FactSource = { title: "Guías de precios de fachadas", consulted: CONSULTED };
const OWN: FactSource = { title: "Supuesto de Umbral: pide presupuesto", consulted: CONSULTED };

const cost = (
  id: string,
  label: string,
  [low, usual, high]: readonly [number, number, number],
  unit: string,
  rest: { source?: FactSource; mark?: FactMark; validFrom?: string; note?: string } = {},
): DatedFact<Range> => ({
  id: `coste-${id}`,
  label,
  value: { low, usual, high },
  unit,
  jurisdiction: "ES",
  validFrom: "2025-01-01",
  source: OWN,
  mark: "por-comprobar" as const,
  ...rest,
});

/** By work: low, usual and high, for the unit that each row names. */
export const COST_FACTS = {
  fullBasic: cost("integral-basica", "Reforma integral, básica", [450, 600, 750], "EUR/m²", {
    source: HABITISSIMO,
    mark: "una-fuente",
    validFrom: "2024-01-01",
    note: "Media publicada: 550 €/m²; 100 m², unos 65.000 €.",
  }),
  fullMedium: cost("integral-media", "Reforma integral, media", [600, 800, 800], "EUR/m²", {
    source: MADRID,
    mark: "una-fuente",
    validFrom: "2024-01-01",
  }),
  fullHigh: cost("integral-alta", "Reforma integral, alta", [800, 1200, 1500], "EUR/m²", {
    source: MADRID,
    mark: "una-fuente",
    validFrom: "2024-01-01",
  }),
  kitchen: cost("cocina", "Cocina de unos 12 m²", [4000, 8100, 10_000], "EUR", {
    source: HABITISSIMO,
    mark: "una-fuente",
  }),
  bathroom: cost("bano", "Baño de unos 5 m²", [2600, 5500, 10_000], "EUR", {
    source: HABITISSIMO,
    mark: "una-fuente",
    note: "Los extremos están publicados; el valor central es un supuesto.",
  }),
  newBathroom: cost("bano-nuevo", "Baño donde no lo había", [5500, 8000, 12_000], "EUR", {
    note: "El de reformar un baño, más bajantes y tabiques.",
  }),
  paint: cost("pintura", "Pintura, por m² de pared", [6, 8, 12], "EUR/m²"),
  paintLeast: cost("pintura-minimo", "Pintar un piso, lo mínimo", [500, 500, 500], "EUR", {
    source: HABITISSIMO,
    mark: "una-fuente",
  }),
  floor: cost("suelo", "Suelo: laminado, gres o parqué", [25, 40, 60], "EUR/m²"),
  windows: cost("ventanas", "Ventanas de PVC o aluminio, vidrio doble", [300, 500, 800], "EUR/m²"),
  electrics: cost("electricidad", "Electricidad completa de 90 m²", [3500, 5000, 7000], "EUR"),
  plumbing: cost("fontaneria", "Fontanería completa de 90 m²", [2500, 4000, 6000], "EUR"),
  split: cost("split", "Aire acondicionado, cada aparato", [700, 1000, 1500], "EUR"),
  ducts: cost("conductos", "Aire por conductos, toda la vivienda", [4000, 6000, 8000], "EUR"),
  heatPump: cost("aerotermia", "Aerotermia", [8000, 12_000, 16_000], "EUR"),
  solar: cost("solar", "Placas solares, 4–5 kWp", [5000, 6500, 8000], "EUR"),
  lift: cost("ascensor", "Ascensor en un edificio hecho, con todas las obras", [30_000, 75_000, 120_000], "EUR", {
    source: AVANTI,
    mark: "una-fuente",
    validFrom: "2021-01-01",
  }),
  facade: cost("fachada", "Fachada: pintar, monocapa o ladrillo", [20, 35, 45], "EUR/m²", {
    source: FACADES,
    mark: "una-fuente",
  }),
  insulation: cost("sate", "Fachada con aislamiento exterior (SATE)", [50, 70, 80], "EUR/m²", {
    source: FACADES,
    mark: "contrastado",
  }),
} as const;

/** Months that a whole flat takes. */
export const FULL_MONTHS = cost("plazo-integral", "Plazo de una reforma integral", [2, 3, 4], "meses");

/** Labour against the country's mean, by community; the city of Barcelona stands beside them. */
const labour = (jurisdiction: string, label: string, value: number): DatedFact => ({
  id: `mano-de-obra-${jurisdiction.toLowerCase()}`,
  label: `Mano de obra, ${label}`,
  value,
  unit: "factor",
  jurisdiction,
  validFrom: "2025-01-01",
  source: OWN,
  mark: "por-comprobar",
  note: "Madrid, Barcelona y Baleares, de 1,10 a 1,25.",
});
const LABOUR: Record<string, DatedFact> = {
  "ES-MD": labour("ES-MD", "Madrid", 1.15),
  "ES-IB": labour("ES-IB", "Illes Balears", 1.15),
};
const LABOUR_BARCELONA = labour("ES-CT", "Barcelona", 1.15);
const LABOUR_RURAL: DatedFact = { ...labour("ES", "pueblo", 0.9), note: "Fuera de ciudad, de 0,85 a 0,95." };
const LABOUR_USUAL: DatedFact = { ...labour("ES-general", "media de España", 1), jurisdiction: "ES" };

const BARCELONA = "08019";

/**
 * The price of labour against the mean of Spain: 1.15 is 15 % more.
 *
 * @param place the community, such as `ES-MD`
 * @param municipalityCode of the INE, five digits; only the city of Barcelona has a factor of its own
 * @param isRural a village: it wins over any community
 */
export function labourFactor(place: string, municipalityCode: string | undefined, isRural: boolean): DatedFact {
  if (isRural) return LABOUR_RURAL;
  return municipalityCode === BARCELONA ? LABOUR_BARCELONA : (LABOUR[place] ?? LABOUR_USUAL);
}
