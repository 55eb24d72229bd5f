import { isShared } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import { mark, plainOf } from "../marks.ts";
import {
  aView,
  away,
  type Hook,
  hasPlace,
  hasRooms,
  isHome,
  isLet,
  isLivedIn,
  named,
  places,
  thisHome,
} from "./hooks.ts";
import { details } from "./hooks-state.ts";
import { typeNoun } from "./lexicon.ts";
import { indefinite, listed } from "./nouns.ts";
import {
  atPlace,
  exterior,
  floorPlace,
  furnished,
  garden,
  heating,
  onOffer,
  parkingIncluded,
  pool,
  rooms,
  terrace,
} from "./phrases.ts";

/** A first sentence without a verb that gathers what the home is, where, and the things that speak for it. */

/** Things after `con`: more of them are a list that nobody reads. */
const MOST_THINGS = 3;
const LEAST_THINGS = 2;
/** Characters of one of the agent's own details, and of the whole sentence. */
const LONGEST_DETAIL = 34;
const LONGEST = 170;

/** Details that a home is chosen for: of a gym or a laundry room its own sentence tells. */
const SPEAKS =
  /^(?:balc[oó]n|patio|porche|galer[ií]a|mirador|azotea|chimenea|bodega|txoko|sal[oó]n (?:de|con)|techos? alt|vigas|b[oó]veda|jard[ií]n|huerto|vistas|doble altura|muros? de|suelos? (?:de|hidr)|mosaico)/i;
/** Details that stand well behind `con`: short, and without a `con` of their own. */
function ownThings(c: Saying): string[] {
  const all = details(c);
  const areGood = all.every(
    ({ words }) => words.length <= LONGEST_DETAIL && !/\bcon\b|[.;:]/i.test(words) && SPEAKS.test(words),
  );
  return areGood && all.length <= MOST_THINGS ? all.map(({ text }) => text) : [];
}

/** The things that speak for the home, the rarest first. */
function things(c: Saying): string[] {
  return [
    ...ownThings(c),
    ...(c.has("views") ? [aView(c)] : []),
    ...(c.has("hasTerrace") ? [terrace(c)] : []),
    ...(c.has("hasGarden") && !isShared(c.facts, "hasGarden") ? [garden()] : []),
    ...(c.has("hasPool") && !isShared(c.facts, "hasPool") && isHome(c) ? [pool(c)] : []),
    ...(c.has("heating") && c.facts.heating === "chimenea" ? [heating(c)] : []),
    ...(c.has("hasParkingIncluded") ? [parkingIncluded(c)] : []),
  ].slice(0, MOST_THINGS);
}

/** ` exterior de tres habitaciones`, ` en planta baja`: behind the name of the home. */
function like(c: Saying): string {
  const is = [
    ...(c.has("isExterior") && !isHome(c) && c.facts.isExterior === true ? [exterior(c)] : []),
    ...(c.has("isFurnished") ? [furnished(c, typeNoun(c))] : []),
  ];
  const of = hasRooms(c) && c.facts.rooms! > 0 ? ` de ${rooms(c)}` : "";
  const low = !isLivedIn(c) && c.has("floor") && c.facts.floor === 0 ? ` en ${floorPlace(c)}` : "";
  return `${is.length > 0 ? ` ${listed(is)}` : ""}${of}${low}`;
}
/** ` en alquiler`: whoever looks for a rent asks that first. */
const toLet = (c: Saying) => (isLet(c) ? ` ${onOffer(c)}` : "");
const what = (c: Saying) => `${named(c)}${like(c)}${toLet(c)}`;
const one = (c: Saying) => `${mark("type", indefinite(typeNoun(c)))}${like(c)}${toLet(c)}`;

const withThings = (c: Saying) => (things(c).length > 0 ? `, con ${listed(things(c))}` : "");
const gathered = (c: Saying) => `${what(c)} ${atPlace(c)}${withThings(c)}`;
const gatheredNear = (c: Saying) => `${what(c)} ${atPlace(c)}, ${away(c)}${withThings(c)}`;
const isShort = (text: string) => plainOf(text).length <= LONGEST;
const isNear = (c: Saying) => places(c) !== undefined && isShort(gatheredNear(c));
const hasThings = (c: Saying) => things(c).length >= LEAST_THINGS && isShort(gathered(c));

/** The more it gathers, the better it opens. */
function strength(c: Saying): number | undefined {
  if (!hasPlace(c) || (!hasThings(c) && !isNear(c))) return undefined;
  return things(c).length === MOST_THINGS || (hasThings(c) && isNear(c)) ? 10.2 : 7.6;
}

export const GATHERED: Hook = {
  strength,
  shapes: [
    { tones: ["neutro", "premium"], when: isNear, say: gatheredNear },
    { tones: ["neutro", "premium"], when: (c) => hasThings(c) && !isNear(c), say: gathered },
    {
      tones: ["neutro"],
      when: (c) => hasThings(c) && !isNear(c),
      say: (c) => `${one(c)} ${atPlace(c)}${withThings(c)}`,
    },
    {
      tones: ["neutro", "premium"],
      say: (c) =>
        `${thisHome(c)}${like(c)}${toLet(c)} está ${atPlace(c)}${isNear(c) ? `, ${away(c)}` : ""}${withThings(c)}`,
    },
  ],
};
