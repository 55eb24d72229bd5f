import { USUAL_TOLERANCE, USUAL_WEIGHTS } from "./criteria.ts";
import type { Demand, OfferedHome } from "./pair.ts";

/** An invented home and invented buyers, for whoever has none of their own to look at yet. */

export const EXAMPLE_HOME: OfferedHome & { title: string; line: string } = {
  title: "Piso en venta en Benimaclet",
  line: "València · 84 m² · 3 hab. · 2 baños · 262.500\u00a0€",
  operation: "venta",
  type: "piso",
  price: 262_500,
  currency: "EUR",
  builtAreaM2: 84,
  rooms: 3,
  bathrooms: 2,
  latitude: null,
  longitude: null,
  country: "ES",
  municipalityCode: "46250",
  postalCode: null,
  places: ["Benimaclet", "València"],
  flags: { hasLift: true, hasTerrace: true },
  daysOffered: 0,
};

type ExampleDemand = Demand & { name: string; asks: string };

const ASKED: Demand = {
  operation: "venta",
  types: ["piso"],
  places: ["Benimaclet"],
  sought: null,
  zone: null,
  currency: "EUR",
  priceMin: null,
  priceMax: null,
  tolerance: USUAL_TOLERANCE,
  areaMinM2: 80,
  roomsMin: 3,
  roomsMax: null,
  bathroomsMin: null,
  musts: ["hasLift"],
  wishes: [],
  daysAsked: 0,
  weights: USUAL_WEIGHTS,
};

const asking = (name: string, asks: string, change: Partial<Demand>): ExampleDemand =>
  Object.assign({}, ASKED, change, { name, asks });

export const EXAMPLE_DEMANDS: readonly ExampleDemand[] = [
  asking("Compradora A", "Hasta 280.000\u00a0€, en Benimaclet, 3 hab., ascensor", { priceMax: 280_000 }),
  asking("Comprador B", "Hasta 250.000\u00a0€ con un 10\u00a0% de margen, en Benimaclet, 3 hab.", {
    priceMax: 250_000,
  }),
  asking("Compradora C", "Hasta 300.000\u00a0€, en Benimaclet, con garaje", {
    priceMax: 300_000,
    musts: ["hasLift", "hasParkingIncluded"],
  }),
  asking("Comprador D", "Hasta 290.000\u00a0€, en Benimaclet, 4 hab.", { priceMax: 290_000, roomsMin: 4 }),
  asking("Compradora E", "Hasta 238.000\u00a0€ con un 10\u00a0% de margen", { priceMax: 238_000 }),
];
