import { findExcluding, findSteering } from "../advert-rules/wording.ts";
import { lexiconOf, typeNoun } from "../writing/es/lexicon.ts";
import { isHouse } from "../writing/es/phrases.ts";
import type { PostGoal, PostSaying } from "./goals.ts";

/**
 * Hashtags of a post, from place and kind. They carry no accents, as searches on networks are typed, but keep their ñ, which is another letter;
 * each word begins with a capital, so that a screen reader says them apart.
 */

const LONGEST_TAG = 30;
/** Marks of accents, save the tilde that makes an ñ. */
const ACCENTS = /(?<![nN])[\u0300-\u036f]|(?<=[nN])[\u0300-\u0302\u0304-\u036f]/g;

/** `#PisosEnVenta`; undefined where no letter is left, or for what is too long to be a tag. */
export function hashtag(words: string): string | undefined {
  const joined = words
    .normalize("NFD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase("es") + word.slice(1))
    .join("");
  return joined.length <= LONGEST_TAG && /\p{L}/u.test(joined) ? `#${joined}` : undefined;
}

/** A tag that a person wrote: its accents stay. */
export function ownHashtag(words: string): string | undefined {
  const joined = words
    .normalize("NFC")
    .split(/[^\p{L}\p{M}\d_]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase("es") + word.slice(1))
    .join("");
  return joined.length <= LONGEST_TAG && /\p{L}/u.test(joined) ? `#${joined}` : undefined;
}

/** Words that would leave people out, or say who should come, are no tags either. */
const isLawful = (words: string) => findExcluding(words).length === 0 && findSteering(words).length === 0;

const OF_GOAL: Record<PostGoal, readonly string[]> = {
  nuevo: [],
  bajada: ["nuevo precio"],
  puertas: ["puertas abiertas"],
  cerrado: [],
  barrio: [],
  consejo: ["consejos inmobiliarios"],
};

const capital = (word: string) => word.charAt(0).toLocaleUpperCase("es") + word.slice(1);

/** Tags that fit a post, the best first: the agent's own, what it is for, the place, the kind in the place, what sets the home apart. */
export function hashtagsFor(goal: PostGoal, c: PostSaying, own: readonly string[]): string[] {
  const { facts } = c;
  const words = lexiconOf(c);
  const kinds = capital(typeNoun(c).many);
  const [near, ...wide] = (facts.placeName ?? "").split(",").map((part) => part.trim());
  const town = wide[0] ?? near;
  const offered = facts.operation === "venta" ? "en venta" : `en ${words.rent}`;
  const isOffer = !c.post.isClosed && goal !== "consejo";
  const candidates = [
    ...OF_GOAL[goal],
    ...(near ? [near] : []),
    ...(goal === "consejo" ? ["buscar casa", "visitas", "mudanza"] : []),
    ...(goal === "consejo" || !town ? [] : [`${kinds} en ${town}`]),
    ...(isOffer ? [`${kinds} ${offered}`] : []),
    ...(isOffer && facts.condition === "obra_nueva" ? ["obra nueva"] : []),
    ...(isOffer && facts.condition === "a_reformar" ? ["para reformar"] : []),
    ...(isOffer && facts.hasTerrace ? ["terraza"] : []),
    ...(isOffer && facts.hasGarden && isHouse(c) ? ["jardín"] : []),
    ...(isOffer && facts.hasPool && isHouse(c) ? [words.pool.one] : []),
    ...(town && town !== near ? [town] : []),
    "inmobiliaria",
  ];
  const tags = [
    ...own.filter(isLawful).flatMap((tag) => ownHashtag(tag) ?? []),
    ...candidates.filter(isLawful).flatMap((candidate) => hashtag(candidate) ?? []),
  ];
  return bestHashtags(tags, tags.length);
}

/** The best of them, each once: they come with the best first. */
export function bestHashtags(tags: readonly string[], most: number): string[] {
  const names = tags.map((tag) => tag.toLocaleLowerCase("es"));
  return tags.filter((_, index) => names.indexOf(names[index]!) === index).slice(0, Math.max(0, most));
}

const TAG = /(?<![\p{L}\d_&])#[\p{L}\d_]*\p{L}[\p{L}\d_]*/gu;
/** Hashtags that stand in a text. */
export const hashtagsIn = (text: string): string[] => [...text.matchAll(TAG)].map(([tag]) => tag);
