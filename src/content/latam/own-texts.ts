import { inLatinAmerica } from "./words.ts";

/** A text or figure of any wording where the common content has one of its own. */
type Loose<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Loose<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: Loose<T[K]> }
      : T;

/**
 * The texts of a page that Latin America has for itself: the same shape, without what is common. A list is replaced
 * whole, because the places of its items would change unseen.
 */
export type OwnTexts<T> = T extends string
  ? string
  : T extends readonly unknown[]
    ? Loose<T>
    : T extends object
      ? { readonly [K in keyof T]?: OwnTexts<T[K]> }
      : T;

/**
 * The content of a page for a region. In Latin America its own texts stand in place of the common ones, and what is left
 * of those is put into words that are understood there; the other regions read the common content.
 */
export function contentIn<T>(region: string, content: T, own: OwnTexts<NoInfer<T>>): T {
  return region === "latam" ? (merged(content, own) as T) : content;
}

function merged(common: unknown, own: unknown): unknown {
  if (typeof own === "string" || Array.isArray(own)) return own;
  if (typeof common === "string") return inLatinAmerica(common);
  if (Array.isArray(common)) return common.map((item) => merged(item, undefined));
  if (typeof common !== "object" || common === null) return own ?? common;
  const twin = (own ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(common).map(([key, value]) => [key, merged(value, twin[key])]));
}
