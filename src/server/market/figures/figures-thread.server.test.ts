import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { courseOf } from "#domain/market/adverts/course.ts";
import type { IndexZone } from "#domain/market/columns/zone-homes.ts";
import { NO_MARKET_FILTER } from "#domain/market/search/market-filter.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { keepIndexThread } from "../index/index-thread.server.ts";
import { isLoading } from "../index/market-index.server.ts";
import { keepFiguresThread } from "./figures-thread.server.ts";

/** Both threads as the built server has them: one finds the homes of a zone, the other works its figures out. */

const database = await openTestDatabase();
const index = keepIndexThread({ database, log: pino({ level: "silent" }) });
const figures = keepFiguresThread();
afterAll(() => Promise.all([index.close(), figures.close()]));

const QUESTION: IndexZone = { filter: NO_MARKET_FILTER, pools: [COMMON_POOL], today: "2026-11-26" };
const ASKED = { operation: "venta", today: "2026-11-26", months: 12, town: null } as const;

/** Asks again while the index is being filled; the test's own time limit ends a wait without an end. */
async function zoneOf(known: string | null) {
  for (;;) {
    const answer = await index.zone(QUESTION, known);
    if (!isLoading(answer)) return answer;
    await sleep(50);
  }
}

test("homes go from thread to thread, the same state hands none over, and a fault is told and ends nothing", async () => {
  const home = {
    pool: COMMON_POOL,
    operation: "venta",
    type: "piso",
    status: "activo",
    country: "ES",
    currency: "EUR",
    builtAreaM2: 100,
    priceCents: 200_000_00,
    listedOn: "2026-06-01",
    seenOn: "2026-11-26",
    course: courseOf([{ on: "2026-06-01", status: "activo", priceCents: 200_000_00 }]),
  } as const;
  await database.db.insert(marketHomes).values(Array.from({ length: 10 }, () => home));
  const { state, homes } = await zoneOf(null);
  const worked = await figures.work(homes!, ASKED);
  expect(worked.offer).toMatchObject({ active: 10, unitPrice: { n: 10, median: 2000 }, days: { median: 178 } });
  expect(await zoneOf(state)).toEqual({ state, homes: null });
  const broken = Object.assign({}, (await zoneOf(null)).homes, { currencyNames: null });
  await expect(figures.work(broken as never, ASKED)).rejects.toThrow("null");
  await database.db.insert(marketHomes).values(home);
  await index.refresh();
  const later = await zoneOf(state);
  expect(later.state).not.toBe(state);
  expect((await figures.work(later.homes!, ASKED)).offer.active).toBe(11);
  await figures.close();
  expect((await figures.work((await zoneOf(null)).homes!, ASKED)).offer.active).toBe(11);
});
