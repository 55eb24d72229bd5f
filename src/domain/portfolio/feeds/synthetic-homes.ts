import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import { seededRandom } from "../../shared/stats/random.ts";
import { DAY_MS } from "../../shared/time/durations.ts";
import { checkedHomeSchema, type Home } from "../homes/home.ts";
import type { FeedRow } from "./feed-row.ts";

/** A town that homes are put into. */
export interface SyntheticTown {
  /** INE code. */
  code: string;
  name: string;
  province: string;
  latitude: number;
  longitude: number;
  population: number;
  areaKm2: number;
  /** €/m² of built area, where an official figure is known. */
  unitPrice?: number | undefined;
}

export const SYNTHETIC_SOURCE = "Sintética (inventada)";

const TYPES: readonly (readonly [type: HomeType, share: number, area: number])[] = [
  ["piso", 0.62, 85],
  ["atico", 0.05, 95],
  ["duplex", 0.04, 110],
  ["estudio", 0.03, 40],
  ["casa", 0.08, 140],
  ["adosado", 0.08, 160],
  ["chalet", 0.07, 220],
  ["garaje", 0.03, 14],
];
const STREETS = [
  "Mayor",
  "del Sol",
  "de la Fuente",
  "San Roque",
  "de la Estación",
  "Real",
  "del Olmo",
  "de Colón",
  "Nueva",
];

/**
 * Homes that nobody offers, for measuring and trying out: plausible in place, size and price, the same for the same seed, and
 * each says in its title that it is invented.
 */
export function* syntheticHomes(options: {
  seed: number;
  count: number;
  towns: readonly SyntheticTown[];
  /** ISO date of the latest advert. */
  today: string;
}): Generator<FeedRow & { home: Home }> {
  const { towns, count, seed } = options;
  const random = seededRandom(seed);
  // By inhabitants: a binary search in their running sum.
  let total = 0;
  const sums = towns.map(({ population }) => {
    total += Math.sqrt(population);
    return total;
  });
  const lastDay = Date.parse(options.today);
  for (let ordinal = 1; ordinal <= count; ordinal++) {
    const town = towns[indexOf(sums, random() * total)];
    if (town === undefined) return;
    yield rowOf(ordinal, seed, town, random, lastDay);
  }
}

function indexOf(sums: readonly number[], wanted: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function rowOf(
  ordinal: number,
  seed: number,
  town: SyntheticTown,
  random: () => number,
  lastDay: number,
): FeedRow & { home: Home } {
  const [type, , usualArea] = typeAt(random());
  const builtAreaM2 = Math.max(10, Math.round(usualArea * Math.exp(0.3 * normal(random))));
  const isDwelling = type !== "garaje";
  const rooms = !isDwelling
    ? undefined
    : type === "estudio"
      ? 0
      : Math.min(9, Math.max(1, Math.round(builtAreaM2 / 32)));
  const isFlat = type === "piso" || type === "atico" || type === "duplex" || type === "estudio";
  const buildingFloors = isFlat ? 3 + Math.floor(random() * 8) : undefined;
  const condition = random() < 0.08 ? "obra_nueva" : random() < 0.25 ? "a_reformar" : "bueno";
  const isRent = random() < 0.2;
  const unitPrice =
    (town.unitPrice ?? 700 + 220 * Math.log10(Math.max(10, town.population))) * Math.exp(0.22 * normal(random));
  const salePrice =
    builtAreaM2 * unitPrice * (condition === "a_reformar" ? 0.8 : condition === "obra_nueva" ? 1.15 : 1);
  // A third of the town's radius: adverts lie where people do.
  const radiusKm = Math.min(6, Math.sqrt(town.areaKm2 / Math.PI)) / 3;
  const number = 1 + Math.floor(random() * 120);
  const street = STREETS[Math.floor(random() * STREETS.length)];
  const home = checkedHomeSchema.parse({
    operation: isRent ? "alquiler" : "venta",
    type,
    status: "disponible",
    reference: `SIN-${seed}-${ordinal}`,
    title: `Sintética ${ordinal}: ${type} en ${town.name}`,
    address: `Calle ${street}, ${number}`,
    town: town.name,
    province: town.province,
    municipalityCode: town.code,
    latitude: round(town.latitude + (normal(random) * radiusKm) / 111, 6),
    longitude: round(
      town.longitude + (normal(random) * radiusKm) / (111 * Math.cos((town.latitude * Math.PI) / 180)),
      6,
    ),
    builtAreaM2,
    usableAreaM2: isDwelling ? Math.round(builtAreaM2 * (0.82 + random() * 0.1)) : undefined,
    plotAreaM2: type === "chalet" || type === "casa" ? Math.round(builtAreaM2 * (1.5 + random() * 4)) : undefined,
    rooms,
    bathrooms: isDwelling ? Math.max(1, Math.round((rooms ?? 1) / 1.8)) : undefined,
    floor:
      buildingFloors === undefined
        ? undefined
        : type === "atico"
          ? buildingFloors
          : Math.floor(random() * buildingFloors),
    buildingFloors,
    yearBuilt: condition === "obra_nueva" ? 2025 : 1930 + Math.floor(random() * 90),
    condition,
    hasLift: isFlat ? random() < 0.35 + 0.06 * (buildingFloors ?? 0) : undefined,
    isExterior: isFlat ? random() < 0.8 : undefined,
    hasTerrace: random() < 0.35,
    hasParkingIncluded: isDwelling ? random() < 0.25 : undefined,
    hasStorageRoom: random() < 0.25,
    hasPool: random() < 0.12,
    hasAirConditioning: isDwelling ? random() < 0.4 : undefined,
    energyRating: random() < 0.6 ? "ABCDEFG"[Math.floor(random() * 7)] : undefined,
    price: isRent
      ? Math.max(40, Math.round((salePrice * 0.0045) / 10) * 10)
      : Math.max(2_000, Math.round(salePrice / 1000) * 1000),
    listedOn: new Date(lastDay - Math.floor(random() * 540) * DAY_MS).toISOString().slice(0, 10),
    descriptions: { es: "Vivienda sintética: no existe. Sirve para medir y para probar." },
  });
  return {
    ordinal,
    line: null,
    externalId: `sintetica-${seed}-${ordinal}`,
    label: home.title ?? null,
    home,
    extras: {},
    photos: [],
    problems: [],
    evidence: { kind: "oferta", date: home.listedOn ?? "2026-01-01", source: SYNTHETIC_SOURCE },
  };
}

function typeAt(chance: number): (typeof TYPES)[number] {
  let left = chance;
  for (const type of TYPES) {
    left -= type[1];
    if (left <= 0) return type;
  }
  return TYPES[0] as (typeof TYPES)[number];
}

/** Box and Muller: one value is enough. */
const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
