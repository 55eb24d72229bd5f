import { eq, inArray, sql } from "drizzle-orm";
import { nameOrEmailOf } from "#domain/accounts/account/person-name.ts";
import type { PersonName } from "#domain/crm/contacts/dto.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { userRoles, users } from "../../platform/db/tables/accounts.server.ts";
import { agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import type { PersonActor } from "../access/actor.server.ts";
import { bySeniority } from "../agencies/agencies.server.ts";

/** Columns that name a person. */
export const PERSON_COLUMNS = { id: users.id, metadata: users.metadata, email: users.email };

type NamedPerson = { [K in keyof typeof PERSON_COLUMNS]: (typeof users.$inferSelect)[K] };

/** Names as people wrote them; the address of a person without a name. */
export const personName = (person: NamedPerson): PersonName => ({
  id: person.id,
  name: nameOrEmailOf(person),
});

/** The same of many, by their ids. */
export async function namesOf(db: Db, ids: Iterable<string | null>): Promise<Map<string, PersonName>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const people = await db.select(PERSON_COLUMNS).from(users).where(inArray(users.id, wanted));
  return new Map(people.map((person) => [person.id, personName(person)]));
}

export interface Member extends PersonName {
  email: string;
  isSenior: boolean;
}

/**
 * People who may have contacts of the same scope: the agency's members; for Umbral itself its staff; a person without
 * an agency is alone.
 */
export async function membersOf(db: Db, { agency, isHouse, ownerId }: PersonActor): Promise<Member[]> {
  const { id, email } = users;
  if (isHouse) {
    const staff = await db
      .selectDistinct(PERSON_COLUMNS)
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .orderBy(email);
    return staff.map((person) => memberOf(person, true));
  }
  if (!agency) {
    const own = await db.select(PERSON_COLUMNS).from(users).where(eq(id, ownerId));
    return own.map((person) => memberOf(person, true));
  }
  const rows = await db
    .select({ ...PERSON_COLUMNS, role: agencyMembers.role })
    .from(agencyMembers)
    .innerJoin(users, eq(users.id, agencyMembers.userId))
    .where(eq(agencyMembers.agencyId, agency.id))
    .orderBy(bySeniority, sql`${agencyMembers.joinedAt}`);
  return rows.map((row) => memberOf(row, row.role !== "agent"));
}

function memberOf(person: NamedPerson, isSenior: boolean): Member {
  return { ...personName(person), email: person.email, isSenior };
}
