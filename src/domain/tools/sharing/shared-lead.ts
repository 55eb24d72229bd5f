import * as z from "zod/mini";
import { optionalText } from "../../shared/schema/fields.ts";
import { typedMailAddress } from "../../shared/schema/mail-address.ts";
import { line, text } from "../../shared/schema/text.ts";

/** Message of a visitor of a shared result or home to its agent: one schema for browser and server. */

/** A box of a form that a browser sends by itself says `on`. */
const box = z.pipe(
  z.transform((raw: unknown) => raw === true || raw === "on"),
  z.boolean(),
);

/** Source of the leads that come from shared pages. */
export const SHARED_LEAD_SOURCE = "compartir";
/** The interest of somebody who writes from the page of a home; from that of a result it is the tool. */
export const SHARED_HOME = "vivienda";

/** `POST /api/shared/{token}/leads`. */
export const sharedLead = z.object({
  full_name: line({ max: 200, message: "Escribe tu nombre" }).check(z.minLength(2, "Escribe tu nombre")),
  email: typedMailAddress(),
  phone: optionalText(20),
  message: optionalText(2000),
  /** Read what becomes of the data; without it nothing is sent. */
  privacy: z.pipe(
    box,
    z.literal(true, "Marca la casilla para que la persona que comparte esta página pueda responderte"),
  ),
  marketing_consent: z._default(box, false),
  /** The form's own random id: sent twice, it is kept once. */
  form_id: z.uuid("Recarga la página y vuelve a intentarlo"),
  /** A field that people do not see: a sender who fills it in is a program. */
  website: z.optional(text()),
});
export type SharedLead = z.output<typeof sharedLead>;
