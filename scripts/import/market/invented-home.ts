import type { Described } from "#domain/market/adverts/advert.ts";
import { joinTerms } from "#domain/market/adverts/dwelling.ts";
import { type FeatureValues, featureBits } from "#domain/market/features.ts";
import type { HomeType } from "#domain/shared/home-attributes/home-values.ts";
import { spanishTerms } from "#domain/shared/search/spanish-terms.ts";
import type { InventedPlace } from "./invented-places.ts";

type Random = () => number;

/** Kinds of homes with their share of adverts, a usual built area in m², and the word that titles use. */
const TYPES: readonly { type: HomeType; share: number; areaM2: number; word: string }[] = [
  { type: "piso", share: 0.58, areaM2: 85, word: "Piso" },
  { type: "atico", share: 0.05, areaM2: 95, word: "Ático" },
  { type: "duplex", share: 0.04, areaM2: 110, word: "Dúplex" },
  { type: "estudio", share: 0.04, areaM2: 40, word: "Estudio" },
  { type: "casa", share: 0.08, areaM2: 140, word: "Casa" },
  { type: "adosado", share: 0.07, areaM2: 160, word: "Adosado" },
  { type: "chalet", share: 0.06, areaM2: 220, word: "Chalet" },
  { type: "local", share: 0.03, areaM2: 110, word: "Local" },
  { type: "oficina", share: 0.01, areaM2: 120, word: "Oficina" },
  { type: "garaje", share: 0.03, areaM2: 14, word: "Garaje" },
  { type: "terreno", share: 0.01, areaM2: 900, word: "Terreno" },
];
const FLATS: ReadonlySet<HomeType> = new Set(["piso", "atico", "duplex", "estudio"]);
const DWELLINGS: ReadonlySet<HomeType> = new Set([...FLATS, "casa", "adosado", "chalet"]);

/** Rent of a month as a fraction of the price. */
const MONTHLY_RENT = 0.0047;
const RENT_SHARE = 0.24;

/** Words that free searches find; each home has three of them. */
const PHRASES = [
  "Mucha luz por la mañana y salón con balcón",
  "Cocina independiente recién reformada",
  "A cinco minutos andando del metro y del mercado",
  "Vistas despejadas al parque y calle tranquila",
  "Suelo de parqué y ventanas de aluminio con doble acristalamiento",
  "Terraza orientada al sur, ideal para comer fuera",
  "Finca rehabilitada con ascensor y portería",
  "Junto a colegios, farmacia y centro de salud",
  "Vistas al mar desde el dormitorio principal",
  "Cerca de la estación, con buena conexión con el centro",
  "Jardín comunitario con piscina y zona infantil",
  "Techos altos con molduras y puertas originales",
  "Cocina abierta al comedor, muy amplia",
  "Para entrar a vivir, sin obras pendientes",
  "Necesita una reforma completa, con muchas posibilidades",
  "Habitación principal con baño y vestidor",
  "Calefacción por suelo radiante y aerotermia",
  "Chimenea en el salón y porche cubierto",
  "Plaza de garaje y trastero en el mismo edificio",
  "Edificio de obra nueva con certificado energético alto",
] as const;

const NOTICE = "Vivienda inventada para demostraciones: no existe ni se ofrece";
const STREETS = ["Calle Mayor", "Calle del Sol", "Calle de la Fuente", "Calle Real", "Avenida de la Estación", "Calle Nueva", "Calle de San Roque", "Paseo del Olmo"]; // biome-ignore format: a list of names

/** A home that nobody offers: plausible in size, features and price, and named as invented. */
export interface InventedHome {
  described: Described;
  /** Asking price in whole units of the currency. */
  price: number;
  currency: string;
}

/** @param random of this home alone, so that the same number gives the same home however many are made */
export function inventHome(place: InventedPlace, random: Random): InventedHome {
  const { type, areaM2, word } = typeAt(random());
  const isDwelling = DWELLINGS.has(type);
  const isFlat = FLATS.has(type);
  const isRent = type !== "terreno" && random() < RENT_SHARE;
  const area = Math.max(9, Math.round(areaM2 * Math.exp(0.32 * normal(random))));
  const rooms = roomsOf(type, area, isDwelling);
  const condition = pick(random, [
    ["obra_nueva", 0.08],
    ["a_reformar", 0.17],
    ["bueno", 0.75],
  ] as const);
  const floors = 2 + Math.floor(random() * 9);
  const floor = !isFlat ? undefined : type === "atico" ? floors : Math.floor(random() * floors);
  const values = featuresOf(type, { random, isFlat, isDwelling, isRent, isTop: floor === floors });
  const { has, known } = featureBits(values);
  const [latitude, longitude] = pointIn(place, random);
  const where = place.quarter ?? place.town;
  const phrases = [phraseAt(random), phraseAt(random), phraseAt(random)];
  const title = `${word} ${word.endsWith("a") ? "inventada" : "inventado"} en ${where}`;
  const described: Described = {
    operation: isRent ? "alquiler" : "venta",
    type,
    country: place.country,
    title,
    address: STREETS[Math.floor(random() * STREETS.length)]!,
    town: place.town,
    latitude,
    longitude,
    builtAreaM2: area,
    terms: joinTerms([title, NOTICE, ...phrases].flatMap(termsOf)),
    isDemo: true,
  };
  if (place.quarter !== null) described.quarter = place.quarter;
  if (place.province !== null) described.province = place.province;
  if (place.municipalityCode !== null) described.municipalityCode = place.municipalityCode;
  if (place.postalCode !== null) described.postalCode = place.postalCode;
  if (rooms !== undefined) described.rooms = rooms;
  if (isDwelling) described.bathrooms = Math.max(1, Math.round((rooms ?? 1) / 1.9));
  if (floor !== undefined) described.floor = floor;
  if (isDwelling && random() < 0.85) described.yearBuilt = condition === "obra_nueva" ? 2025 : yearAt(random);
  if (isDwelling && random() < 0.9) described.condition = condition;
  if (isDwelling && random() < 0.65) described.energyRating = "ABCDEFG"[Math.floor(random() ** 0.6 * 7)] as "A";
  described.seller = random() < 0.86 ? "agencia" : "particular";
  if (known !== 0) {
    described.features = has;
    described.knownFeatures = known;
  }
  const price = priceOf(place, { random, type, area, condition, values, isRent });
  return { described, price, currency: isRent ? place.rentCurrency : place.currency };
}

function roomsOf(type: HomeType, area: number, isDwelling: boolean): number | undefined {
  if (!isDwelling) return undefined;
  return type === "estudio" ? 0 : Math.min(9, Math.max(1, Math.round(area / 31)));
}

interface Kind {
  random: Random;
  isFlat: boolean;
  isDwelling: boolean;
  isRent: boolean;
  isTop: boolean;
}

/** Adverts say some features and are silent about others. */
function featuresOf(type: HomeType, { random, isFlat, isDwelling, isRent, isTop }: Kind): FeatureValues {
  if (!isDwelling) return {};
  const drawn = (share: number, silent: number) => (random() < silent ? undefined : random() < share);
  return {
    hasLift: isFlat ? drawn(0.68, 0.12) : undefined,
    isExterior: isFlat ? drawn(0.8, 0.2) : undefined,
    hasTerrace: drawn(type === "atico" ? 0.95 : 0.38, 0.15),
    hasParkingIncluded: drawn(isFlat ? 0.22 : 0.7, 0.2),
    hasStorageRoom: drawn(0.28, 0.3),
    hasPool: drawn(isFlat ? 0.12 : 0.3, 0.3),
    hasAirConditioning: drawn(0.45, 0.25),
    hasWardrobes: drawn(0.55, 0.4),
    hasGarden: drawn(isFlat ? 0.08 : 0.55, 0.4),
    allowsPets: isRent ? drawn(0.4, 0.5) : undefined,
    isTopFloor: isFlat ? isTop : undefined,
    hasDoorman: isFlat ? drawn(0.1, 0.5) : undefined,
    isFurnished: isRent ? drawn(0.6, 0.15) : drawn(0.15, 0.6),
    isVacant: drawn(0.92, 0.4),
  };
}

interface Priced {
  random: Random;
  type: HomeType;
  area: number;
  condition: string;
  values: FeatureValues;
  isRent: boolean;
}

/** The place's price by square metre, with what usually makes one home dearer than another, and chance. */
function priceOf(place: InventedPlace, { random, type, area, condition, values, isRent }: Priced): number {
  const factor =
    (condition === "a_reformar" ? 0.82 : condition === "obra_nueva" ? 1.16 : 1) *
    (values.hasLift === false ? 0.9 : 1) *
    (values.hasTerrace ? 1.05 : 1) *
    (values.hasPool ? 1.06 : 1) *
    (values.isExterior === false ? 0.93 : 1) *
    (type === "terreno" ? 0.15 : type === "garaje" ? 0.7 : 1) *
    Math.exp(0.16 * normal(random)) *
    (area / 90) ** -0.12;
  const price = area * place.unitPrice * factor;
  return rounded(isRent ? price * MONTHLY_RENT * place.rentRate : price);
}

/** To three figures, as people ask. */
export function rounded(price: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, price))) - 2);
  return Math.max(1, Math.round(price / unit) * unit);
}

const METRES_A_DEGREE = 111_195;

/** A point about the place's, within twice its radius; to five decimals, about a metre. */
function pointIn({ latitude, longitude, radiusM }: InventedPlace, random: Random): [number, number] {
  const within = () => Math.max(-2, Math.min(2, normal(random))) * 0.6 * radiusM;
  const east = METRES_A_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return [Number((latitude + within() / METRES_A_DEGREE).toFixed(5)), Number((longitude + within() / east).toFixed(5))];
}

const yearAt = (random: Random) => 1920 + Math.floor(random() ** 0.7 * 103);

function typeAt(chance: number): (typeof TYPES)[number] {
  let left = chance;
  for (const one of TYPES) {
    left -= one.share;
    if (left <= 0) return one;
  }
  return TYPES[0]!;
}

/** One of the values by their shares. */
export function pick<Value>(random: Random, shares: readonly (readonly [Value, number])[]): Value {
  let left = random();
  for (const [value, share] of shares) {
    left -= share;
    if (left <= 0) return value;
  }
  return shares[0]![0];
}

const phraseAt = (random: Random): string => PHRASES[Math.floor(random() * PHRASES.length)]!;

/** Texts repeat, and stemming is slow. */
const stems = new Map<string, string[]>();
function termsOf(text: string): string[] {
  const known = stems.get(text);
  if (known) return known;
  const made = spanishTerms(text);
  stems.set(text, made);
  return made;
}

/** Box and Muller; the second value is not used. */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
