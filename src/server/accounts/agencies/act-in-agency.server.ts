import { and, eq } from "drizzle-orm";
import { type AgencyAct, mayInAgency } from "#domain/accounts/agency/roles.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import type { Viewer } from "../access/viewer.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { type AuthEventKind, type Caller, recordEvent } from "../auth/audit.server.ts";
import { lockAgency } from "./hand-over.server.ts";

/** The person who acts, and their network. */
export interface AgencyCall {
  viewer: Viewer;
  caller: Caller;
}

export interface AgencyStage {
  tx: Db;
  now: Date;
  agency: typeof agencies.$inferSelect;
  /** The acting member, as the members' table has them now. */
  own: typeof agencyMembers.$inferSelect;
  /** A member of the same agency. @throws AppError NOT_FOUND */
  memberOf(userId: string): Promise<typeof agencyMembers.$inferSelect>;
  /** Writes into the security log what happened to somebody. */
  note(kind: AuthEventKind, userId: string, detail?: Record<string, unknown>): Promise<void>;
}

/**
 * Does something in the caller's agency: one transaction with its lines in the log, serialised with every change of
 * members, and with the rights that hold then: if two people demote each other, the second may no longer.
 *
 * @param right the right that the act needs; null for acts that every member may do
 * @throws AppError NOT_FOUND without an agency, NOT_ALLOWED without the right
 */
export async function actInAgency<T>(
  { database, now }: Pick<AccountServices, "database" | "now">,
  { viewer, caller }: AgencyCall,
  right: AgencyAct | null,
  work: (stage: AgencyStage) => Promise<T>,
): Promise<T> {
  const { agency: membership } = viewer;
  if (!membership) throw new AppError("NOT_FOUND");
  const at = now();
  return await database.db.transaction(async (tx) => {
    const agency = await lockAgency(tx, membership.id);
    if (!agency) throw new AppError("NOT_FOUND");
    const memberOf = async (userId: string) => {
      const isHe = and(eq(agencyMembers.agencyId, agency.id), eq(agencyMembers.userId, userId));
      const [member] = await tx.select().from(agencyMembers).where(isHe);
      if (!member) throw new AppError("NOT_FOUND");
      return member;
    };
    const own = await memberOf(viewer.userId);
    if (right !== null && !mayInAgency(own.role, right)) throw new AppError("NOT_ALLOWED");
    const note = (kind: AuthEventKind, userId: string, detail: Record<string, unknown> = {}) =>
      recordEvent(tx, {
        kind,
        userId,
        actorId: viewer.userId,
        caller,
        detail: { agency: agency.name, ...detail },
        at,
      });
    return await work({ tx, now: at, agency, own, memberOf, note });
  });
}
