import { USUAL_WEIGHTS } from "#domain/crm/matching/criteria.ts";
import type { Demand, OfferedHome } from "#domain/crm/matching/pair.ts";
import { demandsForHome } from "#domain/crm/matching/rank.ts";
import { seededRandom } from "#domain/shared/stats/random.ts";

// npm run bench: one home against 10,000 demands, as an agent asks it after winning a mandate. Beside it the least that such a question can cost: the
// demands read from the text in which they come out of the database, without a single comparison.

const DEMANDS = 10_000;
const ROUNDS = 15;
const TARGET_MS = 50;

const TOWNS = ["Valencia", "Alboraya", "Paterna", "Torrent", "Burjassot"];
const QUARTERS = ["Ruzafa", "Benimaclet", "El Carmen", "Patraix", "Campanar", "Algirós"];
const MUSTS = ["hasLift", "hasTerrace", "hasParkingIncluded", "hasPool"];

const random = seededRandom(11);
const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
const maybe = <T>(share: number, value: T): T[] => (random() < share ? [value] : []);

const home: OfferedHome = {
  operation: "venta",
  type: "piso",
  price: 248_000,
  currency: "EUR",
  builtAreaM2: 86,
  rooms: 3,
  bathrooms: 2,
  latitude: 39.4623,
  longitude: -0.3745,
  country: "ES",
  municipalityCode: "46250",
  postalCode: "46006",
  places: ["Ruzafa", "Valencia"],
  flags: { hasLift: true, hasTerrace: null, hasParkingIncluded: false },
  daysOffered: 4,
};

const demands = Array.from({ length: DEMANDS }, (): Demand => {
  const [x, y] = [-0.375 + (random() - 0.5) * 0.06, 39.462 + (random() - 0.5) * 0.06];
  return {
    operation: random() < 0.85 ? "venta" : "alquiler",
    types: random() < 0.7 ? ["piso", "atico"] : [],
    places: [...maybe(0.5, one(TOWNS)), ...maybe(0.6, one(QUARTERS))],
    sought: null,
    zone:
      random() < 0.2
        ? Array.from({ length: 20 }, (_, i) => [x + 0.01 * Math.cos(i / 3.2), y + 0.01 * Math.sin(i / 3.2)])
        : null,
    currency: "EUR",
    priceMin: null,
    priceMax: 150_000 + Math.round(random() * 40) * 5_000,
    tolerance: one([0, 0.05, 0.1, 0.1, 0.1, 0.2]),
    areaMinM2: random() < 0.6 ? 60 + Math.round(random() * 50) : null,
    roomsMin: random() < 0.8 ? one([2, 2, 3, 3, 4]) : null,
    bathroomsMin: random() < 0.3 ? 2 : null,
    musts: maybe(0.5, one(MUSTS)),
    wishes: maybe(0.4, one(MUSTS)),
    daysAsked: random() * 200,
    weights: USUAL_WEIGHTS,
  };
});

const text = JSON.stringify(demands);

function fastest(work: () => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...rounds);
}

const own = fastest(() => demandsForHome(home, demands));
const reading = fastest(() => JSON.parse(text));
const { fits, near } = demandsForHome(home, demands);
console.log(`\nUna vivienda frente a ${DEMANDS} búsquedas`);
console.log(
  `  ${own.toFixed(1)} ms (objetivo ≤ ${TARGET_MS}): ${fits.length} encajan, ${near.length} casi; solo leerlas, ${reading.toFixed(1)} ms (${(own / reading).toFixed(2)} veces)`,
);
