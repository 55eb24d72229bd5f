import { and, asc, isNull, sql } from "drizzle-orm";
import type { DealCard } from "#domain/crm/contacts/dto.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { cardsOf } from "./deal-cards.server.ts";
import { scopesOf } from "./scopes.server.ts";

/**
 * Contacts who wait for a first answer, the most urgent first: those of the actor's own deals, and of deals without an
 * owner.
 */
export function listWaiting(
  db: Db,
  actor: PersonActor,
  { limit, now }: { limit: number; now: Date },
): Promise<DealCard[]> {
  return cardsOf(db, {
    where: and(
      sql`${deals.scope} in ${scopesOf(actor)}`,
      mayRead(actor, "deal"),
      sql`(${deals.ownerId} = ${actor.ownerId} or ${deals.ownerId} is null)`,
      sql`${deals.answeredAt} is null and ${deals.answerDueAt} is not null and ${deals.stage} not in ('firmado', 'perdido')`,
      isNull(contacts.deletedAt),
      isNull(contacts.mergedIntoId),
    )!,
    orderBy: [asc(deals.answerDueAt), asc(deals.id)],
    limit,
    reader: actor,
    now,
  });
}
