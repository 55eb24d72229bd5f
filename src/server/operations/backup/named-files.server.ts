import type { Client } from "pg";
import { keysOfFile } from "../../platform/images/photo-keys.server.ts";
import { quote, readTables } from "./catalogue.server.ts";

/**
 * The columns that name files of the store. A test fails when the database has another one that looks like it: files that no
 * column here names are in no backup.
 */
export const FILE_COLUMNS: readonly { table: string; column: string; keys: string }[] = [
  { table: "files", column: "storage_key", keys: "array[storage_key]" },
  { table: "imports", column: "storage_key", keys: "array[storage_key]" },
  { table: "signature_requests", column: "original_key", keys: "array[original_key]" },
  { table: "signature_requests", column: "sealed_key", keys: "array[sealed_key]" },
  {
    table: "home_photos",
    column: "variants",
    // The smallest size of a photo is kept in its row and is in no store.
    keys: "array(select v ->> 'key' from jsonb_array_elements(variants) v where v ->> 'key' not like 'data:%')",
  },
];

/**
 * Every key that rows name, once, in order. Tables that an older database does not have yet name nothing.
 */
export async function readNamedFiles(client: Client): Promise<string[]> {
  const tables = await readTables(client);
  const keys = new Set<string>();
  for (const { table, column, keys: expression } of FILE_COLUMNS) {
    if (!tables.get(table)?.some(({ name }) => name === column)) continue;
    const { rows } = await client.query<{ keys: (string | null)[] }>(
      `select ${expression} as keys from ${quote(table)} where ${quote(column)} is not null`,
    );
    for (const key of rows.flatMap((row) => row.keys)) if (key) keys.add(key);
  }
  return [...keys].sort();
}

/** The keys that the store may hold and no row names any more: each given key and every size of a photo. */
export const keysToRemove = (keys: readonly string[], kept: ReadonlySet<string>): string[] => [
  ...new Set(keys.flatMap(keysOfFile).filter((key) => !kept.has(key))),
];
