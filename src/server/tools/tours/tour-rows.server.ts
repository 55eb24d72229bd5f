import { and, eq } from "drizzle-orm";
import type { TourState } from "#domain/tools/tours/tour-states.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { tours } from "../../platform/db/tables/tools-tours.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";

/** Rows of tours as their people find them. */

export type TourRow = typeof tours.$inferSelect;

export const stateOf = ({ archivedAt, publishedAt }: Pick<TourRow, "archivedAt" | "publishedAt">): TourState =>
  archivedAt !== null ? "archivado" : publishedAt !== null ? "publicado" : "borrador";

export async function findTour(db: Db, actor: PersonActor, id: string): Promise<TourRow | undefined> {
  const [row] = await db
    .select()
    .from(tours)
    .where(and(eq(tours.id, id), mayRead(actor, "tour")));
  return row;
}

/** @throws AppError NOT_FOUND */
export async function mustFindTour(db: Db, actor: PersonActor, id: string): Promise<TourRow> {
  const row = await findTour(db, actor, id);
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** @throws AppError NOT_FOUND, TOUR_CHANGED where somebody saved meanwhile, TOUR_IN_TRASH */
export async function lockTour(tx: Db, actor: PersonActor, id: string, revision?: number): Promise<TourRow> {
  const row = await lockAnyTour(tx, actor, id);
  if (row.deletedAt !== null) throw new AppError("TOUR_IN_TRASH");
  if (revision !== undefined && row.revision !== revision) throw new AppError("TOUR_CHANGED");
  return row;
}

/** The same, also in the trash. @throws AppError NOT_FOUND */
export async function lockAnyTour(tx: Db, actor: PersonActor, id: string): Promise<TourRow> {
  const [row] = await tx
    .select()
    .from(tours)
    .where(and(eq(tours.id, id), mayChange(actor, "tour")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** The open lists of whoever works with it show the new state. */
export const tellTourChanged = (tx: Db, row: Pick<TourRow, "agencyId" | "ownerId">) =>
  publishChange(tx, row.agencyId ?? row.ownerId, "contacts");
