import * as z from "zod/mini";
import { withoutEnd } from "../../shared/format/text-ends.ts";
import { atMost } from "../../shared/schema/text.ts";

/** Connection of a language model: any server that speaks OpenAI's protocol. */

const URL_MAX = 300;
const MODEL_MAX = 120;
const KEY_MAX = 400;

/** `api.openai.com/v1/chat/completions` → `https://api.openai.com/v1`; null for text that is no web address. */
export function modelBaseUrl(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return null;
  const path = withoutEnd(url.pathname.replace(/\/(chat\/completions|completions|models)\/?$/, ""), /\//);
  return `${url.origin}${path}`;
}

export const modelForm = z.object({
  baseUrl: z.pipe(
    z.string("Escribe la dirección de la API").check(
      z.trim(),
      z.minLength(1, "Escribe la dirección de la API"),
      atMost(URL_MAX),
      z.refine((text) => modelBaseUrl(text) !== null, "Escribe una dirección como https://api.ejemplo.com/v1"),
    ),
    z.transform((text: string) => modelBaseUrl(text)!),
  ),
  model: z
    .string("Escribe el nombre del modelo")
    .check(
      z.trim(),
      z.minLength(1, "Escribe el nombre del modelo"),
      z.maxLength(MODEL_MAX, `Usa como mucho ${MODEL_MAX} caracteres`),
    ),
  /** Blank keeps the one that is saved, as long as the address stays on the same server. */
  key: z.pipe(
    z.transform((raw: unknown) => (typeof raw === "string" ? raw.trim() || null : (raw ?? null))),
    z.nullable(
      z
        .string()
        .check(
          atMost(KEY_MAX),
          z.regex(/^[\x21-\x7e]+$/, "La clave lleva espacios o letras que no puede llevar. Cópiala otra vez"),
        ),
    ),
  ),
  /** The server asks for none; a checkbox that is not ticked is absent. */
  withoutKey: z._default(
    z.union([
      z.boolean(),
      z.pipe(
        z.literal("si"),
        z.transform(() => true),
      ),
    ]),
    false,
  ),
});
export type ModelForm = z.output<typeof modelForm>;
