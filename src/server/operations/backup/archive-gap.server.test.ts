import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, type PoolConfig } from "pg";
import { pino } from "pino";
import { afterAll, expect, test, vi } from "vitest";
import { describeArchive } from "#domain/operations/monitoring/archive.ts";
import { connectDatabase } from "../../platform/db/connection.server.ts";
import { archiveFolders, archiveSettings, switchArchive } from "../../platform/db/embedded/archive.server.ts";
import { openEmbedded } from "../../platform/db/embedded/open-embedded.server.ts";
import { createDiskStore } from "../../platform/store/disk-store.server.ts";
import { readArchiveReach } from "./archive-gap.server.ts";
import { readArchiveState } from "./archive-state.server.ts";
import { missingSegments, writeBaseBackup } from "./base-backup.server.ts";
import { restoreToTime } from "./restore-to-time.server.ts";
import { isBaseDue, scheduleBases } from "./schedule-bases.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-archive-gap-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** PostgreSQL hands over a failed segment again after a minute, or when the next one is finished. */
const PATIENCE = { timeout: 60_000, interval: 500 };

test("an archive whose disk is away lets segments go before the database's disk is full, and a base backup takes it up again", async () => {
  const dataDir = join(folder, "data");
  const store = createDiskStore(join(dataDir, "files"));
  switchArchive(dataDir, true, new Date());
  const limits = { waiting: 3, free: 0 };
  const server = await openEmbedded(dataDir, { settings: archiveSettings(dataDir, limits) });
  const client = new Client(server.pool);
  await client.connect();
  const ask = async (text: string) => (await client.query(text)).rows as Record<string, string>[];
  const database = { ...connectDatabase(server.pool), address: server.pool as PoolConfig };
  const said = async () =>
    describeArchive(await readArchiveState(database.db, { databaseUrl: undefined, dataDir }), new Date());
  const waiting = () =>
    readdirSync(join(dataDir, "postgres/pg_wal/archive_status")).filter((name) => name.endsWith(".ready")).length;
  const moment = async () => {
    const at = new Date(Date.now() + 2);
    await ask(`select pg_sleep_until('${at.toISOString()}')`);
    return at;
  };
  const oneMore = async () => {
    await ask("insert into kept values ('in the gap')");
    await ask("select pg_switch_wal()");
  };
  await ask("create table kept (word text)");
  expect(await said()).toMatchObject({ value: "Sin copia base" });
  await writeBaseBackup({ address: server.pool, dataDir }, { now: new Date(), isUrgent: true });
  await ask("insert into kept values ('before the gap')");
  const before = await moment();
  await ask("insert into kept values ('the last that is archived')");
  await ask("select pg_switch_wal()");
  await vi.waitFor(() => expect(waiting()).toBe(0), PATIENCE);
  expect(await said()).toMatchObject({ level: "good", value: "Al día" });

  const { all, wal } = archiveFolders(dataDir);
  renameSync(wal, join(all, "away"));
  for (let written = 0; written < 8; written++) await oneMore();
  await vi.waitFor(async () => {
    await oneMore();
    expect(waiting()).toBeLessThanOrEqual(limits.waiting + 1);
  }, PATIENCE);
  const inGap = await moment();
  // The database works on, and says what it has lost.
  await ask("insert into kept values ('still written')");
  renameSync(join(all, "away"), wal);
  await oneMore();
  await vi.waitFor(() => expect(waiting()).toBe(0), PATIENCE);
  expect(await said()).toMatchObject({ level: "bad", value: "Interrumpido" });

  // A base backup beside requests spreads what is still to be written down over minutes.
  await ask("checkpoint");
  const stop = scheduleBases({ database, config: { dataDir }, log: pino({ level: "silent" }), now: () => new Date() });
  await vi.waitFor(async () => expect((await readArchiveReach(dataDir, null)).lost).toBe(0), PATIENCE);
  await stop();
  expect(await said()).toMatchObject({ level: "good" });
  await ask("insert into kept values ('after the gap')");
  const after = await moment();
  await ask("insert into kept values ('a mistake')");
  await database.close();
  await client.end();
  await server.close();

  const back = (until: Date) => restoreToTime({ dataDir, store }, until, new Date());
  await expect(back(inGap)).rejects.toThrow(/^No se ha podido volver a ese momento \(el archivo acaba antes/);
  const { archive } = await back(after);
  expect(await wordsOf(dataDir)).toEqual(expect.arrayContaining(["after the gap", "in the gap"]));
  expect(await wordsOf(dataDir)).not.toContain("a mistake");
  // The archive that led here also leads to any moment before the gap.
  rmSync(all, { recursive: true });
  renameSync(archive, all);
  await back(before);
  expect(await wordsOf(dataDir)).toEqual(["before the gap"]);
}, 240_000);

async function wordsOf(dataDir: string): Promise<string[]> {
  const server = await openEmbedded(dataDir, { settings: { archive_mode: "off" } });
  const client = new Client(server.pool);
  await client.connect();
  const { rows } = await client.query<{ word: string }>("select word from kept");
  await client.end();
  await server.close();
  return rows.map(({ word }) => word);
}

test("segments are counted over the parts of the log, and an archive without a base backup reaches nothing", async () => {
  const file = (part: string, segment: string) => `00000001000000${part}000000${segment}.zst`;
  const files = [file("0A", "FE"), file("0A", "FF"), file("0B", "02"), "00000001000000 0B.part", "another.zst"];
  const name = (part: string, segment: string) => file(part, segment).slice(0, 24);
  expect(missingSegments(files, name("0A", "FE"), name("0A", "FF"))).toBe(0);
  expect(missingSegments(files, name("0A", "FE"), name("0B", "02"))).toBe(2);
  const dataDir = join(folder, "empty");
  mkdirSync(dataDir);
  expect(await readArchiveReach(dataDir, null)).toEqual({ baseAt: null, lost: 0 });
  switchArchive(dataDir, true, new Date());
  const { bases, wal } = archiveFolders(dataDir);
  const stated = { startedAt: "2026-11-28T03:00:00Z", endedAt: "2026-11-28T03:01:00Z", bytes: 1 };
  writeFileSync(
    join(bases, "base-2026-11-28T03-00-00Z.json"),
    JSON.stringify({ ...stated, firstSegment: name("0A", "FE") }),
  );
  for (const each of files) writeFileSync(join(wal, each), "");
  const now = new Date("2026-11-28T12:00:00Z");
  const reach = await readArchiveReach(dataDir, null);
  expect([reach.lost, isBaseDue(reach, now)]).toEqual([2, true]);
  // PostgreSQL was told that a segment is archived which is not there.
  expect((await readArchiveReach(dataDir, name("0B", "03"))).lost).toBe(3);
  // A segment of before the archive was switched on says nothing.
  expect((await readArchiveReach(dataDir, name("09", "00"))).lost).toBe(2);
  expect(isBaseDue({ ...reach, lost: 0 }, now)).toBe(false);
});
