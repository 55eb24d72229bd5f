import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { Client, type PoolConfig } from "pg";
import type { BackupParts } from "../server/operations/backup/write-backup.server.ts";
import { createDiskStore } from "../server/platform/store/disk-store.server.ts";

/** Parts of a backup, with a data folder of its own below another one, whose secret it keeps. */
export function backupPartsIn(folder: string, { address }: { address: PoolConfig }): BackupParts {
  const dataDir = mkdtempSync(join(folder, "data-"));
  const auth = { secret: undefined } as BackupParts["config"]["auth"];
  return { address, config: { dataDir, auth, objectStore: undefined }, store: createDiskStore(join(dataDir, "files")) };
}

/** With a store that several machines share: none of its files can be linked. */
export const withCommonStore = (parts: BackupParts, store: Partial<BackupParts["store"]>): BackupParts => ({
  ...parts,
  store: { ...parts.store, ...store },
  config: { ...parts.config, objectStore: { url: "", region: "", accessKey: "", secretKey: "" } },
});

/** One question on a connection that is closed after it, because an open connection is in the way of a restore. */
export async function askOnce({ address }: { address: PoolConfig }, sql: string, values: unknown[] = []) {
  const client = new Client(address);
  await client.connect();
  return await client
    .query(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** A stored file and the row that names it. */
export async function addStoredFile(parts: BackupParts, key: string, text: string): Promise<void> {
  await parts.store.put(key, Buffer.from(text), { mediaType: "text/plain" });
  await addFileRow(parts, key, text);
}

export async function addFileRow(parts: Pick<BackupParts, "address">, key: string, text: string): Promise<void> {
  await askOnce(
    parts,
    `insert into files (owner_id, name, media_type, size_bytes, sha256, storage_key) values ($1, 'a', 'text/plain', $2, $3, $4)`,
    [randomUUID(), text.length, createHash("sha256").update(text).digest("hex"), key],
  );
}
