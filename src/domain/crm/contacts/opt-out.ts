import * as z from "zod/mini";
import { trimmedText } from "../../shared/schema/text.ts";

/** Why nobody rings a number again. */
export const OPT_OUT_REASONS = ["lo-pide", "anuncio", "robinson", "otro"] as const;
export type OptOutReason = (typeof OPT_OUT_REASONS)[number];

export const OPT_OUT_REASON_NAMES: Record<OptOutReason, string> = {
  "lo-pide": "Ha pedido que no le llamen",
  anuncio: "Su anuncio dice que no quiere agencias",
  robinson: "Está en la Lista Robinson",
  otro: "Otro motivo",
};

/** Form of a number; whether it exists only the server knows, which has the tables of all countries. */
const NUMBER = /^\+?[\d\s().\-/]{6,30}$/;
const typedPhone = trimmedText({ max: 40, message: "Introduce un teléfono" }).check(
  z.refine((text) => NUMBER.test(text), "Introduce un teléfono, con su prefijo si no es español"),
);

/** The form of a person who notes a number that nobody may ring. */
export const optOutForm = z.object({
  phone: typedPhone,
  reason: z.enum(OPT_OUT_REASONS, "Elige un motivo"),
});
export type OptOutForm = z.output<typeof optOutForm>;

/** Numbers as they were typed, to ask which of them must not be rung. */
export const optOutQuestion = z.object({
  phones: z
    .array(z.string().check(z.maxLength(40, "Usa como mucho 40 caracteres")))
    .check(z.maxLength(100, "Pregunta por 100 números como mucho")),
});

/** A number in the list, as a page shows it. */
export interface ListedOptOut {
  id: string;
  createdAt: string;
  masked: string;
  reason: OptOutReason;
  /** The person who noted the number; null where they have left. */
  by: string | null;
}

/** `··· ··· 678`: who wrote it down knows it again, nobody else can ring it. */
export const maskedPhone = (e164: string): string => `··· ··· ${e164.slice(-3)}`;
