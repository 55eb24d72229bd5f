import { and, gt, isNotNull, ne, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { WEEK_MS } from "#domain/shared/time/durations.ts";
import type { Database } from "../db/connection.server.ts";
import { imports } from "../db/tables/portfolio-imports.server.ts";
import type { Config } from "../env.server.ts";
import type { ObjectStore } from "./object-store.server.ts";

/**
 * Writes one line into the log about the place where files are stored, for the administrator; nothing where a common
 * store or a database of its own leaves no doubt.
 *
 * @returns how many other stores hold imports of the last week
 */
export async function describeStore({
  config,
  database,
  store,
  log,
  now,
}: {
  config: Pick<Config, "databaseUrl" | "objectStore" | "dataDir">;
  database: Pick<Database, "db">;
  store: ObjectStore;
  log: Logger;
  now: Date;
}): Promise<number> {
  if (config.objectStore || !config.databaseUrl) return 0;
  const storeId = await store.identity().catch((err) => {
    log.error({ err }, "almacén en disco: no se puede escribir en su carpeta");
    return null;
  });
  const others = storeId === null ? 0 : await countOthers(database, storeId, now);
  const folder = `los archivos se guardan en ${config.dataDir} y solo los abre quien comparte esa carpeta`;
  const advice = "varios procesos sobre la misma base de datos necesitan un almacén común (STORE_URL)";
  if (others === 0) log.info({ storeId }, `almacén en disco: ${folder}; ${advice}`);
  else {
    const found = `otros procesos de esta base de datos guardan en ${others} almacenes distintos`;
    log.warn({ storeId, others }, `almacén en disco: ${found}: ${folder}; ${advice}`);
  }
  return others;
}

async function countOthers({ db }: Pick<Database, "db">, storeId: string, now: Date): Promise<number> {
  const isRecent = gt(imports.createdAt, new Date(now.getTime() - WEEK_MS));
  const [counted] = await db
    .select({ others: sql`count(distinct ${imports.storeId})`.mapWith(Number) })
    .from(imports)
    .where(and(isNotNull(imports.storeId), ne(imports.storeId, storeId), isRecent));
  return counted?.others ?? 0;
}
