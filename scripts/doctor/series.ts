import { existsSync } from "node:fs";
import { join } from "node:path";
import { formatDate } from "#domain/shared/format/format.ts";
import { connectDatabase } from "#server/platform/db/connection.server.ts";
import { openEmbedded } from "#server/platform/db/embedded/open-embedded.server.ts";
import { ConfigError, readConfig } from "#server/platform/env.server.ts";
import { type SourceState, seriesStates } from "#server/tools/official-series/series-state.server.ts";
import type { Section } from "./findings.ts";

/** Age of the official series, or the reason why it is unknown here. */
export async function seriesSection(env: Record<string, string | undefined>, root: string): Promise<Section> {
  const about = (rows: Section["rows"]): Section => ({
    title: "Series oficiales (BIS, INE, BCE)",
    columns: ["Fuente", "Cómo está"],
    rows,
    allWell: "",
  });
  const asked = await statesOf(env, root).catch((error: unknown) => `No se puede leer la base de datos: ${error}`);
  if (typeof asked === "string") return about([["Todas", asked]]);
  const isOff = env.OFFICIAL_SERIES === "off";
  return about(asked.map((state) => [state.name, `${describeSource(state)}${isOff ? " OFFICIAL_SERIES=off." : ""}`]));
}

async function statesOf(env: Record<string, string | undefined>, root: string): Promise<SourceState[] | string> {
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(env, root);
  } catch (error) {
    if (error instanceof ConfigError) return "No se sabe mientras la configuración no sea válida";
    throw error;
  }
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && !existsSync(join(dataDir, "postgres")))
    return "Nunca se han leído: el servidor no ha arrancado todavía";
  const embedded = databaseUrl ? undefined : await openEmbedded(dataDir, { isGuest: true });
  const database = connectDatabase(embedded?.pool ?? { connectionString: databaseUrl });
  try {
    return await seriesStates(database.db);
  } finally {
    await database.close();
    await embedded?.close();
  }
}

export function describeSource({ series, readAt, unread, failing, lastError }: SourceState): string {
  const reason = lastError === null ? "" : ` (${lastError})`;
  if (readAt === null) return `Nunca se ha leído${reason}: vale lo que trae el producto.`;
  const read = `Leída el ${formatDate(readAt.slice(0, 10))}`;
  if (failing > 0) return `${read}; fallan ${failing} de ${series.length}${reason}.`;
  return unread > 0 ? `${read}; faltan ${unread} de ${series.length}.` : `${read}.`;
}
