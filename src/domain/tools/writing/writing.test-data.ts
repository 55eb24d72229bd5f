import { seededRandom } from "../../shared/stats/random.ts";
import { COMPASS, HEATINGS, type HomeFacts } from "./facts.ts";

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
