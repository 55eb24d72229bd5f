import { median } from "../../shared/stats/order.ts";
import { FEWEST_CASES, type NoFigure } from "./sample.ts";

/** Rents and sale prices of one zone and one type of home, by square metre. */
export interface PricesByM2 {
  /** A month's rent of each let or offered home, in currency units by square metre. */
  rents: readonly number[];
  /** In currency units by square metre. */
  sales: readonly number[];
}

export interface GrossYield {
  kind: "yield";
  /** Twelve months of the median rent ÷ the median price, as a fraction, before any cost. */
  share: number;
  rents: number;
  sales: number;
}

/**
 * Gross yield of a year: 12 · median monthly rent ÷ median price, both by square metre, of the same zone and type.
 *
 * @returns `too-few` with the smaller of both counts, where either is below ten
 */
export function grossYield({ rents, sales }: PricesByM2): GrossYield | NoFigure {
  const n = Math.min(rents.length, sales.length);
  if (n < FEWEST_CASES) return { kind: "too-few", n };
  return { kind: "yield", share: (12 * median(rents)) / median(sales), rents: rents.length, sales: sales.length };
}
