import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { createDiskStore } from "../../platform/store/disk-store.server.ts";
import { backupsFolder, listBackups } from "./backup.server.ts";
import { backupBeforeMigrations } from "./before-migrations.server.ts";
import { createBackupKeeper } from "./schedule.server.ts";
import type { BackupParts } from "./write-backup.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-hourly-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { address, pool } = await openTestDatabase();

function partsIn(name: string): BackupParts {
  const dataDir = join(folder, name);
  const auth = { secret: undefined } as BackupParts["config"]["auth"];
  return { address, config: { dataDir, auth, objectStore: undefined }, store: createDiskStore(join(dataDir, "files")) };
}
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

test("a process that is restarted every 50 minutes still yields a backup each hour, and one at each orderly end", async () => {
  const parts = partsIn("restarts");
  const first = createBackupKeeper(parts);
  expect(await first.makeDue(at("10:01"))).toBeDefined();
  expect(await first.makeDue(at("10:50"))).toBeUndefined();
  // It was killed at 10:51: its connection is gone, and the next process looks at the age.
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  const second = createBackupKeeper(parts);
  expect(await second.makeDue(at("10:52"))).toBeUndefined();
  expect(await second.makeDue(at("11:01"))).toBeDefined();
  expect(await second.finish(at("11:41"))).toBeDefined();
  const third = createBackupKeeper(parts);
  expect(await third.makeDue(at("12:31"))).toBeUndefined();
  expect(await third.makeDue(at("12:41"))).toBeDefined();
  await third.finish(at("12:45"));
  expect(await listBackups(backupsFolder(parts.config))).toHaveLength(5);
});

test("of several processes on one database one makes them, until it ends", async () => {
  const here = createBackupKeeper(partsIn("here"));
  const there = createBackupKeeper(partsIn("there"));
  expect(await here.makeDue(at("10:00"))).toBeDefined();
  expect(await there.makeDue(at("10:00"))).toBeUndefined();
  expect(await there.finish(at("10:05"))).toBeUndefined();
  expect(await here.finish(at("10:10"))).toBeDefined();
  expect(await there.makeDue(at("10:11"))).toBeDefined();
  await there.finish(at("10:12"));
});

test("the end of a process does not wait for a last backup for ever", async () => {
  const parts = partsIn("impatient");
  const keeper = createBackupKeeper(parts);
  await expect(keeper.finish(at("10:00"), AbortSignal.abort())).rejects.toThrow();
  expect(await listBackups(backupsFolder(parts.config))).toEqual([]);
});

test("pending migrations are preceded by a backup, none and those of a new database are not", async () => {
  const parts = partsIn("migrations");
  const options = { root: process.cwd(), now: at("10:00") };
  expect(await backupBeforeMigrations(parts, options)).toBeUndefined();
  await pool.query("update drizzle.__drizzle_migrations set hash = 'older ' || hash");
  try {
    expect((await backupBeforeMigrations(parts, options))?.file).toContain("antes-de-migrar");
  } finally {
    await pool.query("update drizzle.__drizzle_migrations set hash = replace(hash, 'older ', '')");
  }
});
