import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import type { IndexSearch } from "#domain/market/columns/indexed-home.ts";
import { NO_MARKET_FILTER } from "#domain/market/search/market-filter.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { keepIndexThread } from "./index-thread.server.ts";
import { isLoading } from "./market-index.server.ts";

/** The index in its own thread, as the built server has it: Node loads it without a bundler. */

const database = await openTestDatabase();
const index = keepIndexThread({ database, log: pino({ level: "silent" }) });
afterAll(() => index.close());

const QUESTION: IndexSearch = {
  filter: NO_MARKET_FILTER,
  pools: [COMMON_POOL],
  today: "2026-11-26",
  limit: 10,
  after: null,
};

/** Asks again while the index is being filled; the test's own time limit ends a wait without an end. */
async function answerOf(question: IndexSearch) {
  for (;;) {
    const answer = await index.search(question);
    if (!isLoading(answer)) return answer;
    await sleep(50);
  }
}

test("answers out of the thread, takes in what is written, tells faults, and comes back after its end", async () => {
  const home = { pool: COMMON_POOL, operation: "venta", type: "piso", status: "activo", country: "ES" } as const;
  const row = Object.assign({ currency: "EUR", listedOn: "2026-11-01", seenOn: "2026-11-26" }, home);
  await database.db.insert(marketHomes).values(row);
  expect(await answerOf(QUESTION)).toMatchObject({ total: 1, next: null });
  await database.db.insert(marketHomes).values(Object.assign({ latitude: 40, longitude: -3 }, row));
  await index.refresh();
  expect((await answerOf(QUESTION)).total).toBe(2);
  const map = { filter: NO_MARKET_FILTER, pools: [COMMON_POOL], today: "2026-11-26", zoom: 9 };
  const window = { west: -4, south: 39, east: -2, north: 41 };
  expect(await index.clusters(Object.assign({ window }, map))).toMatchObject([
    { count: 1, latitude: 40, longitude: -3 },
  ]);
  const broken = Object.assign({}, QUESTION, { filter: Object.assign({}, NO_MARKET_FILTER, { places: null }) });
  await expect(index.search(broken)).rejects.toThrow("null");
  await index.close();
  expect((await answerOf(QUESTION)).total).toBe(2);
});

test("a thread that runs out of memory ends: who waits hears that the index is being filled, and the process lives on", async () => {
  const tiny = keepIndexThread({ database, log: pino({ level: "silent" }) }, { memoryMb: 8 });
  expect(await tiny.search(QUESTION)).toMatchObject({ isLoading: true });
  await tiny.close();
});
