import * as z from "zod/mini";
import { type Bounds, isBlank, optionalNumber, percent } from "./fields.ts";

/** Fields of calculators: amounts, percentages, and values that are the usual ones where nothing is typed. */

const MAX_MONEY = 1_000_000_000_000;
/** Bounds of an amount of money. */
export const money = (message: string, min = 0): Bounds => ({ min, max: MAX_MONEY, message });

/** Blank takes the usual value, as leaving the field out does; the API's document names it. */
export function orUsual<T extends z.core.$ZodType>(schema: T, usual: z.input<T>) {
  const field = z.prefault(
    z.pipe(
      z.transform((raw: unknown) => (isBlank(raw) ? usual : raw)),
      schema,
    ),
    usual,
  );
  return field.register(z.globalRegistry, { default: usual });
}

/** How the API's document describes a percentage, which a transform would otherwise hide. */
const percentDocument = ({ min, max }: Bounds) => ({
  type: "number",
  minimum: min,
  maximum: max,
  description: "En porcentaje: 3,25 es un 3,25 %",
});

/** A percentage, kept as a fraction. Bounds as typed. */
export const percentage = (bounds: Bounds) => percent(bounds).register(z.globalRegistry, percentDocument(bounds));

/** A percentage that may be left out. */
export function optionalPercent(bounds: Bounds) {
  const field = z.pipe(
    optionalNumber(bounds),
    z.transform((typed: number | undefined) => (typed === undefined ? undefined : Math.round(typed * 1e6) / 1e8)),
  );
  return z.optional(field.register(z.globalRegistry, percentDocument(bounds)));
}
