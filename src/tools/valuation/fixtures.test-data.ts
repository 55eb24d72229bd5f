import { listingSchema } from "#domain/shared/listing/property.ts";
import type { OrientationOnly, UsedComparable, ValuedHome } from "#domain/tools/valuation/types.ts";
import type { ValuationOutcome } from "./engine.ts";
import { type ValuationInput, valuationInput } from "./schema.ts";

/** One result of each kind, for the tests of what is shown. Figures are round and made up. */

export const input: ValuationInput = valuationInput.parse({
  home: {
    placeName: "Ruzafa, Valencia",
    address: "Calle de Cádiz, 42, 3.º 8.ª",
    builtAreaM2: "94",
    rooms: "3",
    bathrooms: "2",
    floor: "3",
    latitude: "39,4622",
    longitude: "-0,3740",
  },
});

const comparable: UsedComparable = {
  id: "c1",
  listing: listingSchema.parse({
    id: "c1",
    address: "C/ Sueca, 31",
    builtAreaM2: 98,
    rooms: 3,
    price: 352_500,
    evidence: "cierre",
    date: "2026-07-01",
    source: "Pegado por el agente",
  }) as UsedComparable["listing"],
  distanceM: 183,
  weightShare: 0.4,
  price: 352_500,
  pricePerM2: 352_500 / 98,
  adjustedPrice: 345_000,
  lines: [
    { id: "area", label: "Superficie", logFactor: -0.03, amount: -10_500 },
    { id: "lift", label: "Ascensor", logFactor: 0.01, amount: 3_500 },
  ],
  netAdjustment: -0.02,
  grossAdjustment: 0.04,
  isHeavilyAdjusted: false,
};
export const offer: UsedComparable = {
  ...comparable,
  id: "c2",
  listing: {
    ...comparable.listing,
    id: "c2",
    address: undefined,
    placeName: "Ruzafa",
    evidence: "oferta",
    date: "2026-09-01",
  },
  distanceM: null,
  weightShare: 0.6,
  lines: [],
  adjustedPrice: 352_500,
};

export const valueToday: ValuationOutcome & ValuedHome = {
  kind: "value",
  basis: "current-comparables",
  engine: "comparables",
  date: "2026-11-21",
  calculatedOn: "2026-11-21",
  currency: "EUR",
  value: 342_000,
  pricePerM2: 342_000 / 94,
  range50: { low: 333_000, high: 351_000 },
  range80: { low: 324_000, high: 361_000 },
  range90: { low: 318_000, high: 368_000 },
  fsd: 0.06,
  confidence: { level: "media", score: 84, reasons: ["2 comparables sostienen el valor."] },
  explanation: {
    start: { label: "Precio medio de los comparables", amount: 352_500 },
    bars: [{ id: "area", label: "Superficie", logContribution: -0.0302, amount: -10_500 }],
    value: 342_000,
  },
  used: [comparable, offer],
  excluded: [],
  leftOut: [{ reason: "too-far", text: "Está demasiado lejos.", count: 4 }],
  measured: [],
  notice: "",
};
export const of2018: ValuationOutcome = {
  ...valueToday,
  basis: "model-2018",
  engine: "model",
  date: "2018-12-31",
  used: [],
  leftOut: [],
  measured: [
    {
      label: "Valencia",
      homes: 4146,
      medianError: 0.091,
      meanError: 0.13,
      within10: 0.54,
      within20: 0.79,
      coverage80: 0.8,
      halfWidth80: 0.2,
    },
  ],
  notice: "Contains data from idealista18, made available under the Open Database License 1.0.",
  today: {
    low: 470_000,
    high: 590_000,
    lowRatio: 1.45,
    highRatio: 1.63,
    date: "2025-12-31",
    sources: ["España: +58,1 % (BIS, con datos del INE).", "Comunitat Valenciana: +50 % (Ministerio de Vivienda)."],
  },
};
export const orientation: ValuationOutcome & OrientationOnly = {
  kind: "orientation",
  basis: "official-orientation",
  found: 0,
  needed: 3,
  currency: "EUR",
  range: { low: 130_000, high: 357_000 },
  official: {
    eurPerM2: 2528,
    level: "municipality",
    placeName: "Sevilla",
    period: "media de 2025T3 a 2026T2",
    source: "Ministerio de Vivienda, valor tasado",
  },
  reasons: ["No hay comparables que sirvan. Hacen falta 3."],
  used: [],
  excluded: [],
  leftOut: [],
  calculatedOn: "2026-11-21",
};
/** A town without a figure of its own, beside one that has it. */
export const orientationByNeighbours: ValuationOutcome & OrientationOnly = {
  ...orientation,
  official: {
    ...orientation.official,
    eurPerM2: 2097.7,
    level: "province",
    townName: "Gines",
    around: {
      eurPerM2: 2210,
      isNear: true,
      towns: [
        { name: "Sevilla", eurPerM2: 2528, km: 7.2 },
        { name: "Mairena del Aljarafe", eurPerM2: 1790, km: 5 },
      ],
    },
  },
  basedOn: {
    level: "near",
    eurPerM2: 2210,
    isMeasured: true,
    effects: [
      { id: "bathrooms", label: "Baños", logFactor: 0.0703 },
      { id: "condition", label: "Estado", logFactor: -0.0513 },
    ],
  },
};
export const none: ValuationOutcome = {
  kind: "too-few-comparables",
  basis: "none",
  found: 2,
  needed: 3,
  reasons: ["Hay 2 comparables que sirven. Hacen falta 3."],
  used: [comparable, offer],
  excluded: [],
  leftOut: [],
  calculatedOn: "2026-11-21",
  paste: { understood: 2, refused: [{ line: 4, reason: "Falta el precio" }] },
};
