import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { counter, countOne } from "./counter.server.ts";
import { limits } from "./tables/platform.server.ts";

const { db } = await openTestDatabase();
const HOUR_MS = 3_600_000;

beforeEach(async () => void (await db.delete(limits)));
afterEach(() => void vi.useRealTimers());

/** Counts one at a machine whose own clock differs from the database's. */
async function countAt(differenceMs: number, of = counter(db, "guesses", 2, 300)) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + differenceMs });
  try {
    return await countOne(of, "ana");
  } finally {
    vi.useRealTimers();
  }
}

test("a machine whose clock is ahead forgets nothing that others counted, and keeps nobody out for longer", async () => {
  for (let guesses = 0; guesses < 2; guesses++) expect(await countAt(0)).toBeNull();
  const refused = await countAt(HOUR_MS);
  expect(refused?.msBeforeNext).toBeGreaterThan(290_000);
  expect(refused?.msBeforeNext).toBeLessThanOrEqual(300_000);
  const [row] = await db.select().from(limits);
  expect(row!.expire!.getTime() - Date.now()).toBeLessThanOrEqual(300_000);
});

test("others know what a machine counted whose clock is behind", async () => {
  for (let guesses = 0; guesses < 2; guesses++) expect(await countAt(-HOUR_MS)).toBeNull();
  expect(await countAt(0)).not.toBeNull();
  expect(await counter(db, "guesses", 2, 300).get("ana")).toMatchObject({ consumedPoints: 3, remainingPoints: 0 });
});
