import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { reachOf } from "#domain/market/saved-searches/reach.ts";
import { noteNews } from "#server/market/saved-searches/note-news.server.ts";
import { type Database, openDatabase } from "#server/platform/db/connection.server.ts";
import { users } from "#server/platform/db/tables/accounts.server.ts";
import { marketSearches, marketSearchHits } from "#server/platform/db/tables/market-searches.server.ts";
import { readConfig } from "#server/platform/env.server.ts";
import { openStore } from "#server/platform/store/open-store.server.ts";
import { fillMarket } from "./import/market/fill-market.ts";
import { drawSearches } from "./market/drawn-searches.ts";

// npm run bench:alerts -- --searches 100000 --homes 5000: how long it takes until it is known which saved searches find homes that have just
// come, on a fresh embedded database. Searches are drawn by seed as people make them, homes are invented. Writing both is not measured. The
// memory is that of the process at its highest, less what it had when the searches stood in the database.

const { values } = parseArgs({
  options: {
    searches: { type: "string", default: "100000" },
    homes: { type: "string", default: "5000" },
  },
});
const [SEARCHES, HOMES] = [Number(values.searches), Number(values.homes)];
const SEED = 20_261_126;
const PORTION = 1_000;
const MEMORY_EVERY_MS = 20;
const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "umbral-bench-alerts-"));

try {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder, root });
  await addSearches(database);
  await addHomes(database);
  await measure(database);
  await database.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function addSearches({ db }: Database): Promise<void> {
  const [owner] = await db.insert(users).values({ email: "agente@umbral.example" }).returning({ id: users.id });
  const filters = drawSearches(SEARCHES, SEED);
  const rhythm = { frequency: "diaria", timeZone: "Europe/Madrid" } as const;
  for (let from = 0; from < SEARCHES; from += PORTION) {
    await db.insert(marketSearches).values(
      filters.slice(from, from + PORTION).map((filter, at) => ({
        ownerId: owner!.id,
        name: `Búsqueda ${from + at + 1}`,
        filter,
        reach: reachOf(filter),
        kinds: ["nueva" as const],
        ...rhythm,
      })),
    );
  }
  await db.execute(sql`analyze market_searches`);
}

async function addHomes(database: Database): Promise<void> {
  const config = readConfig({ AUTH_SECRET: "a secret of the bench, 32 letters long!", DATA_DIR: folder }, root);
  const log = pino({ level: "silent" });
  const isStopped = () => false;
  await fillMarket({ database, store: openStore(config), log, now: () => new Date(), isStopped }, HOMES);
}

async function measure({ db }: Database): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, MEMORY_EVERY_MS);
  let longestGapMs = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longestGapMs = Math.max(longestGapMs, performance.now() - last);
    last = performance.now();
  }, 5);
  const started = performance.now();
  const spent = process.cpuUsage();
  while (await noteNews(db, new Date()));
  const took = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(spent);
  clearInterval(watch);
  clearInterval(beat);
  const news = await db.$count(marketSearchHits);
  const found = await db.$count(marketSearches, sql`${marketSearches.dueAt} is not null`);
  console.log(`\n${HOMES} viviendas nuevas contra ${SEARCHES} búsquedas guardadas`);
  console.log(`  se sabe en: ${took.toFixed(1)} s; novedades: ${news}, de ${found} búsquedas`);
  console.log(`  de ello, cálculo de este proceso: ${((user + system) / 1e6).toFixed(1)} s`);
  console.log(`  memoria: ${((highest - before) / 2 ** 20).toFixed(0)} MB más en su punto más alto`);
  console.log(`  lo más que el hilo no atendió a otra cosa: ${longestGapMs.toFixed(0)} ms`);
}
