import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, type PoolConfig } from "pg";
import { afterAll, expect, test } from "vitest";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { archiveFolders, archiveSettings, switchArchive } from "../../platform/db/embedded/archive.server.ts";
import { openEmbedded } from "../../platform/db/embedded/open-embedded.server.ts";
import { createDiskStore } from "../../platform/store/disk-store.server.ts";
import { listBases, pruneArchive, writeBaseBackup } from "./base-backup.server.ts";
import { restoreToTime } from "./restore-to-time.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-to-time-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(address: PoolConfig, text: string): Promise<Record<string, string>[]> {
  const client = new Client(address);
  await client.connect();
  return await client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

test("the embedded database goes back to any moment since its base backup, and is kept as it was", async () => {
  // A shell reads the commands of the archive: signs that mean something to it, and to PostgreSQL.
  const dataDir = join(folder, "la carpeta de $HOME %f");
  const store = createDiskStore(join(dataDir, "files"));
  const now = new Date();
  switchArchive(dataDir, true, now);
  let server = await openEmbedded(dataDir);
  await ask(server.pool, "create table kept (word text)");
  await ask(server.pool, "insert into kept values ('before the base backup')");
  const base = await writeBaseBackup({ address: server.pool, dataDir }, { now, isUrgent: true });
  await ask(server.pool, "insert into kept values ('after it')");
  // A whole millisecond after that commit, and before the next.
  const moment = new Date(Date.now() + 2);
  await ask(server.pool, `select pg_sleep_until('${moment.toISOString()}')`);
  await ask(server.pool, "delete from kept; insert into kept values ('a mistake')");
  const [state] = await ask(
    server.pool,
    "select current_setting('archive_mode') as mode, failed_count from pg_stat_archiver",
  );
  expect(state).toEqual({ mode: "on", failed_count: "0" });
  const back = (until: Date) => restoreToTime({ dataDir, store }, until, new Date());
  await expect(back(moment)).rejects.toThrow(/^Umbral está en marcha/);
  await server.close();
  // The rest of the log is archived at an orderly end.
  expect(
    readdirSync(archiveFolders(dataDir).wal).every((name) => /^[\dA-F]{24}(\.[\dA-F]{8}\.backup)?\.zst$/.test(name)),
  ).toBe(true);

  await expect(back(new Date(base.startedAt.getTime() - 1))).rejects.toThrow(
    /^El archivo continuo empieza el .+ No se ha cambiado nada\.$/,
  );
  await expect(back(new Date(Date.now() + DAY_MS))).rejects.toThrow(/^Ese momento todavía no ha llegado/);
  const { before, archive } = await back(moment);
  server = await openEmbedded(dataDir);
  expect(await ask(server.pool, "select word from kept order by 1")).toEqual([
    { word: "after it" },
    { word: "before the base backup" },
  ]);
  await server.close();
  expect([existsSync(before), existsSync(archive), existsSync(join(dataDir, "restore-to-time"))]).toEqual([
    true,
    true,
    false,
  ]);
  // The archive goes on, from a base backup to come.
  expect(archiveSettings(dataDir)).toHaveProperty("archive_mode", "on");
  expect(await listBases(archiveFolders(dataDir).bases)).toEqual([]);
  await expect(back(moment)).rejects.toThrow(/^No hay archivo continuo/);
});

test("the archive loses everything that a week does not need, and nothing that the oldest kept moment needs", async () => {
  const dataDir = join(folder, "pruned");
  const now = new Date("2026-11-28T12:00:00Z");
  switchArchive(dataDir, true, now);
  const { bases, wal } = archiveFolders(dataDir);
  for (const [day, segment] of [
    [20, "0A"],
    [21, "0C"],
    [22, "0E"],
    [28, "1A"],
  ] as const) {
    const at = `2026-11-${day}T03-00-00Z`;
    const startedAt = `2026-11-${day}T03:00:00Z`;
    const stated = { startedAt, endedAt: startedAt, firstSegment: `0000000100000000000000${segment}`, bytes: 1 };
    writeFileSync(join(bases, `base-${at}.json`), JSON.stringify(stated));
    writeFileSync(join(bases, `base-${at}.tar.gz`), "x");
  }
  writeFileSync(join(bases, "base-2026-11-01T03-00-00Z.tar.gz"), "killed before it counted");
  for (const segment of ["0B", "0C", "0D", "1B"]) writeFileSync(join(wal, `0000000100000000000000${segment}.zst`), "x");
  await pruneArchive(dataDir, now, 7 * DAY_MS);
  expect((await listBases(bases)).map(({ startedAt }) => startedAt.getUTCDate())).toEqual([28, 22, 21]);
  expect(readdirSync(bases)).toHaveLength(6);
  expect(readdirSync(wal).sort()).toEqual(["0C", "0D", "1B"].map((one) => `0000000100000000000000${one}.zst`));
  switchArchive(dataDir, false, now);
  expect(archiveSettings(dataDir)).toEqual({});
  switchArchive(dataDir, true, now);
  expect(await listBases(bases)).toEqual([]);
});
