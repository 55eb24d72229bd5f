import { eq, inArray, sql } from "drizzle-orm";
import type { PersonName } from "#domain/contacts/wire.ts";
import type { Actor } from "../access/actor.server.ts";
import { userRoles, users } from "../db/account-schema.server.ts";
import { agencyMembers } from "../db/agency-schema.server.ts";
import type { Db } from "../db/connection.server.ts";
import { nameOf } from "../queries/admin-users.server.ts";
import { bySeniority } from "../queries/agencies.server.ts";

/** Names of people as they wrote them; the address of who gave none. */
export async function namesOf(db: Db, ids: Iterable<string | null>): Promise<Map<string, PersonName>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const { id, metadata, email } = users;
  const people = await db.select({ id, metadata, email }).from(users).where(inArray(id, wanted));
  return new Map(people.map((person) => [person.id, { id: person.id, name: nameOf(person) || person.email }]));
}

export interface Member extends PersonName {
  email: string;
  isSenior: boolean;
}

/** Who may have contacts of the same scope: the agency's members; of the house its staff; who has no agency is alone. */
export async function membersOf(db: Db, { agency, isHouse, ownerId }: Actor): Promise<Member[]> {
  const { id, metadata, email } = users;
  if (isHouse) {
    const staff = await db
      .selectDistinct({ id, metadata, email })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .orderBy(email);
    return staff.map((person) => memberOf(person, true));
  }
  if (!agency) {
    const own = await db.select({ id, metadata, email }).from(users).where(eq(id, ownerId));
    return own.map((person) => memberOf(person, true));
  }
  const rows = await db
    .select({ id, metadata, email, role: agencyMembers.role })
    .from(agencyMembers)
    .innerJoin(users, eq(users.id, agencyMembers.userId))
    .where(eq(agencyMembers.agencyId, agency.id))
    .orderBy(bySeniority, sql`${agencyMembers.joinedAt}`);
  return rows.map((row) => memberOf(row, row.role !== "agent"));
}

function memberOf(person: Pick<typeof users.$inferSelect, "id" | "metadata" | "email">, isSenior: boolean): Member {
  return { id: person.id, name: nameOf(person) || person.email, email: person.email, isSenior };
}
