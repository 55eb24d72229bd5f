/** The most that the other side can pay, as far as one knows. */
export interface CeilingRange {
  low: number;
  high: number;
}

/**
 * Where a price suits both (ZOPA): from the least that the seller takes to the most that the buyer pays.
 *
 * - `sure`: even the lowest guess of the ceiling reaches the reserve.
 * - `possible`: only the highest does.
 * - `none`: no price suits both.
 */
export type AgreementZone =
  | { kind: "sure" | "possible"; low: number; high: number; midpoint: number }
  | { kind: "none"; gap: number };

/**
 * Where a price suits both, in the currency of what is given.
 *
 * @param reserve the least that the seller takes; a ceiling that is just as high still leaves that one price
 */
export function agreementZone(reserve: number, ceiling: CeilingRange): AgreementZone {
  if (reserve > ceiling.high) return { kind: "none", gap: reserve - ceiling.high };
  return {
    kind: reserve <= ceiling.low ? "sure" : "possible",
    low: reserve,
    high: ceiling.high,
    midpoint: (reserve + ceiling.high) / 2,
  };
}
