import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import type { Database } from "../db/connection.server.ts";
import { type ChangeFeed, createChangeFeed, publishChange, publishThread, WORK_TOPICS } from "./change-feed.server.ts";

const database = await openTestDatabase();
const opened: ChangeFeed[] = [];
afterEach(async () => {
  for (const feed of opened.splice(0)) await feed.close();
});

function listening(to: Database, options = {}) {
  const feed = createChangeFeed(to, pino({ level: "silent" }), options);
  opened.push(feed);
  const listener = { onChange: vi.fn(), onGap: vi.fn(), onClose: vi.fn() };
  feed.subscribe(listener);
  return listener;
}

test("a change is heard once its transaction is committed, and nothing of one that is rolled back", async () => {
  const { onChange, onGap } = listening(database);
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1));
  const [kept, dropped] = [randomUUID(), randomUUID()];
  await expect(
    database.db.transaction(async (tx) => {
      await publishThread(tx, dropped);
      throw new Error("rolled back");
    }),
  ).rejects.toThrow("rolled back");
  await publishThread(database.db, kept);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange.mock.calls).toEqual([[{ kind: "thread", id: kept }]]);
});

test("pings are no changes, and a feed that hears them has no gap", async () => {
  const { onChange, onGap } = listening(database, { pingMs: 30 });
  const other = listening(database, { pingMs: 30 });
  await vi.waitFor(() => expect(other.onGap).toHaveBeenCalled());
  const query = vi.spyOn(database.pool, "query");
  await vi.waitFor(() => expect(query.mock.calls.length).toBeGreaterThan(8), { timeout: 5_000 });
  query.mockRestore();
  expect(onChange).not.toHaveBeenCalled();
  expect(onGap).toHaveBeenCalledTimes(1);
});

test("a connection that answers and hears nothing, as behind a pooler, is one gap after another: pages read anew", async () => {
  // Messages stay in their database: who listens in another one hears nothing, and its queries are answered.
  const deaf: Database = { ...database, address: { ...database.address, database: "postgres" } };
  const { onGap, onChange } = listening(deaf, { pingMs: 30 });
  await publishChange(database.db, randomUUID(), "homes");
  await vi.waitFor(() => expect(onGap.mock.calls.length).toBeGreaterThanOrEqual(3), { timeout: 8_000 });
  expect(onChange).not.toHaveBeenCalled();
});

test("whatever a transaction publishes is far below the eight kilobytes of a message, and the same message is sent once", async () => {
  const { onChange, onGap } = listening(database);
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1));
  const scope = randomUUID();
  await database.db.transaction(async (tx) => {
    for (let times = 0; times < 100; times++) {
      for (const topic of WORK_TOPICS) await publishChange(tx, scope, topic);
    }
  });
  await publishThread(database.db, scope);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith({ kind: "thread", id: scope }));
  expect(onChange).toHaveBeenCalledTimes(WORK_TOPICS.length + 1);
  await expect(database.db.execute(sql`select pg_notify('umbral_changes', ${"x".repeat(8_000)})`)).rejects.toThrow();
});
