import { contentWords } from "../../shared/search/spanish-terms.ts";

/** More questions of one message are not answered one by one. */
const MOST_PARTS = 3;
const LEAST_WORDS = 2;

/**
 * The questions of a message that asks several things: «¿Cuánto cuesta? ¿Y se puede pagar por año?» are two. The words before the first question belong
 * to each of them, for they say what it is about.
 *
 * @returns one for a message that asks one thing
 */
export function askedParts(message: string): readonly string[] {
  const parts = message
    .split(/(?<=\?)/)
    .map((part) => part.trim())
    .filter((part) => part.endsWith("?"));
  if (parts.length < 2 || parts.length > MOST_PARTS) return [message];
  const opening = /^([^¿?]{20,400})¿/.exec(parts[0]!)?.[1]?.trim() ?? "";
  const asked = parts.map((part, at) => (at === 0 || opening === "" ? part : `${opening} ${part}`));
  return parts.every((part) => contentWords(part).length >= LEAST_WORDS) ? asked : [message];
}
