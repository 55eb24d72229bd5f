import { contentWords } from "../../shared/search/spanish-terms.ts";

/** More questions of one message are not answered one by one. */
const MOST_PARTS = 3;
const LEAST_WORDS = 2;

/** Before a second question that no mark divides from the first: «… y cuántos usuarios trae», «… y cada cuánto se hacen». */
const NEXT_QUESTION =
  /(?:,? y|,? e|,| o) (?=(?:a |en |de |con |por |para |cada |hasta |desde )?(?:cu[aá]nt[oa]s?|cu[aá]l(?:es)?|c[oó]mo|d[oó]nde|cu[aá]ndo|qui[eé]n(?:es)?|qu[eé])\b)/i;
/** Begins a question, which the words after it ask for. */
const ASKING =
  /^[¿\s]*(?:(?:a|en|de|con|por|para|cada|hasta|desde)\s+)?(?:cu[aá]nt|cu[aá]l|c[oó]mo|d[oó]nde|cu[aá]ndo|qui[eé]n|qu[eé]\b)/i;

/**
 * The questions of a message that asks several things: «¿Cuánto cuesta? ¿Y se puede pagar por año?» are two, and so are «cuántos usuarios y cuántos
 * créditos trae el plan Red». The words before the first question belong to each of them, for they say what it is about, and a question that names
 * nothing of its own has what the other one names.
 *
 * @returns one for a message that asks one thing
 */
export function askedParts(message: string): readonly string[] {
  const marked = message
    .split(/(?<=\?)/)
    .map((part) => part.trim())
    .filter((part) => part.endsWith("?"));
  if (marked.length > MOST_PARTS) return [message];
  if (marked.length < 2) return joinedParts(message);
  const opening = /^([^¿?]{20,400})¿/.exec(marked[0]!)?.[1]?.trim() ?? "";
  const asked = marked.map((part, at) => (at === 0 || opening === "" ? part : `${opening} ${part}`));
  return marked.every((part) => contentWords(part).length >= LEAST_WORDS) ? asked : [message];
}

/** Questions that are joined by "y". */
function joinedParts(message: string): readonly string[] {
  const mark = message.lastIndexOf("¿");
  const opening = mark > 0 ? message.slice(0, mark).trim() : "";
  const parts = message
    .slice(Math.max(0, mark))
    .split(NEXT_QUESTION)
    .map((part) => part.trim());
  if (parts.length < 2 || parts.length > MOST_PARTS || !ASKING.test(parts[0]!)) return [message];
  const words = parts.map((part) => contentWords(part));
  return parts.map((part, at) => {
    // The thing that the other one asks for is its own; the words after it may be what both are about.
    const lent =
      words[at]!.length < LEAST_WORDS ? words.flatMap((own, other) => (other === at ? [] : own.slice(1))) : [];
    return [opening, part, ...lent].filter(Boolean).join(" ");
  });
}
