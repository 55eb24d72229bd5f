import * as z from "zod/mini";

export const NOTE_MAX = 2_000;
const NOBODY = "Elige a una persona de la lista";

/** What somebody who mends failures says of a cause; what is left out stays as it is. */
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
