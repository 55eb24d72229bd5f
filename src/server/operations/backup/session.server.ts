import { Client, type PoolConfig } from "pg";
import { ADVISORY_LOCKS } from "../../platform/db/advisory-locks.server.ts";
import { OF_WORK } from "../../platform/db/lasting-client.server.ts";

/**
 * How values are written as text and read again. Only with the same settings on both sides is every value the same, whatever
 * the server or its administrator has set.
 */
const SETTINGS = [
  "set client_encoding = 'UTF8'",
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  // Writes the shortest figures that are read as the same number again.
  "set extra_float_digits = 1",
  "set bytea_output = 'hex'",
  "set search_path = public",
  "set statement_timeout = 0",
  "set idle_in_transaction_session_timeout = 0",
  "set lock_timeout = 0",
];

/**
 * Runs work on a connection of its own, which has no limits of time: a backup may read for longer than any request may.
 *
 * @param signal ends the connection, and with it whatever was being asked
 */
export async function inSession<Result>(
  address: PoolConfig,
  work: (client: Client) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const client = new Client({ ...address, keepAlive: true, connectionTimeoutMillis: OF_WORK.connectMs });
  // A connection that is lost fails the query that was on its way; without a listener it would end the process.
  client.on("error", () => {});
  const end = () => client.connection.stream.destroy();
  try {
    await client.connect();
    signal?.throwIfAborted();
    signal?.addEventListener("abort", end, { once: true });
    await client.query(SETTINGS.join(";"));
    return await work(client);
  } finally {
    signal?.removeEventListener("abort", end);
    await client.end().catch(() => {}); // It was lost already.
  }
}

/** Does work while no other process writes a backup of the same database or removes one. */
export async function whileOnlyWriter<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCKS.backupWriting]);
  try {
    return await work();
  } finally {
    // A connection that was lost has given its locks back.
    await client.query("select pg_advisory_unlock($1)", [ADVISORY_LOCKS.backupWriting]).catch(() => {});
  }
}
