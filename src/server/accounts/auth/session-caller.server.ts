import { eq, sql } from "drizzle-orm";
import type { AgencyRole } from "#domain/accounts/agency/roles.ts";
import { builtOnce } from "../../platform/db/built-once.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { sessions, userRoles, users } from "../../platform/db/tables/accounts.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { asksForMore, type Role, type SessionRow, type UserRow } from "../people/accounts.server.ts";

/** Everything about the caller of a session that each request needs, asked by one statement. */
export interface SessionCaller {
  session: SessionRow;
  user: UserRow;
  roles: Role[];
  isStaff: boolean;
  /** The account's sign-in by password or link needs a second factor. */
  asksForMore: boolean;
  agency: { id: string; role: AgencyRole; name: string } | null;
}

const callerOfSession = builtOnce((db) =>
  db
    .select({
      session: sessions,
      user: users,
      roles: sql<Role[]>`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id})`,
      asksForMore: sql<boolean>`coalesce(${asksForMore(db)}, false)`,
      membership: { id: agencyMembers.agencyId, role: agencyMembers.role },
      agencyName: agencies.name,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(agencyMembers, eq(agencyMembers.userId, users.id))
    .leftJoin(agencies, eq(agencies.id, agencyMembers.agencyId))
    .where(eq(sessions.id, sql.placeholder("id")))
    .prepare(""),
);

/** Undefined once the session was ended. Whether it is over, or its user banned, says `standing`. */
export async function findCaller(db: Db, sessionId: string): Promise<SessionCaller | undefined> {
  const [row] = await callerOfSession(db).execute({ id: sessionId });
  if (!row) return undefined;
  const { membership, agencyName, ...found } = row;
  return {
    ...found,
    isStaff: found.roles.length > 0,
    agency: membership && { ...membership, name: agencyName ?? "" },
  };
}
