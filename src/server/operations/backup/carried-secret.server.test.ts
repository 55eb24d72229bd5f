import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { createDiskStore } from "../../platform/store/disk-store.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { type BackupParts, writeBackup } from "./write-backup.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-secret-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const source = await openTestDatabase();
const target = await openTestDatabase();
const now = new Date("2026-11-21T03:00:00Z");
const later = new Date("2026-11-21T05:00:00Z");
const AUTH = { secret: undefined } as BackupParts["config"]["auth"];

function partsIn(dataDir: string, { address }: typeof source): BackupParts {
  const config = { dataDir, auth: AUTH, objectStore: undefined };
  return { address, config, store: createDiskStore(join(dataDir, "files")) };
}
let from: BackupParts;
let into: BackupParts;
beforeEach(() => {
  from = partsIn(mkdtempSync(join(folder, "from-")), source);
  into = partsIn(mkdtempSync(join(folder, "into-")), target);
});
const restore = (path: string) => restoreBackup(into, path, { now: later });

const secretIn = (parts: BackupParts) => readFileSync(join(parts.config.dataDir, "auth-secret"), "utf8");
const given = (parts: BackupParts, secret: string): BackupParts => ({
  ...parts,
  config: { ...parts.config, auth: { ...AUTH, secret } },
});

test("the secret of the data folder comes along, and another one stays beside it", async () => {
  const { file, secret } = await writeBackup(from, { now });
  expect(secret).toBe("file");
  writeFileSync(join(into.config.dataDir, "auth-secret"), "el de antes");
  expect(await restore(file)).toMatchObject({ putsSecret: true });
  expect(secretIn(into)).toBe(secretIn(from));
  const aside = readdirSync(into.config.dataDir).find((name) => name.startsWith("auth-secret."))!;
  expect(readFileSync(join(into.config.dataDir, aside), "utf8")).toBe("el de antes");
  expect(await restore(file)).toMatchObject({ putsSecret: false });
});

test("the secret of the environment is no part of a backup, and must be the same", async () => {
  const { file } = await writeBackup(given(from, "a secret of thirty-two letters, one"), { now });
  expect(gunzipSync(readFileSync(file)).toString()).not.toContain("thirty-two");
  await expect(restore(file)).rejects.toThrow("otro AUTH_SECRET");
  const other = given(into, "a secret of thirty-two letters, two");
  await expect(restoreBackup(other, file, { now: later })).rejects.toThrow("--otro-secreto");
  await restoreBackup(other, file, { now: later, acceptsOtherSecret: true });
  await restoreBackup(given(into, "a secret of thirty-two letters, one"), file, { now: later });
});
