import { and, eq, isNull } from "drizzle-orm";
import { type AgencyRole, mayInAgency } from "#domain/accounts/agency/roles.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { publishMembership } from "../../platform/realtime/change-feed.server.ts";
import { actorOf } from "../access/actor.server.ts";
import { lockOwner } from "../access/lock-owner.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { recordEvent } from "../auth/audit.server.ts";
import { giveAccountToAgency } from "../billing/accounts.server.ts";
import { removedMail } from "../mails/agency-mails.server.ts";
import { findUser } from "../people/accounts.server.ts";
import { type AgencyCall, actInAgency } from "./act-in-agency.server.ts";
import { leaveAgency, PASSED_ON } from "./hand-over.server.ts";

/** The members of an agency and their roles. */

/**
 * Founds an agency. The founder's plan and credits become its own.
 *
 * @param bringWork the founder's own rows become the agency's too
 * @throws AppError ALREADY_IN_AGENCY
 */
export async function foundAgency(
  { database, now, contactMoves }: AccountServices,
  { viewer, caller }: AgencyCall,
  { name, bringWork }: { name: string; bringWork: boolean },
): Promise<string> {
  const { userId } = viewer;
  const at = now();
  return await database.db.transaction(async (tx) => {
    await lockOwner(tx, actorOf(viewer));
    const [agency] = await tx.insert(agencies).values({ name, createdAt: at, updatedAt: at }).returning();
    const { id } = agency!;
    const joined = await tx
      .insert(agencyMembers)
      .values({ userId, agencyId: id, role: "owner", joinedAt: at })
      .onConflictDoNothing()
      .returning();
    // Of two calls at once the second waits above and finds the person in an agency.
    if (joined.length === 0) throw new AppError("ALREADY_IN_AGENCY");
    await publishMembership(tx, userId);
    await giveAccountToAgency(tx, userId, id, at);
    if (bringWork) {
      await contactMoves.bring(tx, { agencyId: id, userId });
      await bringWorkOf(tx, userId, id);
    }
    await recordEvent(tx, { kind: "agency_created", userId, caller, detail: { agency: name }, at });
    return id;
  });
}

/** Work that a person made alone becomes their agency's; they stay its author. */
async function bringWorkOf(tx: Db, userId: string, agencyId: string): Promise<void> {
  for (const table of [...PASSED_ON, toolRuns]) {
    await tx
      .update(table)
      .set({ agencyId })
      .where(and(eq(table.ownerId, userId), isNull(table.agencyId)));
  }
}

/** The same role again changes nothing. @throws AppError LAST_OWNER */
export async function changeRole(
  services: AccountServices,
  call: AgencyCall,
  { userId, role }: { userId: string; role: AgencyRole },
): Promise<void> {
  await actInAgency(services, call, "manage-all-members", async ({ tx, agency, memberOf, note }) => {
    const member = await memberOf(userId);
    if (member.role === role) return;
    if (member.role === "owner" && (await isOnlyOwner(tx, agency.id))) throw new AppError("LAST_OWNER");
    await tx.update(agencyMembers).set({ role }).where(eq(agencyMembers.userId, userId));
    await note("agency_role_changed", userId, { role });
  });
}

async function isOnlyOwner(tx: Db, agencyId: string): Promise<boolean> {
  const isOwner = and(eq(agencyMembers.agencyId, agencyId), eq(agencyMembers.role, "owner"));
  return (await tx.$count(agencyMembers, isOwner)) === 1;
}

/**
 * Takes a colleague out of the agency; their work passes on.
 *
 * @throws AppError NOT_ALLOWED for a coordinator who removes somebody who is not an agent, INVALID_INPUT for a successor who
 *   does not stay
 */
export async function removeMember(
  services: AccountServices,
  call: AgencyCall,
  { userId, successorId }: { userId: string; successorId: string | undefined },
): Promise<void> {
  // Oneself one does not remove: one leaves.
  if (userId === call.viewer.userId) throw new AppError("NOT_FOUND");
  await actInAgency(services, call, "manage-agents", async ({ tx, now, agency, own, memberOf, note }) => {
    const member = await memberOf(userId);
    if (member.role !== "agent" && !mayInAgency(own.role, "manage-all-members")) throw new AppError("NOT_ALLOWED");
    await leaveAgency(tx, { userId, successorId, now, contactMoves: services.contactMoves });
    await note("agency_removed", userId);
    const user = await findUser(tx, userId);
    const { publicUrl: site } = services.config;
    await queueMail(tx, removedMail({ to: user!.email, agency: agency.name, site }), now);
  });
}

/** @throws AppError LAST_OWNER, also for a lone member, who dissolves the agency instead */
export async function leaveOwnAgency(
  services: AccountServices,
  call: AgencyCall,
  { successorId }: { successorId: string | undefined },
): Promise<void> {
  const { userId } = call.viewer;
  await actInAgency(services, call, null, async ({ tx, now, agency, note }) => {
    if (await isAlone(tx, agency.id)) throw new AppError("LAST_OWNER");
    await leaveAgency(tx, { userId, successorId, now, contactMoves: services.contactMoves });
    await note("agency_left", userId);
  });
}

/**
 * Ends an agency of one: its work, plan and credits are then theirs.
 *
 * @throws AppError AGENCY_NOT_EMPTY
 */
export async function dissolveAgency(services: AccountServices, call: AgencyCall): Promise<void> {
  const { userId } = call.viewer;
  await actInAgency(services, call, "delete-agency", async ({ tx, now, agency, note }) => {
    if (!(await isAlone(tx, agency.id))) throw new AppError("AGENCY_NOT_EMPTY");
    await leaveAgency(tx, { userId, now, contactMoves: services.contactMoves });
    await note("agency_dissolved", userId);
  });
}

async function isAlone(tx: Db, agencyId: string): Promise<boolean> {
  return (await tx.$count(agencyMembers, eq(agencyMembers.agencyId, agencyId))) === 1;
}
