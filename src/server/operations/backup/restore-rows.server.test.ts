import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { askOnce, backupPartsIn } from "../../../test/backup-parts.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { writeBackup } from "./write-backup.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-rows-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const source = await openTestDatabase();
const target = await openTestDatabase();
const now = new Date("2026-11-21T03:00:00Z");

/** Indexes and constraints, and whether PostgreSQL has checked them. */
const SCHEMA = `
  select indexname as name, indexdef as what, i.indisvalid as "isValid" from pg_indexes join pg_index i on i.indexrelid = to_regclass(indexname)
    where schemaname = 'public'
  union all select conrelid::regclass || '.' || conname, pg_get_constraintdef(oid), convalidated from pg_constraint
    where connamespace = 'public'::regnamespace
  order by 1, 2`;
/** A table that many others refer to, one that refers to it, and one with long rows. */
const FILLED = `
  insert into users (id, email, metadata) select gen_random_uuid(), 'p' || i || '@casa.example', '{}' from generate_series(1, 12000) i;
  insert into identities (user_id, provider, subject, data) select id, 'email', id::text, '{}' from users;
  insert into log_lines (at, level, message) select now(), 30, repeat(E'línea\\\\\\t' || i, 40) from generate_series(1, 25000) i`;
const COUNTED = `select (select count(*)::int from users) as users, (select count(*)::int from identities) as identities,
  (select md5(string_agg(message, '' order by id)) from log_lines) as messages`;

test("large tables come back with their rows, keys and indexes, and a backup that breaks off among them leaves what was there", async () => {
  const from = backupPartsIn(folder, source);
  const into = backupPartsIn(folder, target);
  await askOnce(source, FILLED);
  const { file } = await writeBackup(from, { now });
  const schema = await askOnce(target, SCHEMA);
  const empty = await askOnce(target, COUNTED);

  const lines = gunzipSync(readFileSync(file)).toString().split("\n");
  const whole = readFileSync(file);
  const broken = (at: number, line: string) =>
    gzipSync([...lines.slice(0, at), line, ...lines.slice(at + 1)].join("\n"));
  const user = lines.findIndex((line) => line.includes("p11999@"));
  const logLine = lines.findIndex((line) => line.startsWith('{"table":"log_lines"')) + 20_000;
  const cases: [Buffer, RegExp][] = [
    // While rows are under way: the reader ends, and then the server refuses one.
    [broken(logLine, "[]"), /una fila no tiene las columnas/],
    [broken(logLine, lines[logLine]!.replace('"30"', '"x"')), /invalid input syntax/],
    // Only the key that is made afterwards finds a row that is there twice.
    [broken(user, lines[user - 1]!), /no coincide con su suma|could not create unique index/],
  ];
  for (const [bytes, reason] of cases) {
    writeFileSync(file, bytes);
    await expect(restoreBackup(into, file, { now })).rejects.toThrow(reason);
    expect(await askOnce(target, COUNTED)).toEqual(empty);
    expect(await askOnce(target, SCHEMA)).toEqual(schema);
  }

  writeFileSync(file, whole);
  const told: string[] = [];
  const tell = ({ step, share }: { step: string; share: number }) => {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
    if (told.at(-1) !== step) told.push(step);
  };
  await restoreBackup(into, file, { now, tell });
  expect(told).toEqual(["rows", "indexes", "keys"]);
  const counted = await askOnce(target, COUNTED);
  expect(counted).toEqual(await askOnce(source, COUNTED));
  expect(counted[0]).toMatchObject({ users: 12_000, identities: 12_000 });
  expect(await askOnce(target, SCHEMA)).toEqual(schema);
}, 120_000);
