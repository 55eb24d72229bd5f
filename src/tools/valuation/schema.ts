import * as z from "zod/mini";
import { floorFits } from "#domain/shared/listing/likely-home.ts";
import { usableAreaFits } from "#domain/shared/listing/property.ts";
import { optionalFlag, optionalNumber } from "#domain/shared/schema/fields.ts";
import { money, optionalPercent } from "#domain/shared/schema/usual-fields.ts";
import { comparableIds, comparablesText, placedHomeSchema } from "#domain/tools/valuation/placed-home.ts";

const homeSchema = placedHomeSchema.check(usableAreaFits, floorFits);

/**
 * The input of a valuation. The pasted comparables stay text: the engine reads them itself, so that the same input
 * gives the same result wherever it runs.
 */
export const valuationInput = z.object({
  home: homeSchema,
  /** A table or adverts, as pasted or read from a file. */
  comparablesText: comparablesText(),
  /** Comparables that the agent has taken out, by id. */
  removedIds: z._default(comparableIds("Quita como mucho 1.000 comparables"), []),
  /** Comparables that stand apart from the others and count all the same, by the agent's word, by id. */
  keptIds: z.optional(comparableIds("Recupera como mucho 1.000 comparables")),
  /** Price of a m² today in the neighbourhood, in the home's currency: brings a value of the model's own years to today. */
  presentPerM2: z.optional(optionalNumber(money("Introduce un precio por m² mayor que cero", 1))),
  /**
   * How much less is paid than asked, by the agent's word, as a fraction; typed as a percentage. Left out, offers stand as they are
   * asked: no official source tells this step.
   */
  closingGap: optionalPercent({ min: 0, max: 30, message: "Introduce una diferencia entre 0 y 30 %" }),
  /** False: only what is pasted counts. Left out, adverts nearby count too; demonstration ones never beside others. */
  useNearby: optionalFlag(),
  /** True: extras of the home that are neither marked nor denied count as missing instead of unknown. */
  extrasComplete: optionalFlag(),
});

export type ValuationInput = z.output<typeof valuationInput>;
