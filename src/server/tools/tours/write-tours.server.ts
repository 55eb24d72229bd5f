import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { emptyTour } from "#domain/tools/tours/empty-tour.ts";
import type { Tour } from "#domain/tools/tours/tour.ts";
import type { NewTour } from "#domain/tools/tours/tour-forms.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import { homeName } from "../../crm/contacts/deal-cards.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { floorPlans } from "../../platform/db/tables/tools-plans.server.ts";
import { tourFiles, tourPanoramas, tours } from "../../platform/db/tables/tools-tours.server.ts";
import { findHomeRow, type HomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { filesNamedBy, plansNamedBy } from "./named-by-tour.server.ts";
import { lockAnyTour, lockTour, type TourRow, tellTourChanged } from "./tour-rows.server.ts";

/** Tours as their people make, change and remove them. */

/** Tours of an agency, or of whoever works alone, those in the trash too. */
const MOST_TOURS = 300;

const fault = (path: string, message: string) => new AppError("INVALID_INPUT", [{ path, message }]);

/** Keeps others of the account from adding one meanwhile. @throws AppError TOO_MANY_TOURS */
export async function mustHaveRoom(tx: Db, actor: PersonActor): Promise<void> {
  const { ownerId, agencyId } = ownershipOf(actor);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tours ${agencyId ?? ownerId}`}, 0))`);
  const isTheirs =
    agencyId === null ? and(eq(tours.ownerId, ownerId), isNull(tours.agencyId)) : eq(tours.agencyId, agencyId);
  if ((await tx.$count(tours, isTheirs)) >= MOST_TOURS) throw new AppError("TOO_MANY_TOURS");
}

/** @throws AppError INVALID_INPUT for a home that the actor does not see */
async function mustSeeHome(tx: Db, actor: PersonActor, homeId: string): Promise<HomeRow> {
  const home = await findHomeRow(tx, actor, homeId);
  if (!home || home.deletedAt !== null) throw fault("homeId", "Elige una vivienda de tu cartera");
  return home;
}

/** @returns the new tour's id. @throws AppError INVALID_INPUT, TOO_MANY_TOURS */
export async function addTour(
  tx: Db,
  actor: PersonActor,
  { title, homeId, planId }: NewTour,
  now: Date,
): Promise<string> {
  await mustHaveRoom(tx, actor);
  const home = homeId === null ? undefined : await mustSeeHome(tx, actor, homeId);
  const plan = await planFor(tx, actor, { planId, homeId });
  const named = title || (home ? homeName(home).title : plan?.title) || "Recorrido nuevo";
  const begun = emptyTour(named.slice(0, 120));
  const levels = plan?.document.levels.map(({ id, name }) => ({
    id: id.slice(0, 40),
    name: name.slice(0, 60),
    map: { kind: "plano" as const, planId: plan.id, levelId: id },
  }));
  const document: Tour = levels?.length ? { ...begun, levels: levels.slice(0, 6) } : begun;
  const [row] = await tx
    .insert(tours)
    .values({
      ...ownershipOf(actor),
      createdAt: now,
      updatedAt: now,
      title: document.title,
      document,
      homeId: home?.id ?? null,
    })
    .returning();
  await tellTourChanged(tx, row!);
  return row!.id;
}

/** The plan that was asked for, else the newest one of the home. @throws AppError INVALID_INPUT for one that the actor does not see */
async function planFor(tx: Db, actor: PersonActor, { planId, homeId }: Pick<NewTour, "planId" | "homeId">) {
  if (planId === null && homeId === null) return undefined;
  const isIt = planId === null ? eq(floorPlans.homeId, homeId!) : eq(floorPlans.id, planId);
  const [plan] = await tx
    .select()
    .from(floorPlans)
    .where(and(isIt, mayRead(actor, "plan"), isNull(floorPlans.deletedAt)))
    .orderBy(sql`${floorPlans.updatedAt} desc`)
    .limit(1);
  if (!plan && planId !== null) throw fault("planId", "Elige un plano tuyo");
  return plan;
}

/** @returns the new revision. @throws AppError NOT_FOUND, TOUR_CHANGED, TOUR_IN_TRASH, INVALID_INPUT */
export async function saveTour(
  tx: Db,
  actor: PersonActor,
  { id, revision, document }: { id: string; revision: number; document: Tour },
  now: Date,
): Promise<number> {
  const row = await lockTour(tx, actor, id, revision);
  await mustOwnPanoramas(tx, row, document);
  await mustOwnFiles(tx, row, document);
  await mustSeePlans(tx, actor, row, document);
  return await keep(tx, row, document, now);
}

async function keep(tx: Db, row: TourRow, document: Tour, now: Date): Promise<number> {
  const revision = row.revision + 1;
  await tx.update(tours).set({ document, title: document.title, revision, updatedAt: now }).where(eq(tours.id, row.id));
  await tellTourChanged(tx, row);
  return revision;
}

/** Another tour's panorama would be shown to visitors. One that was deleted since is shown nowhere, so its scene may stay. */
async function mustOwnPanoramas(tx: Db, row: TourRow, document: Tour): Promise<void> {
  const ids = [...new Set(document.scenes.map(({ panoramaId }) => panoramaId))];
  if (ids.length === 0) return;
  const known = await tx
    .select({ tourId: tourPanoramas.tourId })
    .from(tourPanoramas)
    .where(inArray(tourPanoramas.id, ids));
  if (known.some(({ tourId }) => tourId !== row.id)) throw fault("document.scenes", "Elige fotos de este recorrido");
}

async function mustOwnFiles(tx: Db, row: TourRow, document: Tour): Promise<void> {
  const ids = filesNamedBy(document);
  if (ids.length === 0) return;
  const known = await tx.select({ tourId: tourFiles.tourId }).from(tourFiles).where(inArray(tourFiles.id, ids));
  if (known.some(({ tourId }) => tourId !== row.id)) throw fault("document", "Elige archivos de este recorrido");
}

/** Plans that were maps before stay, whoever sees them now: only what is added must be seen. */
async function mustSeePlans(tx: Db, actor: PersonActor, row: TourRow, document: Tour): Promise<void> {
  const before = plansNamedBy(row.document);
  const added = plansNamedBy(document).filter((id) => !before.includes(id));
  if (added.length === 0) return;
  const seen = await tx.$count(floorPlans, and(mayRead(actor, "plan"), inArray(floorPlans.id, added)));
  if (seen < added.length) throw fault("document.levels", "Elige un plano tuyo");
}

/** @returns the new revision. @throws AppError NOT_FOUND, TOUR_IN_TRASH */
export async function renameTour(
  tx: Db,
  actor: PersonActor,
  { id, title }: { id: string; title: string },
  now: Date,
): Promise<number> {
  const row = await lockTour(tx, actor, id);
  return await keep(tx, row, { ...row.document, title }, now);
}

/** Says of which home it is; the document stays as it is. @throws AppError NOT_FOUND, TOUR_IN_TRASH, INVALID_INPUT */
export async function setHomeOfTour(
  tx: Db,
  actor: PersonActor,
  { id, homeId }: { id: string; homeId: string | null },
): Promise<void> {
  const row = await lockTour(tx, actor, id);
  if (homeId !== null) await mustSeeHome(tx, actor, homeId);
  await tx.update(tours).set({ homeId }).where(eq(tours.id, id));
  await tellTourChanged(tx, row);
}

/** Puts it into the trash, where its address opens nothing, or takes it out again. A repeated call changes nothing. */
export async function trashTour(tx: Db, actor: PersonActor, id: string, deletedAt: Date | null): Promise<void> {
  const row = await lockAnyTour(tx, actor, id);
  if ((row.deletedAt === null) === (deletedAt === null)) return;
  await tx.update(tours).set({ deletedAt }).where(eq(tours.id, id));
  await tellTourChanged(tx, row);
}

/** Removes one that lies in the trash; its pictures follow within a quarter of an hour, its contacts stay. @throws AppError NOT_FOUND */
export async function deleteTour(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const row = await lockAnyTour(tx, actor, id);
  if (row.deletedAt === null) throw new AppError("NOT_FOUND");
  await tx.delete(tours).where(eq(tours.id, id));
  await tellTourChanged(tx, row);
}
