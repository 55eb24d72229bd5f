import * as z from "zod/mini";
import { line, text } from "../../shared/schema/text.ts";

const LONGEST_TEXT = 4000;
const LONGEST_ADDRESS = 2000;

/** The parts a mail is put together from. Typed text is plain: what it looks like is the block's business. */
export const emailBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("titulo"), text: line({ max: 200 }) }),
  z.object({ kind: z.literal("texto"), text: text({ max: LONGEST_TEXT }) }),
  z.object({ kind: z.literal("boton"), label: line({ max: 60 }), href: line({ max: LONGEST_ADDRESS }) }),
  /** A home of the portfolio with its first photo, price and facts as they are on the day of sending. */
  z.object({ kind: z.literal("vivienda"), homeId: z.uuid() }),
  z.object({ kind: z.literal("separador") }),
]);
export type EmailBlock = z.output<typeof emailBlock>;
