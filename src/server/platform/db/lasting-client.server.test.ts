import { createServer } from "node:net";
import { sql } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { connectDatabase } from "./connection.server.ts";
import { LastingClient, limitsOf } from "./lasting-client.server.ts";
import { DatabaseAway, outageCode } from "./outage.server.ts";

const database = await openTestDatabase();
const { db, address } = database;

const BRIEF = { connectMs: 2_000, lockMs: 200, statementMs: 400 };
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test("a connection that ends in the middle of a transaction costs that transaction alone", async () => {
  const failure = await failureOf(
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
      // No query is asked while the connection ends: only the client itself hears of it.
      await db.execute(sql`select pg_sleep(0.05)`);
      await tx.execute(sql`select 1`);
    }),
  );
  expect(outageCode(failure)).toBe("DATABASE_UNAVAILABLE");
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test("a lock and a statement that take too long are given up, and the next one is answered", async () => {
  const impatient = connectDatabase({ ...address, max: 1 }, BRIEF);
  onTestFinished(() => impatient.close());
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table properties in access exclusive mode`);
    const failure = await failureOf(impatient.db.execute(sql`select count(*) from properties`));
    expect(outageCode(failure)).toBe("DATABASE_UNAVAILABLE");
  });
  expect(outageCode(await failureOf(impatient.db.execute(sql`select pg_sleep(20)`)))).toBe("DATABASE_UNAVAILABLE");
  expect((await impatient.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test("days are cut in UTC, whatever zone the server lives in", async () => {
  await db.execute(sql.raw(`alter database ${address.database} set timezone = 'Pacific/Kiritimati'`));
  onTestFinished(async () => void (await db.execute(sql.raw(`alter database ${address.database} reset timezone`))));
  const fresh = connectDatabase({ ...address, max: 1 });
  onTestFinished(() => fresh.close());
  const { rows } = await fresh.db.execute(sql`select ('2026-11-23T23:30:00Z'::timestamptz)::date::text as day`);
  expect(rows).toEqual([{ day: "2026-11-23" }]);
});

test("a request that waits for a free connection gives up in time", async () => {
  const narrow = connectDatabase({ ...address, max: 1 }, { ...BRIEF, connectMs: 100, statementMs: 5_000 });
  onTestFinished(() => narrow.close());
  await narrow.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    expect(outageCode(await failureOf(narrow.db.execute(sql`select 1`)))).toBe("DATABASE_UNAVAILABLE");
  });
});

test("a server that does not answer is given up, for queries and for connections", async () => {
  const silent = createServer((socket) => socket.on("error", () => {})).listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as { port: number };
  const nobody = connectDatabase({ host: "127.0.0.1", port, user: "x", max: 1 }, { ...BRIEF, connectMs: 100 });
  const failure = await failureOf(nobody.db.execute(sql`select 1`));
  expect(outageCode(failure)).toBe("DATABASE_UNAVAILABLE");
  const client = new LastingClient({ host: "127.0.0.1", port: 1, user: "x", ...limitsOf(BRIEF) });
  expect(await failureOf(client.connect())).toBeInstanceOf(DatabaseAway);
});

test("a connection whose answer never came is not given to anybody else", async () => {
  const client = new LastingClient({ ...inject("testServer"), database: address.database!, query_timeout: 100 });
  await client.connect();
  const ended = new Promise<void>((resolve) => client.once("end", () => resolve()));
  await expect(client.query("select pg_sleep(30)")).rejects.toThrow("Query read timeout");
  await ended;
  await expect(client.query("select 1")).rejects.toThrow();
});
