import type { HomeInput } from "./home.ts";

/** Invented homes; each says so in its title. */

const inTown = (town: string, province: string, municipalityCode: string) => ({ town, province, municipalityCode });
const VALENCIA = inTown("Valencia", "Valencia", "46250");
const MADRID = inTown("Madrid", "Madrid", "28079");
const SEVILLA = inTown("Sevilla", "Sevilla", "41091");

const demo = (number: number, title: string, values: Partial<HomeInput>): Partial<HomeInput> => ({
  ...values,
  reference: `DEMO-${String(number).padStart(2, "0")}`,
  title: `${title} (demostración)`,
});

export const DEMO_HOMES: readonly Partial<HomeInput>[] = [
  demo(1, "Piso con balcón en Ruzafa", {
    ...VALENCIA, locationDetail: "Ruzafa", latitude: 39.4612, longitude: -0.3741, builtAreaM2: 96, usableAreaM2: 84,
    rooms: 3, bathrooms: 2, floor: 3, yearBuilt: 1935, condition: "bueno", hasLift: true, isExterior: true,
    energyRating: "E", price: 349_000, listedOn: "2026-09-14", mandateKind: "exclusiva", mandateEndsOn: "2026-12-14",
  }),
  demo(2, "Ático con terraza en Benimaclet", {
    ...VALENCIA, type: "atico", locationDetail: "Benimaclet", latitude: 39.4847, longitude: -0.3596, builtAreaM2: 88,
    terraceAreaM2: 34, rooms: 2, bathrooms: 1, floor: 6, yearBuilt: 1978, condition: "bueno", hasLift: true,
    hasTerrace: true, energyRating: "D", price: 285_000, listedOn: "2026-10-02",
  }),
  demo(3, "Piso para reformar en Patraix", {
    ...VALENCIA, locationDetail: "Patraix", latitude: 39.4597, longitude: -0.3958, builtAreaM2: 82, rooms: 3, bathrooms: 1,
    floor: 1, yearBuilt: 1969, condition: "a_reformar", hasLift: false, price: 149_000, listedOn: "2026-08-20",
    status: "reservado",
  }),
  demo(4, "Piso en alquiler junto a la Malvarrosa", {
    ...VALENCIA, operation: "alquiler", locationDetail: "La Malva-rosa", latitude: 39.4795, longitude: -0.3286,
    builtAreaM2: 75, rooms: 2, bathrooms: 1, floor: 4, hasLift: true, hasAirConditioning: true, energyRating: "E",
    price: 1150, listedOn: "2026-11-03",
  }),
  demo(5, "Casa de pueblo en el Cabanyal", {
    ...VALENCIA, type: "casa", locationDetail: "El Cabanyal", latitude: 39.4685, longitude: -0.3297, builtAreaM2: 140,
    rooms: 4, bathrooms: 2, yearBuilt: 1910, condition: "bueno", price: 395_000, status: "cerrado",
    closedOn: "2026-10-16", closedPrice: 382_000, listedOn: "2026-05-11",
  }),
  demo(6, "Piso amplio en Chamberí", {
    ...MADRID, locationDetail: "Chamberí", latitude: 40.4345, longitude: -3.7038, builtAreaM2: 132, rooms: 4, bathrooms: 2,
    floor: 2, yearBuilt: 1925, condition: "bueno", hasLift: true, isExterior: true, hasDoorman: true, energyRating: "F",
    price: 965_000, listedOn: "2026-10-21", mandateKind: "no_exclusiva",
  }),
  demo(7, "Estudio en Lavapiés", {
    ...MADRID, type: "estudio", locationDetail: "Embajadores", latitude: 40.4088, longitude: -3.7012, builtAreaM2: 34,
    rooms: 0, bathrooms: 1, floor: 1, condition: "bueno", hasLift: false, price: 189_000, listedOn: "2026-11-10",
  }),
  demo(8, "Dúplex con garaje en Sanchinarro", {
    ...MADRID, type: "duplex", locationDetail: "Sanchinarro", latitude: 40.4925, longitude: -3.6589, builtAreaM2: 118,
    rooms: 3, bathrooms: 2, floor: 5, yearBuilt: 2006, condition: "bueno", hasLift: true, hasParkingIncluded: true,
    hasStorageRoom: true, hasPool: true, energyRating: "C", price: 560_000, listedOn: "2026-09-30",
  }),
  demo(9, "Piso en alquiler en Carabanchel", {
    ...MADRID, operation: "alquiler", locationDetail: "Carabanchel", latitude: 40.3861, longitude: -3.7357, builtAreaM2: 68,
    rooms: 2, bathrooms: 1, floor: 3, hasLift: true, price: 1080, status: "captacion",
  }),
  demo(10, "Piso con azotea en Triana", {
    ...SEVILLA, locationDetail: "Triana", latitude: 37.3838, longitude: -6.0052, builtAreaM2: 91, terraceAreaM2: 22,
    rooms: 3, bathrooms: 1, floor: 3, hasTerrace: true, hasLift: true, condition: "bueno", energyRating: "D",
    price: 315_000, listedOn: "2026-10-08", mandateKind: "exclusiva", mandateEndsOn: "2027-01-08",
  }),
  demo(11, "Chalet con jardín en Santa Clara", {
    ...SEVILLA, type: "chalet", locationDetail: "Santa Clara", latitude: 37.4042, longitude: -5.9421, builtAreaM2: 240,
    plotAreaM2: 620, rooms: 5, bathrooms: 3, yearBuilt: 1971, condition: "bueno", hasGarden: true, hasPool: true,
    hasParkingIncluded: true, price: 690_000, listedOn: "2026-07-15",
  }),
  demo(12, "Local en la Macarena", {
    ...SEVILLA, type: "local", locationDetail: "Macarena", latitude: 37.4031, longitude: -5.9886, builtAreaM2: 74,
    floor: 0, condition: "a_reformar", price: 98_000, listedOn: "2026-06-02", status: "retirado",
  }),
]; // biome-ignore format: a table of homes
