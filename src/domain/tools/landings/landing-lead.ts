import * as z from "zod/mini";
import { optionalText } from "../../shared/schema/fields.ts";
import { typedMailAddress } from "../../shared/schema/mail-address.ts";
import { line } from "../../shared/schema/text.ts";
import type { SectionOf } from "./landing-document.ts";

/** The form of a page, as a browser sends it by itself. */

/** Source of the leads that come from landing pages. */
export const LANDING_LEAD_SOURCE = "landing";

const ticked = z.transform((raw: unknown) => raw === true || raw === "on" || raw === "si");

const PHONE_NEEDED = "Escribe tu teléfono";

const neededPhone = z
  .string(PHONE_NEEDED)
  .check(
    z.trim(),
    z.minLength(6, { error: PHONE_NEEDED, abort: true }),
    z.maxLength(20, "Usa como mucho 20 caracteres"),
  );

const withPhone = <Phone extends z.core.$ZodType<string | undefined>>(telefono: Phone) =>
  z.object({
    nombre: line({ max: 200, message: "Escribe tu nombre" }).check(z.minLength(2, "Escribe tu nombre")),
    email: typedMailAddress(),
    telefono,
    mensaje: optionalText(2_000),
    privacidad: z.pipe(
      ticked,
      z.literal(true, "Marca la casilla: sin tu permiso no podemos usar tus datos para responderte"),
    ),
    novedades: z.pipe(ticked, z.boolean()),
  });

const FREE = withPhone(optionalText(20));

/** The form by whether it asks for a telephone. */
export const LANDING_LEADS = {
  no: FREE,
  opcional: FREE,
  obligatorio: withPhone(neededPhone),
} as const satisfies Record<SectionOf<"formulario">["phone"], unknown>;
export type LandingLead = z.output<typeof FREE>;

/** Names of the controls, which keep what was typed where the form comes back. */
export const LEAD_FIELDS = ["nombre", "email", "telefono", "mensaje"] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/** The contents of the form when it is drawn. */
export interface FormState {
  typed: Partial<Record<LeadField, string>>;
  errors: Partial<Record<LeadField | "privacidad" | "formulario", string>>;
  isAgreed: boolean;
  wantsNews: boolean;
}

export const EMPTY_FORM: FormState = { typed: {}, errors: {}, isAgreed: false, wantsNews: false };
