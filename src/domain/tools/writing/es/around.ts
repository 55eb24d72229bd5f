import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { nearbyNamed, placeAsSubject } from "./nearby.ts";
import { listed } from "./nouns.ts";

/** Sentences about what lies near. */

/** The distance of a place begins here: `a 300 m`, `a unos 5 minutos`. */
const DISTANCE = /,? a (?=unos |\d|una? |dos |tres |cuatro |cinco |diez )/i;

/** A place near a home, with its article, and how far it is. */
export interface PlaceAway {
  /** `el mercado de Ruzafa` */
  name: string;
  /** `a 300 m` */
  away: string;
}

/** `el mercado de Ruzafa a 300 m` as the place and its distance; undefined where none is said. */
function awayOf(place: string): PlaceAway | undefined {
  const at = place.search(DISTANCE);
  return at > 0 ? { name: place.slice(0, at), away: place.slice(at).replace(/^,? /, "") } : undefined;
}

/** The places with articles and distances; undefined where one of them has none, or nothing is known to be near. */
export function placesAway(c: Saying): PlaceAway[] | undefined {
  const places = c.facts.nearby ?? [];
  const parts = places.map(placeAsSubject).flatMap((one) => awayOf(one) ?? []);
  return parts.length > 0 && parts.length === places.length ? parts : undefined;
}

const near = (text: string) => mark("nearby", text);
/** The places as a list takes them, in any order. */
const bareList = (c: Saying) => listed(c.choose.shuffled(nearbyNamed(c.facts.nearby!, false)!).map(near));
/** The same with their articles, as a verb asks for them. */
const articleList = (c: Saying) => listed(c.choose.shuffled(nearbyNamed(c.facts.nearby!, true)!).map(near));
const hasArticles = (c: Saying) => nearbyNamed(c.facts.nearby!, true) !== undefined;
const isAway = (c: Saying) => placesAway(c) !== undefined;
const HAVE = { tu: "tienes", vos: "tenés", usted: "tiene" } as const;

const message = (say: Message["say"], more: Partial<Message> = {}): Message => ({
  topic: "near",
  needs: ["nearby"],
  when: (c) => !isAway(c),
  say,
  ...more,
});

/** All ways to say what is near, where a distance is missing. */
export const AROUND: readonly Message[] = [
  message((c) => `cerca ${HAVE[c.person]} ${articleList(c)}`, {
    when: (c) => !isAway(c) && hasArticles(c),
    tones: ["cercano"],
  }),
  message((c) => `cerca quedan ${articleList(c)}`, {
    when: (c) => !isAway(c) && hasArticles(c) && c.facts.nearby!.length > 1,
  }),
  message((c) => `en los alrededores: ${bareList(c)}`),
  message((c) => `cerca: ${bareList(c)}`),
];
