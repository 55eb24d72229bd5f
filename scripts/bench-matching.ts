import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { USUAL_WEIGHTS } from "#domain/crm/matching/criteria.ts";
import type { Demand, OfferedHome } from "#domain/crm/matching/pair.ts";
import { demandsForHome } from "#domain/crm/matching/rank.ts";
import { readPlaces } from "#domain/crm/matching/read-places.ts";
import { seededRandom } from "#domain/shared/stats/random.ts";
import { personActor } from "#server/accounts/access/actor.server.ts";
import { marketMatches } from "#server/crm/matching/market-matches.server.ts";
import { keepIndexHere } from "#server/market/index/index-here.server.ts";
import { isLoading } from "#server/market/index/market-index.server.ts";
import { openDatabase } from "#server/platform/db/connection.server.ts";
import { readConfig } from "#server/platform/env.server.ts";
import { openStore } from "#server/platform/store/open-store.server.ts";
import { GAZETTEER } from "#server/tools/places/place-finder.server.ts";
import { fillMarket } from "./import/market/fill-market.ts";

// npm run bench: one home against 10,000 demands, as an agent asks it after winning a mandate. Beside it the least that such a question can cost: the
// demands read from the text in which they come out of the database, without a single comparison. With `--homes 1000000` also the other direction: homes for
// a buyer out of a market of invented homes, which is filled on a fresh embedded database or that of BENCH_DATA_DIR.

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
    roomsMax: null,
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

/** Homes for one buyer out of the whole market: the questions to the index, the rows and the comparison, as the page asks for them. */
const MARKET_TARGET_MS = 80;
const BUYERS = 100;
const LOOKED_IN = ["Madrid", "Barcelona", "Valencia", "Sevilla", "Málaga", "Zaragoza", "Russafa, Valencia", "Gràcia, Barcelona", "Chamberí, Madrid", "a 3 km de Alboraya"]; // biome-ignore format: one list

const { values } = parseArgs({ options: { homes: { type: "string" } } });
if (values.homes !== undefined) await benchMarket(Number(values.homes));

async function benchMarket(homes: number): Promise<void> {
  const root = join(import.meta.dirname, "..");
  const kept = process.env.BENCH_DATA_DIR;
  const folder = kept ?? mkdtempSync(join(tmpdir(), "umbral-bench-matching-"));
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder, root });
  try {
    const config = readConfig({ AUTH_SECRET: "a secret of the bench, 32 letters long!", DATA_DIR: folder }, root);
    const log = pino({ level: "silent" });
    const now = () => new Date();
    await fillMarket({ database, store: openStore(config), log, now, isStopped: () => false }, homes);
    const market = keepIndexHere(database);
    await market.refresh();
    const actor = personActor(randomUUID());
    const buyers = Array.from({ length: BUYERS }, buyer);
    const took: number[] = [];
    let found = 0;
    for (const demand of [...buyers.slice(0, 10), ...buyers]) {
      const started = performance.now();
      const matches = await marketMatches({ database, market, now }, actor, demand);
      took.push(performance.now() - started);
      if (!isLoading(matches)) found += matches.fits.length;
    }
    // The first ten warm the machine up.
    const sorted = took.slice(10).sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1);
    console.log(`\n${BUYERS} compradores frente a ${homes} viviendas del mercado, ${found} encajes`);
    console.log(
      `  mediana ${at(0.5)} ms, 9 de cada 10 en ${at(0.9)} ms, todas en ${at(1)} ms (objetivo ≤ ${MARKET_TARGET_MS})`,
    );
    await market.close();
  } finally {
    await database.close();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}

function buyer(): Demand {
  const places = [one(LOOKED_IN)];
  return {
    operation: random() < 0.8 ? "venta" : "alquiler",
    types: random() < 0.7 ? ["piso", "atico"] : [],
    places,
    sought: readPlaces(places, GAZETTEER, "ES"),
    zone: null,
    currency: "EUR",
    priceMin: null,
    priceMax: random() < 0.8 ? 150_000 + Math.round(random() * 40) * 10_000 : 1_200,
    tolerance: 0.1,
    areaMinM2: random() < 0.6 ? 60 + Math.round(random() * 50) : null,
    roomsMin: one([2, 2, 3, 3, 4]),
    roomsMax: null,
    bathroomsMin: random() < 0.3 ? 2 : null,
    musts: maybe(0.5, one(MUSTS)),
    wishes: maybe(0.4, one(MUSTS)),
    daysAsked: random() * 200,
    weights: USUAL_WEIGHTS,
  };
}
