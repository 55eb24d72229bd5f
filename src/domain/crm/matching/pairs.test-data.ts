import { USUAL_WEIGHTS } from "./criteria.ts";
import type { Demand, OfferedHome } from "./pair.ts";

/** A home that fits `WANTED` in everything, seen on the day on which both were written. */
export const HOME: OfferedHome = {
  operation: "venta",
  type: "piso",
  price: 240_000,
  currency: "EUR",
  builtAreaM2: 85,
  rooms: 3,
  bathrooms: 1,
  latitude: 39.46,
  longitude: -0.37,
  country: "ES",
  municipalityCode: "46250",
  postalCode: null,
  places: ["Ruzafa", "València"],
  flags: { hasLift: true },
  daysOffered: 0,
};

/** States every criterion. */
export const WANTED: Demand = {
  operation: "venta",
  types: ["piso"],
  places: ["ruzafa"],
  sought: null,
  zone: null,
  currency: "EUR",
  priceMin: null,
  priceMax: 250_000,
  tolerance: 0.1,
  areaMinM2: 80,
  roomsMin: 3,
  roomsMax: null,
  bathroomsMin: null,
  musts: ["hasLift"],
  wishes: [],
  daysAsked: 0,
  weights: USUAL_WEIGHTS,
};

/** States nothing but its operation. */
export const ANYTHING: Demand = {
  operation: "venta",
  types: [],
  places: [],
  sought: null,
  zone: null,
  currency: "EUR",
  priceMin: null,
  priceMax: null,
  tolerance: 0.1,
  areaMinM2: null,
  roomsMin: null,
  roomsMax: null,
  bathroomsMin: null,
  musts: [],
  wishes: [],
  daysAsked: null,
  weights: USUAL_WEIGHTS,
};

/** 8.6 km wide and 11.1 km high, about the home. */
export const ZONE: [number, number][] = [
  [-0.4, 39.4],
  [-0.3, 39.4],
  [-0.3, 39.5],
  [-0.4, 39.5],
];
