import { desc, inArray, notInArray } from "drizzle-orm";
import type { CheckOutcome } from "#domain/operations/monitoring/backup-check.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { backupChecks } from "../../platform/db/tables/operations.server.ts";
import { activeStaff, notifyStaff } from "../../platform/failures/staff.server.ts";
import { renderMail } from "../../platform/mail/mail.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";

/** The kept results of the checks of backups, and the people who hear of those that failed. */

const KEPT = 60;
const PAGE = "/admin/monitoreo";

export type BackupCheck = typeof backupChecks.$inferSelect;
export type NewBackupCheck = typeof backupChecks.$inferInsert;

/** The newest check with one of these outcomes. */
async function newestOf(db: Db, outcomes: readonly CheckOutcome[]): Promise<BackupCheck | undefined> {
  const isOne = inArray(backupChecks.outcome, [...outcomes]);
  const [row] = await db.select().from(backupChecks).where(isOne).orderBy(desc(backupChecks.startedAt)).limit(1);
  return row;
}

/** The last time that a restore was tried, well or not. */
export const newestTry = (db: Db) => newestOf(db, ["correcta", "fallida", "imposible"]);

/** The last time that people were told of a check. */
export const newestTold = (db: Db) => newestOf(db, ["fallida", "imposible", "ausente"]);

/** When a backup was last restored with everything as it was; null where none ever was. */
export async function backupVerifiedAt(db: Db): Promise<Date | null> {
  return (await newestOf(db, ["correcta"]))?.endedAt ?? null;
}

/** The newest checks, for the page. */
export async function listChecks(db: Db, limit: number): Promise<BackupCheck[]> {
  return await db.select().from(backupChecks).orderBy(desc(backupChecks.startedAt)).limit(limit);
}

/** Keeps a check, and in the same transaction tells staff of one that is not as it should be, in the bell and by mail. */
export async function addCheck(db: Db, check: NewBackupCheck, publicUrl: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(backupChecks).values(check);
    const newest = tx
      .select({ id: backupChecks.id })
      .from(backupChecks)
      .orderBy(desc(backupChecks.startedAt))
      .limit(KEPT);
    await tx.delete(backupChecks).where(notInArray(backupChecks.id, newest));
    if (check.outcome === "correcta") return;
    const { title, message } = wordsOf(check);
    const faults = check.faults ?? [];
    await notifyStaff(
      tx,
      { title, message, type: "error", link: PAGE, cause: `backup check ${check.outcome}` },
      check.endedAt,
    );
    for (const { email } of await activeStaff(tx, check.endedAt)) {
      const href = `${publicUrl}${PAGE}`;
      const body = renderMail({
        title,
        paragraphs: [message, ...faults.slice(1)],
        action: { label: "Ver las copias de seguridad", href },
        footer: "Lo recibes porque administras Umbral.",
      });
      await queueMail(tx, { to: email, subject: title, links: [href], ...body }, check.endedAt);
    }
  });
}

function wordsOf({ outcome, backup, faults = [] }: NewBackupCheck): { title: string; message: string } {
  const [first = ""] = faults;
  if (outcome === "fallida")
    return { title: "La copia de seguridad no se restaura bien", message: `${backup}: ${first}` };
  if (outcome === "imposible") return { title: "No se ha podido probar la copia de seguridad", message: first };
  return { title: "Ninguna copia de seguridad está probada desde hace dos días", message: first };
}
