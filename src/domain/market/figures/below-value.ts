import type { HomeValue } from "../home-file.ts";
import type { MarketHome } from "../market-home.ts";
import { OPPORTUNITY_POSITION, OUT_OF_BAND_POSITION } from "./opportunities.ts";
import { FEWEST_CASES } from "./sample.ts";

/** A home that asks less than its value, as every page says it. */
export interface BelowValue {
  /** How much less it asks than its value, as a fraction above zero. */
  share: number;
  /** `Fuera de banda`, `Algo bajo`. */
  label: string;
  isOutOfBand: boolean;
}

/** Null for a home that is no opportunity (`opportunitiesIn`): dearer, not on sale, or with a value of fewer than ten comparables. */
export function belowValue(
  { operation, status, position, priceCents }: Pick<MarketHome, "operation" | "status" | "position" | "priceCents">,
  value: HomeValue | null,
): BelowValue | null {
  if (operation !== "venta" || status !== "activo" || position === null || priceCents === null) return null;
  if (value === null || value.comparables < FEWEST_CASES || position > OPPORTUNITY_POSITION) return null;
  const isOutOfBand = position < OUT_OF_BAND_POSITION;
  return {
    share: 1 - priceCents / value.expectedCents,
    label: isOutOfBand ? "Fuera de banda" : "Algo bajo",
    isOutOfBand,
  };
}
