import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Client, type PoolConfig } from "pg";
import { afterAll, describe, expect, inject, test } from "vitest";
import { testServices } from "../../test/test-services.ts";
import type { StatedRelease } from "../../test/write-release.ts";
import { backupsFolder, listBackups } from "../operations/backup/backup.server.ts";
import { openBackup } from "../operations/backup/backup-source.server.ts";
import { backupBeforeMigrations } from "../operations/backup/before-migrations.server.ts";
import { quote, readTables } from "../operations/backup/catalogue.server.ts";
import { goBackTo, knownMigrations } from "../operations/backup/older-schema.server.ts";
import { readBackup, verifyBackup } from "../operations/backup/read-backup.server.ts";
import { restoreFiles } from "../operations/backup/restore-files.server.ts";
import { restoreRows, TRANSACTION } from "../operations/backup/restore-rows.server.ts";
import { inSession } from "../operations/backup/session.server.ts";
import { connectDatabase, migrateDatabase } from "../platform/db/connection.server.ts";
import { createDiskStore } from "../platform/store/disk-store.server.ts";
import { createApp } from "./app.server.ts";

/**
 * The rows and files of a release still open under this version: its database, migrated in place as a start does it, and its data folder.
 * `scripts/upgrade-fixture.ts` writes a release when it is cut; it is never changed.
 */

const RELEASES = "src/test/releases";
const MIGRATIONS = "src/server/platform/db/migrations";
const folder = mkdtempSync(join(tmpdir(), "umbral-releases-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lines of each table that the release holds, by the columns that are still there. */
type Kept = Map<string, { columns: string[]; lines: string[] }>;

async function keptRows(source: Awaited<ReturnType<typeof openBackup>>, client: Client): Promise<Kept> {
  const known = await readTables(client);
  const kept: Kept = new Map();
  let at: { columns: string[]; lines: string[]; places: number[] } | undefined;
  await readBackup(source, {
    table({ table, columns }) {
      const types = new Map((known.get(table) ?? []).map(({ name, type }) => [name, type]));
      const isCompared = (name: string) => types.has(name) && types.get(name) !== TRANSACTION;
      const places = columns.flatMap((name, place) => (isCompared(name) ? place : []));
      at = { columns: places.map((place) => columns[place]!), lines: [], places };
      kept.set(table, at);
    },
    row: (row) => void at!.lines.push(JSON.stringify(at!.places.map((place) => row[place]))),
  });
  return kept;
}

/** A database of the release's schema and rows, as it left them, with the list of migrations that it had run. */
async function makeOldDatabase(
  client: Client,
  source: Awaited<ReturnType<typeof openBackup>>,
  count: number,
): Promise<void> {
  await client.query("begin");
  await goBackTo(client, count);
  await restoreRows(client, source);
  await client.query("create schema drizzle");
  await client.query(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS }).slice(0, count)) {
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
  await client.query("commit");
}

/** Oldest first: a release is called by the number of its last migration. */
const NAMES = readdirSync(RELEASES)
  .filter((name) => name.endsWith(".tar"))
  .sort();

test("the newest kept release has a row in every table", async () => {
  // 0035 was kept when eleven tables took no row yet, and stays as it was written.
  const rows = new Map<string, number>();
  let at = "";
  await readBackup(await openBackup(join(RELEASES, NAMES.at(-1)!)), {
    table({ table }) {
      at = table;
      rows.set(table, 0);
    },
    row: () => void rows.set(at, rows.get(at)! + 1),
  });
  expect(rows.size).toBeGreaterThan(160);
  expect([...rows].flatMap(([table, count]) => (count === 0 ? table : []))).toEqual([]);
});

describe.each(NAMES)("the kept release %s", (name) => {
  const stated = JSON.parse(readFileSync(join(RELEASES, name.replace(/tar$/, "json")), "utf8")) as StatedRelease;
  const dataDir = join(folder, basename(name, ".tar"));
  const database = `umbral_release_${basename(name, ".tar").replaceAll(/\W/g, "_")}`;
  const server = inject("testServer");
  const address: PoolConfig = { ...server, database, max: 5 };

  test("comes up with every row, and its people go on", async () => {
    const admin = new Client({ ...server, database: "postgres" });
    await admin.connect();
    await admin.query(`create database ${database}`);
    const source = await openBackup(join(RELEASES, name));
    const { header, files } = await verifyBackup(source, { readsFiles: true });
    const store = createDiskStore(join(dataDir, "files"));
    mkdirSync(dataDir, { recursive: true });
    if (header.secret.kind === "file") writeFileSync(join(dataDir, "auth-secret"), header.secret.value);
    await restoreFiles(store, source, files, { folder: dataDir, signal: undefined });
    await inSession(address, (client) => makeOldDatabase(client, source, header.migrations.length));

    // As a start does it: a backup of before, then the migrations since.
    const config = { dataDir, auth: { secret: undefined } as never, objectStore: undefined };
    const parts = { address, config, store };
    const now = new Date(stated.at);
    await migrateDatabase(address, process.cwd(), () => backupBeforeMigrations(parts, { root: process.cwd(), now }));
    // Before anything is migrated, and so not for a release of today's tables.
    const isOlder = header.migrations.length < knownMigrations().length;
    const before = isOlder ? [expect.stringContaining("antes-de-migrar")] : [];
    expect(await listBackups(backupsFolder(config))).toEqual(before);

    await inSession(address, async (client) => {
      for (const [table, { columns, lines }] of await keptRows(source, client)) {
        const texts = columns.map((column) => `${quote(column)}::text`).join(", ");
        const { rows } = await client.query<{ line: string }>(
          `select array_to_json(array[${texts}]::text[])::text as line from ${quote(table)}`,
        );
        expect(rows.map(({ line }) => line).sort(), table).toEqual(lines.sort());
      }
    });

    const opened = connectDatabase(address);
    try {
      const services = { ...testServices(opened, { AUTH_SECRET: "", DATA_DIR: dataDir }), now: () => now };
      const app = createApp(services, async () => new Response("page"));
      const ask = async (path: string) => await app.request(path, { headers: { cookie: stated.cookie } });
      const read = async (path: string) => {
        const answer = await ask(path);
        expect(answer.status, path).toBe(200);
        return (await answer.json()) as Record<string, unknown>;
      };
      // A browser of then is signed in, and its homes, its run and its file open.
      expect(JSON.stringify(await read("/api/portfolio/homes"))).toContain(stated.homeId);
      const pdf = await ask(`/api/runs/${stated.runId}/export/pdf`);
      expect([pdf.status, (await pdf.text()).slice(0, 5)]).toEqual([200, "%PDF-"]);
      const download = await ask(`/api/portfolio/homes/${stated.homeId}/documents/${stated.documentId}/download`);
      const file = await ask(download.headers.get("location")!);
      expect(await file.text()).toBe("%PDF-1.7\nnota simple");
      // Due work is still due.
      const due = await opened.pool.query(
        `select (select count(*)::int from mails where next_attempt_at <= $1) as mails,
          (select count(*)::int from home_photos where next_attempt_at <= $1) as photos,
          (select count(*)::int from imports where id = $2 and state = 'recibida') as imports`,
        [now, stated.importId],
      );
      expect(due.rows[0]).toMatchObject({ photos: 1, imports: 1 });
      expect(due.rows[0].mails).toBeGreaterThan(0);
    } finally {
      await opened.close();
      await admin.query(`drop database ${database} with (force)`);
      await admin.end();
    }
  });
});
