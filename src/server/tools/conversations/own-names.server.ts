import { eq } from "drizzle-orm";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { listMembers } from "../../accounts/agencies/agencies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { fullNameIn } from "../../platform/db/person-name.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";

/** How the person who hands in a conversation may be called in it: their name and address, their colleagues', and the agency's name. */
export async function ownNames(db: Db, { ownerId, agency }: PersonActor): Promise<string[]> {
  if (agency !== null) {
    const [members, [row]] = await Promise.all([
      listMembers(db, agency.id),
      db.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, agency.id)),
    ]);
    return named([...members.flatMap(({ name, email }) => [name, email]), row?.name]);
  }
  const [user] = await db.select({ name: fullNameIn(), email: users.email }).from(users).where(eq(users.id, ownerId));
  return named([user?.name, user?.email]);
}

const named = (names: readonly (string | undefined)[]): string[] =>
  names.filter((name) => name !== undefined && name.trim().length > 2) as string[];
