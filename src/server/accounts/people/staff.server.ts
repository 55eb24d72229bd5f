import { asc, eq, isNull, lte, or } from "drizzle-orm";
import { nameOrEmailOf } from "#domain/accounts/account/person-name.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { userRoles, users } from "../../platform/db/tables/accounts.server.ts";

export interface StaffMember {
  id: string;
  /** The address of a person without a name. */
  name: string;
}

/** Administrators and managers who may sign in, by name. */
export async function listStaff(db: Db, now: Date): Promise<StaffMember[]> {
  const rows = await db
    .selectDistinct({ id: users.id, email: users.email, metadata: users.metadata })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(or(isNull(users.bannedUntil), lte(users.bannedUntil, now)))
    .orderBy(asc(users.email));
  return rows.map((row) => ({ id: row.id, name: nameOrEmailOf(row) }));
}
