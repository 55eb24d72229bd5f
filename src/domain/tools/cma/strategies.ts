import { roundedEstimate } from "../../shared/format/estimates.ts";
import { halfWidthOf, pricePosition } from "../price-position/price-position.ts";
import { type SaleSpeed, type SaleTimes, saleSpeeds } from "../price-position/sale-times.ts";
import type { ValueRange } from "../valuation/types.ts";

/** The three prices to start from: to sell soon, at the market, and to try it. */
export const STRATEGIES = ["pronto", "mercado", "probar"] as const;
/** One of them. */
export type StrategyId = (typeof STRATEGIES)[number];

/** A price to start from, in currency units, with the three digits of an estimate: as it would be asked. */
export interface Strategy {
  id: StrategyId;
  price: number;
  /** Against the price at the market, as a fraction: −0.04 is four per cent below. */
  gap: number;
  /** Days in which half of the homes so priced sold; null where they are not told. */
  days: number | null;
  /** Homes and closings that the days rest on; null where they are not told. */
  evidence: Pick<SaleSpeed, "homes" | "closings"> | null;
}

/**
 * The three prices: both ends of the range in which half of such sales lie, and the value between them. The ends of the range of 80 % would
 * give the home away or put it out of reach: one sale in ten lies beyond each.
 *
 * @param valued.range50 around the value, above zero
 * @param times homes whose price was judged; with fewer than twenty closings no days are told
 */
export function priceStrategies(
  valued: { value: number; range50: ValueRange; range80: ValueRange },
  times: SaleTimes["times"],
): Strategy[] {
  const { value, range50, range80 } = valued;
  const speeds = saleSpeeds(times);
  const halfWidth = halfWidthOf(range80);
  const exact: Record<StrategyId, number> = { pronto: range50.low, mercado: value, probar: range50.high };
  const market = roundedEstimate(value);
  return STRATEGIES.map((id) => {
    const price = roundedEstimate(exact[id]);
    const speed = speeds && speedAt(speeds, pricePosition(price, value, halfWidth));
    return {
      id,
      price,
      gap: price / market - 1,
      days: speed?.medianDays ?? null,
      evidence: speed ? { homes: speed.homes, closings: speed.closings } : null,
    };
  });
}

/** The third of the positions that one lies in, or the nearest one. */
function speedAt(speeds: readonly SaleSpeed[], position: number): SaleSpeed | undefined {
  const distance = ({ from, to }: SaleSpeed) => Math.max(from - position, position - to, 0);
  return speeds.toSorted((a, b) => distance(a) - distance(b))[0];
}
