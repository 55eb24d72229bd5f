import { statfs } from "node:fs/promises";
import { Client, type PoolConfig } from "pg";

/** The size of a file in which PostgreSQL writes its log of changes, in bytes. */
const SEGMENT_BYTES = 16 * 1024 * 1024;
/** As many segments as `min_wal_size`; PostgreSQL usually keeps that many from then on by overwriting old ones. */
const SEGMENTS = 5;
/** Room for something else must stay. */
const LEAST_FREE_BYTES = 4 * SEGMENTS * SEGMENT_BYTES;

/**
 * Gives a new database the files of its log ahead. PostgreSQL ends at once where a file of its log cannot be made, and does not start
 * again before there is room: with these a full disk refuses rows, one statement at a time, while everything can still be read.
 *
 * @param folder of the cluster
 */
export async function reserveLog(pool: PoolConfig, folder: string): Promise<void> {
  const client = new Client(pool);
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ segments: number }>(
      "select count(*)::int as segments from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$'",
    );
    const missing = SEGMENTS - rows[0]!.segments;
    const { bavail, bsize } = await statfs(folder);
    if (missing <= 0 || bavail * bsize < LEAST_FREE_BYTES) return;
    for (let made = 0; made < missing; made++) {
      // A segment in which nothing was written is not left.
      await client.query("select pg_logical_emit_message(false, 'umbral', 'reserve')");
      await client.query("select pg_switch_wal()");
    }
    await client.query("checkpoint");
  } finally {
    await client.end();
  }
}
