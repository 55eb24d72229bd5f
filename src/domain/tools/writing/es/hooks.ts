import { BUSINESS_TYPES, type FieldKey, HOUSE_TYPES, isKnown, type Tone } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { placesAway } from "./around.ts";
import { isBareGround, typeNoun } from "./lexicon.ts";
import { indefinite, listed } from "./nouns.ts";
import { terraceHolds } from "./outside.ts";
import {
  aFloor,
  atPlace,
  exterior,
  garden,
  isHouse,
  isOffered,
  lift,
  ofPlace,
  pool,
  rooms,
  terrace,
  toViews,
} from "./phrases.ts";

/** The parts of the first sentences of adverts: the home, its place, and what else speaks for it. */

interface Shape {
  /** Without them it suits every tone that looks at what living there is like. */
  tones?: readonly Tone[];
  when?: (c: Saying) => boolean;
  say: (c: Saying) => string;
}

/** A fact that a text may begin with. */
export interface Hook {
  /** How rare and how dear it is; undefined where the home has it not. The strongest opens the text. */
  strength: (c: Saying) => number | undefined;
  shapes: readonly Shape[];
}

/** The wish of a reader, as the sentence asks them. */
export const WANTS = { tu: "quieres", vos: "querés", usted: "quiere" } as const;

/** The search of a reader. */
export const LOOKING = { tu: "buscas", vos: "buscás", usted: "busca" } as const;

/** The invitation to look. */
export const LOOK = { tu: "mira", vos: "mirá", usted: "mire" } as const;

/** The reader whom something befalls, with the space behind. */
export const YOU = { tu: "te ", vos: "te ", usted: "le " } as const;

/** The tone that speaks to somebody. */
export const CLOSE = ["cercano"] as const;

/** The tone that keeps its distance. */
export const FORMAL = ["premium"] as const;

/** Tones that neither ask nor count. */
export const PLAIN = ["neutro", "premium", "inversion"] as const;

/** Whether people live there. */
export const isLivedIn = (c: Saying) => !BUSINESS_TYPES.includes(c.facts.type);

/** Whether it is a house. */
export const isHome = (c: Saying) => HOUSE_TYPES.includes(c.facts.type);

/** Whether the place is left to say. */
export const hasPlace = (c: Saying) => c.has("placeName");

/** Whether there are bedrooms left to say. */
export const hasRooms = (c: Saying) => c.has("rooms") && isLivedIn(c);

/** ` exterior de tres habitaciones`: what is said of the home beside its name, by the draw. */
export function traits(c: Saying): string {
  const is = isKnown(c.facts, "isExterior") && !isHouse(c) && !isKnown(c.facts, "orientation") && c.choose.chance(0.5);
  const of = hasRooms(c) && c.choose.chance(0.45);
  return `${is ? ` ${exterior(c)}` : ""}${of ? ` de ${rooms(c)}` : ""}`;
}

/** `piso`, by its kind. */
export const named = (c: Saying) => mark("type", typeNoun(c).one);

/** `este`, `esta` */
export const these = (c: Saying) => (typeNoun(c).isFeminine ? "esta" : "este");

/** `este piso exterior` */
export const thisHome = (c: Saying) => `${these(c)} ${named(c)}${traits(c)}`;

/** `un piso exterior` */
export const aHome = (c: Saying) => `${mark("type", indefinite(typeNoun(c)))}${traits(c)}`;

/** `este piso de Ruzafa (Valencia)` */
export const thisHomeOf = (c: Saying) => `${these(c)} ${named(c)}${ofPlace(c)}`;

const spaced = (text: string) => (text === "" ? "" : ` ${text}`);
/** With a capital, unmarked. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase("es") + text.slice(1);

/** Water, which draws more than anything else near. */
export const WATER = /^la playa\b|^el mar\b|^el lago\b|^el río\b/i;
/** A place near, marked. */
export const near = (text: string) => mark("nearby", text);

/** One or two places, the water first: more of them make no opening. */
export function places(c: Saying) {
  const away = placesAway(c);
  if (away === undefined || away.length > 2) return undefined;
  return [...away].sort((a, b) => Number(WATER.test(b.name)) - Number(WATER.test(a.name)));
}

const from = (name: string) => (/^el /i.test(name) ? `del ${name.slice(3)}` : `de ${name}`);
/** `a 300 m de la playa y a 4 minutos del metro` */
export const away = (c: Saying) => listed(places(c)!.map((one) => near(`${one.away} ${from(one.name)}`)));

/** Other facts that speak for the home, as words after its place: `, con terraza de 12 m²`, `, a 300 m de la playa`. */
export function besides(c: Saying, mentioned: readonly FieldKey[]): string {
  if (!isBareGround(c) && !c.choose.chance(0.85)) return "";
  const left = (field: FieldKey) => c.has(field) && !mentioned.includes(field);
  if (left("views")) return `, con vistas ${toViews(c)}`;
  if (left("hasTerrace") && c.facts.terraceAreaM2 !== undefined)
    return `, con una ${terrace(c)}${spaced(terraceHolds(c))}`;
  const grounds = [...(left("hasGarden") ? [garden()] : []), ...(left("hasPool") ? [pool(c)] : [])];
  if (grounds.length > 0 && isHome(c)) return `, con ${listed(grounds)}`;
  if (left("nearby") && places(c) !== undefined) return `, ${away(c)}`;
  if (left("floor") && left("hasLift") && c.facts.floor! >= 3 && !isHouse(c)) return `, en ${aFloor(c)} con ${lift(c)}`;
  return "";
}

/** ` está en Ruzafa, Valencia`; of a home without a place, that it is for sale. */
export const stands = (c: Saying, ...mentioned: readonly FieldKey[]) =>
  `${hasPlace(c) ? `está ${atPlace(c)}` : isOffered(c)}${besides(c, mentioned)}`;

/** Whether it is to let. */
export const isLet = (c: Saying) => c.facts.operation === "alquiler";
