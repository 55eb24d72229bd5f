import { randomUUID } from "node:crypto";
import { mkdtempSync, openAsBlob, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { Client } from "pg";
import { afterAll, inject, onTestFinished, TestRunner } from "vitest";
import { connectDatabase, type Database } from "../server/platform/db/connection.server.ts";
import { keepBatchesWhole } from "../server/platform/db/whole-batches.server.ts";

/** A migrated, empty database for one test file, or one test, of the kind that this run tests on. It closes after that. */
export async function openTestDatabase(): Promise<Database> {
  const postgresUrl = inject("postgresUrl");
  const database = postgresUrl ? await copyTemplate(postgresUrl) : await loadDump(inject("embeddedDump")!);
  (TestRunner.getCurrentTest() ? onTestFinished : afterAll)(() => database.close());
  return database;
}

/** An embedded database and the rows with which every file begins. */
interface Loaded {
  pglite: PGlite;
  firstRows: { table: string; rows: unknown }[];
}
/** Of this worker. */
let loaded: Promise<Loaded> | undefined;
let isTaken = false;

/**
 * Files of a worker follow each other in one database, emptied between them: loading it anew takes five times as long. Who asks
 * while it is taken gets one of his own: two socket servers on one database would end each other's transactions.
 */
async function loadDump(dump: string): Promise<Database> {
  const isOwn = isTaken;
  isTaken = true;
  if (!isOwn) loaded ??= load(dump);
  const { pglite, firstRows } = await (isOwn ? load(dump) : loaded!);
  const folder = mkdtempSync(join(tmpdir(), "umbral-test-"));
  const server = new PGLiteSocketServer({
    db: keepBatchesWhole(pglite),
    path: join(folder, ".s.PGSQL.5432"),
    maxConnections: 20,
  });
  await server.start();
  const connected = connectDatabase({
    kind: "embedded",
    pool: { host: folder, user: "postgres", database: "postgres", ssl: false, max: 5 },
  });
  return {
    ...connected,
    async close() {
      await connected.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
      if (isOwn) return await pglite.close();
      await startAgain(pglite, firstRows);
      isTaken = false;
    },
  };
}

async function load(dump: string): Promise<Loaded> {
  const pglite = await PGlite.create({ loadDataDir: await openAsBlob(dump) });
  const firstRows = [];
  for (const table of await filledTables(pglite)) {
    const found = await pglite.query<{ rows: unknown }>(`select jsonb_agg(to_jsonb(t)) as rows from ${table} t`);
    firstRows.push({ table, rows: found.rows[0]!.rows });
  }
  return { pglite, firstRows };
}

/** What a session keeps goes too: all connections share the only one there is. */
async function startAgain(pglite: PGlite, firstRows: Loaded["firstRows"]): Promise<void> {
  await pglite.exec("rollback");
  await pglite.exec("discard all");
  const filled = await filledTables(pglite);
  if (filled.length > 0) await pglite.exec(`truncate ${filled.join(", ")} restart identity cascade`);
  await pglite.exec("set session_replication_role = replica");
  for (const { table, rows } of firstRows) {
    await pglite.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
      JSON.stringify(rows),
    ]);
  }
  await pglite.exec("reset session_replication_role");
}

async function filledTables(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  );
  const counts = rows.map(
    ({ name }) => `select '${name.replaceAll("'", "''")}' as name where exists (select from ${name})`,
  );
  const filled = await pglite.query<{ name: string }>(counts.join(" union all "));
  return filled.rows.map(({ name }) => name);
}

async function copyTemplate(postgresUrl: string): Promise<Database> {
  const name = `umbral_test_${randomUUID().replaceAll("-", "")}`;
  const admin = new Client({ connectionString: postgresUrl });
  await admin.connect();
  // Two copies of one template at once are refused: files take turns.
  await admin.query("select pg_advisory_lock(1)");
  await admin.query(`create database ${name} template umbral_template`);
  await admin.query("select pg_advisory_unlock(1)");
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  const connected = connectDatabase({ kind: "postgres", pool: { connectionString: url.href, max: 5 } });
  return {
    ...connected,
    async close() {
      await connected.close();
      await admin.query(`drop database ${name}`);
      await admin.end();
    },
  };
}
