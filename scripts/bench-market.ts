import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { marketQuery } from "#domain/market/search/market-address.ts";
import { NO_MARKET_FILTER } from "#domain/market/search/market-filter.ts";
import { writeBackup } from "#server/operations/backup/write-backup.server.ts";
import { connectDatabase, type Database, openDatabase } from "#server/platform/db/connection.server.ts";
import { OF_WORK } from "#server/platform/db/lasting-client.server.ts";
import { readConfig } from "#server/platform/env.server.ts";
import { openStore } from "#server/platform/store/open-store.server.ts";
import { startBenchServer } from "./bench-server.ts";
import { fillMarket } from "./import/market/fill-market.ts";
import { drawSearches, drawWindows } from "./market/drawn-searches.ts";

// npm run bench:market -- --homes 1000000: the search of the market at the built server, over invented homes, on a fresh embedded database or
// that of BENCH_DATA_DIR. Filling it is not measured. 600 searches drawn by seed, each with its facets and its page of homes, and each asked for
// the first time: one after another, 600 others sixteen at once, and 200 of them again; then windows of a map from the whole country to a
// quarter. Each line is the median and the 99th percentile; the reference is the simplest call of the same server (`/api/ip`), so that the
// ratio says more than a machine's times do.

const { values } = parseArgs({ options: { homes: { type: "string", default: "1000000" } } });
const HOMES = Number(values.homes);
const SEED = 20_261_126;
const SEARCHES = 600;
const WARMING = 100;
const WINDOWS = 110;
const AT_ONCE = 16;
/** Homes of the zone whose figures are measured, about. */
const ZONE_HOMES = 50_000;
const FIGURES_TIMES = 12;
const MADRID = { latitude: 40.4168, longitude: -3.7038 };
const root = join(import.meta.dirname, "..");
/** Each request comes from an address of its own, so that the limit of one is not measured. */
let caller = 0;

/** A folder that is named is kept, so that a million homes are invented once. */
const kept = process.env.BENCH_DATA_DIR;
const folder = kept ?? mkdtempSync(join(tmpdir(), "umbral-bench-market-"));
try {
  await fill();
  const server = await startBenchServer({
    DATA_DIR: folder,
    TRUSTED_PROXIES: "1",
    OFFICIAL_SERIES: "off",
    GEOCODING: "off",
  });
  try {
    await measure(server.origin);
  } finally {
    await server.stop();
  }
} finally {
  if (!kept) rmSync(folder, { recursive: true, force: true });
}

async function fill(): Promise<void> {
  const started = performance.now();
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    root,
  });
  const config = readConfig({ AUTH_SECRET: "a secret of the bench, 32 letters long!", DATA_DIR: folder }, root);
  const log = pino({ level: "silent" });
  const isStopped = () => false;
  const store = openStore(config);
  await fillMarket({ database, store, log, now: () => new Date(), isStopped }, HOMES);
  console.log(`\nEl mercado con ${HOMES} inmuebles inventados (sembrado en ${seconds(started)} s)`);
  await restPrices(database);
  // The server makes one each hour; this one keeps it from falling into the measuring, and is told by itself.
  const copied = performance.now();
  const { bytes } = await writeBackup({ address: database.address, config, store }, { now: new Date() });
  console.log(`  copia de seguridad: ${seconds(copied)} s, ${(bytes / 1e6).toFixed(0)} MB`);
  await database.close();
}

/** Expected prices are worked out in the background for hours after so many homes came at once; a market of every day is measured. */
async function restPrices({ address }: Pick<Database, "address">): Promise<void> {
  const patient = connectDatabase({ ...address, max: 1 }, OF_WORK);
  await patient.pool.query(
    "update market_homes set value_due_on = current_date + 30 where value_due_on is null or value_due_on <= current_date + 1",
  );
  await patient.pool.query("vacuum analyze market_homes");
  await patient.close();
}

async function measure(origin: string): Promise<void> {
  const before = await memoryOf(origin);
  const started = performance.now();
  // The first question starts the thread; until it is filled the answer is 503.
  while ((await get(`${origin}/api/market/search?limit=0`)).status === 503);
  console.log(
    `  carga del índice: ${seconds(started)} s; memoria: ${((await memoryOf(origin)) - before).toFixed(0)} MB más`,
  );
  const searches = (count: number, seed: number) =>
    drawSearches(count, seed).map((filter) => `/api/market/search${marketQuery(filter)}`);
  const narrowed = Object.assign({}, NO_MARKET_FILTER, { operation: "venta" });
  const windows = (seed: number) =>
    drawWindows(WINDOWS, seed).map(({ window: { west, south, east, north }, zoom }) => {
      const map = new URLSearchParams({ ventana: [west, south, east, north].join(","), zoom: String(zoom) });
      return `/api/market/clusters${marketQuery(narrowed)}&${map}`;
    });
  const reference = await timesOf(
    origin,
    Array.from({ length: 200 }, () => "/api/ip"),
    1,
  );
  console.log(`  ${"".padEnd(44)}   p50        p99       por segundo  veces /api/ip`);
  line("/api/ip", reference, reference.took);
  // Code that has run is compiled; answers to these are asked for by nobody later.
  await timesOf(origin, [...searches(WARMING, SEED + 1), ...windows(SEED + 1)], 1);
  const alone = searches(SEARCHES, SEED);
  line(`${SEARCHES} búsquedas, una tras otra`, await timesOf(origin, alone, 1), reference.took);
  const together = searches(SEARCHES, SEED + 2);
  line(`${SEARCHES} búsquedas, ${AT_ONCE} a la vez`, await timesOf(origin, together, AT_ONCE), reference.took);
  line("200 de ellas otra vez", await timesOf(origin, alone.slice(0, 200), 1), reference.took);
  await measureFigures(origin, reference.took);
  const looked = [...windows(SEED), ...windows(SEED + 3), ...windows(SEED + 4)];
  line("ventanas del mapa, una tras otra", await timesOf(origin, looked, 1), reference.took);
}

/**
 * Figures of a zone of some 50,000 homes: cold, each time another circle of that size about Madrid, and again. A page of the figures as a table is
 * asked for, which holds all of them.
 */
async function measureFigures(origin: string, reference: readonly number[]): Promise<void> {
  const radiusM = await radiusOf(origin);
  const cold = Array.from(
    { length: FIGURES_TIMES },
    (_, i) =>
      `/centro-analisis-mercado/cifras.csv?zona=circulo:${(MADRID.latitude + i / 10_000).toFixed(5)},${MADRID.longitude},${radiusM}`,
  );
  console.log(`  una zona de ${await countWithin(origin, radiusM)} viviendas (círculo de ${radiusM} m en Madrid)`);
  // The thread of figures starts at the first one.
  await get(`${origin}/centro-analisis-mercado/cifras.csv?lugar=municipio:41091:Sevilla`);
  line("cifras de la zona, en frío", await timesOf(origin, cold, 1), reference);
  line("las mismas cifras, otra vez", await timesOf(origin, cold, 1), reference);
}

async function countWithin(origin: string, radiusM: number): Promise<number> {
  const zone = `circulo:${MADRID.latitude},${MADRID.longitude},${radiusM}`;
  const query = new URLSearchParams({ zona: zone, limit: "0" });
  for (const status of ["activo", "reservado", "cerrado", "retirado"]) query.append("estado", status);
  const answer = (await (await get(`${origin}/api/market/search?${query}`)).json()) as { total: number };
  return answer.total;
}

/** The radius about Madrid within which as many homes lie; the widest one where there are fewer. */
async function radiusOf(origin: string): Promise<number> {
  let [low, high] = [500, 100_000];
  for (let step = 0; step < 12; step++) {
    const middle = Math.round((low + high) / 2);
    if ((await countWithin(origin, middle)) < ZONE_HOMES) low = middle;
    else high = middle;
  }
  return high;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

/** Each question comes from another address, as those of many people do: the limit of one address is not measured here. */
function get(address: string): Promise<Response> {
  const from = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller++ & 255}`;
  return fetch(address, { headers: { "x-forwarded-for": from } });
}

interface Times {
  took: number[];
  perSecond: number;
}

async function timesOf(origin: string, paths: readonly string[], atOnce: number): Promise<Times> {
  const took: number[] = [];
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const asked = performance.now();
      const answer = await get(origin + path);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.status} ${path}`);
      took.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { took: took.sort((a, b) => a - b), perSecond: (took.length / (performance.now() - started)) * 1000 };
}

function line(name: string, { took, perSecond }: Times, reference: readonly number[]): void {
  const ms = (share: number) => part(took, share).toFixed(1).padStart(7);
  const times = (share: number) => (part(took, share) / part(reference, share)).toFixed(1);
  console.log(
    `  ${name.padEnd(44)} ${ms(0.5)} ms ${ms(0.99)} ms ${perSecond.toFixed(0).padStart(8)}     ${times(0.5)} y ${times(0.99)}`,
  );
}

/** The time that a share of the sorted times does not exceed. */
function part(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** Memory of the server's process in MB. */
async function memoryOf(origin: string): Promise<number> {
  const text = await (await get(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN) / 1e6;
}
