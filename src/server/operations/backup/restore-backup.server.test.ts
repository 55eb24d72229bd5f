import { createHash, randomUUID } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Client } from "pg";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { createDiskStore } from "../../platform/store/disk-store.server.ts";
import { type ObjectStore, readWhole } from "../../platform/store/object-store.server.ts";
import { backupName } from "./backup.server.ts";
import { type RestoreOptions, restoreBackup } from "./restore-backup.server.ts";
import { type BackupParts, packBackup, writeBackup } from "./write-backup.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-backup-"));
const source = await openTestDatabase();
const target = await openTestDatabase();
/** Values that PostgreSQL keeps and JSON or JavaScript would lose. */
const TRIAL = `create table backup_trial (
  id bigint generated always as identity primary key, serial_no serial, parent bigint references backup_trial (id),
  words text, fixed char(6), "odd ""name""" varchar(40), at timestamptz, local_at timestamp(3), span interval, day date,
  amount numeric, price numeric(15,2), ratio double precision, small real, bytes bytea, doc jsonb, raw json,
  list text[], grid integer[][], days date[], flag boolean, whom uuid, made text generated always as (upper(words)) stored)`;
for (const database of [source, target]) await ask(database, TRIAL);
afterAll(async () => {
  for (const database of [source, target]) await ask(database, "drop table backup_trial");
  rmSync(folder, { recursive: true, force: true });
});

const now = new Date("2026-11-21T03:00:00Z");
const later = new Date("2026-11-21T05:00:00Z");
const AUTH = { secret: undefined } as BackupParts["config"]["auth"];
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

function partsIn(dataDir: string, database: typeof source): BackupParts {
  const config = { dataDir, auth: AUTH, objectStore: undefined };
  return { address: database.address, config, store: createDiskStore(join(dataDir, "files")) };
}
let from: BackupParts;
let into: BackupParts;

/** One question on a connection that is closed after it, because an open connection is in the way of a restore. */
async function ask(database: typeof source, sql: string, values: unknown[] = []) {
  const client = new Client(database.address);
  await client.connect();
  return await client
    .query(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
const rowsOf = (database: typeof source) =>
  ask(database, "select row_to_json(t)::text as row from backup_trial t order by id");
const restore = (path: string, options: Partial<RestoreOptions> = {}) =>
  restoreBackup(into, path, { now: later, ...options });

/** A stored file and the row that names it. */
async function addFile(parts: BackupParts, key: string, text: string) {
  await parts.store.put(key, Buffer.from(text), { mediaType: "text/plain" });
  await ask(
    parts === from ? source : target,
    `insert into files (owner_id, name, media_type, size_bytes, sha256, storage_key) values ($1, 'a', 'text/plain', $2, $3, $4)`,
    [randomUUID(), text.length, sha256(text), key],
  );
}
const textOf = async (store: ObjectStore, key: string) => {
  const stored = await store.get(key);
  return stored && (await readWhole(stored)).toString();
};
const leftovers = (parts: BackupParts) =>
  readdirSync(parts.config.dataDir, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".part"));

beforeEach(async () => {
  from = partsIn(mkdtempSync(join(folder, "from-")), source);
  into = partsIn(mkdtempSync(join(folder, "into-")), target);
  for (const database of [source, target]) {
    await ask(database, "truncate backup_trial, files, home_photos restart identity cascade");
  }
});

describe("values", () => {
  test("every value is the same after a restore, and the next number is one that was never given", async () => {
    await ask(
      source,
      `insert into backup_trial (words, fixed, "odd ""name""", at, local_at, span, day, amount, price, ratio, small, bytes, doc, raw,
         list, grid, days, flag, whom) values
       ($1, 'ab', 'x', '2026-03-29 02:30:00.123456+02', '0044-03-15 12:00:00.999 BC', '1 year -3 days 00:00:00.000001', 'infinity',
        '123456789012345678901234567890.12345678901234567890', 1234567890123.40, 0.1::float8 + 0.2::float8, 0.1::real, '\\x00ff0a0d5c22',
        '{"n": 12345678901234567890.10, "s": "\\u2028", "e": 1e400}', E'{"b": 1,\\n "a": 1.50, "b": null}',
        array['', null, 'a,"b"\\c', '{}', 'NULL'], '[0:1][5:6]={{1,2},{3,null}}', array['2026-01-01', null]::date[], true,
        '0b0f7f0e-5a3c-4c57-9a53-1f5a1f7f0001'),
       (null, null, null, 'infinity', '-infinity', null, '0001-01-01 BC', 'NaN', 0.00, '-Infinity', 'NaN', '', 'null', 'null',
        '{}', '{}', '{}', false, null),
       ('', '', '', 'epoch', null, '-00:00:01', null, '-0.000', null, '-0', 1e-45, null, '"x"', null, null, null, null, null, null)`,
      ['uno\u2028dos\u2029tres\r\n\t\u0085\u000b\u0001 "comillas" \\ € 🏠 ́ {"table":"x"} [1]'],
    );
    // A row of the first thousand refers to one after it.
    await ask(source, "insert into backup_trial (words) select 'fila ' || n from generate_series(1, 1200) n");
    await ask(source, "update backup_trial set parent = 1203 where id = 2");
    await ask(source, "select nextval(pg_get_serial_sequence('backup_trial', 'serial_no'))");
    const { file, rows } = await writeBackup(from, { now });
    expect(rows).toBeGreaterThan(1_203);
    expect(await restore(file)).toMatchObject({ rows, before: undefined, at: now.toISOString() });
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
    const inserted = "insert into backup_trial (words, parent) values ('nueva', 1) returning id, serial_no, made";
    expect(await ask(target, inserted)).toEqual([{ id: "1204", serial_no: 1205, made: "NUEVA" }]);
    // The foreign keys are back.
    await expect(ask(target, "insert into backup_trial (parent) values (99999)")).rejects.toThrow("foreign key");
  });
});

test("a row that keeps its transaction is written by that of the restore: another server's numbers mean nothing here", async () => {
  const home = `insert into market_homes (pool, operation, type, status, country, currency, listed_on, seen_on, changed_in)
    values (gen_random_uuid(), 'venta', 'piso', 'activo', 'ES', 'EUR', '2026-11-01', '2026-11-01', '9000000000')`;
  await ask(source, home);
  const { file } = await writeBackup(from, { now });
  await restore(file);
  const isPast = "select changed_in < pg_current_xact_id() as past from market_homes";
  expect(await ask(source, isPast)).toEqual([{ past: false }]);
  expect(await ask(target, isPast)).toEqual([{ past: true }]);
  for (const database of [source, target])
    await ask(database, "truncate market_homes, market_gone restart identity cascade");
});

describe("files", () => {
  test("come along from the pool, which has each once, and those that no row names go", async () => {
    await addFile(from, "documents/ab/uno", "una casa");
    await addFile(from, "documents/ab/nunca", "se pierde");
    await from.store.remove(["documents/ab/nunca"]);
    const first = await writeBackup(from, { now });
    expect(first).toMatchObject({ files: 1, fileBytes: 8, missingFiles: 1 });
    const inPool = join(from.config.dataDir, "backups/files/documents/ab/uno");
    const { ino } = statSync(inPool);
    expect(ino).toBe(statSync(join(from.config.dataDir, "files/documents/ab/uno")).ino);
    const second = await writeBackup(from, { now: later });
    expect(statSync(inPool)).toMatchObject({ ino, nlink: 2 });

    await addFile(into, "documents/cd/otro", "de antes");
    await addFile(into, "documents/ab/uno", "otra cosa");
    const { before, files } = await restore(second.file, { replaces: true });
    expect([files, before?.files]).toEqual([1, 2]);
    expect(await textOf(into.store, "documents/ab/uno")).toBe("una casa");
    expect(await textOf(into.store, "documents/cd/otro")).toBeUndefined();
    expect(leftovers(into)).toEqual([]);

    await restore(before!.file, { replaces: true, now: new Date("2026-11-21T06:00:00Z") });
    expect(await textOf(into.store, "documents/ab/uno")).toBe("otra cosa");
    expect(await textOf(into.store, "documents/cd/otro")).toBe("de antes");
  });

  test("all lies in one archive to carry away", async () => {
    await addFile(from, "documents/ab/uno", "una casa");
    await addFile(from, "documents/ab/vacio", "");
    const { file } = await writeBackup(from, { now });
    const archive = join(folder, "todo.tar");
    await packBackup(file, archive, now);
    rmSync(from.config.dataDir, { recursive: true });
    expect(await restore(archive)).toMatchObject({ files: 2, putsSecret: true });
    expect(await textOf(into.store, "documents/ab/uno")).toBe("una casa");
    expect(await textOf(into.store, "documents/ab/vacio")).toBe("");
  });

  test("a file that no kept backup names leaves the pool", async () => {
    await addFile(from, "documents/ab/uno", "una casa");
    await writeBackup(from, { now });
    const inPool = join(from.config.dataDir, "backups/files/documents/ab/uno");
    await ask(source, "delete from files");
    const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
    const { file } = await writeBackup(from, { now: minutes(1) });
    expect(existsSync(inPool)).toBe(true);
    const backups = join(from.config.dataDir, "backups");
    for (let minute = 2; minute < 25; minute += 1) copyFileSync(file, join(backups, backupName(minutes(minute))));
    await writeBackup(from, { now: minutes(25) });
    expect(existsSync(inPool)).toBe(false);
  });
});

describe("a refused restore changes nothing", () => {
  const SEEN = "select count(*)::int as n from backup_trial";
  const kept = async () => (await ask(target, SEEN))[0].n as number;

  test("a database with rows, unless they may be replaced", async () => {
    const { file } = await writeBackup(from, { now });
    await ask(target, "insert into backup_trial (words) values ('queda')");
    await expect(restore(file)).rejects.toThrow(/ya tiene datos \(1 filas\).*--reemplazar/);
    expect(await kept()).toBe(1);
    const { before } = await restore(file, { replaces: true });
    expect([await kept(), before?.file]).toEqual([0, expect.stringContaining("antes-de-restaurar")]);
  });

  test("the first administrator of a new database is no obstacle; somebody who has an account is", async () => {
    const { file } = await writeBackup(from, { now });
    const person = (address: string) =>
      ask(target, "insert into users (id, email) values ($1, $2)", [randomUUID(), address]);
    await person("admin@umbral.example");
    await ask(target, "insert into work_states (name, last_round_at) values ('x', now())");
    await restore(file);
    await person("admin@umbral.example");
    await person("ana@umbral.example");
    await expect(restore(file)).rejects.toThrow("ya tiene datos (2 filas)");
    await ask(target, "delete from users");
  });

  test("a database that somebody else is connected to", async () => {
    const { file } = await writeBackup(from, { now });
    const other = new Client(target.address);
    await other.connect();
    await expect(restore(file)).rejects.toThrow(/está en uso \(1 conexión abierta\)/);
    await other.end();
  });

  test("one that was cut, altered, or lost a file", async () => {
    await addFile(from, "documents/ab/uno", "una casa");
    await ask(source, "insert into backup_trial (words) values ('uno'), ('dos')");
    const { file } = await writeBackup(from, { now });
    await ask(target, "insert into backup_trial (words) values ('queda')");
    const whole = readFileSync(file);
    const text = gunzipSync(whole).toString();
    const cases: [Buffer, RegExp][] = [
      [whole.subarray(0, whole.length - 40), /dañada o incompleta/],
      [Buffer.alloc(0), /dañada/],
      [Buffer.concat([whole.subarray(0, 200), Buffer.from("x"), whole.subarray(201)]), /dañada/],
      [gzipSync(text.replace('"dos"', '"dis"')), /no coincide con su suma/],
      [gzipSync(text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1)), /le falta el final/],
      [gzipSync(text + text), /sigue algo tras el final/],
      [gzipSync('{"table":"files","columns":[]}\n'), /formato anterior/],
      [gzipSync("apuntes\n"), /dañada/],
    ];
    for (const [bytes, reason] of cases) {
      writeFileSync(file, bytes);
      await expect(restore(file, { replaces: true })).rejects.toThrow(reason);
    }
    // Into an empty database rows go before they are compared, and go again.
    await ask(target, "delete from backup_trial");
    for (const [bytes, reason] of cases) {
      writeFileSync(file, bytes);
      await expect(restore(file)).rejects.toThrow(reason);
      expect(await kept()).toBe(0);
    }
    await ask(target, "insert into backup_trial (words) values ('queda')");
    writeFileSync(file, whole);
    const inPool = join(from.config.dataDir, "backups/files/documents/ab/uno");
    writeFileSync(inPool, "una cosa");
    await expect(restore(file, { replaces: true })).rejects.toThrow("no es el que era");
    rmSync(inPool);
    await expect(restore(file, { replaces: true })).rejects.toThrow("falta el archivo documents/ab/uno");
    await expect(restore(join(folder, "missing.jsonl.gz"))).rejects.toThrow("ENOENT");
    expect(await kept()).toBe(1);
    expect(readdirSync(into.config.dataDir)).toEqual([]);
  });

  test("an error in the middle takes rows, files and secret back", async () => {
    await addFile(from, "documents/ab/nuevo", "una casa");
    await addFile(from, "documents/ab/otro", "de la copia");
    await addFile(from, "documents/ab/uno", "falla");
    const { file } = await writeBackup(from, { now });
    await into.store.put("documents/ab/otro", Buffer.from("de aquí"), { mediaType: "text/plain" });
    writeFileSync(join(into.config.dataDir, "auth-secret"), "el de aquí");
    const put: ObjectStore["put"] = async (key, bytes, options) => {
      if (key.endsWith("uno")) throw new Error("store away");
      await into.store.put(key, bytes, options);
    };
    const parts = { ...into, store: { ...into.store, put } };
    await expect(restoreBackup(parts, file, { now: later })).rejects.toThrow("store away");
    expect(await textOf(into.store, "documents/ab/nuevo")).toBeUndefined();
    expect(await textOf(into.store, "documents/ab/otro")).toBe("de aquí");
    expect(await ask(target, "select count(*)::int as n from files")).toEqual([{ n: 0 }]);
    expect(readFileSync(join(into.config.dataDir, "auth-secret"), "utf8")).toBe("el de aquí");
    expect(leftovers(into)).toEqual([]);
    // The tables are whole again.
    await expect(ask(target, "insert into backup_trial (parent) values (99999)")).rejects.toThrow("foreign key");
  });

  test("a backup of a newer version", async () => {
    await ask(source, "insert into drizzle.__drizzle_migrations (hash, created_at) values ('nueva', 9999999999999)");
    const { file } = await writeBackup(from, { now });
    await ask(source, "delete from drizzle.__drizzle_migrations where hash = 'nueva'");
    await expect(restore(file)).rejects.toThrow("más nuevo que este");
  });
});
