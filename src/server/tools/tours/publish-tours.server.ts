import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type * as z from "zod/mini";
import { publicTourAddress } from "#domain/tools/tours/tour-address.ts";
import type { tourSharingForm } from "#domain/tools/tours/tour-forms.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { ownershipOf } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { tellChanges } from "../../platform/changes/tell-changes.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { tourFiles, tourPanoramas, tours } from "../../platform/db/tables/tools-tours.server.ts";
import { renamed } from "./named-by-tour.server.ts";
import { lockTour, mustFindTour, tellTourChanged } from "./tour-rows.server.ts";
import { mustHaveRoom } from "./write-tours.server.ts";

/** Tours as they are shown, closed and copied. */

/**
 * Keeps the draft as what visitors see from now on.
 *
 * @returns the revision that they see. @throws AppError NOT_FOUND, TOUR_CHANGED, TOUR_IN_TRASH, TOUR_NOT_READY without a scene to show,
 *   TOUR_BLURRING while areas that visitors are not to see still show
 */
export async function publishTour(
  tx: Db,
  actor: PersonActor,
  { id, revision, publicUrl }: { id: string; revision: number; publicUrl: string },
  now: Date,
): Promise<number> {
  const row = await lockTour(tx, actor, id, revision);
  const ready = await tx
    .select({ id: tourPanoramas.id, blurs: tourPanoramas.blurs })
    .from(tourPanoramas)
    .where(and(eq(tourPanoramas.tourId, id), isNotNull(tourPanoramas.tilesFileId)));
  const isReady = new Set(ready.map((one) => one.id));
  const isBlurring = new Set(ready.filter(({ blurs }) => blurs !== null).map((one) => one.id));
  if (row.document.scenes.some(({ panoramaId }) => isBlurring.has(panoramaId))) throw new AppError("TOUR_BLURRING");
  if (!row.document.scenes.some(({ panoramaId }) => isReady.has(panoramaId))) throw new AppError("TOUR_NOT_READY");
  await tx
    .update(tours)
    .set({
      published: row.document,
      publishedRevision: row.revision,
      publishedAt: row.publishedAt ?? now,
      archivedAt: null,
    })
    .where(eq(tours.id, id));
  await tellTourChanged(tx, row);
  const address = publicTourAddress(row, { publicUrl, isBranded: true });
  const { title, homeId } = row;
  const told = { tourId: id, title, homeId, address, isFirst: row.published === null };
  await tellChanges(tx, row, "tour.published", [told], now);
  return row.revision;
}

/** Its address says that it is closed; what was published stays, so that nobody takes it for an address that never was. */
export async function unpublishTour(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const row = await lockTour(tx, actor, id);
  if (row.publishedAt === null) return;
  await tx.update(tours).set({ publishedAt: null }).where(eq(tours.id, id));
  await tellTourChanged(tx, row);
}

/** Out of the way and closed, or back as it was. A repeated call changes nothing. */
export async function archiveTour(tx: Db, actor: PersonActor, id: string, archivedAt: Date | null): Promise<void> {
  const row = await lockTour(tx, actor, id);
  if ((row.archivedAt === null) === (archivedAt === null)) return;
  await tx.update(tours).set({ archivedAt }).where(eq(tours.id, id));
  await tellTourChanged(tx, row);
}

/** @param password its hash; null takes it away, undefined leaves it */
export async function shareTour(
  tx: Db,
  actor: PersonActor,
  id: string,
  {
    passwordHash,
    expiresAt,
  }: { passwordHash?: string | null | undefined } & Pick<z.output<typeof tourSharingForm>, "expiresAt">,
): Promise<void> {
  const row = await lockTour(tx, actor, id);
  const changed = {
    ...(passwordHash === undefined ? {} : { passwordHash }),
    ...(expiresAt === undefined ? {} : { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
  };
  if (Object.keys(changed).length === 0) return;
  await tx.update(tours).set(changed).where(eq(tours.id, id));
  await tellTourChanged(tx, row);
}

/**
 * Gives it to a colleague, whose card and messages it bears from then on. Who may change it may give it: its person, and the seniors of their
 * agency.
 *
 * @throws AppError NOT_FOUND, TOUR_IN_TRASH, INVALID_INPUT for somebody who is not of the tour's agency
 */
export async function handOverTour(tx: Db, actor: PersonActor, id: string, ownerId: string): Promise<void> {
  const row = await lockTour(tx, actor, id);
  const isColleague =
    row.agencyId !== null &&
    (await tx.$count(agencyMembers, and(eq(agencyMembers.agencyId, row.agencyId), eq(agencyMembers.userId, ownerId)))) >
      0;
  if (!isColleague)
    throw new AppError("INVALID_INPUT", [{ path: "ownerId", message: "Elige a alguien de tu agencia" }]);
  await tx.update(tours).set({ ownerId }).where(eq(tours.id, id));
  await tellTourChanged(tx, row);
}

/** A copy for an agency of what a person made alone: the files become the agency's too, or they would end with that person's account. */
async function shareFiles(
  tx: Db,
  { ownerId, agencyId }: { ownerId: string; agencyId: string | null },
  ids: readonly (string | null)[],
): Promise<void> {
  const some = ids.filter((id) => id !== null);
  if (agencyId === null || some.length === 0) return;
  const isAlone = and(eq(files.ownerId, ownerId), isNull(files.agencyId));
  await tx
    .update(files)
    .set({ agencyId })
    .where(and(inArray(files.id, some), isAlone));
}

/** Tiles stand, so nothing is due on a copy but areas that are to be blurred: nobody gets back by a copy what was to be hidden. */
function workOfCopy({ blurs, state, fault }: typeof tourPanoramas.$inferSelect, now: Date) {
  if (blurs === null) return { state: "lista" as const, fault: null, nextAttemptAt: null };
  if (state === "fallida") return { state, fault, nextAttemptAt: null };
  return { state: "en-cola" as const, fault: null, progress: 0, nextAttemptAt: now };
}

/**
 * A draft of its own with the same scenes. Its panoramas and files are rows of its own that name the same stored bytes.
 *
 * @returns its id. @throws AppError NOT_FOUND, TOO_MANY_TOURS
 */
export async function duplicateTour(tx: Db, actor: PersonActor, id: string, now: Date): Promise<string> {
  await mustHaveRoom(tx, actor);
  const row = await mustFindTour(tx, actor, id);
  const title = `${row.title.slice(0, 110)} (copia)`;
  const owner = ownershipOf(actor);
  const [copy] = await tx
    .insert(tours)
    .values({ ...owner, createdAt: now, updatedAt: now, title, document: row.document, homeId: row.homeId })
    .returning();
  // Shared, so that work which replaces their files meanwhile sees the copy name them before it removes any.
  const pictures = await tx
    .select()
    .from(tourPanoramas)
    .where(and(eq(tourPanoramas.tourId, id), isNotNull(tourPanoramas.tilesFileId)))
    .for("share");
  const others = await tx.select().from(tourFiles).where(eq(tourFiles.tourId, id)).for("share");
  await shareFiles(tx, owner, [
    ...pictures.flatMap(({ tilesFileId, sourceFileId }) => [tilesFileId, sourceFileId]),
    ...others.map(({ fileId }) => fileId),
  ]);
  const panoramas = new Map(pictures.map((one) => [one.id, randomUUID() as string]));
  const fileIds = new Map(others.map((one) => [one.id, randomUUID() as string]));
  const tourId = copy!.id;
  const turnOf = owner.agencyId ?? owner.ownerId;
  if (pictures.length > 0) {
    await tx.insert(tourPanoramas).values(
      pictures.map((one) => ({
        ...one,
        id: panoramas.get(one.id)!,
        tourId,
        turnOf,
        createdAt: now,
        ...workOfCopy(one, now),
        attempts: 0,
      })),
    );
  }
  if (others.length > 0) {
    await tx
      .insert(tourFiles)
      .values(others.map((one) => ({ ...one, id: fileIds.get(one.id)!, tourId, createdAt: now })));
  }
  const document = { ...renamed(row.document, { panoramas, files: fileIds }), title };
  await tx.update(tours).set({ document }).where(eq(tours.id, tourId));
  await tellTourChanged(tx, copy!);
  return tourId;
}
