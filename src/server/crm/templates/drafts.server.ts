import { eq } from "drizzle-orm";
import type { TemplateDocument } from "#domain/crm/templates/document.ts";
import { LOCK_STALE_MS } from "#domain/crm/templates/template-forms.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { namesOf } from "../../accounts/people/people.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { templates } from "../../platform/db/tables/crm-templates.server.ts";
import { sameDocument } from "./same-document.server.ts";
import { beforeReturnNote, keepVersion, lockTemplate, readVersion, type TemplateRow } from "./templates.server.ts";

/**
 * The draft of a template and its lock. One open page writes at a time: it holds the lock, says every half minute that it is still there,
 * and loses it to whoever takes it over, or two minutes after its last sign. A writing without the lock is refused, and the page keeps
 * its text.
 */

export type LockAnswer =
  | { isHeld: true; since: string }
  /** Somebody else's page; `isOwn` where it is another page of the same person. */
  | { isHeld: false; by: string; isOwn: boolean; since: string };

const isFresh = ({ lockSeenAt }: TemplateRow, now: Date): boolean =>
  lockSeenAt !== null && now.getTime() - lockSeenAt.getTime() < LOCK_STALE_MS;

/** Takes the lock where it is free, stale or taken over, and says who has it. @throws AppError NOT_FOUND */
export async function takeLock(
  tx: Db,
  actor: PersonActor,
  id: string,
  { holder, takesOver, now }: { holder: string; takesOver: boolean; now: Date },
): Promise<LockAnswer> {
  const row = await lockTemplate(tx, actor, id);
  const isOurs = row.lockHolder === holder;
  if (row.lockHolder !== null && !isOurs && isFresh(row, now) && !takesOver) {
    const names = await namesOf(tx, [row.lockBy]);
    const by = names.get(row.lockBy ?? "")?.name ?? "Otra persona";
    return { isHeld: false, by, isOwn: row.lockBy === actor.ownerId, since: row.lockSince!.toISOString() };
  }
  const since = isOurs && row.lockSince ? row.lockSince : now;
  await tx
    .update(templates)
    .set({ lockHolder: holder, lockBy: actor.ownerId, lockSince: since, lockSeenAt: now })
    .where(eq(templates.id, row.id));
  return { isHeld: true, since: since.toISOString() };
}

/** Gives the lock back; once more changes nothing. @throws AppError NOT_FOUND */
export async function releaseLock(tx: Db, actor: PersonActor, id: string, holder: string): Promise<void> {
  const row = await lockTemplate(tx, actor, id);
  if (row.lockHolder !== holder) return;
  await tx
    .update(templates)
    .set({ lockHolder: null, lockBy: null, lockSince: null, lockSeenAt: null })
    .where(eq(templates.id, row.id));
}

/** @throws AppError TEMPLATE_LOCKED where another page holds the lock */
function mustHold(row: TemplateRow, holder: string): void {
  if (row.lockHolder !== holder) throw new AppError("TEMPLATE_LOCKED");
}

/**
 * Writes the draft. The same text once more is the same writing.
 *
 * @returns the revision that the page writes over next
 * @throws AppError NOT_FOUND, TEMPLATE_LOCKED, TEMPLATE_CHANGED where it was written over another draft than today's
 */
export async function writeDraft(
  tx: Db,
  actor: PersonActor,
  id: string,
  { holder, revision, document, now }: { holder: string; revision: number; document: TemplateDocument; now: Date },
): Promise<number> {
  const row = await lockTemplate(tx, actor, id);
  mustHold(row, holder);
  if (sameDocument(row.draft, document)) return row.revision;
  if (row.revision !== revision) throw new AppError("TEMPLATE_CHANGED");
  const next = row.revision + 1;
  await tx
    .update(templates)
    .set({ draft: document, revision: next, updatedAt: now, lockSeenAt: now })
    .where(eq(templates.id, row.id));
  return next;
}

/** Keeps the draft as a version on demand. @throws AppError NOT_FOUND, TEMPLATE_LOCKED */
export async function saveVersion(
  tx: Db,
  actor: PersonActor,
  id: string,
  { holder, note, now }: { holder: string; note: string; now: Date },
): Promise<number> {
  const row = await lockTemplate(tx, actor, id);
  mustHold(row, holder);
  return await keepVersion(tx, row, note, now);
}

/** Keeps what the draft says as a version, and makes an earlier one the draft. @throws AppError NOT_FOUND, TEMPLATE_LOCKED */
export async function restoreVersion(
  tx: Db,
  actor: PersonActor,
  id: string,
  { holder, number, now }: { holder: string; number: number; now: Date },
): Promise<void> {
  const row = await lockTemplate(tx, actor, id);
  mustHold(row, holder);
  const version = await readVersion(tx, actor, id, number);
  await keepVersion(tx, row, beforeReturnNote(number), now);
  await tx
    .update(templates)
    .set({ draft: version.document, revision: row.revision + 1, updatedAt: now })
    .where(eq(templates.id, row.id));
}
