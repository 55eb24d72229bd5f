import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ReplicatedServers, startReplicated } from "../../../test/replicated-servers.ts";
import { LastingClient } from "./lasting-client.server.ts";
import { ReplicaPool } from "./replica-pool.server.ts";

/** Over a primary and a replica that streams from it. */
let servers: ReplicatedServers;
let primary: Pool;
let replica: Pool;
let at = 0;
const tell = vi.fn();

beforeAll(async () => {
  servers = await startReplicated();
  const open = (config: ReplicatedServers["primary"]) => {
    const pool = new Pool({ ...config, max: 3, Client: LastingClient });
    pool.on("error", () => {});
    return pool;
  };
  primary = open(servers.primary);
  replica = open(servers.replica);
  await primary.query("create table homes (id int primary key)");
}, 60_000);
afterAll(async () => {
  await primary.end();
  await replica.end();
  await servers.remove();
});
beforeEach(() => {
  at = 0;
  tell.mockReset();
});

/** Reads that have looked at the replica already. */
async function reads() {
  const pool = new ReplicaPool({ primary, replica, tell, now: () => at });
  const db = drizzle(pool as unknown as Pool);
  await db.execute(sql`select 1`);
  await pool.settled();
  return { pool, db, isFollowing: async () => (await db.execute(FOLLOWS)).rows[0]!.follows };
}
const FOLLOWS = sql`select pg_is_in_recovery() as follows`;

/** Waits until the replica has applied what the primary has written. */
async function untilLevel(): Promise<void> {
  const { rows } = await primary.query("select pg_current_wal_lsn()::text as lsn");
  for (;;) {
    const found = await replica.query("select pg_last_wal_replay_lsn() >= $1::pg_lsn as is_level", [rows[0].lsn]);
    if (found.rows[0].is_level) return;
  }
}

test("statements and transactions read the replica, and see what it has applied", async () => {
  await primary.query("insert into homes values (1)");
  await untilLevel();
  const { db, isFollowing } = await reads();
  expect(await isFollowing()).toBe(true);
  const inside = await db.transaction(async (tx) => [
    (await tx.execute(FOLLOWS)).rows[0]!.follows,
    (await tx.execute(sql`select count(*)::int as n from homes`)).rows[0]!.n,
  ]);
  expect(inside).toEqual([true, 1]);
  expect(tell).toHaveBeenCalledExactlyOnceWith("replica", expect.anything());
});

test("a replica tells below which transaction all have ended", async () => {
  await untilLevel();
  const snapshot = "select pg_snapshot_xmin(pg_current_snapshot())::text as xmin";
  const [ours, theirs] = await Promise.all([primary.query(snapshot), replica.query(snapshot)]);
  expect(BigInt(theirs.rows[0].xmin)).toBeLessThanOrEqual(BigInt(ours.rows[0].xmin));
});

test("tables that the replica does not know yet are asked of the primary, and the replica goes on being read", async () => {
  const { db, isFollowing } = await reads();
  await replica.query("select pg_wal_replay_pause()");
  try {
    await primary.query("create table if not exists news (id int); insert into news values (7)");
    expect((await db.execute(sql`select id from news`)).rows).toEqual([{ id: 7 }]);
    expect(await isFollowing()).toBe(true);
  } finally {
    await replica.query("select pg_wal_replay_resume()");
  }
});

test("a statement that writes is refused by the replica and not sent to the primary", async () => {
  const { db } = await reads();
  await expect(db.execute(sql`insert into homes values (99)`)).rejects.toMatchObject({ cause: { code: "25006" } });
  expect((await primary.query("select from homes where id = 99")).rowCount).toBe(0);
});

test("a replica that ends costs nobody an answer, and is read again half a minute after it is back", async () => {
  const { db, pool, isFollowing } = await reads();
  expect(await isFollowing()).toBe(true);
  await servers.stopReplica();
  const answers = await Promise.all(Array.from({ length: 12 }, () => isFollowing()));
  expect(answers).toEqual(Array(12).fill(false));
  expect(await db.transaction(async (tx) => (await tx.execute(FOLLOWS)).rows[0]!.follows)).toBe(false);
  await servers.startReplica();
  expect(await isFollowing()).toBe(false);
  at += 30_000;
  await isFollowing();
  await pool.settled();
  expect(await isFollowing()).toBe(true);
  expect(tell.mock.calls.map(([to]) => to)).toEqual(["replica", "primary", "replica"]);
});
