import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { AgencyRole } from "#domain/accounts/agency/roles.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { apiKeys } from "../../platform/db/tables/accounts-keys.server.ts";
import { chatChannels, chatThreads, modelConnections } from "../../platform/db/tables/assistant-threads.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { callOptOuts, contactMerges, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { inboundMails } from "../../platform/db/tables/crm-inbox.server.ts";
import { inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";
import { templates } from "../../platform/db/tables/crm-templates.server.ts";
import { goals } from "../../platform/db/tables/insight.server.ts";
import { webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import { flows } from "../../platform/db/tables/integrations-flows.server.ts";
import { marketAdverts, marketGrants, marketHomes, marketRefusals } from "../../platform/db/tables/market.server.ts";
import { marketReports } from "../../platform/db/tables/market-reports.server.ts";
import { marketSearches } from "../../platform/db/tables/market-searches.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { homeMerges, valuationAccuracy } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { feedOutlets, importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { shortLinks } from "../../platform/db/tables/site-outreach.server.ts";
import { campaigns, mailSenders } from "../../platform/db/tables/tools-campaigns.server.ts";
import { dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { landings } from "../../platform/db/tables/tools-landings.server.ts";
import { planPictures } from "../../platform/db/tables/tools-plan-pictures.server.ts";
import { floorPlans } from "../../platform/db/tables/tools-plans.server.ts";
import { proposals } from "../../platform/db/tables/tools-proposals.server.ts";
import { shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { socialAccounts, socialPosts } from "../../platform/db/tables/tools-social.server.ts";
import { studioProjects } from "../../platform/db/tables/tools-studio.server.ts";
import { tourImports, tours } from "../../platform/db/tables/tools-tours.server.ts";
import { transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { publishMembership } from "../../platform/realtime/change-feed.server.ts";
import { recordEvent } from "../auth/audit.server.ts";
import { giveAccountToPerson } from "../billing/accounts.server.ts";
import { inheritedMail } from "../mails/agency-mails.server.ts";
import { findUser } from "../people/accounts.server.ts";
import { bySeniority } from "./agencies.server.ts";
import type { ContactMoves } from "./contact-moves.server.ts";

/**
 * A person who leaves an agency takes nothing of it along: the work that they made there passes to somebody who stays.
 * Every change of an agency's members locks its row first, so that of two owners who leave at once one stays.
 */

/** Rows of a member's work in their agency. Runs have keys of their own and are handled below. */
export const PASSED_ON = [
  properties,
  files,
  shareLinks,
  marketReports,
  leads,
  importSources,
  imports,
  feedOutlets,
  homeMerges,
  valuationAccuracy,
  contactMerges,
  calendarEvents,
  webhookEndpoints,
  marketSearches,
  signatureRequests,
  templates,
  proposals,
  inspections,
  transcripts,
  dossiers,
  landings,
  floorPlans,
  planPictures,
  studioProjects,
  tours,
  tourImports,
  shortLinks,
  socialAccounts,
  socialPosts,
] as const;
/** The agency's own, in which only their name changes; they end with it, but for numbers that nobody rings. */
const OF_AGENCY = [modelConnections, goals, callOptOuts] as const;
/** The same for tables that also keep a scope beside the owner. */
const SCOPED = [contacts, deals, inboundMails, chatThreads, chatChannels, campaigns, mailSenders, flows] as const;

/** The rule itself acts, not a browser. */
const NOBODY = { ipAddress: null, userAgent: null };

interface Member {
  userId: string;
  role: AgencyRole;
}

export interface Departure {
  agencyId: string;
  agencyName: string;
  /** The role that the person had. */
  role: AgencyRole;
  /** The person who has their work now; null where they were alone and the agency ended. */
  successorId: string | null;
  /** The member who became owner because the last one left; null otherwise. */
  newOwnerId: string | null;
}

/** The person who leaves an agency, and the time. */
interface Leaving {
  userId: string;
  now: Date;
  contactMoves: ContactMoves;
}

/** Takes turns with everybody who changes the agency's members. @returns undefined when it is gone */
export async function lockAgency(tx: Db, agencyId: string): Promise<typeof agencies.$inferSelect | undefined> {
  const [agency] = await tx.select().from(agencies).where(eq(agencies.id, agencyId)).for("update");
  return agency;
}

/** The work of a member in their agency becomes another's. */
export async function handOverWork(
  tx: Db,
  { agencyId, fromUserId, toUserId }: { agencyId: string; fromUserId: string; toUserId: string },
): Promise<void> {
  // Keys act as the person who made them, so nobody takes them over.
  await tx.delete(apiKeys).where(and(eq(apiKeys.agencyId, agencyId), eq(apiKeys.ownerId, fromUserId)));
  for (const table of [...PASSED_ON, ...SCOPED, ...OF_AGENCY]) {
    await tx
      .update(table)
      .set({ ownerId: toUserId })
      .where(and(eq(table.agencyId, agencyId), eq(table.ownerId, fromUserId)));
  }
  // Parts in fees of deals under way go to the successor, on top of their own; what was earned stays theirs.
  const underWay = sql`(select d.id from deals d where d.agency_id = ${agencyId} and d.stage not in ('firmado', 'perdido'))`;
  await tx.execute(sql`
    update deal_shares own set share_bps = own.share_bps + theirs.share_bps from deal_shares theirs
    where own.deal_id = theirs.deal_id and own.person_id = ${toUserId} and theirs.person_id = ${fromUserId}
      and own.deal_id in ${underWay}`);
  await tx.execute(sql`
    delete from deal_shares theirs using deal_shares own
    where own.deal_id = theirs.deal_id and own.person_id = ${toUserId} and theirs.person_id = ${fromUserId}
      and own.deal_id in ${underWay}`);
  await tx.execute(sql`
    update deal_shares set person_id = ${toUserId} where person_id = ${fromUserId} and deal_id in ${underWay}`);
  // In threads the successor follows the person who answered the visitor.
  await tx
    .update(chatThreads)
    .set({ takenBy: toUserId })
    .where(and(eq(chatThreads.agencyId, agencyId), eq(chatThreads.takenBy, fromUserId)));
  // Two people may have used the same key; nobody repeats a call of somebody who has left.
  await tx
    .update(toolRuns)
    .set({ ownerId: toUserId, idempotencyKey: null })
    .where(and(eq(toolRuns.agencyId, agencyId), eq(toolRuns.ownerId, fromUserId)));
}

/**
 * A member leaves or is removed. Without a successor their work passes to an owner, else to the member who has been there
 * longest. A member who is alone dissolves the agency: its work, plan and credits are then theirs.
 *
 * @throws AppError NOT_FOUND when they are in no agency, LAST_OWNER when the others would be left without one, INVALID_INPUT for a
 *   successor who is not a colleague
 */
export async function leaveAgency(
  tx: Db,
  { userId, successorId, now, contactMoves }: Leaving & { successorId?: string | undefined },
): Promise<Departure> {
  const parts = await membersBeside(tx, userId);
  if (!parts) throw new AppError("NOT_FOUND");
  const { agency, role, others } = parts;
  if (others.length === 0) return await dissolve(tx, parts, { userId, now, contactMoves });
  if (role === "owner" && !others.some((member) => member.role === "owner")) throw new AppError("LAST_OWNER");
  const successor = successorId === undefined ? others[0] : others.find((member) => member.userId === successorId);
  if (!successor) {
    throw new AppError("INVALID_INPUT", [{ path: "successorId", message: "Elige a alguien que siga en la agencia" }]);
  }
  return { ...(await depart(tx, { agency, role, userId, successor })), newOwnerId: null };
}

/**
 * Takes a person out of their agency before their account is erased. Never refuses: if they were the last owner, the
 * member who has been there longest (coordinators first) becomes one.
 *
 * @returns null when they belonged to no agency
 */
export async function leaveOnDeletion(tx: Db, { userId, now, contactMoves }: Leaving): Promise<Departure | null> {
  const parts = await membersBeside(tx, userId);
  if (!parts) return null;
  const { agency, role, others } = parts;
  const successor = others[0];
  if (!successor) return await dissolve(tx, parts, { userId, now, contactMoves });
  const isOrphaned = successor.role !== "owner";
  if (isOrphaned) await makeOwner(tx, agency.name, successor.userId, now);
  const departure = await depart(tx, { agency, role, userId, successor });
  return { ...departure, newOwnerId: isOrphaned ? successor.userId : null };
}

/**
 * Their agency, locked, and the other members: owners first, then coordinators, each by how long they have been there.
 */
async function membersBeside(tx: Db, userId: string) {
  const [before] = await tx.select().from(agencyMembers).where(eq(agencyMembers.userId, userId));
  const agency = before && (await lockAgency(tx, before.agencyId));
  if (!agency) return undefined;
  // Read again behind the lock: they may have been removed while it was awaited.
  const [own] = await tx
    .select()
    .from(agencyMembers)
    .where(and(eq(agencyMembers.userId, userId), eq(agencyMembers.agencyId, agency.id)));
  if (!own) return undefined;
  const others: Member[] = await tx
    .select({ userId: agencyMembers.userId, role: agencyMembers.role })
    .from(agencyMembers)
    .where(and(eq(agencyMembers.agencyId, agency.id), ne(agencyMembers.userId, userId)))
    .orderBy(bySeniority, asc(agencyMembers.joinedAt), asc(agencyMembers.userId));
  return { agency, role: own.role, others };
}

async function makeOwner(tx: Db, agency: string, userId: string, now: Date): Promise<void> {
  await tx.update(agencyMembers).set({ role: "owner" }).where(eq(agencyMembers.userId, userId));
  const event = { kind: "agency_role_changed", userId, actorId: null, caller: NOBODY } as const;
  await recordEvent(tx, { ...event, detail: { agency, role: "owner" }, at: now });
  const heir = await findUser(tx, userId);
  await queueMail(tx, inheritedMail({ to: heir!.email, agency }), now);
}

async function depart(
  tx: Db,
  parts: { agency: { id: string; name: string }; role: AgencyRole; userId: string; successor: Member },
): Promise<Omit<Departure, "newOwnerId">> {
  const { agency, role, userId, successor } = parts;
  await handOverWork(tx, { agencyId: agency.id, fromUserId: userId, toUserId: successor.userId });
  await tx.delete(agencyMembers).where(eq(agencyMembers.userId, userId));
  await publishMembership(tx, userId);
  return { agencyId: agency.id, agencyName: agency.name, role, successorId: successor.userId };
}

async function dissolve(
  tx: Db,
  { agency, role }: { agency: { id: string; name: string }; role: AgencyRole },
  { userId, now, contactMoves }: Leaving,
): Promise<Departure> {
  // A run that began before somebody left may have been written afterwards, with their name.
  for (const table of PASSED_ON) {
    await tx.update(table).set({ ownerId: userId, agencyId: null }).where(eq(table.agencyId, agency.id));
  }
  await takeOptOutsAlong(tx, agency.id, userId);
  await takeMarketAlong(tx, agency.id, userId);
  await contactMoves.takeAlong(tx, { agencyId: agency.id, userId, now });
  for (const table of SCOPED) {
    await tx.update(table).set({ ownerId: userId, agencyId: null, scope: userId }).where(eq(table.agencyId, agency.id));
  }
  await tx
    .update(toolRuns)
    .set({
      ownerId: userId,
      agencyId: null,
      idempotencyKey: sql`case when ${toolRuns.ownerId} = ${userId} then ${toolRuns.idempotencyKey} end`,
    })
    .where(eq(toolRuns.agencyId, agency.id));
  await giveAccountToPerson(tx, agency.id, userId, now);
  await tx.delete(agencies).where(eq(agencies.id, agency.id));
  await publishMembership(tx, userId);
  return { agencyId: agency.id, agencyName: agency.name, role, successorId: null, newOwnerId: null };
}

/** Its homes of the market are theirs; what the agency shared with others, or others with it, ends with it. */
async function takeMarketAlong(tx: Db, agencyId: string, userId: string): Promise<void> {
  for (const table of [marketAdverts, marketHomes]) {
    await tx.update(table).set({ pool: userId }).where(eq(table.pool, agencyId));
  }
  await tx.delete(marketGrants).where(or(eq(marketGrants.pool, agencyId), eq(marketGrants.toPool, agencyId)));
  await tx.delete(marketRefusals).where(or(eq(marketRefusals.pool, agencyId), eq(marketRefusals.byPool, agencyId)));
}

/** A contact who was not to be rung must not be rung afterwards either; a number that both had noted is kept once. */
async function takeOptOutsAlong(tx: Db, agencyId: string, userId: string): Promise<void> {
  const ofAgency = tx
    .select({ phoneMac: callOptOuts.phoneMac })
    .from(callOptOuts)
    .where(eq(callOptOuts.agencyId, agencyId));
  await tx
    .delete(callOptOuts)
    .where(and(eq(callOptOuts.ownerId, userId), isNull(callOptOuts.agencyId), inArray(callOptOuts.phoneMac, ofAgency)));
  await tx.update(callOptOuts).set({ ownerId: userId, agencyId: null }).where(eq(callOptOuts.agencyId, agencyId));
}
