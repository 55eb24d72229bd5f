import { randomUUID } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, Pool } from "pg";
import { afterAll, inject, onTestFinished, TestRunner } from "vitest";
import { connectDatabase, type Database } from "../server/platform/db/connection.server.ts";
import { TEMPLATE, type TestServer } from "./migrate-once.ts";

/**
 * A migrated, empty database for one test file, or one test. It closes after that.
 *
 * @param atEnd where a test that runs beside others is told of its end; which one asks cannot be seen from here
 */
export async function openTestDatabase(atEnd?: (close: () => Promise<void>) => void): Promise<Database> {
  const database = await (isTaken ? openCopy() : openShared());
  (atEnd ?? (TestRunner.getCurrentTest() ? onTestFinished : afterAll))(() => database.close());
  return database;
}

/** The database of this worker, and the rows with which every file begins. */
interface Shared {
  name: string;
  firstRows: { table: string; rows: unknown }[];
}
let shared: Promise<Shared> | undefined;
let isTaken = false;

/** Files of a worker follow each other in one database, emptied between them: that takes a hundredth of a copy's time. */
async function openShared(): Promise<Database> {
  isTaken = true;
  shared ??= makeShared();
  const { name, firstRows } = await shared;
  const connected = connect(name);
  return {
    ...connected,
    async close() {
      await connected.close();
      await within(name, (client) => startAgain(client, firstRows));
      isTaken = false;
    },
  };
}

/** For whoever asks while the worker's database is taken. */
async function openCopy(): Promise<Database> {
  const name = await copyTemplate();
  const connected = connect(name);
  return {
    ...connected,
    async close() {
      await connected.close();
      await within("postgres", (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** Reads of a replica go by connections of their own, on which nothing can be written. */
function connect(name: string): Database {
  const address = { ...inject("testServer"), database: name, max: 5 };
  const connected = connectDatabase(address);
  const readPool = new Pool({ ...address, max: 2, options: "-c timezone=UTC -c default_transaction_read_only=on" });
  // As the product's pools: an idle connection that the server ends is replaced, and ends no process.
  readPool.on("error", () => {});
  return {
    ...connected,
    reads: drizzle(readPool),
    readPool,
    async close() {
      await readPool.end();
      await connected.close();
    },
  };
}

async function within<Result>(database: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const server: TestServer = inject("testServer");
  const client = new Client({ ...server, database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function copyTemplate(): Promise<string> {
  const name = `umbral_test_${randomUUID().replaceAll("-", "")}`;
  await within("postgres", async (client) => {
    // Two copies of one template at once are refused: workers take turns.
    await client.query("select pg_advisory_lock(1)");
    await client.query(`create database ${name} template ${TEMPLATE}`);
  });
  return name;
}

async function makeShared(): Promise<Shared> {
  const name = await copyTemplate();
  const firstRows = await within(name, async (client) => {
    const kept = [];
    for (const table of await filledTables(client)) {
      const found = await client.query<{ rows: unknown }>(`select jsonb_agg(to_jsonb(t)) as rows from ${table} t`);
      kept.push({ table, rows: found.rows[0]!.rows });
    }
    return kept;
  });
  return { name, firstRows };
}

/** After so many rows a table is cleaned, too: what is left of them would slow the next file down. */
const MANY_ROWS = 500;

/** Rows are deleted, because `truncate` makes every file of every table that hangs together anew: 600 ms in place of two. */
async function startAgain(client: Client, firstRows: Shared["firstRows"]): Promise<void> {
  // A connection that a file forgot would hold its locks.
  await client.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  // No trigger and no reference holds a row.
  await client.query("set session_replication_role = replica");
  for (const table of await filledTables(client)) {
    const { rowCount } = await client.query(`delete from ${table}`);
    if (rowCount! > MANY_ROWS) await client.query(`vacuum ${table}`);
  }
  const { rows: sequences } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' and last_value is not null",
  );
  for (const { name } of sequences) await client.query(`alter sequence ${name} restart`);
  for (const { table, rows } of firstRows) {
    await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
      JSON.stringify(rows),
    ]);
  }
}

async function filledTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  );
  const counts = rows.map(
    ({ name }) => `select '${name.replaceAll("'", "''")}' as name where exists (select from ${name})`,
  );
  const filled = await client.query<{ name: string }>(counts.join(" union all "));
  return filled.rows.map(({ name }) => name);
}
