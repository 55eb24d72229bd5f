import type { HomeFacts } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { lexiconOf, typeNoun } from "./lexicon.ts";
import { definite, feminine, listed } from "./nouns.ts";
import {
  area,
  baths,
  building,
  built,
  compass,
  doorman,
  exterior,
  floorPlace,
  garden,
  isHouse,
  isPlanned,
  lift,
  plot,
  pool,
  rooms,
  subject,
  terrace,
  topFloor,
  toViews,
  usable,
  wardrobes,
} from "./phrases.ts";

/**
 * Sentences of the long text, which has room to go through a home as a person does who shows it: each says several facts that belong
 * together, and none more than the facts. What they leave goes into the short sentences of the other files.
 */

const bareUsable = (c: Saying) => mark("usableAreaM2", area(c, "usableAreaM2"));
const inside = (c: Saying) => `${rooms(c)} y ${baths(c)}`;
const FINDS = { tu: "encuentras", vos: "encontrás", usted: "encuentra" } as const;
/** Its parts, where there are several to share the room. */
const areMany = (c: Saying) => c.facts.rooms! > 1;

const INSIDE: readonly Message[] = [
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2", "rooms", "bathrooms"],
    say: (c) => `los ${built(c)}, ${bareUsable(c)} de ellos útiles, se reparten en ${inside(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2", "rooms", "bathrooms"],
    say: (c) => `de los ${built(c)}, ${bareUsable(c)} son útiles y dan para ${inside(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2", "rooms", "bathrooms"],
    say: (c) => `por dentro son ${bareUsable(c)} útiles, de ${built(c)}, con ${inside(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2", "rooms", "bathrooms"],
    say: (c) => `dentro hay ${inside(c)}; la superficie es de ${built(c)} y ${usable(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2", "rooms", "bathrooms", "hasWardrobes"],
    say: (c) =>
      `los ${built(c)} dejan ${usable(c)} para ${inside(c)}, y los ${mark("hasWardrobes", lexiconOf(c).wardrobes)} ya están hechos`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2", "bathrooms"],
    say: (c) => `de los ${built(c)}, ${bareUsable(c)} son útiles, y hay ${baths(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2", "bathrooms"],
    say: (c) => `la superficie es de ${built(c)}, con ${usable(c)} y ${baths(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "rooms", "bathrooms"],
    when: (c) => !c.has("usableAreaM2"),
    say: (c) => `los ${built(c)} se reparten en ${inside(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "rooms", "bathrooms"],
    when: (c) => areMany(c) && !c.has("usableAreaM2"),
    say: (c) => `en ${built(c)} caben ${inside(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2"],
    say: (c) => `de los ${built(c)}, ${bareUsable(c)} son útiles`,
  },
  {
    topic: "inside",
    needs: ["rooms", "bathrooms", "hasWardrobes"],
    say: (c) => `dentro hay ${inside(c)}, con ${wardrobes(c)}`,
  },
  {
    topic: "inside",
    needs: ["rooms", "bathrooms"],
    when: (c) => c.tone === "cercano",
    say: (c) => `al entrar ${FINDS[c.person]} ${inside(c)}`,
  },
  {
    topic: "inside",
    needs: ["plotAreaM2", "builtAreaM2", "rooms", "bathrooms"],
    takes: ["buildingFloors"],
    when: isHouse,
    say: (c) =>
      `sobre una parcela de ${plot(c)} se levantan ${built(c)}${c.has("buildingFloors") ? `, en ${building(c)},` : ""} con ${inside(c)}`,
  },
  {
    topic: "inside",
    needs: ["plotAreaM2", "builtAreaM2", "rooms", "bathrooms"],
    takes: ["buildingFloors"],
    when: isHouse,
    say: (c) =>
      `la parcela mide ${plot(c)} y ${mark("type", definite(typeNoun(c)))}, ${built(c)}${c.has("buildingFloors") ? ` en ${building(c)}` : ""}, con ${inside(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "rooms", "bathrooms", "buildingFloors"],
    when: isHouse,
    say: (c) => `los ${built(c)} se reparten en ${building(c)}, con ${inside(c)}`,
  },
];

const isFlat = (c: Saying) => !isHouse(c);
const isUp = (c: Saying) => isFlat(c) && c.facts.floor! > 0;
const ofBuilding = (c: Saying) => (c.has("buildingFloors") ? ` de un edificio de ${building(c)}` : "");
/** `a la tercera planta`, `al cuarto piso` */
const toFloor = (c: Saying) =>
  `a ${floorPlace(c)}`.replace(/^a (\ue001floor\ue002)el /, "$1al ").replace(/^a (\ue001floor\ue002)/, "$1a ");
/** Its year does not lie ahead. */
export const isBuilt = (c: Saying) => !isPlanned(c, "yearBuilt");
export const builtIn = (c: Saying) => mark("yearBuilt", `${c.facts.yearBuilt}`);

const FLOOR: readonly Message[] = [
  {
    topic: "floor",
    needs: ["floor", "hasLift"],
    takes: ["buildingFloors"],
    when: isUp,
    say: (c) => `está en ${floorPlace(c)}${ofBuilding(c)} y se sube en ${lift(c)}`,
  },
  {
    topic: "floor",
    needs: ["floor", "hasLift", "isExterior"],
    takes: ["buildingFloors"],
    when: isUp,
    say: (c) => `es ${exterior(c)} y está en ${floorPlace(c)}${ofBuilding(c)} con ${lift(c)}`,
  },
  {
    topic: "floor",
    needs: ["floor", "hasLift", "isExterior"],
    takes: ["buildingFloors"],
    when: isUp,
    say: (c) => {
      const { text, noun } = subject(c);
      return `${toFloor(c)}${ofBuilding(c)} se llega en ${lift(c)}; ${text} es ${exterior(c, noun)}`;
    },
  },
  {
    topic: "floor",
    needs: ["floor", "isExterior"],
    takes: ["buildingFloors"],
    when: (c) => isFlat(c) && !c.has("hasLift"),
    say: (c) => `es ${exterior(c)} y está en ${floorPlace(c)}${ofBuilding(c)}`,
  },
  {
    topic: "floor",
    needs: ["floor"],
    takes: ["buildingFloors"],
    when: (c) => isFlat(c) && !c.has("hasLift") && !c.has("isExterior") && c.facts.floor !== 0,
    say: (c) => `está en ${floorPlace(c)}${ofBuilding(c)}`,
  },
  {
    topic: "floor",
    needs: ["floor", "isTopFloor"],
    takes: ["hasLift"],
    when: isUp,
    say: (c) =>
      `está en ${floorPlace(c)}, ${mark("isTopFloor", `${lexiconOf(c).storey.isFeminine ? "la última" : "el último"}`)}: encima no vive nadie${c.has("hasLift") ? `, y se sube en ${lift(c)}` : ""}`,
  },
  {
    topic: "floor",
    needs: ["isTopFloor"],
    when: isFlat,
    say: (c) => `es ${lexiconOf(c).storey.isFeminine ? "la" : "el"} ${topFloor(c)} y encima no vive nadie`,
  },
  {
    topic: "floor",
    needs: ["buildingFloors", "yearBuilt", "hasLift"],
    takes: ["hasDoorman"],
    when: (c) => isFlat(c) && isBuilt(c),
    say: (c) =>
      `el edificio es de ${builtIn(c)} y tiene ${listed([building(c), lift(c), ...(c.has("hasDoorman") ? [doorman(c)] : [])])}`,
  },
  {
    topic: "floor",
    needs: ["hasLift", "hasDoorman"],
    when: isFlat,
    say: (c) => `el edificio tiene ${lift(c)} y ${doorman(c)}`,
  },
];

/** Countries in which the sun of noon stands in the south all year, and in the north. In the tropics it stands in both. */
const NOON_IN_SOUTH = new Set(["ES"]);
const NOON_IN_NORTH = new Set(["AR", "CL", "UY"]);

/** The sun that comes from a side: what the word says to a person who has no compass. */
function sunOf({ orientation, country }: HomeFacts): string | undefined {
  if (orientation === "este") return "el sol de la mañana";
  if (orientation === "oeste") return "el sol de la tarde";
  const noon = NOON_IN_SOUTH.has(country) ? "sur" : NOON_IN_NORTH.has(country) ? "nor" : undefined;
  if (noon === undefined || !orientation?.startsWith(noon)) return undefined;
  if (orientation === "sur" || orientation === "norte") return "el sol del mediodía";
  return orientation === "sureste" || orientation === "noreste"
    ? "el sol de la mañana y del mediodía"
    : "el sol del mediodía y de la tarde";
}
const hasSun = (c: Saying) => sunOf(c.facts) !== undefined;
const towards = (c: Saying) => mark("orientation", `al ${c.facts.orientation!}, hacia ${sunOf(c.facts)!}`);

const LIGHT: readonly Message[] = [
  {
    topic: "light",
    needs: ["orientation", "views"],
    when: hasSun,
    say: (c) => `se abre ${towards(c)}, y tiene vistas ${toViews(c)}`,
  },
  {
    topic: "light",
    needs: ["orientation", "views"],
    say: (c) => `las vistas dan ${toViews(c)} y la orientación es ${compass(c)}`,
  },
  {
    topic: "light",
    needs: ["orientation", "isExterior"],
    takes: ["views"],
    when: (c) => isFlat(c) && hasSun(c),
    say: (c) => `es ${exterior(c)} y mira ${towards(c)}${c.has("views") ? `, con vistas ${toViews(c)}` : ""}`,
  },
  { topic: "light", needs: ["orientation"], when: hasSun, say: (c) => `mira ${towards(c)}` },
  {
    topic: "light",
    needs: ["orientation"],
    when: hasSun,
    say: (c) => `se orienta ${towards(c)}`,
  },
];

const TERRACE = feminine("terraza");
const ofTerrace = (c: Saying) => mark("terraceAreaM2", area(c, "terraceAreaM2"));
const theTerrace = () => mark("hasTerrace", definite(TERRACE));
const hasTerraceArea = (c: Saying) => c.facts.terraceAreaM2 !== undefined;
const grounds = (c: Saying) => [...(c.has("hasGarden") ? [garden(c)] : []), ...(c.has("hasPool") ? [pool(c)] : [])];
const hasGrounds = (c: Saying) => c.has("hasGarden") || c.has("hasPool");

const OUTDOOR: readonly Message[] = [
  {
    topic: "outdoor",
    needs: ["hasTerrace"],
    takes: ["hasGarden", "hasPool"],
    when: (c) => hasTerraceArea(c) && hasGrounds(c),
    say: (c) =>
      `a ${theTerrace()}, de ${ofTerrace(c)}, se ${grounds(c).length > 1 ? "suman" : "suma"} ${listed(grounds(c))}`,
  },
  {
    topic: "outdoor",
    needs: ["hasTerrace"],
    takes: ["hasGarden", "hasPool"],
    when: hasGrounds,
    say: (c) => `además de la ${terrace(c)}, hay ${listed(grounds(c))}`,
  },
  {
    topic: "outdoor",
    needs: ["hasTerrace"],
    when: hasTerraceArea,
    say: (c) => `${theTerrace()} suma ${ofTerrace(c)} al aire libre`,
  },
  {
    topic: "outdoor",
    needs: ["hasTerrace"],
    when: hasTerraceArea,
    say: (c) => `al aire libre están los ${ofTerrace(c)} de ${theTerrace()}`,
  },
  {
    topic: "outdoor",
    needs: ["hasTerrace", "orientation"],
    when: (c) => hasTerraceArea(c) && hasSun(c),
    say: (c) => `mira ${towards(c)}, y ${theTerrace()} suma ${ofTerrace(c)} al aire libre`,
  },
  {
    topic: "outdoor",
    needs: ["hasGarden", "hasPool"],
    say: (c) => `fuera hay ${listed(grounds(c))}`,
  },
];

/** Sentences of long texts about the home itself: inside, its floor, its light, what lies outside. */
export const FLOWING_HOME: readonly Message[] = [...INSIDE, ...FLOOR, ...LIGHT, ...OUTDOOR];
