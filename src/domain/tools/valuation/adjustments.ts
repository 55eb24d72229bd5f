import { logMean } from "./log-mean.ts";
import type { AdjustmentLine, ComponentId, ValuationSubject } from "./types.ts";

/**
 * Effects of a home's features on the natural logarithm of its price, rounded; they come from asking prices of 2018 in
 * two cities (docs/valuation.md, Comparables). The area enters as an exponent of the ratio of areas.
 */
export const EFFECTS = {
  areaExponent: 0.75,
  bathroom: 0.08,
  terrace: 0.05,
  lift: 0.05,
  floorWithLift: 0.015,
  floorWithoutLift: -0.025,
  groundOrBelow: -0.08,
  interior: -0.07,
  parking: 0.08,
  storage: 0.02,
  pool: 0.1,
  airConditioning: 0.05,
  isNew: 0.18,
  toReform: -0.12,
  topFloor: 0.04,
  decadeOfAge: -0.005,
} as const;

/** Effect of a home's feature on ln price; `NaN` when the home does not say. */
type Effect = (home: ValuationSubject) => number;

const LINES: readonly { id: ComponentId; label: string; effect: Effect }[] = [
  { id: "area", label: "Superficie", effect: (h) => EFFECTS.areaExponent * Math.log(h.areaM2) },
  { id: "bathrooms", label: "Baños", effect: (h) => EFFECTS.bathroom * h.bathrooms },
  { id: "condition", label: "Estado", effect: (h) => EFFECTS.isNew * h.isNew + EFFECTS.toReform * h.isToReform },
  { id: "age", label: "Antigüedad", effect: (h) => (-EFFECTS.decadeOfAge * h.yearBuilt) / 10 },
  { id: "lift", label: "Ascensor", effect: (h) => EFFECTS.lift * h.hasLift },
  { id: "floor", label: "Planta", effect: floorEffect },
  { id: "floor", label: "Última planta", effect: (h) => EFFECTS.topFloor * h.isTopFloor },
  { id: "exterior", label: "Exterior o interior", effect: (h) => EFFECTS.interior * (1 - h.isExterior) },
  { id: "terrace", label: "Terraza", effect: (h) => EFFECTS.terrace * h.hasTerrace },
  { id: "parking", label: "Garaje", effect: (h) => EFFECTS.parking * h.hasParking },
  { id: "storage", label: "Trastero", effect: (h) => EFFECTS.storage * h.hasStorage },
  { id: "pool", label: "Piscina", effect: (h) => EFFECTS.pool * h.hasPool },
  {
    id: "air-conditioning",
    label: "Aire acondicionado",
    effect: (h) => EFFECTS.airConditioning * h.hasAirConditioning,
  },
];

/** Height is worth something with a lift and costs something without; unknown lift above the ground says nothing. */
function floorEffect(home: ValuationSubject): number {
  if (home.floor <= 0) return EFFECTS.groundOrBelow;
  return home.floor * (home.hasLift === 1 ? EFFECTS.floorWithLift : EFFECTS.floorWithoutLift) + 0 * home.hasLift;
}

/**
 * The lines that turn a comparable's price into the subject's: adjusted = price · Π e^logFactor. A feature that either
 * home leaves unknown is not adjusted; lines that change nothing are left out.
 */
export function adjustmentLines(
  subject: ValuationSubject,
  comparable: ValuationSubject,
  price: number,
): AdjustmentLine[] {
  const lines: AdjustmentLine[] = [];
  for (const { id, label, effect } of LINES) {
    const logFactor = effect(subject) - effect(comparable);
    if (Number.isFinite(logFactor) && logFactor !== 0) lines.push({ id, label, logFactor, amount: 0 });
  }
  const scale = logMean(price, adjustedPrice(price, lines));
  for (const line of lines) line.amount = line.logFactor * scale;
  return lines;
}

/** Growth of prices from the comparable's date to today, as a factor, on a price already adjusted for its features. */
export function indexLine(index: number, price: number): AdjustmentLine {
  return { id: "index", label: "Evolución de precios", logFactor: Math.log(index), amount: price * (index - 1) };
}

/** The step from a price that is asked to one that is paid, as a factor, on a price already adjusted for its features. */
export function closingLine(step: number, price: number): AdjustmentLine {
  return { id: "closing", label: "De oferta a cierre", logFactor: Math.log(step), amount: price * (step - 1) };
}

/** A comparable's price after its lines. */
export function adjustedPrice(price: number, lines: readonly AdjustmentLine[]): number {
  return price * Math.exp(lines.reduce((sum, line) => sum + line.logFactor, 0));
}
