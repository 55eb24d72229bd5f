import * as z from "zod/mini";
import { trimmedText } from "../../shared/schema/text.ts";
import { agencyName } from "./brand.ts";
import { AGENCY_ROLES } from "./roles.ts";

/** The forms of an agency beside its brand: one schema for browser and server. */

export const INVITATION_DAYS = 14;

export const newAgency = z.object({
  name: agencyName,
  /** Rows that the founder made alone pass to the agency. */
  bringWork: z._default(z.boolean(), false),
});

export const newInvitation = z.object({
  email: trimmedText({ max: 255, message: "Escribe su correo" }).check(
    z.toLowerCase(),
    z.minLength(1, "Escribe su correo"),
    z.email("Email inválido"),
  ),
  role: z.enum(["coordinator", "agent"], "Elige su papel"),
});
export type NewInvitation = z.output<typeof newInvitation>;

export const roleChange = z.object({ role: z.enum(AGENCY_ROLES, "Elige su papel") });

/** The member who takes over the work of the one who leaves; without one the agency's rule decides. */
export const departure = z.object({
  successorId: z.optional(z.uuid("Elige a alguien que siga en la agencia")),
});

export const invitationToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) });

/** `nuria@casas.example` → `n•••@casas.example`: enough for a person to recognise their own address. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}•••${email.slice(at)}`;
}
