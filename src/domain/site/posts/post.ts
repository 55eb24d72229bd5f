import * as z from "zod/mini";
import { fold } from "../../shared/listing/fold.ts";
import { text, trimmedText } from "../../shared/schema/text.ts";
import { instant } from "../../shared/schema/when.ts";

/** A piece of news of the blog that is written in the administration. */

export const POST_STATES = ["borrador", "publicado", "retirado"] as const;
export type PostState = (typeof POST_STATES)[number];

export const TITLE_MIN = 10;
export const TITLE_MAX = 70;
export const DESCRIPTION_MIN = 70;
export const DESCRIPTION_MAX = 160;
export const SLUG_MAX = 80;
const BODY_MIN = 200;
const BODY_MAX = 60_000;
const LONGEST_TYPED = 300;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `¿Qué cambia en 2027?` → `que-cambia-en-2027`; cut at a word. */
export function slugOfTitle(title: string): string {
  let slug = fold(title).replaceAll(" ", "-");
  if (slug.length > SLUG_MAX) slug = slug.slice(0, SLUG_MAX + 1).replace(/-[^-]*$/, "");
  return slug.slice(0, SLUG_MAX);
}

/** An address that a reader may be sent to; null for any other. */
export function webAddress(text: string): string | null {
  try {
    const url = new URL(text.trim());
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}

const typed = (max: number, message: string) => z.string().check(z.trim(), z.maxLength(max, message));

const source = {
  sourceName: z._default(typed(120, "El nombre de la fuente admite 120 caracteres"), ""),
  sourceUrl: z._default(
    trimmedText({ max: 2_000, tooLong: "La dirección es demasiado larga" }).check(
      z.refine((text) => text === "" || webAddress(text) !== null, "Escribe la dirección completa, con https://"),
    ),
    "",
  ),
};

/** A post that is still being written: it may be unfinished, but never unreadable. */
export const postDraft = z.object({
  version: z.int(),
  title: typed(LONGEST_TYPED, "El título es demasiado largo"),
  /** Empty: made of the title. */
  slug: trimmedText({ max: SLUG_MAX, tooLong: `La dirección admite ${SLUG_MAX} caracteres` }).check(
    z.refine((text) => text === "" || SLUG.test(text), "Usa letras minúsculas sin tilde, cifras y guiones"),
  ),
  description: typed(LONGEST_TYPED, "La descripción es demasiado larga"),
  body: z.string().check(z.maxLength(BODY_MAX, "El texto es demasiado largo")),
  ...source,
});
export type PostDraft = z.output<typeof postDraft>;

/** Conditions for publication. */
export const finishedPost = z
  .object({
    title: z
      .string()
      .check(
        z.minLength(TITLE_MIN, `El título necesita al menos ${TITLE_MIN} caracteres`),
        z.maxLength(TITLE_MAX, `El título admite ${TITLE_MAX} caracteres`),
      ),
    description: z
      .string()
      .check(
        z.minLength(DESCRIPTION_MIN, `La descripción necesita al menos ${DESCRIPTION_MIN} caracteres`),
        z.maxLength(DESCRIPTION_MAX, `La descripción admite ${DESCRIPTION_MAX} caracteres`),
      ),
    body: text({ max: BODY_MAX, tooLong: "El texto es demasiado largo" }).check(
      z.minLength(BODY_MIN, `El texto necesita al menos ${BODY_MIN} caracteres`),
    ),
    ...source,
  })
  .check(
    z.refine(({ sourceName, sourceUrl }) => sourceUrl === "" || sourceName !== "", {
      path: ["sourceName"],
      message: "Di de quién es la fuente",
    }),
  );

/** @param publishedAt the moment from which it is read; now where it is left out */
export const postPublication = z.object({
  version: z.int(),
  publishedAt: z._default(z.nullable(instant({ message: "Elige día y hora" })), null),
});

export const newPost = z.object({ itemId: z._default(z.nullable(z.uuid()), null) });
export const postPreview = z.object({ body: z.string().check(z.maxLength(BODY_MAX, "El texto es demasiado largo")) });
export const postVersion = z.object({ version: z.int() });
