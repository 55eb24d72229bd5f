import { formatDate } from "#domain/shared/format/format.ts";
import { type SourceState, seriesStates } from "#server/tools/official-series/series-state.server.ts";
import { askDatabase } from "./ask-database.ts";
import type { Section } from "./findings.ts";

/** Age of the official series, or the reason why it is unknown here. */
export async function seriesSection(env: Record<string, string | undefined>, root: string): Promise<Section> {
  const about = (rows: Section["rows"]): Section => ({
    title: "Series oficiales (BIS, INE, BCE)",
    columns: ["Fuente", "Cómo está"],
    rows,
    allWell: "",
  });
  const asked = await askDatabase(env, root, seriesStates);
  if (typeof asked === "string") return about([["Todas", asked]]);
  const isOff = env.OFFICIAL_SERIES === "off";
  return about(asked.map((state) => [state.name, `${describeSource(state)}${isOff ? " OFFICIAL_SERIES=off." : ""}`]));
}

export function describeSource({ series, readAt, unread, failing, lastError }: SourceState): string {
  const reason = lastError === null ? "" : ` (${lastError})`;
  if (readAt === null) return `Nunca se ha leído${reason}: vale lo que trae el producto.`;
  const read = `Leída el ${formatDate(readAt.slice(0, 10))}`;
  if (failing > 0) return `${read}; fallan ${failing} de ${series.length}${reason}.`;
  return unread > 0 ? `${read}; faltan ${unread} de ${series.length}.` : `${read}.`;
}
