import { eq, sql } from "drizzle-orm";
import type { AgencyRole } from "#domain/agency/roles.ts";
import { agencyMembers } from "../db/agency-schema.server.ts";
import type { Db } from "../db/connection.server.ts";
import { builtOnce } from "./built-once.server.ts";

export interface Membership {
  /** The agency's. */
  id: string;
  role: AgencyRole;
}

const membershipOfUser = builtOnce((db) =>
  db
    .select({ id: agencyMembers.agencyId, role: agencyMembers.role })
    .from(agencyMembers)
    .where(eq(agencyMembers.userId, sql.placeholder("userId")))
    .prepare(""),
);

export async function findMembership(db: Db, userId: string): Promise<Membership | null> {
  const [row] = await membershipOfUser(db).execute({ userId });
  return row ?? null;
}
