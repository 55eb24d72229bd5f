import { CONDITIONS, ENERGY_RATINGS, HOME_TYPES, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { MARKET_STATUSES, type MarketFacts, SELLERS } from "../market-home.ts";

/** Facts of few values, several in one number, so that one look at a table counts them all. */

/** An unknown value is 0; the others begin at 1. */
const orUnknown = <Value>(values: readonly Value[], value: Value | null): number =>
  value === null ? 0 : values.indexOf(value) + 1;

/** Values of the number that `offerOf` gives. */
export const OFFERS = 1 << 11;

/** Operation, type, status, seller and condition of a home in one number below `OFFERS`. */
export const offerOf = (home: Pick<MarketFacts, "operation" | "type" | "status" | "seller" | "condition">): number =>
  OPERATIONS.indexOf(home.operation) |
  (HOME_TYPES.indexOf(home.type) << 1) |
  (MARKET_STATUSES.indexOf(home.status) << 5) |
  (orUnknown(SELLERS, home.seller) << 7) |
  (orUnknown(CONDITIONS, home.condition) << 9);

/** Whether a home of such a number is to let. */
export const isToLet = (offer: number): boolean => OPERATIONS[offer & 1] === "alquiler";

/** The reverse of `offerOf`. */
const readOffer = (offer: number) => ({
  operation: OPERATIONS[offer & 1]!,
  type: HOME_TYPES[(offer >> 1) & 15]!,
  status: MARKET_STATUSES[(offer >> 5) & 3]!,
  seller: SELLERS[((offer >> 7) & 3) - 1] ?? null,
  condition: CONDITIONS[((offer >> 9) & 3) - 1] ?? null,
});

/** Facts of each number that `offerOf` gives. */
export const OFFERED = Array.from({ length: OFFERS }, (_, offer) => readOffer(offer));

/** Values of the number that `makeOf` gives. */
export const MAKES = 1 << 9;
/** From so many on, rooms and bathrooms are counted together. */
export const MOST_COUNTED = 5;
/** A count that nobody said. */
export const NO_COUNT = 7;

const counted = (count: number | null): number =>
  count === null ? NO_COUNT : Math.min(MOST_COUNTED, Math.max(0, count));

/** Rooms, bathrooms and energy rating of a home in one number below `MAKES`, for counting. */
export const makeOf = (home: Pick<MarketFacts, "rooms" | "bathrooms" | "energyRating">): number =>
  counted(home.rooms) | (counted(home.bathrooms) << 3) | (orUnknown(ENERGY_RATINGS, home.energyRating) << 6);

const readCount = (code: number): number | null => (code === NO_COUNT ? null : code);

/** The reverse of `makeOf`: counts end at `MOST_COUNTED`. */
const readMake = (make: number) => ({
  rooms: readCount(make & 7),
  bathrooms: readCount((make >> 3) & 7),
  energyRating: ENERGY_RATINGS[((make >> 6) & 7) - 1] ?? null,
});

/** Facts of each number that `makeOf` gives. */
export const MADE = Array.from({ length: MAKES }, (_, make) => readMake(make));

/** Counts as a byte keeps them: the highest value is unknown, the one below it means as many or more. */
export const UNKNOWN_COUNT = 255;
export const countByte = (count: number | null): number =>
  count === null ? UNKNOWN_COUNT : Math.min(UNKNOWN_COUNT - 1, Math.max(0, count));
