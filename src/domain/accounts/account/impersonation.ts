import * as z from "zod/mini";
import { atMost } from "../../shared/schema/text.ts";

/** An administrator who looks at the product as a person does. */

/** Longest duration; to go on, an administrator gives a reason once more. */
export const IMPERSONATION_MINUTES = 60;

export const impersonationForm = z.object({
  reason: z.string("Escribe el motivo").check(
    z.trim(),
    z.minLength(10, "Escribe el motivo con al menos 10 caracteres: lo lee la persona"),
    atMost(300),
    z.refine((text) => text.isWellFormed(), "Contiene signos que no se pueden guardar"),
  ),
});
