import * as z from "zod/mini";
import { number } from "../../shared/schema/fields.ts";
import { text } from "../../shared/schema/text.ts";

/** Cost of being found, as it is typed: payment to a source in a month. */
export const sourceCost = z.object({
  month: text({ max: 7, message: "Elige el mes", tooLong: "Elige el mes" }).check(
    z.regex(/^(20|21)\d\d-(0[1-9]|1[0-2])$/, "Elige el mes"),
  ),
  source: z
    .string("Elige el origen")
    .check(z.trim(), z.minLength(1, "Elige el origen"), z.maxLength(80, "Usa como mucho 80 caracteres")),
  /** Zero removes the earlier amount. */
  amount: number({ min: 0, max: 10_000_000, message: "Introduce lo que pagaste en euros; 0 lo quita" }),
});
export type SourceCost = z.output<typeof sourceCost>;
