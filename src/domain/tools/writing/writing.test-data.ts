import { HEATINGS } from "../../shared/home-attributes/home-values.ts";
import { seededRandom } from "../../shared/stats/random.ts";
import type { Chooser } from "./chooser.ts";
import { COMPASS, type HomeFacts, isKnown } from "./facts.ts";
import type { Grammar, Saying } from "./grammar.ts";
import { asSentence, plainOf } from "./marks.ts";

/** The year in which the tests write their adverts. */
export const THIS_YEAR = 2026;

/** A flat of which much is known. */
export const FLAT: HomeFacts = {
  operation: "venta",
  type: "piso",
  country: "ES",
  currency: "EUR",
  placeName: "Ruzafa, Valencia",
  builtAreaM2: 94,
  usableAreaM2: 82,
  rooms: 3,
  bathrooms: 2,
  floor: 3,
  buildingFloors: 6,
  hasLift: true,
  isExterior: true,
  orientation: "sur",
  views: "el parque Central",
  hasTerrace: true,
  terraceAreaM2: 12,
  hasParkingIncluded: true,
  hasStorageRoom: true,
  hasAirConditioning: true,
  hasWardrobes: true,
  heating: "gas_individual",
  yearBuilt: 1965,
  renovatedYear: 2021,
  condition: "bueno",
  nearby: ["Metro Bailén a 4 minutos", "Mercado de Ruzafa a 300 m"],
  price: 320_000,
  communityFee: 80,
  energyRating: "E",
};

/** Homes of every kind, each with another part of what may be known. */
export function anyHome(seed: number): HomeFacts {
  const random = seededRandom(seed * 7 + 3);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const maybe = <T>(value: T): T | undefined => (random() < 0.6 ? value : undefined);
  const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const built = whole(30, 400);
  return {
    operation: one(["venta", "alquiler"]),
    type: one(["piso", "atico", "duplex", "estudio", "casa", "chalet", "adosado", "local", "oficina", "otro"]),
    country: one(["ES", "MX", "AR", "CO", "CL"]),
    currency: one(["EUR", "MXN", "USD", "COP", "CLP"]),
    placeName: maybe(one(["Ruzafa", "Gràcia, Barcelona", "Del Valle, Ciudad de México", "Palermo", "Chapinero"])),
    builtAreaM2: maybe(built),
    usableAreaM2: maybe(Math.round(built * 0.86)),
    plotAreaM2: maybe(whole(200, 900)),
    rooms: maybe(whole(0, 6)),
    bathrooms: maybe(whole(1, 4)),
    floor: maybe(whole(-1, 14)),
    buildingFloors: maybe(whole(1, 20)),
    isTopFloor: maybe(true),
    hasLift: maybe(random() < 0.7),
    isExterior: maybe(random() < 0.7),
    orientation: maybe(one(COMPASS)),
    views: maybe(one(["el mar", "la plaza Mayor", "los jardines"])),
    hasTerrace: maybe(true),
    terraceAreaM2: maybe(whole(4, 60)),
    hasGarden: maybe(true),
    hasPool: maybe(true),
    hasParkingIncluded: maybe(true),
    hasStorageRoom: maybe(true),
    hasWardrobes: maybe(true),
    hasDoorman: maybe(true),
    isFurnished: maybe(true),
    heating: maybe(one(HEATINGS)),
    hasAirConditioning: maybe(true),
    condition: maybe(one(["obra_nueva", "bueno", "a_reformar"] as const)),
    yearBuilt: maybe(whole(1900, 2029)),
    renovatedYear: maybe(whole(2020, 2028)),
    nearby: maybe(
      one([
        ["Metro a 4 minutos", "Parque a 250 m"],
        ["Mercado de Triana", "Colegio a 200 m", "Hospital"],
      ]),
    ),
    ownText: maybe("La cocina da a la terraza."),
    price: maybe(whole(60, 900) * 1000),
    communityFee: maybe(whole(20, 400)),
    energyRating: maybe(one(["A", "C", "E", "G"] as const)),
    energyStatus: maybe(one(["en_tramite", "exento"] as const)),
  };
}

/** The flat with everything that an advert can say of one. */
export const FULL_FLAT: HomeFacts = {
  ...FLAT,
  isTopFloor: true,
  hasGarden: true,
  hasPool: true,
  hasDoorman: true,
  isFurnished: true,
  ownText: "La cocina da a la terraza.",
};

/** A house of its own, to be done up. */
export const HOUSE: HomeFacts = {
  operation: "venta",
  type: "casa",
  country: "ES",
  currency: "EUR",
  placeName: "Torrent",
  builtAreaM2: 210,
  plotAreaM2: 640,
  rooms: 5,
  bathrooms: 1,
  buildingFloors: 2,
  isExterior: true,
  hasTerrace: true,
  hasGarden: true,
  hasPool: true,
  heating: "chimenea",
  condition: "a_reformar",
  yearBuilt: 1978,
  price: 415_000,
  energyStatus: "exento",
};

/** A new flat that nobody has built yet. */
export const OFF_PLAN: HomeFacts = {
  operation: "venta",
  type: "atico",
  country: "ES",
  currency: "EUR",
  builtAreaM2: 120,
  floor: 17,
  hasLift: true,
  condition: "obra_nueva",
  yearBuilt: 2028,
  energyStatus: "en_tramite",
};

/** A shop to let. */
export const SHOP: HomeFacts = {
  operation: "alquiler",
  type: "local",
  country: "ES",
  currency: "EUR",
  placeName: "Gràcia, Barcelona",
  usableAreaM2: 64,
  rooms: 1,
  bathrooms: 1,
  floor: 0,
  yearBuilt: 1990,
  renovatedYear: 2027,
  condition: "bueno",
  price: 950,
  communityFee: 45,
  previousRent: 900,
  rentIndex: 12.5,
  registrationNumber: "ESFCTU 0801",
};

/** A chooser that always takes what stands first: what it writes is the table of phrases itself, in order. */
const FIRST: Chooser = {
  index: () => 0,
  name: () => 0,
  pick: (_key, ...options) => options[0],
  chance: () => false,
  weighted: (options) => options[0]!,
  shuffled: (list) => [...list],
};

/** The state that the ways of saying look at, with everything unsaid and nothing drawn. */
export function plainSaying(facts: HomeFacts, changes: Partial<Saying> = {}): Saying {
  return {
    facts,
    variety: "es-ES",
    tone: "neutro",
    person: "tu",
    thisYear: THIS_YEAR,
    isLong: false,
    isTerse: false,
    choose: FIRST,
    has: (field) => isKnown(facts, field),
    unsaid: (field) => facts[field] ?? [],
    ...changes,
  };
}

/** Every sentence that a language has for these facts, each once, a line each: `floor: Está en planta baja.` */
export function sentencesOf({ messages }: Grammar, saying: Saying): string {
  const sentences = messages
    .filter(
      ({ needs, tones, when }) =>
        needs.every(saying.has) && (tones?.includes(saying.tone) ?? true) && (when?.(saying) ?? true),
    )
    .map(({ topic, say }) => `${topic}: ${asRead(asSentence(say(saying)))}`);
  return linesOf([...new Set(sentences)]);
}

/** Lines as a template literal of a test holds them. */
export const linesOf = (lines: readonly string[]): string => `\n${lines.join("\n")}\n`;

/** A marked text as it is read; no-break spaces are common ones, so that a test can be read as well. */
export const asRead = (marked: string): string => plainOf(marked).replaceAll("\u00a0", " ");
