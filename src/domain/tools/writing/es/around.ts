import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { nearbyNamed } from "./nearby.ts";
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
  const parts = nearbyNamed(places, true)?.flatMap((one) => awayOf(one) ?? []);
  return parts !== undefined && parts.length > 0 && parts.length === places.length ? parts : undefined;
}

/** The reason to go there. */
const PURPOSES: readonly (readonly [RegExp, string])[] = [
  [/^(?:el|la|una?) (?:metro|subte|autobús|bus|tranvía|tren|parada|paradero|estación)\b/i, "para moverse"],
  [/^(?:el|la|una?) (?:mercado|supermercado|tienda)\b/i, "para las compras"],
  [/^(?:el|la|una?) (?:parque|plaza)\b/i, "para pasear"],
  [/^la playa\b/i, "para el baño"],
  [/^(?:el|la|una?) (?:colegio|escuela|guardería|instituto|universidad)\b/i, "para las clases"],
];
const purposeOf = ({ name }: PlaceAway) => PURPOSES.find(([kind]) => kind.test(name))?.[1];
/** Whether each place is for something else, so that a sentence can tell them by it. */
function haveOwnPurposes(c: Saying): boolean {
  const purposes = placesAway(c)?.map(purposeOf) ?? [];
  return (
    purposes.length > 1 && purposes.every((one) => one !== undefined) && new Set(purposes).size === purposes.length
  );
}

const IS = ["está", "queda"] as const;
/** `hay un colegio`, but `está el colegio de la plaza`. */
const thereIs = ({ name }: PlaceAway, verb: string) => (/^una? /i.test(name) ? "hay" : verb);
const inOrder = (c: Saying) => c.choose.shuffled(placesAway(c) ?? []);
const near = (text: string) => mark("nearby", text);

/** `el mercado está a 300 m y el metro, a 4 minutos` */
function placesThenDistances(c: Saying, verb: string = c.choose.pick("away", ...IS)): string {
  const [first, ...rest] = inOrder(c);
  return listed([
    near(`${first!.name} ${verb} ${first!.away}`),
    ...rest.map(({ name, away }) => near(`${name}, ${away}`)),
  ]);
}
/** `a 300 m está el mercado; a 4 minutos, el metro` */
function distancesThenPlaces(c: Saying): string {
  const [first, ...rest] = inOrder(c);
  return [
    near(`${first!.away} ${thereIs(first!, c.choose.pick("away", ...IS))} ${first!.name}`),
    ...rest.map(({ name, away }) => near(`${away}, ${name}`)),
  ].join("; ");
}
/** `para la compra está el mercado, a 300 m; para moverse, el metro, a 4 minutos` */
function purposes(c: Saying): string {
  const [first, ...rest] = inOrder(c);
  return [
    near(`${purposeOf(first!)} ${thereIs(first!, "está")} ${first!.name}, ${first!.away}`),
    ...rest.map((place) => near(`${purposeOf(place)}, ${place.name}, ${place.away}`)),
  ].join("; ");
}

const isAway = (c: Saying) => placesAway(c) !== undefined;
/** The places as a list takes them, in any order. */
const bareList = (c: Saying) => listed(c.choose.shuffled(nearbyNamed(c.facts.nearby!, false)!).map(near));
/** The same with their articles, as a verb asks for them. */
const articleList = (c: Saying) => listed(c.choose.shuffled(nearbyNamed(c.facts.nearby!, true)!).map(near));
const hasArticles = (c: Saying) => nearbyNamed(c.facts.nearby!, true) !== undefined;
/** `a 35 minutos, Bogotá`: places whose article is not known; undefined where one has no distance. */
function bareAway(c: Saying): string | undefined {
  const places = (nearbyNamed(c.facts.nearby ?? [], false) ?? []).map(awayOf);
  if (places.length === 0 || places.some((one) => one === undefined)) return undefined;
  return places.map((one) => near(`${one!.away}, ${one!.name}`)).join("; ");
}
const HAVE = { tu: "tienes", vos: "tenés", usted: "tiene" } as const;
const YOU = { tu: "te ", vos: "te ", usted: "le " } as const;

const message = (say: Message["say"], more: Partial<Message> = {}): Message => ({
  topic: "near",
  needs: ["nearby"],
  when: isAway,
  say,
  ...more,
});

/** All ways to say what is near. */
export const AROUND: readonly Message[] = [
  message((c) => placesThenDistances(c)),
  message(distancesThenPlaces),
  message(purposes, { when: (c) => haveOwnPurposes(c) && c.tone !== "inversion" }),
  message((c) => placesThenDistances(c, `${YOU[c.person]}queda`), { tones: ["cercano"] }),
  message((c) => `cerca ${HAVE[c.person]} ${articleList(c)}`, {
    when: (c) => !isAway(c) && hasArticles(c),
    tones: ["cercano"],
  }),
  message((c) => `cerca quedan ${articleList(c)}`, {
    when: (c) => !isAway(c) && hasArticles(c) && c.facts.nearby!.length > 1,
  }),
  message((c) => `en los alrededores: ${bareList(c)}`, { when: (c) => !isAway(c) && bareAway(c) === undefined }),
  message((c) => bareAway(c) ?? "", { when: (c) => !isAway(c) && bareAway(c) !== undefined }),
  message((c) => `cerca: ${bareList(c)}`, { when: (c) => !isAway(c) && bareAway(c) === undefined }),
];
