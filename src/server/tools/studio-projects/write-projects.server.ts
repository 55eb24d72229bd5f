import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { PROJECT_DOCUMENTS, type ProjectDocument } from "#domain/tools/studio-projects/project-documents.ts";
import type { NewProject } from "#domain/tools/studio-projects/project-forms.ts";
import type { ProjectKind } from "#domain/tools/studio-projects/project-kinds.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { ownershipOf } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { studioProjectFiles, studioProjects } from "../../platform/db/tables/tools-studio.server.ts";
import { checkedInput } from "../../platform/http/read-body.server.ts";
import { findHomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { lockAnyProject, lockProject, tellProjectChanged } from "./project-rows.server.ts";

/** Studio projects as their people make, change and remove them. */

/** Projects of an agency, or of whoever works alone, those in the trash too. */
const MOST_PROJECTS = 1_000;

/** Keeps others of the account from adding one meanwhile. @throws AppError TOO_MANY_PROJECTS */
async function mustHaveRoom(
  tx: Db,
  { ownerId, agencyId }: { ownerId: string; agencyId: string | null },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`projects ${agencyId ?? ownerId}`}, 0))`);
  const isTheirs =
    agencyId === null
      ? and(eq(studioProjects.ownerId, ownerId), isNull(studioProjects.agencyId))
      : eq(studioProjects.agencyId, agencyId);
  if ((await tx.$count(studioProjects, isTheirs)) >= MOST_PROJECTS) throw new AppError("TOO_MANY_PROJECTS");
}

/** @throws AppError INVALID_INPUT for a home that the actor does not see */
async function mustSeeHome(tx: Db, actor: PersonActor, homeId: string): Promise<void> {
  const home = await findHomeRow(tx, actor, homeId);
  if (!home || home.deletedAt !== null)
    throw new AppError("INVALID_INPUT", [{ path: "homeId", message: "Elige una vivienda de tu cartera" }]);
}

/** A document as the schema of its kind understands it. @throws AppError INVALID_INPUT with paths below `document` */
function soundDocument(kind: ProjectKind, document: unknown): ProjectDocument {
  try {
    return checkedInput(PROJECT_DOCUMENTS[kind], document);
  } catch (error) {
    if (!(error instanceof AppError) || error.issues === undefined) throw error;
    const below = error.issues.map(({ path, message }) => ({
      path: path === "" ? "document" : `document.${path}`,
      message,
    }));
    throw new AppError(error.code, below);
  }
}

/** @returns the new project's id. @throws AppError INVALID_INPUT, TOO_MANY_PROJECTS */
export async function addProject(
  tx: Db,
  actor: PersonActor,
  { kind, title, homeId, document }: NewProject,
  now: Date,
): Promise<string> {
  const sound = soundDocument(kind, document);
  await mustHaveRoom(tx, ownershipOf(actor));
  if (homeId !== null) await mustSeeHome(tx, actor, homeId);
  const [row] = await tx
    .insert(studioProjects)
    .values({
      ...ownershipOf(actor),
      createdAt: now,
      updatedAt: now,
      kind,
      title: sound.title || title,
      homeId,
      document: sound,
    })
    .returning();
  await tellProjectChanged(tx, row!);
  return row!.id;
}

/** @returns the new revision. @throws AppError NOT_FOUND, PROJECT_CHANGED, PROJECT_IN_TRASH, INVALID_INPUT */
export async function saveProject(
  tx: Db,
  actor: PersonActor,
  { id, revision, document }: { id: string; revision: number; document: unknown },
  now: Date,
): Promise<number> {
  const row = await lockProject(tx, actor, id, revision);
  const sound = soundDocument(row.kind, document);
  const title = sound.title || row.title;
  const changed = { document: sound, title, revision: row.revision + 1, updatedAt: now };
  await tx.update(studioProjects).set(changed).where(eq(studioProjects.id, id));
  await tellProjectChanged(tx, row);
  return changed.revision;
}

/** @throws AppError NOT_FOUND, PROJECT_IN_TRASH, INVALID_INPUT */
export async function setHomeOfProject(
  tx: Db,
  actor: PersonActor,
  { id, homeId }: { id: string; homeId: string | null },
): Promise<void> {
  const row = await lockProject(tx, actor, id);
  if (homeId !== null) await mustSeeHome(tx, actor, homeId);
  await tx.update(studioProjects).set({ homeId }).where(eq(studioProjects.id, id));
  await tellProjectChanged(tx, row);
}

/**
 * A project of its own with the same document and files; results stay with the first. It belongs to the same agency, because the files do.
 *
 * @returns its id
 * @throws AppError NOT_FOUND, TOO_MANY_PROJECTS
 */
export async function duplicateProject(tx: Db, actor: PersonActor, id: string, now: Date): Promise<string> {
  // Locked, so that nobody deletes a file that the copy is about to name.
  const { kind, title, homeId, document, agencyId } = await lockAnyProject(tx, actor, id);
  const owner = { ownerId: actor.ownerId, agencyId };
  await mustHaveRoom(tx, owner);
  const brought = await tx
    .select()
    .from(studioProjectFiles)
    .where(and(eq(studioProjectFiles.projectId, id), sql`${studioProjectFiles.role} in ('source', 'voice')`));
  const name = `${title.slice(0, 110)} (copia)`;
  const copies = brought.map((file) => ({ ...file, id: randomUUID(), publicId: null, old: file.id }));
  const [row] = await tx
    .insert(studioProjects)
    .values({
      ...owner,
      createdAt: now,
      updatedAt: now,
      kind,
      title: name,
      homeId,
      document: { ...(withIds(document, new Map(copies.map((copy) => [copy.old, copy.id]))) as object), title: name },
    })
    .returning();
  if (copies.length > 0)
    await tx
      .insert(studioProjectFiles)
      .values(copies.map(({ old: _old, ...copy }) => ({ ...copy, projectId: row!.id })));
  await tellProjectChanged(tx, row!);
  return row!.id;
}

/** A document in which every text that is one of these ids is the other. */
function withIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((member) => withIds(member, ids));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withIds(member, ids)]));
}

/** Puts it into the trash, or takes it out again. A repeated call changes nothing. */
export async function trashProject(tx: Db, actor: PersonActor, id: string, deletedAt: Date | null): Promise<void> {
  const row = await lockAnyProject(tx, actor, id);
  if ((row.deletedAt === null) === (deletedAt === null)) return;
  await tx.update(studioProjects).set({ deletedAt }).where(eq(studioProjects.id, id));
  await tellProjectChanged(tx, row);
}

/** Removes one that lies in the trash; its files follow within a quarter of an hour. @throws AppError NOT_FOUND */
export async function deleteProject(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const row = await lockAnyProject(tx, actor, id);
  if (row.deletedAt === null) throw new AppError("NOT_FOUND");
  await tx.delete(studioProjects).where(eq(studioProjects.id, id));
  await tellProjectChanged(tx, row);
}
