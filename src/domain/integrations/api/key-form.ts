import * as z from "zod/mini";
import { choice } from "../../shared/schema/fields.ts";
import { atMost, trimmedText } from "../../shared/schema/text.ts";
import { API_SCOPES } from "./scopes.ts";

/** Keys of one agency, or of a person without one, that work at once. */
export const MOST_KEYS = 20;

/** Days after which a key ends; null: never. */
export const KEY_DAYS = [30, 90, 365] as const;

const NAME = "Escribe para qué es la clave";
const DAYS = "Elige cuándo caduca";

/** Fields of a new key: one schema for the form and the call. */
export const newKeySchema = z.object({
  name: trimmedText({ max: 80, message: NAME }).check(z.minLength(1, NAME), z.regex(/^[^\0]*$/, NAME)),
  scopes: z.pipe(
    z
      .array(choice(API_SCOPES, "Elige de la lista"), "Elige al menos un permiso")
      .check(z.minLength(1, "Elige al menos un permiso"), atMost(100, "Elige de la lista")),
    z.transform((scopes) => API_SCOPES.filter((scope) => scopes.includes(scope))),
  ),
  days: z.pipe(
    // A form sends text; nothing chosen means that it does not end.
    z.transform((raw: unknown) =>
      raw === "" || raw === undefined ? null : typeof raw === "string" ? Number(raw) : raw,
    ),
    z.nullable(z.literal([...KEY_DAYS], DAYS)),
  ),
  /** Password of the account, because a key goes on opening it when the browser is closed. */
  password: z.optional(z.string().check(z.maxLength(100))),
});
export type NewKeyForm = z.input<typeof newKeySchema>;
export type NewKey = z.output<typeof newKeySchema>;
