import type { Evidence } from "./case.ts";
import type { Purpose } from "./purposes.ts";
import { BUILDING_RULES } from "./rules-building.ts";
import { MONEY_RULES } from "./rules-money.ts";
import { SPACE_RULES } from "./rules-space.ts";
import type { Known } from "./words.ts";

/** Stop of a visit at which something is seen. The order is that of the visit. */
export const VISIT_STOPS = ["llegada", "dentro", "habitaciones", "banos", "fuera", "anejos", "numeros"] as const;
export type VisitStop = (typeof VISIT_STOPS)[number];

/** From 0 (never told to them) to 5, in the order of `PURPOSES`. */
export type Weights = readonly [
  primera: number,
  espacio: number,
  teletrabajo: number,
  invertir: number,
  segunda: number,
  comodidad: number,
];

/** A quality of the home that its data state, and the proof that shows it. */
export interface Stated {
  feature: string;
  /** One or more, because an argument needs a datum. */
  evidence: readonly Evidence[];
}

type Benefit = string | ((known: Known) => string);

/**
 * One argument: said only where `state` finds its datum. A benefit says what the feature lets somebody do, and claims nothing
 * that the datum does not hold: no light, no quiet, no rise in value.
 */
export interface ArgumentRule {
  id: string;
  stop: VisitStop;
  weights: Weights;
  state: (known: Known) => Stated | undefined;
  benefit: Benefit;
  for?: Partial<Record<Purpose, Benefit>>;
  /** The document or thing to show. */
  show: string;
}

export const ARGUMENT_RULES: readonly ArgumentRule[] = [...SPACE_RULES, ...BUILDING_RULES, ...MONEY_RULES];
