import * as z from "zod/mini";
import { number } from "#domain/shared/schema/fields.ts";

/** The tool's input, for the browser and the server alike. */
export const advertReviewInput = z.object({
  /** Euros. */
  price: number({ min: 1, max: 1e9, message: "Introduce un precio de 1 a 1.000.000.000" }),
  areaM2: number({ min: 1, max: 100_000, message: "Introduce una superficie de 1 a 100.000" }),
});

export type AdvertReviewInput = z.output<typeof advertReviewInput>;
