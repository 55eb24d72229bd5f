import { randomUUID } from "node:crypto";
import { mkdtempSync, openAsBlob, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { Client } from "pg";
import { afterAll, inject } from "vitest";
import { connectDatabase, type Database } from "../server/db/connection.server.ts";
import { keepBatchesWhole } from "../server/db/whole-batches.server.ts";

/** A migrated, empty database for one test file, of the kind that this run tests on. It closes after the file. */
export async function openTestDatabase(): Promise<Database> {
  const postgresUrl = inject("postgresUrl");
  const database = postgresUrl ? await copyTemplate(postgresUrl) : await loadDump(inject("embeddedDump")!);
  afterAll(() => database.close());
  return database;
}

async function loadDump(dump: string): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), "umbral-test-"));
  const pglite = await PGlite.create({ loadDataDir: await openAsBlob(dump) });
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
      await pglite.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
