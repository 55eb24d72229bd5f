import * as z from "zod/mini";
import { mailAddress } from "../../shared/schema/mail-address.ts";
import { trimmedText } from "../../shared/schema/text.ts";

/** Forms for keeping the report of a zone, and for sending it to somebody each month. */

/** Reports of one person, and people who get one of them. */
export const MOST_REPORTS = 50;
export const MOST_READERS = 30;

/** Longest query of an address of the centre: a drawing has up to 200 corners. */
const LONGEST_QUERY = 6_000;

export const reportForm = z.strictObject({
  name: trimmedText({ max: 120 }).check(z.minLength(1, "Ponle un nombre al informe")),
  /** The query of the centre's address, with or without its `?`. */
  query: trimmedText({ max: LONGEST_QUERY }),
});

export const readerForm = z.strictObject({
  email: z.pipe(
    z.transform((raw: unknown) => (typeof raw === "string" ? raw.trim().toLowerCase() : raw)),
    mailAddress("Escribe un correo válido"),
  ),
  hasAsked: z.literal(true, "Marca que esta persona te lo ha pedido"),
});
