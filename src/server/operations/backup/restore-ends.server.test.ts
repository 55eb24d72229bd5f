import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Client } from "pg";
import { afterAll, beforeEach, describe, expect, inject, test } from "vitest";
import { addFileRow, addStoredFile, askOnce, backupPartsIn } from "../../../test/backup-parts.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import { StoreFault } from "../../platform/store/store-fault.server.ts";
import { stageSecret } from "./carried-secret.server.ts";
import { finishKilledRestore } from "./killed-restore.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { transactionOf } from "./transaction-outcome.server.ts";
import { type BackupParts, writeBackup } from "./write-backup.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-ends-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const source = await openTestDatabase();
const target = await openTestDatabase();
const now = new Date("2026-11-21T03:00:00Z");
const later = new Date("2026-11-21T05:00:00Z");
let from: BackupParts;
let into: BackupParts;
beforeEach(async () => {
  from = backupPartsIn(folder, source);
  into = backupPartsIn(folder, target);
  for (const database of [source, target]) {
    await askOnce(database, "truncate files, import_sources, log_lines, users restart identity cascade");
  }
});
const secretIn = ({ config }: BackupParts) => readFileSync(join(config.dataDir, "auth-secret"), "utf8");
const LOG_LINE = "insert into log_lines (at, level, message) values (now(), 30, 'una línea') returning id";

/** Everything that the tables are. */
const SCHEMA = `
  select table_name || '.' || column_name as name, concat_ws(' ', data_type, column_default, is_nullable) as what
    from information_schema.columns where table_schema = 'public'
  union all select indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select oid::regprocedure::text, prosrc from pg_proc where pronamespace = 'public'::regnamespace
  order by 1, 2`;

test("a restore that fails leaves the numbers that come next as they were", async () => {
  await addStoredFile(from, "documents/ab/uno", "una casa");
  const { file } = await writeBackup(from, { now });
  await askOnce(target, "select setval(pg_get_serial_sequence('log_lines', 'id'), 5000)");
  const put = async () => {
    throw new StoreFault("STORE_UNAVAILABLE", new Error("away"));
  };
  const failing = restoreBackup({ ...into, store: { ...into.store, put } }, file, { now: later });
  await expect(failing).rejects.toThrow("No se ha podido restaurar (el almacén de archivos no responde)");
  expect(await askOnce(target, "select nextval(pg_get_serial_sequence('log_lines', 'id'))")).toEqual([
    { nextval: "5001" },
  ]);
});

test("a file that is lost keeps the rest from being restored unless that is said to be well", async () => {
  await addStoredFile(from, "documents/ab/uno", "una casa");
  await addStoredFile(from, "documents/ab/dos", "otra casa");
  await addStoredFile(from, "documents/ab/tres", "la tercera");
  const { file } = await writeBackup(from, { now });
  const pool = join(from.config.dataDir, "backups/files/documents/ab");
  rmSync(join(pool, "uno"));
  writeFileSync(join(pool, "dos"), "atra casa");
  const shown = /el archivo documents\/ab\/dos no es el que era, y hay 1 más así.*--aunque-falten-archivos/;
  await expect(restoreBackup(into, file, { now: later })).rejects.toThrow(shown);
  const restored = await restoreBackup(into, file, { now: later, acceptsLostFiles: true });
  expect(restored).toMatchObject({ files: 1, fileBytes: 10, lostFiles: 2, missingFiles: 0 });
  expect(await askOnce(target, "select count(*)::int as n from files")).toEqual([{ n: 3 }]);
  expect((await readWhole((await into.store.get("documents/ab/tres"))!)).toString()).toBe("la tercera");
  expect(await into.store.get("documents/ab/dos")).toBeUndefined();
});

test("imports that wait are read where their file is now; of the others the store stays", async () => {
  const owner = randomUUID();
  const [sender] = await askOnce(
    source,
    "insert into import_sources (owner_id, name, kind, format) values ($1, 'Casas', 'archivo', 'csv') returning id",
    [owner],
  );
  for (const state of ["recibida", "terminada"]) {
    await askOnce(
      source,
      `insert into imports (owner_id, source_id, state, format, storage_key, store_id) values ($1, $2, $3, 'csv', $4, 'el de allí')`,
      [owner, sender.id, state, `imports/${state}`],
    );
    await from.store.put(`imports/${state}`, Buffer.from("una casa"), { mediaType: "text/csv" });
  }
  const { file } = await writeBackup(from, { now });
  await restoreBackup(into, file, { now: later });
  expect(await askOnce(target, "select state, store_id from imports order by state")).toEqual([
    { state: "recibida", store_id: await into.store.identity() },
    { state: "terminada", store_id: "el de allí" },
  ]);
});

describe("a process that is killed at the end of a restore", () => {
  /**
   * The state after a restore was killed: the secret of the backup staged, and a transaction that ended in one way or
   * the other.
   */
  async function killed(ends: "commit" | "rollback" | "killed") {
    writeFileSync(join(into.config.dataDir, "auth-secret"), "el secreto que ya estaba aquí, con sus letras");
    const client = new Client(target.address);
    await client.connect();
    await client.query("begin");
    const transaction = await transactionOf(client);
    const carried = { kind: "file", value: "el secreto que trae la copia, con sus letras", fingerprint: "" } as const;
    expect(stageSecret(into.config, carried, transaction)).toBe(true);
    if (ends !== "killed") await client.query(ends);
    await client.end();
  }
  const names = () => readdirSync(into.config.dataDir).sort();

  test("before its rows were there: the old secret counts", async () => {
    for (const ends of ["rollback", "killed"] as const) {
      await killed(ends);
      await finishKilledRestore(into, later);
      expect(secretIn(into)).toContain("ya estaba aquí");
      expect(names()).toEqual(["auth-secret"]);
    }
  });

  test("after its rows were there: that of the backup counts, and the old one stays beside it", async () => {
    await killed("commit");
    await finishKilledRestore(into, later);
    expect(secretIn(into)).toContain("trae la copia");
    expect(names()).toEqual(["auth-secret", "auth-secret.2026-11-21T05-00-00.000Z"]);
    await finishKilledRestore(into, later);
    expect(secretIn(into)).toContain("trae la copia");
  });

  test("in a folder that then meets another database: the old secret counts", async () => {
    writeFileSync(join(into.config.dataDir, "auth-secret"), "el secreto que ya estaba aquí, con sus letras");
    const carried = { kind: "file", value: "el secreto que trae la copia, con sus letras", fingerprint: "" } as const;
    stageSecret(into.config, carried, "999999999999");
    await finishKilledRestore(into, later);
    expect(secretIn(into)).toContain("ya estaba aquí");
  });
});

test("one that loses its connection while it ends asks how it ended", async () => {
  await addStoredFile(from, "documents/ab/uno", "una casa");
  const { file } = await writeBackup(from, { now });
  const secret = secretIn(from);
  // The connection breaks as soon as the secret is staged, which is the last step before the end.
  const staged = join(into.config.dataDir, "auth-secret.restoring");
  const cut = setInterval(async () => {
    if (!existsSync(staged)) return;
    clearInterval(cut);
    await askOnce(
      target,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
  }, 1);
  const outcome = await restoreBackup(into, file, { now: later }).catch((error: Error) => error.message);
  clearInterval(cut);
  const isThere = (await askOnce(target, "select from files")).length === 1;
  expect(isThere).toBe(typeof outcome !== "string");
  expect(existsSync(join(into.config.dataDir, "files/documents/ab/uno"))).toBe(isThere);
  expect(existsSync(join(into.config.dataDir, "auth-secret")) && secretIn(into) === secret).toBe(isThere);
  expect(existsSync(staged)).toBe(false);
});

test("rows of an older version go through the migrations that came after it", async () => {
  const server = inject("testServer");
  const name = `older_${process.pid}_${Date.now()}`;
  await askOnce({ address: { ...server, database: "postgres" } }, `create database ${name}`);
  const older = { address: { ...server, database: name } };
  try {
    const first = readMigrationFiles({ migrationsFolder: "src/server/platform/db/migrations" })[0]!;
    await askOnce(older, first.sql.join(";\n"));
    await askOnce(older, "create schema drizzle");
    await askOnce(older, "create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)");
    await askOnce(older, "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      first.hash,
      first.folderMillis,
    ]);
    const parts = { ...from, address: older.address };
    await addFileRow(parts, "documents/ab/antes", "una casa");
    const { file, rows } = await writeBackup(parts, { now });
    const schema = () => askOnce(target, SCHEMA);
    const before = await schema();
    expect(await restoreBackup(into, file, { now: later })).toMatchObject({ rows });
    expect(await schema()).toEqual(before);
    expect(await askOnce(target, "select storage_key from files")).toEqual([{ storage_key: "documents/ab/antes" }]);
    expect(await askOnce(target, "select count(*)::int as n from agencies")).toEqual([{ n: 1 }]);
    expect(await askOnce(target, LOG_LINE)).toEqual([{ id: "1" }]);
  } finally {
    await askOnce({ address: { ...server, database: "postgres" } }, `drop database ${name} with (force)`);
  }
});
