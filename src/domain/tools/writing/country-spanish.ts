import type { Variety } from "./facts.ts";

/** The Spanish of a country: the variety whose grammar and marks of numbers it shares, and the country whose names of things go before it. */
export interface CountrySpanish {
  variety: Exclude<Variety, "en">;
  /** ISO 3166-1 alpha-2, where the country calls things otherwise than its variety does. */
  words?: string;
}

/** A country that groups thousands by commas writes as Mexico does; the others as the neighbour whose verbs they share. */
const BY_COUNTRY: Readonly<Record<string, CountrySpanish>> = {
  ES: { variety: "es-ES" },
  MX: { variety: "es-MX" },
  AR: { variety: "es-AR" },
  CO: { variety: "es-CO" },
  CL: { variety: "es-CL" },
  UY: { variety: "es-AR", words: "UY" },
  PY: { variety: "es-AR", words: "PY" },
  PE: { variety: "es-MX", words: "PE" },
  EC: { variety: "es-CO", words: "EC" },
  BO: { variety: "es-CL", words: "BO" },
  VE: { variety: "es-CL", words: "VE" },
  CR: { variety: "es-CO", words: "CR" },
  PA: { variety: "es-MX", words: "PA" },
  DO: { variety: "es-MX", words: "DO" },
  GT: { variety: "es-MX", words: "GT" },
  HN: { variety: "es-MX", words: "GT" },
  NI: { variety: "es-MX", words: "GT" },
  SV: { variety: "es-MX", words: "GT" },
  PR: { variety: "es-MX", words: "DO" },
  CU: { variety: "es-ES", words: "CU" },
};

/** How a country is written to; one that is not known here, as Spain. @param country ISO 3166-1 alpha-2 */
export const spanishOf = (country: string): CountrySpanish => BY_COUNTRY[country] ?? { variety: "es-ES" };
