import * as z from "zod/mini";
import type { Compared, Exchange } from "../matching/compared.ts";

/** Homes that an agent sends to people who look for one. */

export const SENDING_WAYS = ["whatsapp", "correo", "copia"] as const;
export type SendingWay = (typeof SENDING_WAYS)[number];

/** The agent has sent a home to a person; nothing is sent by this. */
export const sentHome = z.object({ way: z.enum(SENDING_WAYS, "Elige cómo se la has enviado") });

/** A person whose demand a home fits, or nearly fits. */
export interface FittingPerson extends Compared, Exchange {
  id: string;
  fullName: string;
  email: string | null;
  /** E.164; null where there is none, or nobody may use it. */
  phone: string | null;
  /** Why nobody may write to them; null where somebody may. */
  refusal: string | null;
}
