import * as z from "zod/mini";
import { atMost, line, list, text } from "../../shared/schema/text.ts";

/** The parts a mail is put together from. Typed text is plain: what it looks like is the block's business. */

const LONGEST_TEXT = 4000;
const LONGEST_ADDRESS = 2000;
const BLOCK_ID = /^[a-z0-9]{1,24}$/;
export const LISTED_HOMES_MAX = 12;

/** Names the block for the editor and for the problems that lead to it; two pages never share one by chance. */
const id = z.string("Falta el bloque").check(atMost(24), z.regex(BLOCK_ID, "Falta el bloque"));
const homeId = z.uuid("Elige una vivienda");
const chosenHome = z.nullable(homeId);
const href = line({ max: LONGEST_ADDRESS });

export const emailBlock = z.discriminatedUnion("kind", [
  /** Logo or name of whoever writes. */
  z.object({ id, kind: z.literal("cabecera"), tagline: line({ max: 120 }) }),
  z.object({ id, kind: z.literal("titulo"), text: line({ max: 200 }) }),
  /** With small marks: `**bold**`, `[words](address)`, lines that begin with `- `. */
  z.object({ id, kind: z.literal("texto"), text: text({ max: LONGEST_TEXT }) }),
  /** A photo of a home of the portfolio; its first one where none is chosen. */
  z.object({
    id,
    kind: z.literal("foto"),
    homeId: chosenHome,
    photoId: z.nullable(z.uuid("Elige una foto")),
    alt: line({ max: 200 }),
    href,
  }),
  z.object({ id, kind: z.literal("boton"), label: line({ max: 60 }), href }),
  /** A home with its first photo, price and facts as they are on the day of sending. */
  z.object({ id, kind: z.literal("vivienda"), homeId: chosenHome, note: line({ max: 160 }) }),
  z.object({ id, kind: z.literal("pareja"), homeIds: list(homeId, { max: 2 }) }),
  z.object({ id, kind: z.literal("lista"), homeIds: list(homeId, { max: LISTED_HOMES_MAX }) }),
  z.object({ id, kind: z.literal("cita"), text: text({ max: 600 }), author: line({ max: 120 }) }),
  z.object({ id, kind: z.literal("separador") }),
  /** Name, position and ways to reach the person who made the campaign. */
  z.object({ id, kind: z.literal("firma"), closing: line({ max: 120 }) }),
]);
export type EmailBlock = z.output<typeof emailBlock>;
export type BlockKind = EmailBlock["kind"];
export type BlockOf<K extends BlockKind> = Extract<EmailBlock, { kind: K }>;

/** Homes that a block tells of. */
export function homesOfBlock(block: EmailBlock): readonly string[] {
  if (block.kind === "pareja" || block.kind === "lista") return block.homeIds;
  if (block.kind === "vivienda" || block.kind === "foto") return block.homeId === null ? [] : [block.homeId];
  return [];
}
