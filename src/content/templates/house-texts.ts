import type { HouseText } from "./house-text.ts";
import { LATIN_AMERICAN_TEXTS } from "./latin-america.ts";
import { SPAIN_CONTRACTS } from "./spain-contracts.ts";
import { SPAIN_LETTERS } from "./spain-letters.ts";

/** Every text of the house, as it is shipped. The administration's own versions stand in the database and go before these. */
export const HOUSE_TEXTS: readonly HouseText[] = [...SPAIN_CONTRACTS, ...SPAIN_LETTERS, ...LATIN_AMERICAN_TEXTS];
