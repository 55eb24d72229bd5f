import { describeArchive } from "#domain/operations/monitoring/archive.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { readArchiveState } from "#server/operations/backup/archive-state.server.ts";
import { backupVerifiedAt } from "#server/operations/backup/backup-checks.server.ts";
import { askDatabase } from "./ask-database.ts";
import type { Section } from "./findings.ts";

/** Whether the database's server archives continuously, and when a backup was last proved by restoring it. */
export async function archiveSection(env: Record<string, string | undefined>, root: string): Promise<Section> {
  const rows = await askDatabase(env, root, async (db, config) => {
    const verifiedAt = await backupVerifiedAt(db);
    const verified = verifiedAt
      ? `La última se restauró y comparó el ${formatDate(verifiedAt.toISOString().slice(0, 10))}.`
      : "Ninguna se ha restaurado y comparado todavía.";
    const archive = describeArchive(await readArchiveState(db, config), new Date());
    return [
      ["Diario", archive.level === "good" ? archive.text : `${archive.value}. ${archive.text}`],
      ["Prueba de cada noche", verified],
    ] as const;
  });
  return {
    title: "Copias de seguridad",
    columns: ["Parte", "Cómo está"],
    rows: typeof rows === "string" ? [["Base de datos", rows]] : rows,
    allWell: "",
  };
}
