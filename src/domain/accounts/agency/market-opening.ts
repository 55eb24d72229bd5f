import * as z from "zod/mini";
import { text } from "../../shared/schema/text.ts";

/** An agency lets another one, or all of the deployment, see the homes of its market. The other one is named by a code that it gives out itself. */

/** Digits of an agency's id that tell it from all others. */
const CODE_DIGITS = 12;
const GROUP = /.{4}/g;

/** The code by which others name an agency: `4F2A-90BC-17DE`. @param id of the agency */
export const agencyCode = (id: string): string =>
  id.replaceAll("-", "").slice(0, CODE_DIGITS).toUpperCase().match(GROUP)!.join("-");

/** The first digits of the id of the agency that a typed code names, in lower case; undefined for what is no code. */
export function readAgencyCode(typed: string): string | undefined {
  const digits = typed.toLowerCase().replace(/[^0-9a-z]/g, "");
  return digits.length === CODE_DIGITS && /^[0-9a-f]+$/.test(digits) ? digits : undefined;
}

const CODE_PROBLEM = "Escribe el código de la otra agencia: 12 letras y números, como 4F2A-90BC-17DE";

export const marketOpening = z.discriminatedUnion("to", [
  z.object({ to: z.literal("red") }),
  z.object({
    to: z.literal("agencia"),
    code: text({ max: 40 }).check(z.refine((typed) => readAgencyCode(typed) !== undefined, CODE_PROBLEM)),
  }),
]);
export type MarketOpening = z.output<typeof marketOpening>;
