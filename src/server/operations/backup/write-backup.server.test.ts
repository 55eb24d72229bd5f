import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { createDiskStore } from "../../platform/store/disk-store.server.ts";
import type { ObjectStore } from "../../platform/store/object-store.server.ts";
import { listBackups } from "./backup.server.ts";
import { type BackupParts, writeBackup } from "./write-backup.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-write-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { address, pool } = await openTestDatabase();
const now = new Date("2026-11-21T03:00:00Z");
const later = new Date("2026-11-21T05:00:00Z");

function partsIn(name: string): BackupParts {
  const dataDir = join(folder, name);
  const auth = { secret: undefined } as BackupParts["config"]["auth"];
  return { address, config: { dataDir, auth, objectStore: undefined }, store: createDiskStore(join(dataDir, "files")) };
}

async function addFile({ store }: BackupParts, key: string, text: string) {
  await store.put(key, Buffer.from(text), { mediaType: "text/plain" });
  await pool.query(
    `insert into files (owner_id, name, media_type, size_bytes, sha256, storage_key) values ($1, 'a', 'text/plain', $2, $3, $4)`,
    [randomUUID(), text.length, createHash("sha256").update(text).digest("hex"), key],
  );
}

test("a disk that is full leaves the old backups and nothing half written", async () => {
  const from = partsIn("full");
  const { file } = await writeBackup(from, { now });
  const whole = readFileSync(file);
  await addFile(from, "documents/ab/uno", "una casa");
  await addFile(from, "documents/ab/dos", "otra casa");
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
  // As with files of an S3 store, none can be linked.
  const objectStore = { url: "", region: "", accessKey: "", secretKey: "" };
  const parts = { ...from, store: full, config: { ...from.config, objectStore } };
  await expect(writeBackup(parts, { now: later })).rejects.toThrow("no space left");
  expect(await listBackups(join(from.config.dataDir, "backups"))).toHaveLength(1);
  expect(readFileSync(file).equals(whole)).toBe(true);
  expect(readdirSync(join(from.config.dataDir, "backups"), { recursive: true })).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/part|dos|uno/)]),
  );
});

test("a backup that is given up on its way leaves nothing half written", async () => {
  const from = partsIn("given-up");
  await addFile(from, "documents/ab/uno", "una casa");
  const ending = new AbortController();
  const get: ObjectStore["get"] = async (key) => {
    ending.abort();
    return await from.store.get(key);
  };
  const objectStore = { url: "", region: "", accessKey: "", secretKey: "" };
  const parts = { ...from, store: { ...from.store, get }, config: { ...from.config, objectStore } };
  await expect(writeBackup(parts, { now, signal: ending.signal })).rejects.toThrow();
  const left = readdirSync(join(from.config.dataDir, "backups"), { recursive: true, encoding: "utf8" });
  expect(left.filter((name) => /gz|part/.test(name))).toEqual([]);
});
