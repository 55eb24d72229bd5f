import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { PlanSummary } from "#domain/tools/plan-editing/plan-summary.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead } from "../../accounts/access/policies.server.ts";
import { homeName } from "../../crm/contacts/deal-cards.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { pageCount } from "../../platform/db/page-count.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { floorPlans } from "../../platform/db/tables/tools-plans.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";

/** Rows of floor plans as their people find them. */

export type PlanRow = typeof floorPlans.$inferSelect;

/** The tool, and where a plan is worked on. */
export const PLANS_PATH = "/generador-planos";
export const OWN_PLANS_PATH = "/dashboard/planos";

const PER_PAGE = 24;

export async function findPlan(db: Db, actor: PersonActor, id: string): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(floorPlans)
    .where(and(eq(floorPlans.id, id), mayRead(actor, "plan")));
  return row;
}

/** @throws AppError NOT_FOUND */
export async function mustFindPlan(db: Db, actor: PersonActor, id: string): Promise<PlanRow> {
  const row = await findPlan(db, actor, id);
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** @throws AppError NOT_FOUND, PLAN_CHANGED where somebody saved meanwhile, PLAN_IN_TRASH */
export async function lockPlan(tx: Db, actor: PersonActor, id: string, revision?: number): Promise<PlanRow> {
  const row = await lockAnyPlan(tx, actor, id);
  if (row.deletedAt !== null) throw new AppError("PLAN_IN_TRASH");
  if (revision !== undefined && row.revision !== revision) throw new AppError("PLAN_CHANGED");
  return row;
}

/** The same, also in the trash. @throws AppError NOT_FOUND */
export async function lockAnyPlan(tx: Db, actor: PersonActor, id: string): Promise<PlanRow> {
  const [row] = await tx
    .select()
    .from(floorPlans)
    .where(and(eq(floorPlans.id, id), mayChange(actor, "plan")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** The open lists of whoever works with it show the new state. */
export const tellPlanChanged = (tx: Db, row: Pick<PlanRow, "agencyId" | "ownerId">) =>
  publishChange(tx, row.agencyId ?? row.ownerId, "contacts");

export interface ListedPlan {
  id: string;
  title: string;
  summary: PlanSummary;
  updatedAt: string;
  home: { id: string; title: string } | null;
}

interface Shelf {
  /** Counts from 1. */
  page: number;
  isTrash: boolean;
  /** Only those of one home. */
  homeId?: string;
}

/** The actor's plans, the last changed first. A home that they do not see is not named. */
export async function listPlans(
  db: Db,
  actor: PersonActor,
  { page, isTrash, homeId }: Shelf,
): Promise<{ pages: number; plans: ListedPlan[] }> {
  const isSeen = and(
    mayRead(actor, "plan"),
    isTrash ? isNotNull(floorPlans.deletedAt) : isNull(floorPlans.deletedAt),
    homeId === undefined ? undefined : eq(floorPlans.homeId, homeId),
  );
  const { id, title, reference, address, type, town, placeName } = properties;
  const rows = await db
    .select({
      id: floorPlans.id,
      title: floorPlans.title,
      summary: floorPlans.summary,
      updatedAt: floorPlans.updatedAt,
      home: { id, title, reference, address, type, town, placeName },
    })
    .from(floorPlans)
    .leftJoin(
      properties,
      and(eq(properties.id, floorPlans.homeId), mayRead(actor, "home"), isNull(properties.deletedAt)),
    )
    .where(isSeen)
    .orderBy(desc(floorPlans.updatedAt), desc(floorPlans.id))
    .offset((page - 1) * PER_PAGE)
    .limit(PER_PAGE);
  const pages = await pageCount({ page, perPage: PER_PAGE, rows: rows.length }, () => db.$count(floorPlans, isSeen));
  return {
    pages,
    plans: rows.map(({ home, updatedAt, ...row }) => {
      const name = home && homeName(home);
      return {
        ...row,
        updatedAt: updatedAt.toISOString(),
        home: name && { id: name.id, title: name.title },
      };
    }),
  };
}
