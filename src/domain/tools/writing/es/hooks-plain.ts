import type { FieldKey } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import {
  aHome,
  allInHome,
  away,
  CLOSE,
  FORMAL,
  HAVE,
  type Hook,
  hasPlace,
  hasRooms,
  isFlat,
  isLet,
  isLivedIn,
  LOOKING,
  NEUTRAL,
  named,
  PLAIN,
  places,
  thenHome,
  thisHome,
  thisHomeOf,
  WARM,
} from "./hooks.ts";
import { parkingNoun, typeNoun } from "./lexicon.ts";
import { indefinite, listed } from "./nouns.ts";
import {
  airConditioning,
  area,
  atPlace,
  baths,
  built,
  doorman,
  exterior,
  floorPlace,
  inPlace,
  isOffered,
  lift,
  onOffer,
  parkingIncluded,
  price,
  rooms,
  storage,
  terrace,
  unfurnished,
  unitPrice,
} from "./phrases.ts";

/** First sentences of rooms, of what comes with a home, of figures, and of homes of which little is known. */

/** The facts of every home: a kind, and most a place. */
export const BARE: Hook = {
  strength: () => 0,
  shapes: [
    { tones: NEUTRAL, when: hasPlace, say: (c) => `${inPlace(c).trim()} ${isOffered(c)} ${aHome(c)}` },
    { tones: PLAIN, say: (c) => `${named(c)} ${onOffer(c)}${inPlace(c)}` },
    { tones: ["neutro", "premium"], when: hasPlace, say: (c) => `${thisHome(c)} está${inPlace(c)}` },
    { tones: CLOSE, when: (c) => hasPlace(c) && isLivedIn(c), say: (c) => `¿Vivir${inPlace(c)}? Aquí hay ${aHome(c)}` },
    {
      tones: CLOSE,
      say: (c) =>
        `si ${LOOKING[c.person]} ${aHome(c)}${inPlace(c)}, aquí hay ${typeNoun(c).isFeminine ? "una" : "uno"}`,
    },
    { tones: FORMAL, when: hasPlace, say: (c) => `${inPlace(c).trim()} ${isOffered(c)} ${aHome(c)}` },
  ],
};

const bareArea = (c: Saying) => mark("builtAreaM2", area(c, "builtAreaM2"));
const ofArea = (c: Saying) => (c.has("builtAreaM2") ? ` de ${bareArea(c)}` : "");
/** A tenant is what an investor buys. */
const withTenant = (c: Saying) =>
  c.has("occupancy") && c.facts.occupancy === "alquilada" ? ` ${mark("occupancy", "con inquilino")}` : unfurnished(c);

/** So is a home that gains by works. */
const raw = (c: Saying) =>
  c.has("condition") && c.facts.condition === "a_reformar" ? ` ${mark("condition", "para reformar")}` : "";

/** An investor reads the figures first. */
export const FIGURES: Hook = {
  strength: (c) => (c.tone === "inversion" && c.has("price") ? 20 : undefined),
  shapes: [
    {
      when: (c) => c.has("unitPrice") && !isLet(c) && c.has("builtAreaM2"),
      say: (c) => `${price(c)} por ${built(c)}${inPlace(c)}: ${thisHome(c)}${withTenant(c)} sale a ${unitPrice(c)}`,
    },
    {
      when: (c) => c.has("unitPrice") && !isLet(c) && c.has("builtAreaM2"),
      say: (c) =>
        `a ${unitPrice(c)}, ${thisHome(c)}${withTenant(c)}${inPlace(c)} tiene ${built(c)} y cuesta ${price(c)}`,
    },
    {
      when: (c) => places(c) === undefined,
      say: (c) =>
        `${named(c)}${ofArea(c)}${ofArea(c) === "" ? "" : raw(c)}${withTenant(c)}${inPlace(c)} por ${price(c)}`,
    },
    {
      when: (c) => places(c) !== undefined && hasPlace(c),
      say: (c) =>
        `${named(c)}${ofArea(c)}${ofArea(c) === "" ? "" : raw(c)}${withTenant(c)} ${atPlace(c)}, ${away(c)}, por ${price(c)}`,
    },
    {
      when: (c) => places(c) !== undefined && hasPlace(c),
      say: (c) =>
        `por ${price(c)}, ${mark("type", indefinite(typeNoun(c)))}${ofArea(c)}${ofArea(c) === "" ? "" : raw(c)}${withTenant(c)} ${atPlace(c)}, ${away(c)}`,
    },
    {
      when: (c) => c.has("unitPrice") && !isLet(c),
      say: (c) => `${named(c)}${raw(c)}${withTenant(c)}${inPlace(c)} por ${price(c)}, a ${unitPrice(c)}`,
    },
    {
      when: (c) => hasRooms(c) && c.facts.rooms! > 1 && !isLet(c),
      say: (c) =>
        `${rooms(c)} por ${price(c)}${inPlace(c)}${c.has("unitPrice") ? `: ${thisHome(c)}${withTenant(c)} sale a ${unitPrice(c)}` : withTenant(c)}`,
    },
  ],
};

const andArea = (c: Saying) => (c.has("builtAreaM2") ? ` y ${built(c)}` : "");
const andBaths = (c: Saying) => (c.has("bathrooms") && c.facts.bathrooms! > 1 ? ` y ${baths(c)}` : "");
/** Many rooms, where nothing rarer speaks for the home. */
export const SPACE: Hook = {
  strength: (c) => (hasRooms(c) && c.facts.rooms! >= 4 && c.tone !== "inversion" ? 6.2 : undefined),
  shapes: [
    { tones: NEUTRAL, say: (c) => `${rooms(c)}${andArea(c)}${thenHome(c)}` },
    {
      tones: NEUTRAL,
      say: (c) => `${thisHomeOf(c)} tiene ${rooms(c)}${andBaths(c)}: ${mark("rooms", "aquí el espacio no se discute")}`,
    },
    {
      tones: CLOSE,
      when: (c) => (c.facts.bathrooms ?? 0) > 1,
      say: (c) => `${rooms(c)}${andBaths(c)}: en ${thisHomeOf(c)} nadie tiene que pelearse por el espacio`,
    },
    {
      tones: CLOSE,
      say: (c) => `¿Hace falta sitio en casa? En ${thisHomeOf(c)} hay ${rooms(c)}`,
    },
    { tones: FORMAL, say: (c) => `${rooms(c)}${andArea(c)} dan la medida de ${thisHomeOf(c)}` },
    { tones: FORMAL, say: (c) => `${thisHomeOf(c)} se organiza en torno a ${rooms(c)}${andBaths(c)}` },
  ],
};

/** A shop or an office on the ground. */
export const STREET: Hook = {
  strength: (c) => (!isLivedIn(c) && c.facts.floor === 0 && c.has("floor") && c.tone !== "inversion" ? 7 : undefined),
  shapes: [
    {
      when: (c) => c.has("builtAreaM2"),
      say: (c) =>
        `${built(c)} en ${floorPlace(c)}${c.has("isExterior") ? ` y con ${mark("isExterior", "frente al exterior")}` : ""}${thenHome(c)}`,
    },
    { say: (c) => `${thisHomeOf(c)} está en ${floorPlace(c)}${c.has("isExterior") ? ` y es ${exterior(c)}` : ""}` },
    {
      when: hasPlace,
      say: (c) =>
        `${thisHome(c)},${c.has("isExterior") ? ` ${exterior(c)} y` : ""} en ${floorPlace(c)}, está${inPlace(c)}`,
    },
  ],
};

/** Of a home of which little is known, the rooms and what they cost. */
export const ROOMS_FOR: Hook = {
  strength: (c) =>
    c.tone === "neutro" && hasRooms(c) && c.facts.rooms! > 1 && c.has("price") && !isLet(c) && hasPlace(c)
      ? 1
      : undefined,
  shapes: [
    { say: (c) => `${rooms(c)} por ${price(c)}${inPlace(c)}` },
    { say: (c) => `${mark("type", indefinite(typeNoun(c)))} de ${rooms(c)}${inPlace(c)}, por ${price(c)}` },
  ],
};

/** The things that come with a flat, as a list takes them, the dearest first. */
const ASSETS: readonly (readonly [FieldKey, (c: Saying) => string])[] = [
  ["hasTerrace", (c) => (c.facts.terraceAreaM2 === undefined ? terrace(c) : `una ${terrace(c)}`)],
  ["hasParkingIncluded", parkingIncluded],
  ["hasLift", lift],
  ["hasDoorman", doorman],
  ["hasStorageRoom", storage],
  ["hasAirConditioning", airConditioning],
];
const assets = (c: Saying) => ASSETS.flatMap(([field, say]) => (c.has(field) ? [{ field, say }] : [])).slice(0, 3);
const listOf = (c: Saying) => listed(assets(c).map(({ say }) => say(c)));
/** The fields that may stand first: a pool of the whole building, or a lift, is no reason to come. */
const WORTH: readonly FieldKey[] = ["hasTerrace", "hasParkingIncluded"];
const PRACTICAL: readonly FieldKey[] = [
  "hasParkingIncluded",
  "hasLift",
  "hasDoorman",
  "hasStorageRoom",
  "hasAirConditioning",
];
/** Whether all of them make life easy, and none makes it pleasant. */
const arePractical = (c: Saying) => assets(c).every(({ field }) => PRACTICAL.includes(field));
/** Three good things at once: none speaks for the home alone, together they do. */
export const TOGETHER: Hook = {
  strength: (c) =>
    assets(c).length === 3 && WORTH.includes(assets(c)[0]!.field) && isLivedIn(c) && isFlat(c) && c.tone !== "inversion"
      ? arePractical(c)
        ? 5
        : 7.4
      : undefined,
  shapes: [
    { tones: NEUTRAL, say: (c) => `${listOf(c)}${allInHome(c)}` },
    { tones: NEUTRAL, when: arePractical, say: (c) => `${listOf(c)}: en ${thisHomeOf(c)} lo práctico está resuelto` },
    { tones: WARM, when: (c) => !arePractical(c), say: (c) => `${listOf(c)}: todo eso viene con ${thisHomeOf(c)}` },
    { tones: CLOSE, say: (c) => `en ${thisHomeOf(c)} ${HAVE[c.person]} ${listOf(c)}` },
    {
      tones: CLOSE,
      when: (c) => hasPlace(c),
      say: (c) => `vivir${inPlace(c)} con ${listOf(c)}: ${thisHome(c)} lo permite`,
    },
    { tones: FORMAL, say: (c) => `${thisHomeOf(c)} reúne ${listOf(c)}` },
    { tones: FORMAL, when: (c) => !arePractical(c), say: (c) => `${listOf(c)} acompañan a ${thisHomeOf(c)}` },
  ],
};

/** A car that has its place. */
const parks = (c: Saying) => mark("hasParkingIncluded", c.variety === "es-ES" ? "aparcar" : "estacionar");
const aParking = (c: Saying) => mark("hasParkingIncluded", parkingNoun(c).one);
/** A text may begin with this. */
export const PARKED: Hook = {
  strength: (c) => (c.has("hasParkingIncluded") && isLivedIn(c) && isFlat(c) && hasPlace(c) ? 4.4 : undefined),
  shapes: [
    { tones: NEUTRAL, say: (c) => `${parks(c)} está resuelto: ${thisHomeOf(c)} incluye ${aParking(c)}` },
    { tones: CLOSE, say: (c) => `se acabó dar vueltas para ${parks(c)}: ${thisHomeOf(c)} incluye ${aParking(c)}` },
    { tones: FORMAL, say: (c) => `${thisHomeOf(c)} incluye ${aParking(c)} en su precio` },
  ],
};
