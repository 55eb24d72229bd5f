import { fold } from "../listing/fold.ts";

/**
 * Parts of a place from the finest to the widest as one line, each said once: a town that ends the part before it is left out.
 * `["La Nova Esquerra, Barcelona", "Barcelona"]` → `La Nova Esquerra, Barcelona`.
 */
export function placeLine(parts: readonly (string | null | undefined)[]): string {
  const stated: string[] = [];
  for (const part of parts) {
    if (!part) continue;
    const word = fold(part);
    const isMentioned = stated.some((each) => fold(each) === word || fold(each.split(",").at(-1)!) === word);
    if (!isMentioned) stated.push(part);
  }
  return stated.join(", ");
}
