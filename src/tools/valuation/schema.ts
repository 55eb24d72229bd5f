import * as z from "zod/mini";
import { propertySchema, usableAreaFits } from "#domain/shared/listing/property.ts";
import { optionalLatitude, optionalLongitude } from "#domain/shared/schema/degrees.ts";
import { optionalFlag, optionalNumber } from "#domain/shared/schema/fields.ts";
import { money, optionalPercent } from "#domain/shared/schema/usual-fields.ts";

/** Shown at the place search too, because the coordinates are usually folded away. */
export const MISSING_POSITION = "Elige un lugar o marca el punto en el mapa";

/** Said by the server, which knows the outlines of the municipalities, and by the form as soon as it has asked. */
export const OUTSIDE_SPAIN =
  "Ese punto no está en ningún municipio de España: cae en el mar o al otro lado de la frontera. Lleva el punto hasta la vivienda o, si está en otro país, elígelo.";

/** The pasted table, in characters; the reader's own limit (`MAX_PASTED_LENGTH`). */
export const MAX_COMPARABLES_TEXT = 1_000_000;

/** The home to be valued: unlike elsewhere in the product, it must have a position. The API document reads the bounds. */
const homeSchema = z
  .extend(propertySchema, {
    latitude: z.pipe(optionalLatitude(), z.number(MISSING_POSITION).check(z.minimum(-90), z.maximum(90))),
    longitude: z.pipe(optionalLongitude(), z.number("Falta la longitud").check(z.minimum(-180), z.maximum(180))),
  })
  .check(usableAreaFits);

/**
 * The input of a valuation. The pasted comparables stay text: the engine reads them itself, so that the same input
 * gives the same result wherever it runs.
 */
export const valuationInput = z.object({
  home: homeSchema,
  /** A table or adverts, as pasted or read from a file. */
  comparablesText: z.optional(
    z.string().check(z.maxLength(MAX_COMPARABLES_TEXT, "El texto pasa de 1 MB. Pega menos filas.")),
  ),
  /** Comparables that the agent has taken out, by id. */
  removedIds: z._default(
    z.array(z.string().check(z.maxLength(100))).check(z.maxLength(1000, "Quita como mucho 1.000 comparables")),
    [],
  ),
  /** Comparables that stand apart from the others and count all the same, by the agent's word, by id. */
  keptIds: z.optional(
    z.array(z.string().check(z.maxLength(100))).check(z.maxLength(1000, "Recupera como mucho 1.000 comparables")),
  ),
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
