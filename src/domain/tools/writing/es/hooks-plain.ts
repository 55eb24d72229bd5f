import type { Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import {
  aHome,
  CLOSE,
  capital,
  FORMAL,
  type Hook,
  hasPlace,
  hasRooms,
  isLet,
  isLivedIn,
  LOOK,
  LOOKING,
  named,
  PLAIN,
  stands,
  these,
  thisHome,
  traits,
  WANTS,
} from "./hooks.ts";
import { typeNoun } from "./lexicon.ts";
import { indefinite } from "./nouns.ts";
import { area, atPlace, inPlace, isOffered, onOffer, place, price, rooms, unitPrice } from "./phrases.ts";

/** First sentences of figures, and of homes of which little is known. */

/** The facts of every home: a kind, and most a place. */
export const BARE: Hook = {
  strength: () => 0,
  shapes: [
    { tones: ["neutro"], when: hasPlace, say: (c) => `en ${place(c)} ${isOffered(c)} ${aHome(c)}` },
    { tones: PLAIN, say: (c) => `${named(c)}${traits(c)} ${onOffer(c)}${inPlace(c)}` },
    { tones: ["neutro", "premium"], when: hasPlace, say: (c) => `${thisHome(c)} ${stands(c)}` },
    {
      tones: CLOSE,
      when: (c) => hasPlace(c) && isLivedIn(c),
      say: (c) => `¿${capital(WANTS[c.person])} vivir en ${place(c)}? Aquí hay ${aHome(c)}`,
    },
    { tones: CLOSE, say: (c) => `si ${LOOKING[c.person]} ${aHome(c)}${inPlace(c)}, ${LOOK[c.person]} ${these(c)}` },
    { tones: FORMAL, when: hasPlace, say: (c) => `${atPlace(c)}, ${isOffered(c)} ${aHome(c)}` },
  ],
};

const ofArea = (c: Saying) => (c.has("builtAreaM2") ? ` de ${mark("builtAreaM2", area(c, "builtAreaM2"))}` : "");
/** A tenant is what an investor buys. */
const withTenant = (c: Saying) =>
  c.has("occupancy") && c.facts.occupancy === "alquilada" ? ` ${mark("occupancy", "con inquilino")}` : "";

/** An investor reads the figures first. */
export const FIGURES: Hook = {
  strength: (c) => (c.tone === "inversion" && c.has("price") ? 20 : undefined),
  shapes: [
    {
      tones: ["inversion"],
      when: (c) => c.has("unitPrice") && !isLet(c),
      say: (c) => `${named(c)}${traits(c)}${withTenant(c)}${inPlace(c)} a ${unitPrice(c)}`,
    },
    { tones: ["inversion"], say: (c) => `${named(c)}${ofArea(c)}${withTenant(c)}${inPlace(c)} por ${price(c)}` },
    {
      tones: ["inversion"],
      when: (c) => c.has("unitPrice") && !isLet(c),
      say: (c) => `a ${unitPrice(c)} ${isOffered(c)} ${aHome(c)}${inPlace(c)}`,
    },
    { tones: ["inversion"], say: (c) => `por ${price(c)} ${isOffered(c)} ${aHome(c)}${inPlace(c)}` },
  ],
};

/** Of a home of which little is known, the rooms and what they cost. */
export const ROOMS_FOR: Hook = {
  strength: (c) =>
    c.tone === "neutro" && hasRooms(c) && c.facts.rooms! > 1 && c.has("price") && !isLet(c) && hasPlace(c)
      ? 1
      : undefined,
  shapes: [
    { say: (c) => `${rooms(c)} por ${price(c)} ${atPlace(c)}` },
    { say: (c) => `${atPlace(c)}, ${mark("type", indefinite(typeNoun(c)))} de ${rooms(c)} por ${price(c)}` },
  ],
};
