import { HOME_MUSTS } from "../contacts/demand-musts.ts";
import type { OfferedHome } from "./pair.ts";

/** The facts of a home by which a buyer decides, as one short text: what they were told of it is compared with what it is now. */

type OfferFacts = Pick<OfferedHome, "operation" | "type" | "price" | "builtAreaM2" | "rooms" | "bathrooms" | "flags">;

/** Price, size, rooms and extras in a fixed order. Photos, words and who looks after the home do not enter: they are no news. */
export function offerState(home: OfferFacts): string {
  const { operation, type, price, builtAreaM2, rooms, bathrooms, flags } = home;
  const extras = HOME_MUSTS.map((must) => (flags[must] === true ? "1" : flags[must] === false ? "0" : "-")).join("");
  return [operation, type, price, builtAreaM2, rooms, bathrooms, extras].map((part) => part ?? "-").join("|");
}

/**
 * Whether a home is news to somebody who has got it already. Where nobody kept what they were told, it is none.
 *
 * @param told what `offerState` was when it was sent last
 */
export const isNews = (known: string | null, state: string): boolean => known !== null && known !== state;
