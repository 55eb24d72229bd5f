import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeEach, expect, test } from "vitest";
import { addStoredFile, askOnce, backupPartsIn, withCommonStore } from "../../../test/backup-parts.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import type { ObjectStore } from "../../platform/store/object-store.server.ts";
import { StoreFault } from "../../platform/store/store-fault.server.ts";
import { listBackups } from "./backup.server.ts";
import { openBackup } from "./backup-source.server.ts";
import { readBackup } from "./read-backup.server.ts";
import { writeBackup } from "./write-backup.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-write-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { address } = await openTestDatabase();
const now = new Date("2026-11-21T03:00:00Z");
const later = new Date("2026-11-21T05:00:00Z");

beforeEach(() => askOnce({ address }, "truncate files cascade"));

test("a disk that is full leaves the old backups and nothing half written", async () => {
  const from = backupPartsIn(folder, { address });
  const { file } = await writeBackup(from, { now });
  const whole = readFileSync(file);
  await addStoredFile(from, "documents/ab/uno", "una casa");
  await addStoredFile(from, "documents/ab/dos", "otra casa");
  const full: ObjectStore = {
    ...from.store,
    async get(key) {
      if (key.endsWith("dos")) return await from.store.get(key);
      const stream = Readable.from(
        (async function* () {
          yield Buffer.from("una");
          throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
        })(),
      );
      return { stream, sizeBytes: 8 };
    },
  };
  const parts = withCommonStore(from, full);
  await expect(writeBackup(parts, { now: later })).rejects.toThrow("no space left");
  expect(await listBackups(join(from.config.dataDir, "backups"))).toHaveLength(1);
  expect(readFileSync(file).equals(whole)).toBe(true);
  expect(readdirSync(join(from.config.dataDir, "backups"), { recursive: true })).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/part|dos|uno/)]),
  );
});

test("a backup that is given up on its way leaves nothing half written", async () => {
  const from = backupPartsIn(folder, { address });
  await addStoredFile(from, "documents/ab/uno", "una casa");
  const ending = new AbortController();
  const get: ObjectStore["get"] = async (key) => {
    ending.abort();
    return await from.store.get(key);
  };
  const parts = withCommonStore(from, { get });
  await expect(writeBackup(parts, { now, signal: ending.signal })).rejects.toThrow();
  const left = readdirSync(join(from.config.dataDir, "backups"), { recursive: true, encoding: "utf8" });
  expect(left.filter((name) => /gz|part/.test(name))).toEqual([]);
});

test("rows of megabytes that follow small ones are all there, and no thousand of them at once", async () => {
  const from = backupPartsIn(folder, { address });
  await askOnce(from, "create table large_trial (n int, words text)");
  try {
    await askOnce(
      from,
      "insert into large_trial select n, repeat('é', case when n > 1500 then 1000000 else 1 end) from generate_series(1, 1530) n",
    );
    const { file } = await writeBackup(from, { now });
    let isLarge = false;
    const lengths = new Map<string, number>();
    await readBackup(await openBackup(file), {
      table: ({ table }) => {
        isLarge = table === "large_trial";
      },
      row: ([n, words]) => {
        if (isLarge) lengths.set(n!, words!.length);
      },
    });
    expect(lengths.size).toBe(1530);
    for (const [n, length] of lengths) expect(length).toBe(Number(n) > 1500 ? 1_000_000 : 1);
  } finally {
    await askOnce(from, "drop table large_trial");
  }
});

test("a file that goes with its row during a moment leads to another moment, in which neither exists", async () => {
  const from = backupPartsIn(folder, { address });
  await addStoredFile(from, "documents/ab/uno", "una casa");
  let asked = 0;
  const get: ObjectStore["get"] = async (key) => {
    asked += 1;
    // Between the first look and the moment, a file is added; it is removed when the moment has been chosen.
    if (asked === 1) await addStoredFile(from, "documents/ab/dos", "otra casa");
    else {
      await askOnce(from, "delete from files where storage_key = $1", [key]);
      await from.store.remove([key]);
    }
    return await from.store.get(key);
  };
  const written = await writeBackup(withCommonStore(from, { get }), { now });
  expect(written).toMatchObject({ files: 1, missingFiles: 0 });
  expect(asked).toBe(2);
});

test("while the store is away the rows are saved without the new files, under a name that says so", async () => {
  const from = backupPartsIn(folder, { address });
  await addStoredFile(from, "documents/ab/uno", "una casa");
  await writeBackup(withCommonStore(from, {}), { now });
  await addStoredFile(from, "documents/ab/dos", "otra casa");
  await addStoredFile(from, "documents/ab/tres", "la tercera");
  let asked = 0;
  const get: ObjectStore["get"] = async () => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new StoreFault("STORE_UNAVAILABLE", new Error("away"));
  };
  const away = await writeBackup(withCommonStore(from, { get }), { now: later });
  expect(away).toMatchObject({ files: 1, missingFiles: 2, unreadFiles: 2 });
  expect(away.file).toContain("Z-incompleta.jsonl.gz");
  expect(asked).toBeLessThanOrEqual(4);
  const back = await writeBackup(withCommonStore(from, {}), { now: new Date("2026-11-21T06:00:00Z") });
  expect(back).toMatchObject({ files: 3, missingFiles: 0, unreadFiles: 0 });
  expect(back.file).toContain("00Z.jsonl.gz");
});

test("a file of the pool that has lost bits is taken anew from the store when it is read again", async () => {
  const from = withCommonStore(backupPartsIn(folder, { address }), {});
  await addStoredFile(from, "documents/ab/uno", "una casa");
  await writeBackup(from, { now });
  const inPool = join(from.config.dataDir, "backups/files/documents/ab/uno");
  writeFileSync(inPool, "uma casa");
  expect(await writeBackup(from, { now: later, readsAll: true })).toMatchObject({ files: 1, alteredFiles: 0 });
  expect(readFileSync(inPool, "utf8")).toBe("una casa");
  // A damaged file for which the store has no better copy is saved as it is, and counted as altered.
  await from.store.put("documents/ab/uno", Buffer.from("uma casa"), { mediaType: "text/plain" });
  writeFileSync(inPool, "uma casa");
  const last = await writeBackup(from, { now: new Date("2026-11-21T06:00:00Z"), readsAll: true });
  expect(last).toMatchObject({ files: 1, alteredFiles: 1 });
});

test.runIf(process.platform !== "win32")("nobody else may read a backup or its files", async () => {
  const from = withCommonStore(backupPartsIn(folder, { address }), {});
  await addStoredFile(from, "documents/ab/uno", "una casa");
  const { file } = await writeBackup(from, { now });
  const pool = join(file, "../files/documents/ab/uno");
  expect(existsSync(pool)).toBe(true);
  for (const path of [file, pool]) expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(join(file, "..")).mode & 0o777).toBe(0o700);
});
