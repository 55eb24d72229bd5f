import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { AGENCY_ROLES, mayInAgency } from "#domain/accounts/agency/roles.ts";
import { houseActor, type PersonActor, personActor } from "../../accounts/access/actor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { userRoles, users } from "../../platform/db/tables/accounts.server.ts";
import { agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";

const SENIORS = AGENCY_ROLES.filter((role) => mayInAgency(role, "make-flows"));

/** Whether somebody may make flows: seniors for their agency, staff for Umbral, a person without an agency for themselves. */
export const mayMakeFlows = ({ agency, isHouse }: PersonActor): boolean =>
  agency === null || isHouse === true || mayInAgency(agency.role, "make-flows");

/** @throws AppError NOT_ALLOWED */
export function mustMakeFlows(actor: PersonActor): void {
  if (!mayMakeFlows(actor)) throw new AppError("NOT_ALLOWED");
}

/**
 * As whom a flow acts: its agency, by whoever made it while they lead it, else by another who does. It so reaches the rows of its
 * agency and no others. It is never somebody who is banned.
 *
 * @returns null where nobody is left
 */
export async function actorOfFlow(
  tx: Db,
  { agencyId, ownerId }: { agencyId: string | null; ownerId: string | null },
  now: Date,
): Promise<PersonActor | null> {
  const isFree = or(isNull(users.bannedUntil), lte(users.bannedUntil, now));
  if (agencyId === null) {
    const isThere = ownerId !== null && (await tx.$count(users, and(eq(users.id, ownerId), isFree))) > 0;
    return isThere ? personActor(ownerId) : null;
  }
  const first = sql`user_id is distinct from ${ownerId}::uuid`;
  if (agencyId === HOUSE_AGENCY_ID) {
    const [staff] = await tx
      .select({ userId: userRoles.userId })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .where(isFree)
      .orderBy(first, asc(userRoles.role), asc(userRoles.userId))
      .limit(1);
    return staff ? houseActor(staff) : null;
  }
  const { userId, role, joinedAt } = agencyMembers;
  const [senior] = await tx
    .select({ userId })
    .from(agencyMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(agencyMembers.agencyId, agencyId), inArray(role, SENIORS), isFree))
    .orderBy(first, sql`${role} <> 'owner'`, asc(joinedAt))
    .limit(1);
  // Whatever their role is, it acts with the agency's whole right.
  return senior ? { ownerId: senior.userId, isAnonymous: false, agency: { id: agencyId, role: "owner" } } : null;
}
