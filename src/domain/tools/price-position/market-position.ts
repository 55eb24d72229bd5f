import type { Listing } from "../../shared/listing/property.ts";
import type { ValuationModel } from "../valuation/model.ts";
import type { PriceIndex } from "../valuation/price-index.ts";
import type { ConfidenceLevel } from "../valuation/types.ts";
import { checkPrice } from "./check-price.ts";

export interface MarketPosition {
  /** The value by comparable homes, in whole cents of the home's currency. */
  expectedCents: number;
  /** The range in which it lies eight times in ten. */
  lowCents: number;
  highCents: number;
  /** Comparables that it rests on. */
  comparables: number;
  confidence: ConfidenceLevel;
  /** Where the price stands in the uncertainty of that (see `pricePosition`). */
  position: number;
}

/** Decimals beyond these are within the noise of any price. */
const DECIMALS = 4;

/**
 * The value of a home of the market and the position of its price, by the engine of the price check.
 *
 * @param home with the price that is or was asked
 * @param comparables the evidence around it; the home itself and adverts that may show it prove nothing
 * @param context.today ISO date for which it is judged
 * @returns null with fewer than three comparables of that time
 */
export function marketPosition(
  home: Listing,
  comparables: readonly Listing[],
  context: { model: ValuationModel | null; index: PriceIndex | undefined; today: string },
): MarketPosition | null {
  const check = checkPrice({ advert: home, comparables, ...context });
  if (check.kind === "too-few-comparables") return null;
  const { value, range80, used, confidence } = check.valued;
  const expectedCents = Math.round(value * 100);
  // Plus nothing: a rounded −0 is 0.
  const position = Number(check.position.toFixed(DECIMALS)) + 0;
  if (expectedCents <= 0 || !Number.isFinite(position)) return null;
  return {
    expectedCents,
    lowCents: Math.round(range80.low * 100),
    highCents: Math.round(range80.high * 100),
    comparables: used.length,
    confidence: confidence.level,
    position,
  };
}
