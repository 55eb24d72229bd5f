import * as z from "zod/mini";
import { fold } from "../../shared/listing/fold.ts";
import { trimmedText } from "../../shared/schema/text.ts";

/** The last part of a page's address, `/p/{slug}`. */

export const SLUG_MAX = 60;
const SLUG_MIN = 3;

/** Words that would look like something of the product's own, and the parts of the addresses of photos and letters. */
const RESERVED: ReadonlySet<string> = new Set([
  "admin", "api", "app", "ayuda", "auth", "dashboard", "descargas", "ejemplo", "foto", "fotos", "gracias", "letra", "login", "logo", "null",
  "panel", "precios", "privacidad", "soporte", "terminos", "umbral", "undefined", "well-known", "www",
]); // biome-ignore format: a list of words

export const landingSlug = trimmedText({ max: SLUG_MAX, tooLong: `La dirección admite ${SLUG_MAX} caracteres` }).check(
  z.toLowerCase(),
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Usa letras sin tilde, cifras y guiones"),
  z.minLength(SLUG_MIN, "Usa al menos 3 caracteres"),
  z.refine((slug) => !RESERVED.has(slug), "Esa palabra está reservada; elige otra"),
);

/** The slug that a title gives: `Ático en Ruzafa` → `atico-en-ruzafa`. */
export function slugOfLanding(title: string): string {
  const words = fold(title).split(" ").filter(Boolean);
  let slug = "";
  for (const word of words) {
    const longer = slug === "" ? word.slice(0, SLUG_MAX) : `${slug}-${word}`;
    if (longer.length > SLUG_MAX - 4) break;
    slug = longer;
  }
  return slug.length < SLUG_MIN || RESERVED.has(slug) ? `pagina-${slug || "nueva"}` : slug;
}

/** Others for one that is taken, in the order in which they are offered: `atico-2`, `atico-3`… */
export function* otherSlugs(slug: string): Generator<string> {
  const stem = slug.replace(/-\d{1,4}$/, "").slice(0, SLUG_MAX - 5);
  for (let number = 2; number <= 9999; number++) yield `${stem}-${number}`;
}
