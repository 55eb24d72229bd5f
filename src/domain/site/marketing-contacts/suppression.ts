import * as z from "zod/mini";
import { mailAddress } from "../../shared/schema/mail-address.ts";

/** People who are never sent anything again, and why. Only the hash of their address is kept. */

export const SUPPRESSION_NAMES = {
  baja: "Se dio de baja",
  rebote: "El correo rebota",
  queja: "Lo marcó como no deseado",
  manual: "Lo excluyó el equipo",
} as const;
export type SuppressionReason = keyof typeof SUPPRESSION_NAMES;

export const SUPPRESSION_REASONS = Object.keys(SUPPRESSION_NAMES) as SuppressionReason[];

export const suppressionForm = z.object({
  email: z.pipe(
    z.transform((raw: unknown) => (typeof raw === "string" ? raw.trim().toLowerCase() : raw)),
    mailAddress("Escribe un correo válido"),
  ),
  reason: z.enum(["baja", "rebote", "queja", "manual"], "Elige un motivo"),
});

/**
 * Whether the team may take an address off the list. It may remove its own entries and bounced addresses; people who
 * asked to be left alone or complained must have accepted anew, afterwards.
 */
export function mayLift({ reason, at }: { reason: SuppressionReason; at: Date }, lastConsentAt: Date | null): boolean {
  if (reason === "manual" || reason === "rebote") return true;
  return lastConsentAt !== null && lastConsentAt > at;
}
