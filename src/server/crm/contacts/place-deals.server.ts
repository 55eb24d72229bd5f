import { asc, eq, or, type SQL, sql } from "drizzle-orm";
import { DEAL_KINDS } from "#domain/crm/contacts/contact-values.ts";
import { placeInTrade, stageOnWay } from "#domain/crm/contacts/stages.ts";
import { stagesOf } from "#domain/crm/contacts/trades.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { dealSteps, deals } from "../../platform/db/tables/crm-deals.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";

/** Deals of the time when all trades passed the stages of a purchase come to the way of their own trade. */

const PORTION = 200;

const words = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(", "));

/** A deal at a stage that its trade does not have. Stages of steps follow with their deal. */
const isAstray: SQL = or(
  ...DEAL_KINDS.map((kind) => sql`(${deals.kind} = ${kind} and ${deals.stage} not in (${words(stagesOf(kind))}))`),
  // The sale of an owner's home, which ended as a mandate could not.
  sql`(${deals.kind} = 'propietario' and (${deals.evidence} ?| array['oferta', 'arras']
    or (${deals.evidence} ? 'firmado' and not (${deals.evidence} -> 'firmado' ? 'mandate'))))`,
  // Steps before the stage at which a deal is now.
  ...DEAL_KINDS.map(
    (kind) => sql`(${deals.kind} = ${kind} and exists (select from deal_steps s
      where s.deal_id = "deals"."id" and s.to_stage not in (${words(stagesOf(kind))})))`,
  ),
)!;

/** Places some of the deals that are astray. @returns whether there may be more */
export async function placeDeals(db: Db): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const astray = await tx
      .select()
      .from(deals)
      .where(isAstray)
      .orderBy(asc(deals.id))
      .limit(PORTION)
      .for("update", { skipLocked: true });
    for (const { id, kind, stage, evidence } of astray) {
      const placed = placeInTrade({ kind, stage, evidence });
      await tx
        .update(deals)
        .set({ kind: placed.kind, stage: placed.stage, evidence: { ...placed.evidence } })
        .where(eq(deals.id, id));
      const steps = await tx.select().from(dealSteps).where(eq(dealSteps.dealId, id));
      for (const step of steps) {
        const toStage = stageOnWay(placed.kind, step.toStage);
        const fromStage = step.fromStage && stageOnWay(placed.kind, step.fromStage);
        if (toStage === step.toStage && fromStage === step.fromStage) continue;
        await tx.update(dealSteps).set({ toStage, fromStage }).where(eq(dealSteps.id, step.id));
      }
    }
    for (const scope of new Set(astray.map((deal) => deal.scope))) await publishChange(tx, scope, "contacts");
    return astray.length === PORTION;
  });
}

export const placeDealsJob: Job = {
  name: "deals by trade",
  everyMs: 60 * MINUTE_MS,
  round: async ({ database }) => await placeDeals(database.db),
};
