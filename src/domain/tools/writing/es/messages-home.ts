import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { lexiconOf, typeNoun } from "./lexicon.ts";
import { agreeing, definite, feminine, listed } from "./nouns.ts";
import {
  area,
  bareFloor,
  baths,
  building,
  built,
  compass,
  exterior,
  floorPlace,
  garden,
  inPlace,
  isHouse,
  lift,
  plot,
  pool,
  rooms,
  subject,
  terrace,
  toCompass,
  topFloor,
  toViews,
  usable,
} from "./phrases.ts";

const split = (c: Saying) =>
  c.choose.pick("split", "se reparte en", "se distribuye en", "se organiza en", "se divide en");
const has = (c: Saying) =>
  c.tone === "premium"
    ? c.choose.pick("has", "dispone de", "cuenta con", "tiene")
    : c.choose.pick("has", "tiene", "cuenta con", "dispone de", "ofrece");
const bareBuilt = (c: Saying) => mark("builtAreaM2", area(c, "builtAreaM2"));
const bareUsable = (c: Saying) => mark("usableAreaM2", area(c, "usableAreaM2"));
const FINDS = { tu: "encuentras", vos: "encontrás", usted: "encuentra" } as const;

/** Inside: areas and rooms. */
const INSIDE: readonly Message[] = [
  { topic: "inside", needs: ["rooms", "bathrooms"], say: (c) => `${split(c)} ${rooms(c)} y ${baths(c)}` },
  {
    topic: "inside",
    needs: ["rooms", "bathrooms"],
    say: (c) => `${subject(c).text} ${has(c)} ${rooms(c)} y ${baths(c)}`,
  },
  { topic: "inside", needs: ["rooms", "bathrooms"], say: (c) => `dentro hay ${rooms(c)} y ${baths(c)}` },
  { topic: "inside", needs: ["rooms", "bathrooms"], say: (c) => `son ${rooms(c)} y ${baths(c)}` },
  { topic: "inside", needs: ["rooms", "bathrooms"], say: (c) => `la distribución: ${rooms(c)} y ${baths(c)}` },
  {
    topic: "inside",
    needs: ["rooms", "bathrooms"],
    when: (c) => c.tone === "cercano",
    say: (c) => `al entrar ${FINDS[c.person]} ${rooms(c)} y ${baths(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "rooms", "bathrooms"],
    say: (c) => `${built(c)} repartidos en ${rooms(c)} y ${baths(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "rooms", "bathrooms"],
    say: (c) => `en ${built(c)} hay sitio para ${rooms(c)} y ${baths(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "rooms"],
    takes: ["bathrooms"],
    when: (c) => c.facts.rooms! > 1 || c.has("bathrooms"),
    say: (c) =>
      `mide ${built(c)} y ${c.choose.pick("split2", "se reparte en", "se organiza en")} ${listed([rooms(c), ...(c.has("bathrooms") ? [baths(c)] : [])])}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2", "rooms"],
    takes: ["bathrooms"],
    when: (c) => c.facts.rooms! > 1 || c.has("bathrooms"),
    say: (c) =>
      `con ${built(c)} y ${usable(c)}, ${split(c)} ${listed([rooms(c), ...(c.has("bathrooms") ? [baths(c)] : [])])}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2", "rooms", "bathrooms"],
    say: (c) =>
      `${rooms(c)} y ${baths(c)} en ${built(c)}, ${bareUsable(c)} de ellos ${mark("usableAreaM2", lexiconOf(c).usable)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2"],
    say: (c) => `mide ${built(c)}, de los que ${bareUsable(c)} son útiles`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2"],
    say: (c) => `la superficie es de ${built(c)} y ${usable(c)}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2"],
    say: (c) => `tiene ${built(c)}, ${bareUsable(c)} de ellos útiles`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "usableAreaM2"],
    takes: ["bathrooms"],
    say: (c) => `son ${built(c)}, con ${usable(c)}${c.has("bathrooms") ? ` y ${baths(c)}` : ""}`,
  },
  {
    topic: "inside",
    needs: ["builtAreaM2", "bathrooms"],
    say: (c) => `${subject(c).text} mide ${built(c)} y tiene ${baths(c)}`,
  },
  { topic: "inside", needs: ["rooms"], say: (c) => `${has(c)} ${rooms(c)}` },
  { topic: "inside", needs: ["rooms"], when: (c) => c.facts.rooms! > 1, say: (c) => `${split(c)} ${rooms(c)}` },
  { topic: "inside", needs: ["bathrooms"], say: (c) => `${subject(c).text} ${has(c)} ${baths(c)}` },
  { topic: "inside", needs: ["bathrooms"], say: (c) => `tiene ${baths(c)}` },
  { topic: "inside", needs: ["builtAreaM2"], say: (c) => `mide ${built(c)}` },
  { topic: "inside", needs: ["builtAreaM2"], say: (c) => `la superficie construida es de ${bareBuilt(c)}` },
  { topic: "inside", needs: ["usableAreaM2"], say: (c) => `la superficie útil es de ${bareUsable(c)}` },
  { topic: "inside", needs: ["usableAreaM2"], say: (c) => `de superficie útil tiene ${bareUsable(c)}` },
  { topic: "inside", needs: ["plotAreaM2"], say: (c) => `la parcela mide ${plot(c)}` },
  { topic: "inside", needs: ["plotAreaM2"], say: (c) => `se levanta sobre una parcela de ${plot(c)}` },
  {
    topic: "inside",
    needs: ["plotAreaM2", "builtAreaM2"],
    say: (c) => `${built(c)} sobre una parcela de ${plot(c)}`,
  },
  { topic: "inside", needs: ["placeName"], say: (c) => `está${inPlace(c)}` },
];

const withLift = (c: Saying) => (c.has("hasLift") ? `, con ${lift(c)}` : "");
const ofBuilding = (c: Saying) => (c.has("buildingFloors") ? ` de un edificio de ${building(c)}` : "");
const theTopFloor = (c: Saying) => `${lexiconOf(c).storey.isFeminine ? "la" : "el"} ${topFloor(c)}`;
const isFlat = (c: Saying) => !isHouse(c);
const isStorey = (c: Saying) => isFlat(c) && (c.facts.floor ?? 0) !== 0;

/** Where in the building. */
const FLOOR: readonly Message[] = [
  {
    topic: "floor",
    needs: ["floor"],
    takes: ["buildingFloors", "hasLift"],
    say: (c) => `está en ${floorPlace(c)}${ofBuilding(c)}${withLift(c)}`,
  },
  {
    topic: "floor",
    needs: ["floor"],
    takes: ["buildingFloors", "hasLift"],
    when: isStorey,
    say: (c) => `se encuentra en ${floorPlace(c)}${ofBuilding(c)}${withLift(c)}`,
  },
  {
    topic: "floor",
    needs: ["floor", "isExterior"],
    takes: ["hasLift"],
    when: isStorey,
    say: (c) => `${bareFloor(c)} ${exterior(c, lexiconOf(c).storey)}${withLift(c)}`,
  },
  {
    topic: "floor",
    needs: ["floor", "isExterior"],
    takes: ["buildingFloors", "hasLift"],
    say: (c) => `es ${exterior(c)} y está en ${floorPlace(c)}${ofBuilding(c)}${withLift(c)}`,
  },
  {
    topic: "floor",
    needs: ["floor", "hasLift"],
    when: (c) => isFlat(c) && c.facts.floor! > 0,
    say: (c) => `se sube en ${lift(c)} hasta ${floorPlace(c)}`,
  },
  {
    topic: "floor",
    needs: ["floor", "hasLift", "buildingFloors"],
    say: (c) => {
      const { text, noun } = subject(c);
      return `el edificio tiene ${building(c)} y ${lift(c)}; ${text} está ${agreeing("situado", noun)} en ${floorPlace(c)}`;
    },
  },
  {
    topic: "floor",
    needs: ["hasLift"],
    takes: ["buildingFloors"],
    when: isFlat,
    say: (c) => `el edificio tiene ${listed([...(c.has("buildingFloors") ? [building(c)] : []), lift(c)])}`,
  },
  { topic: "floor", needs: ["hasLift"], when: isFlat, say: (c) => `hay ${lift(c)} en el edificio` },
  { topic: "floor", needs: ["hasLift"], say: (c) => `tiene ${lift(c)}` },
  {
    topic: "floor",
    needs: ["isExterior", "hasLift"],
    when: isFlat,
    say: (c) => `es ${exterior(c)} y el edificio tiene ${lift(c)}`,
  },
  { topic: "floor", needs: ["isExterior"], when: isFlat, say: (c) => `es ${exterior(c)}` },
  {
    topic: "floor",
    needs: ["isExterior"],
    say: (c) => {
      const { text, noun } = subject(c);
      return `${text} es ${exterior(c, noun)}`;
    },
  },
  {
    topic: "floor",
    needs: ["isTopFloor"],
    say: (c) => `está en ${theTopFloor(c)} del edificio`,
  },
  { topic: "floor", needs: ["isTopFloor"], say: (c) => `encima no vive nadie: es ${theTopFloor(c)}` },
  {
    topic: "floor",
    needs: ["buildingFloors"],
    when: isHouse,
    say: (c) => `${c.choose.pick("storeys", "se desarrolla en", "se reparte en", "tiene")} ${building(c)}`,
  },
  { topic: "floor", needs: ["buildingFloors"], when: isFlat, say: (c) => `el edificio tiene ${building(c)}` },
  { topic: "floor", needs: ["buildingFloors"], when: isFlat, say: (c) => `el edificio es de ${building(c)}` },
];

/** Which way it looks, and at what. */
const LIGHT: readonly Message[] = [
  { topic: "light", needs: ["orientation", "views"], say: (c) => `mira ${toCompass(c)} y tiene vistas ${toViews(c)}` },
  { topic: "light", needs: ["orientation", "views"], say: (c) => `orientación ${compass(c)} y vistas ${toViews(c)}` },
  {
    topic: "light",
    needs: ["orientation", "views"],
    say: (c) => `las vistas dan ${toViews(c)}; la orientación, al ${compass(c)}`,
  },
  {
    topic: "light",
    needs: ["orientation", "views"],
    say: (c) => {
      const { text, noun } = subject(c);
      return `${text} está ${agreeing("orientado", noun)} ${toCompass(c)}, con vistas ${toViews(c)}`;
    },
  },
  { topic: "light", needs: ["orientation"], say: (c) => `mira ${toCompass(c)}` },
  { topic: "light", needs: ["orientation"], say: (c) => `tiene orientación ${compass(c)}` },
  {
    topic: "light",
    needs: ["orientation"],
    say: (c) => {
      const { text, noun } = subject(c);
      return `${text} está ${agreeing("orientado", noun)} ${toCompass(c)}`;
    },
  },
  {
    topic: "light",
    needs: ["orientation", "isExterior"],
    when: isFlat,
    say: (c) => `es ${exterior(c)} y mira ${toCompass(c)}`,
  },
  { topic: "light", needs: ["views"], say: (c) => `tiene vistas ${toViews(c)}` },
  { topic: "light", needs: ["views"], say: (c) => `las vistas dan ${toViews(c)}` },
  { topic: "light", needs: ["views"], say: (c) => `desde ${definite(typeNoun(c))} hay vistas ${toViews(c)}` },
];

const TERRACE = feminine("terraza");
const ofTerrace = (c: Saying) => mark("terraceAreaM2", area(c, "terraceAreaM2"));
const outside = (c: Saying) => [
  ...(c.has("hasTerrace") ? [terrace(c)] : []),
  ...(c.has("hasGarden") ? [garden(c)] : []),
  ...(c.has("hasPool") ? [pool(c)] : []),
];

const OUTDOOR: readonly Message[] = [
  ...(["hasTerrace", "hasGarden", "hasPool"] as const).flatMap((field): Message[] => [
    {
      topic: "outdoor",
      needs: [field],
      takes: ["hasTerrace", "hasGarden", "hasPool"],
      say: (c) => `al aire libre tiene ${listed(outside(c))}`,
    },
    {
      topic: "outdoor",
      needs: [field],
      takes: ["hasTerrace", "hasGarden", "hasPool"],
      say: (c) => `fuera hay ${listed(outside(c))}`,
    },
    {
      topic: "outdoor",
      needs: [field],
      takes: ["hasTerrace", "hasGarden", "hasPool"],
      say: (c) => `${subject(c).text} ${has(c)} ${listed(outside(c))}`,
    },
    {
      topic: "outdoor",
      needs: [field],
      takes: ["hasTerrace", "hasGarden", "hasPool"],
      say: (c) => `para estar al aire libre hay ${listed(outside(c))}`,
    },
  ]),
  {
    topic: "outdoor",
    needs: ["hasTerrace"],
    when: (c) => c.facts.terraceAreaM2 !== undefined,
    say: (c) => `${mark("hasTerrace", definite(TERRACE))} mide ${ofTerrace(c)}`,
  },
  {
    topic: "outdoor",
    needs: ["hasTerrace"],
    when: (c) => c.facts.terraceAreaM2 !== undefined,
    say: (c) => `son ${ofTerrace(c)} de ${mark("hasTerrace", "terraza")}`,
  },
  {
    topic: "outdoor",
    needs: ["hasTerrace", "orientation"],
    say: (c) => `tiene ${terrace(c)} y orientación ${compass(c)}`,
  },
];

/** All ways to say what the home is like: inside, its floor, its light, what lies outside. */
export const HOME_MESSAGES: readonly Message[] = [...INSIDE, ...FLOOR, ...LIGHT, ...OUTDOOR];
