import * as z from "zod/mini";

export const NOTE_MAX = 2_000;
const NOBODY = "Elige a una persona de la lista";

/** Note on a cause by a person who repairs errors; omitted fields stay. */
export const errorCaseChange = z.object({
  note: z.optional(
    z.pipe(
      z.string("Escribe la nota").check(z.trim(), z.maxLength(NOTE_MAX, `Usa como mucho ${NOTE_MAX} caracteres`)),
      z.transform((text) => (text === "" ? null : text)),
    ),
  ),
  /** Nobody where it is empty. */
  assignee_id: z.optional(z.union([z.uuid(NOBODY), z.literal("")], NOBODY)),
});
