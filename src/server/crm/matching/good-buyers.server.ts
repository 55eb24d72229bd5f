import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { OfferedHome } from "#domain/crm/matching/pair.ts";
import { demandsForHome } from "#domain/crm/matching/rank.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { demandOf } from "./pairs.server.ts";

/** The least score of a match that is worth a notice, with nothing left to be confirmed. */
export const NOTICED_SCORE = 80;
const MOST_DEMANDS = 10_000;

export interface SoughtHome {
  id: string;
  scope: string;
  operation: string;
  /** The contact who sells it, who is not among its buyers. */
  ownerContactId: string | null;
}

/** Contacts of a scope, each with an agent, whom a home fits well. */
export async function goodBuyers(tx: Db, home: SoughtHome, offered: OfferedHome, now: Date) {
  const rows = await tx
    .select({ demand: demands, contact: { id: contacts.id, fullName: contacts.fullName, ownerId: contacts.ownerId } })
    .from(demands)
    .innerJoin(contacts, eq(contacts.id, demands.contactId))
    .where(
      and(
        eq(contacts.scope, home.scope),
        isNotNull(contacts.ownerId),
        isNull(contacts.deletedAt),
        isNull(contacts.mergedIntoId),
        eq(demands.isActive, true),
        eq(demands.operation, home.operation),
      ),
    )
    .limit(MOST_DEMANDS);
  const { fits } = demandsForHome(
    offered,
    rows.map(({ demand, contact }) => ({ ...demandOf(demand, now), contact })),
  );
  const good = new Map(
    fits
      .filter(({ match }) => match.unknown.length === 0 && (match.score ?? 0) >= NOTICED_SCORE)
      .map(({ of }) => [of.contact.id, of.contact]),
  );
  if (home.ownerContactId !== null) good.delete(home.ownerContactId);
  return good;
}
