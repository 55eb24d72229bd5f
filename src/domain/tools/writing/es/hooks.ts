import { BUSINESS_TYPES, HOUSE_TYPES, type Tone } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { placesAway } from "./around.ts";
import { typeNoun } from "./lexicon.ts";
import { indefinite, listed } from "./nouns.ts";
import { inPlace, isOffered, ofPlace, onOffer, rooms, terrace, toViews } from "./phrases.ts";
import { shortened } from "./rich-near.ts";

/**
 * The parts of the first sentences of adverts. The first sentence is the reason to come, made of the one or two facts that speak
 * loudest for the home; its kind and its place stand in it, or in the sentence behind it.
 */

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
  /** Ends of a text that opened with it and comes back to it; without them, or where none suits, the text ends as any other. */
  ends?: readonly Shape[];
}

/** The search of a reader. */
export const LOOKING = { tu: "buscas", vos: "buscás", usted: "busca" } as const;
/** A thing that somebody has. */
export const HAVE = { tu: "tienes", vos: "tenés", usted: "tiene" } as const;

/** The tone that speaks to somebody. */
export const CLOSE = ["cercano"] as const;
/** The tone that keeps its distance. */
export const FORMAL = ["premium"] as const;
/** The tone that adds nothing to the facts. */
export const NEUTRAL = ["neutro"] as const;
/** Tones that neither ask nor count. */
export const PLAIN = ["neutro", "premium", "inversion"] as const;
/** Tones that speak of living there. */
export const WARM = ["neutro", "cercano"] as const;

/** Whether people live there. */
export const isLivedIn = (c: Saying) => !BUSINESS_TYPES.includes(c.facts.type);
/** Whether it is a house. */
export const isHome = (c: Saying) => HOUSE_TYPES.includes(c.facts.type);
/** Whether the place is left to say. */
export const hasPlace = (c: Saying) => c.has("placeName");
/** Whether there are bedrooms left to say. */
export const hasRooms = (c: Saying) => c.has("rooms") && isLivedIn(c);
/** Whether it is to let. */
export const isLet = (c: Saying) => c.facts.operation === "alquiler";

/** ` de tres habitaciones`, by the draw. */
export const ofRooms = (c: Saying) => (hasRooms(c) && c.choose.chance(0.4) ? ` de ${rooms(c)}` : "");
/** `piso`, by its kind. */
export const named = (c: Saying) => mark("type", typeNoun(c).one);
/** `este`, `esta` */
export const these = (c: Saying) => (typeNoun(c).isFeminine ? "esta" : "este");
/** `este piso` */
export const thisHome = (c: Saying) => `${these(c)} ${named(c)}`;
/** `un piso de tres habitaciones` */
export const aHome = (c: Saying) => `${mark("type", indefinite(typeNoun(c)))}${ofRooms(c)}`;
/** `este piso de Ruzafa (Valencia)` */
export const thisHomeOf = (c: Saying) => `${these(c)} ${named(c)}${ofPlace(c)}`;

/** With a capital, unmarked. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase("es") + text.slice(1);

/** `. Este piso de tres habitaciones está en Ruzafa (Valencia)`: the home in a sentence of its own, after a short one. */
export const thenHome = (c: Saying) =>
  `. ${capital(these(c))} ${named(c)}${ofRooms(c)}${isLet(c) && hasPlace(c) ? ` ${onOffer(c)}` : ""} ${hasPlace(c) ? `está${inPlace(c)}` : isOffered(c)}`;
/** `. Todo, en un piso de Ruzafa (Valencia)`: the same after several things. */
export const allInHome = (c: Saying) => `. Todo, en ${aHome(c)}${ofPlace(c)}`;

/** Water, which draws more than anything else near. */
export const WATER = /^la playa\b|^el mar\b|^el lago\b|^el río\b|^la cala\b/i;
/** A place near, marked. */
export const near = (text: string) => mark("nearby", text);

/** One or two places, the water first: more of them make no opening. */
export function places(c: Saying) {
  const away = c.has("nearby") ? placesAway(c) : undefined;
  if (away === undefined || away.length > 2) return undefined;
  return [...away].sort((a, b) => Number(WATER.test(b.name)) - Number(WATER.test(a.name)));
}

const from = (name: string) => (/^el /i.test(name) ? `del ${name.slice(3)}` : `de ${name}`);
/** `a 300 m de la playa y a 4 minutos del metro` */
export const away = (c: Saying) =>
  listed(places(c)!.map((one, i) => near(`${shortened(one.away, places(c)![i - 1])} ${from(one.name)}`)));

/** `vistas al parque` */
export const aView = (c: Saying) => `vistas ${toViews(c)}`;
/** `una terraza de 12 m²`, `terraza` */
export const aTerrace = (c: Saying) => (c.facts.terraceAreaM2 === undefined ? terrace(c) : `una ${terrace(c)}`);

/** Whether it is part of a building. */
export const isFlat = (c: Saying) => !isHome(c);
