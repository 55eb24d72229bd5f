import { median } from "../../shared/stats/order.ts";
import { ADVERT_STATES, type AdvertState } from "./advert-state.ts";

/** A comparable as its group looks at it. Money is in currency units. */
export interface GroupedHome {
  state: AdvertState;
  price: number;
  pricePerM2: number;
  /** Its price, adjusted to the subject. */
  adjusted: number;
  daysOnMarket: number | null;
}

/** The figures that the homes of one state give together. */
export interface ComparableGroup {
  state: AdvertState;
  count: number;
  /** Null in an empty group, like the three below. */
  medianPerM2: number | null;
  medianAdjusted: number | null;
  lowestAdjusted: number | null;
  highestAdjusted: number | null;
  /** Median days on the market of those that tell them; null where none does. */
  medianDays: number | null;
  /** How many tell them. */
  withDays: number;
}

/** The three groups in their order: sold, on sale, withdrawn. An empty one stands too. */
export function comparableGroups(homes: readonly GroupedHome[]): ComparableGroup[] {
  return ADVERT_STATES.map((state) => {
    const own = homes.filter((home) => home.state === state);
    const adjusted = own.map((home) => home.adjusted);
    const days = own.flatMap(({ daysOnMarket }) => daysOnMarket ?? []);
    return {
      state,
      count: own.length,
      medianPerM2: medianOf(own.map(({ pricePerM2 }) => pricePerM2)),
      medianAdjusted: medianOf(adjusted),
      lowestAdjusted: adjusted.length > 0 ? Math.min(...adjusted) : null,
      highestAdjusted: adjusted.length > 0 ? Math.max(...adjusted) : null,
      medianDays: medianOf(days),
      withDays: days.length,
    };
  });
}

const medianOf = (values: readonly number[]): number | null => (values.length > 0 ? median(values) : null);
