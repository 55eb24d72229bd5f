import { COUNTRY_OPTIONS } from "./country-options.ts";
import { OPERATION_NAMES } from "./home-names.ts";
import { PROPERTY_TYPE_NAMES } from "./property-names.ts";

/** Names of the values of a home that its table of attributes does not name itself, for visits and their reports. */
export const VISITED_HOME_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: PROPERTY_TYPE_NAMES,
  operation: OPERATION_NAMES,
  country: Object.fromEntries(COUNTRY_OPTIONS.map(({ value, label }) => [value, label])),
};
