import type { DatedFact } from "../dated-fact.ts";
import { LATIN_AMERICAN_COSTS } from "./latin-america.ts";
import { STAMP_DUTY_GENERAL, VALUE_ADDED_TAXES } from "./new-home-tax.ts";
import { DEED_COST_FACTS } from "./notary-registry.ts";
import { RELIEFS } from "./reliefs.ts";
import { TRANSFER_TAX_ALTERNATIVES, TRANSFER_TAX_GENERAL } from "./transfer-tax.ts";

/** Every dated figure about buying a home: what an administrator reviews and a test walks. */
export const TAX_FACTS: readonly DatedFact<unknown>[] = [
  ...TRANSFER_TAX_GENERAL,
  ...TRANSFER_TAX_ALTERNATIVES,
  ...VALUE_ADDED_TAXES,
  ...STAMP_DUTY_GENERAL,
  ...RELIEFS,
  ...DEED_COST_FACTS,
  ...LATIN_AMERICAN_COSTS,
];
