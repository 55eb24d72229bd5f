import { and, eq, isNull, sql } from "drizzle-orm";
import { emptyPlan } from "#domain/tools/floor-plan/empty-plan.ts";
import { EXAMPLE_PLAN } from "#domain/tools/floor-plan/example-plan.ts";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import type { NewPlan } from "#domain/tools/plan-editing/plan-forms.ts";
import { summaryOfPlan } from "#domain/tools/plan-editing/plan-summary.ts";
import { asTitle } from "#domain/tools/plan-editing/plan-title.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { ownershipOf } from "../../accounts/access/policies.server.ts";
import { homeName } from "../../crm/contacts/deal-cards.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { floorPlans } from "../../platform/db/tables/tools-plans.server.ts";
import { countryOfWork } from "../../portfolio/homes/country-of-work.server.ts";
import { findHomeRow, type HomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { copyPictures, mustKnowPictures } from "./plan-pictures.server.ts";
import { lockAnyPlan, lockPlan, mustFindPlan, type PlanRow, tellPlanChanged } from "./plan-rows.server.ts";

/** Plans as their people make, change and remove them. */

/** Plans of an agency, or of whoever works alone, those in the trash too. */
const MOST_PLANS = 500;

/** Keeps others of the account from adding one meanwhile. @throws AppError TOO_MANY_PLANS */
async function mustHaveRoom(tx: Db, actor: PersonActor): Promise<void> {
  const { ownerId, agencyId } = ownershipOf(actor);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plans ${agencyId ?? ownerId}`}, 0))`);
  const isTheirs =
    agencyId === null
      ? and(eq(floorPlans.ownerId, ownerId), isNull(floorPlans.agencyId))
      : eq(floorPlans.agencyId, agencyId);
  if ((await tx.$count(floorPlans, isTheirs)) >= MOST_PLANS) throw new AppError("TOO_MANY_PLANS");
}

/** @throws AppError INVALID_INPUT for a home that the actor does not see */
async function mustSeeHome(tx: Db, actor: PersonActor, homeId: string): Promise<HomeRow> {
  const home = await findHomeRow(tx, actor, homeId);
  if (!home || home.deletedAt !== null)
    throw new AppError("INVALID_INPUT", [{ path: "homeId", message: "Elige una vivienda de tu cartera" }]);
  return home;
}

const placeOf = ({ latitude, longitude }: HomeRow): FloorPlan["place"] =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** @returns the new plan's id. @throws AppError INVALID_INPUT, TOO_MANY_PLANS */
export async function addPlan(
  tx: Db,
  actor: PersonActor,
  { from, title, homeId }: NewPlan,
  now: Date,
): Promise<string> {
  await mustHaveRoom(tx, actor);
  const home = homeId === null ? undefined : await mustSeeHome(tx, actor, homeId);
  const country = home?.country ?? (await countryOfWork(tx, actor)) ?? "ES";
  const name = title || (home ? `Plano de ${homeName(home).title}` : "Plano nuevo");
  // Pictures of another plan are no pictures of this one; a document that came from elsewhere has none.
  const begun =
    from.kind === "document"
      ? withoutPictures(from.document)
      : from.kind === "example"
        ? EXAMPLE_PLAN
        : emptyPlan({ title: name, country, place: home ? placeOf(home) : null });
  const document: FloorPlan = {
    ...begun,
    title: asTitle(title || (from.kind === "empty" ? name : begun.title)),
    // Facts that the home holds are not asked again.
    ...(home ? { country, place: placeOf(home) ?? begun.place } : {}),
  };
  const [row] = await tx
    .insert(floorPlans)
    .values({
      ...ownershipOf(actor),
      createdAt: now,
      updatedAt: now,
      title: document.title,
      document,
      summary: summaryOfPlan(document),
      homeId: home?.id ?? null,
    })
    .returning();
  await tellPlanChanged(tx, row!);
  return row!.id;
}

const withoutPictures = (plan: FloorPlan): FloorPlan => ({
  ...plan,
  levels: plan.levels.map((level) => ({ ...level, underlay: null })),
});

/** @returns the new revision. @throws AppError NOT_FOUND, PLAN_CHANGED, PLAN_IN_TRASH, INVALID_INPUT */
export async function savePlan(
  tx: Db,
  actor: PersonActor,
  { id, revision, document }: { id: string; revision: number; document: FloorPlan },
  now: Date,
): Promise<number> {
  const row = await lockPlan(tx, actor, id, revision);
  await mustKnowPictures(tx, id, document);
  return await keep(tx, row, document, now);
}

async function keep(tx: Db, row: PlanRow, given: FloorPlan, now: Date): Promise<number> {
  const document = { ...given, title: asTitle(given.title) };
  const revision = row.revision + 1;
  await tx
    .update(floorPlans)
    .set({ document, title: document.title, summary: summaryOfPlan(document), revision, updatedAt: now })
    .where(eq(floorPlans.id, row.id));
  await tellPlanChanged(tx, row);
  return revision;
}

/** @returns the new revision. @throws AppError NOT_FOUND, PLAN_IN_TRASH */
export async function renamePlan(
  tx: Db,
  actor: PersonActor,
  { id, title }: { id: string; title: string },
  now: Date,
): Promise<number> {
  const row = await lockPlan(tx, actor, id);
  return await keep(tx, row, { ...row.document, title }, now);
}

/** Says of which home it is the plan; the document stays as it is. @throws AppError NOT_FOUND, PLAN_IN_TRASH, INVALID_INPUT */
export async function setHomeOfPlan(
  tx: Db,
  actor: PersonActor,
  { id, homeId }: { id: string; homeId: string | null },
): Promise<void> {
  const row = await lockPlan(tx, actor, id);
  if (homeId !== null) await mustSeeHome(tx, actor, homeId);
  await tx.update(floorPlans).set({ homeId }).where(eq(floorPlans.id, id));
  await tellPlanChanged(tx, row);
}

/** A plan of its own with the same lines and pictures. @returns its id. @throws AppError NOT_FOUND, TOO_MANY_PLANS */
export async function duplicatePlan(tx: Db, actor: PersonActor, id: string, now: Date): Promise<string> {
  await mustHaveRoom(tx, actor);
  const row = await mustFindPlan(tx, actor, id);
  const title = asTitle(`${row.title.slice(0, 110)} (copia)`);
  const [copy] = await tx
    .insert(floorPlans)
    .values({
      ...ownershipOf(actor),
      createdAt: now,
      updatedAt: now,
      title,
      document: { ...row.document, title },
      summary: row.summary,
      homeId: row.homeId,
    })
    .returning();
  const document = await copyPictures(tx, { from: row.id, to: copy!.id }, copy!.document);
  await tx.update(floorPlans).set({ document }).where(eq(floorPlans.id, copy!.id));
  await tellPlanChanged(tx, copy!);
  return copy!.id;
}

/** Puts it into the trash, or takes it out again. A repeated call changes nothing. */
export async function trashPlan(tx: Db, actor: PersonActor, id: string, deletedAt: Date | null): Promise<void> {
  const row = await lockAnyPlan(tx, actor, id);
  if ((row.deletedAt === null) === (deletedAt === null)) return;
  await tx.update(floorPlans).set({ deletedAt }).where(eq(floorPlans.id, id));
  await tellPlanChanged(tx, row);
}

/** Removes one that lies in the trash; its pictures follow within a quarter of an hour. @throws AppError NOT_FOUND */
export async function deletePlan(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const row = await lockAnyPlan(tx, actor, id);
  if (row.deletedAt === null) throw new AppError("NOT_FOUND");
  await tx.delete(floorPlans).where(eq(floorPlans.id, id));
  await tellPlanChanged(tx, row);
}
