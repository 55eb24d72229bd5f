import { and, eq } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { houseActor, type PersonActor } from "../../../accounts/access/actor.server.ts";
import { mayChange, mayRead } from "../../../accounts/access/policies.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { agencyMembers } from "../../../platform/db/tables/accounts-agencies.server.ts";
import { campaigns } from "../../../platform/db/tables/tools-campaigns.server.ts";
import { publishChange } from "../../../platform/realtime/change-feed.server.ts";

export type CampaignRow = typeof campaigns.$inferSelect;

export async function findCampaign(db: Db, actor: PersonActor, id: string): Promise<CampaignRow | undefined> {
  const [row] = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), mayRead(actor, "campaign")));
  return row;
}

/** @throws AppError NOT_FOUND */
export async function lockCampaign(tx: Db, actor: PersonActor, id: string): Promise<CampaignRow> {
  const [row] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), mayChange(actor, "campaign")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** Pages of whoever works with it show the new state. */
export const tellCampaignChanged = (tx: Db, { scope }: Pick<CampaignRow, "scope">) =>
  publishChange(tx, scope, "contacts");

/**
 * A campaign acts for the person who made it, also when nobody is there: it reaches the homes and people that they see at that moment. Null: they
 * have left the agency, and reach nothing of it any more.
 */
export async function actorOfCampaign(
  db: Db,
  { ownerId, agencyId }: Pick<CampaignRow, "ownerId" | "agencyId">,
): Promise<PersonActor | null> {
  if (agencyId === HOUSE_AGENCY_ID) return houseActor({ userId: ownerId });
  if (agencyId === null) return { ownerId, isAnonymous: false, agency: null };
  const [member] = await db
    .select({ role: agencyMembers.role })
    .from(agencyMembers)
    .where(and(eq(agencyMembers.userId, ownerId), eq(agencyMembers.agencyId, agencyId)));
  return member ? { ownerId, isAnonymous: false, agency: { id: agencyId, role: member.role } } : null;
}
