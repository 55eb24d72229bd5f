import * as z from "zod/mini";
import { formatNumber } from "../../shared/format/format.ts";
import { propertySchema } from "../../shared/listing/property.ts";
import { optionalLatitude, optionalLongitude } from "../../shared/schema/degrees.ts";
import { atMost } from "../../shared/schema/text.ts";

/** Shown at the place search too, because the coordinates are usually folded away. */
export const MISSING_POSITION = "Elige un lugar o marca el punto en el mapa";

/** Said by the server, which knows the outlines of the municipalities, and by the form as soon as it has asked. */
export const OUTSIDE_SPAIN =
  "Ese punto no está en ningún municipio de España: cae en el mar o al otro lado de la frontera. Lleva el punto hasta la vivienda o, si está en otro país, elígelo.";

/** The pasted table, in characters; the reader's own limit (`MAX_PASTED_LENGTH`). */
export const MAX_COMPARABLES_TEXT = 1_000_000;

/** In characters: of an advert as running text, which is far longer than a row of a table. */
const LONGEST_ROW = 20_000;

/** A home that comparables are looked for around: unlike elsewhere in the product, it must have a position. The API document reads the bounds. */
export const placedHomeSchema = z.extend(propertySchema, {
  latitude: z.pipe(optionalLatitude(), z.number(MISSING_POSITION).check(z.minimum(-90), z.maximum(90))),
  longitude: z.pipe(optionalLongitude(), z.number("Falta la longitud").check(z.minimum(-180), z.maximum(180))),
});

/** Comparables as they were pasted: they stay text, so that the same input gives the same result wherever it runs. */
export const comparablesText = () =>
  z.optional(
    z.string().check(
      atMost(MAX_COMPARABLES_TEXT, "El texto pasa de 1 MB. Pega menos filas."),
      z.refine(
        (text: string) => text.length <= LONGEST_ROW || text.split(/[\r\n]/).every((row) => row.length <= LONGEST_ROW),
        `Una fila pasa de ${formatNumber(LONGEST_ROW)} caracteres. Pon cada comparable en su línea.`,
      ),
    ),
  );

/** Ids of comparables that somebody chose. @param tooMany said beyond a thousand */
export const comparableIds = (tooMany: string) =>
  z.array(z.string().check(z.maxLength(100))).check(z.maxLength(1000, tooMany));
