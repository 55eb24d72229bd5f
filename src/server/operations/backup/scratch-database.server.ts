import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Client, PoolConfig } from "pg";
import { openEmbedded } from "../../platform/db/embedded/open-embedded.server.ts";
import { inSession } from "./session.server.ts";
import type { BackupParts } from "./write-backup.server.ts";

/** A database of its own in which a backup is tried; nothing of it stays. */

const FOLDER = "restore-check";
/** Rows lost with a power cut would be thrown away anyway, so nothing waits for the disk. */
const UNSAFE = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  logging_collector: "off",
  archive_mode: "off",
  max_connections: "10",
};

/** There is no place for a scratch database; the message is Spanish, for people. */
export class NoScratchDatabase extends Error {}

/**
 * Makes an empty database, and removes it after the work. Beside a given server it is another database of that server, where its role may
 * create one. The embedded server is left to those who use it: the scratch database is a server of its own in the data folder, as it
 * is where the role may not.
 *
 * Only one process may call it for a database and a data folder: what a killed one left is removed first.
 *
 * @throws NoScratchDatabase where neither can be had
 */
export async function inScratchDatabase<Result>(
  { address, config }: Pick<BackupParts, "address"> & { config: Pick<BackupParts["config"], "dataDir"> },
  isEmbedded: boolean,
  work: (address: PoolConfig) => Promise<Result>,
): Promise<Result> {
  if (!isEmbedded && (await mayCreate(address))) return await onServer(address, work);
  const folder = join(config.dataDir, FOLDER);
  const forget = () => rm(folder, { recursive: true, force: true });
  await forget();
  const server = await openEmbedded(folder, { settings: UNSAFE }).catch((error: Error) => {
    const reason = isEmbedded ? "" : "el usuario de la base de datos no puede crear otra, y ";
    throw new NoScratchDatabase(`No hay dónde probar la copia: ${reason}${error.message}`, { cause: error });
  });
  try {
    return await work(server.pool);
  } finally {
    await server.close();
    await forget();
  }
}

async function mayCreate(address: PoolConfig): Promise<boolean> {
  return await inSession(address, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      "select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user",
    );
    return rows[0]!.may;
  });
}

async function onServer<Result>(address: PoolConfig, work: (address: PoolConfig) => Promise<Result>): Promise<Result> {
  const asked = async (text: string) => await inSession(address, (client) => client.query(text));
  // Several databases of one server may each hold a product.
  const name = await inSession(address, nameBeside);
  const drop = () => asked(`drop database if exists ${name} with (force)`);
  await drop();
  await asked(`create database ${name} template template0`);
  try {
    return await work(withDatabaseName(address, name));
  } finally {
    await drop();
  }
}

async function nameBeside(client: Client): Promise<string> {
  const { rows } = await client.query<{ mark: string }>("select left(md5(current_database()), 12) as mark");
  return `umbral_restore_check_${rows[0]!.mark}`;
}

/** The same server, another database: in a connection string the name of its own would win. */
function withDatabaseName({ connectionString, ...address }: PoolConfig, database: string): PoolConfig {
  if (connectionString === undefined) return { ...address, database };
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return { ...address, connectionString: url.href };
}
