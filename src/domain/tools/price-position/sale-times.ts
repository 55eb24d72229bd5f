import { quantile } from "../../shared/stats/order.ts";

/** Closings below which nothing is told of how long a sale takes. */
export const FEWEST_CLOSINGS = 20;

/** A half, with room for what a product of fractions loses. */
const HALF = 0.5 + 1e-9;

/** A home that was or is on sale. */
export interface SaleTime {
  /** Days from its first advert to its closing, or to today while nobody has bought it. */
  days: number;
  isClosed: boolean;
  /** Where its asking price stood (see `pricePosition`). */
  position: number;
}

/** Homes that were or are on sale, and where they lie. */
export interface SaleTimes {
  times: readonly SaleTime[];
  /** They lie within so many kilometres of the home that is asked about; null: anywhere in the market. */
  withinKm: number | null;
  /** Invented homes, for want of real ones: in a demonstration alone. */
  areInvented: boolean;
}

export const NO_SALE_TIMES: SaleTimes = { times: [], withinKm: null, areInvented: false };

/** Closings among them. */
export const closingsIn = ({ times }: Pick<SaleTimes, "times">): number =>
  times.filter(({ isClosed }) => isClosed).length;

/** Median days until the closing of those that closed, as the market centre counts; null without one. */
export function closedMedianDays({ times }: Pick<SaleTimes, "times">): number | null {
  const days = times.filter(({ isClosed }) => isClosed).map((one) => one.days);
  return days.length > 0 ? quantile(days, 0.5) : null;
}

/** How long homes of one third of the price positions take to sell. */
export interface SaleSpeed {
  /** Bounds of the third, of the positions in it. */
  from: number;
  to: number;
  homes: number;
  closings: number;
  /** Days after which half of them are sold; null where fewer than half were. */
  medianDays: number | null;
  /** Share still on sale after so many days, a step for each day with a closing. */
  curve: { day: number; share: number }[];
}

/**
 * Days on sale by thirds of the price position, lowest first; homes that are still on sale count as long as they have been
 * (Kaplan and Meier, 1958).
 *
 * @returns null with fewer than twenty closings
 */
export function saleSpeeds(times: readonly SaleTime[]): SaleSpeed[] | null {
  if (times.filter(({ isClosed }) => isClosed).length < FEWEST_CLOSINGS) return null;
  const positions = times.map(({ position }) => position);
  const [first, second] = [quantile(positions, 1 / 3), quantile(positions, 2 / 3)];
  const thirds = [
    times.filter(({ position }) => position <= first),
    times.filter(({ position }) => position > first && position <= second),
    times.filter(({ position }) => position > second),
  ];
  return thirds
    .filter((third) => third.length > 0)
    .map((third) => {
      const curve = kaplanMeier(third);
      const own = third.map(({ position }) => position);
      return {
        from: Math.min(...own),
        to: Math.max(...own),
        homes: third.length,
        closings: third.filter(({ isClosed }) => isClosed).length,
        medianDays: curve.find(({ share }) => share <= HALF)?.day ?? null,
        curve,
      };
    });
}

/**
 * The share that is still on sale after each day with a closing: ∏ (1 − closings ÷ homes still on sale just before). Homes whose
 * time ended without a closing on that very day were still on sale then.
 */
export function kaplanMeier(times: readonly Pick<SaleTime, "days" | "isClosed">[]): SaleSpeed["curve"] {
  const days = [...new Set(times.filter(({ isClosed }) => isClosed).map((one) => one.days))].sort((a, b) => a - b);
  let share = 1;
  return days.map((day) => {
    const onSale = times.filter((one) => one.days >= day).length;
    const closed = times.filter((one) => one.isClosed && one.days === day).length;
    share *= 1 - closed / onSale;
    return { day, share };
  });
}
