import type { IndexedHome } from "./indexed-home.ts";

/** A flat in Ruzafa as the index holds it: 100 m², three rooms, 250,000 €, on offer. Tests change what they are about. */
export const INDEXED_HOME: IndexedHome = {
  number: 1,
  pool: "common",
  operation: "venta",
  type: "piso",
  status: "activo",
  country: "ES",
  municipalityCode: "46250",
  postalCode: "46006",
  town: "Valencia",
  quarter: "Ruzafa",
  latitude: 39.4624,
  longitude: -0.3727,
  builtAreaM2: 100,
  rooms: 3,
  bathrooms: 2,
  floor: 2,
  yearBuilt: 1970,
  condition: "bueno",
  energyRating: "E",
  seller: "agencia",
  features: 0,
  knownFeatures: 0,
  priceCents: 250_000_00,
  currency: "EUR",
  previousPriceCents: null,
  priceChangedOn: null,
  listedOn: "2026-11-01",
  returnedOn: null,
  closedOn: null,
  adverts: 1,
  expectedCents: null,
  position: null,
  terms: "",
};

/** The same without a place, in the middle of Spain: 40° north, 3° west. */
export const HOME_WITHOUT_PLACE: IndexedHome = Object.assign({}, INDEXED_HOME, {
  municipalityCode: null,
  postalCode: null,
  town: null,
  quarter: null,
  latitude: 40,
  longitude: -3,
});
