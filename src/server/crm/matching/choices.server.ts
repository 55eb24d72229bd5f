import { and, desc, eq, exists, isNull, type SQL } from "drizzle-orm";
import type { HomeName } from "#domain/crm/contacts/dto.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { isListed, partsOf } from "../../portfolio/homes/home-conditions.server.ts";
import { cents, HOME_COLUMNS, homeName } from "../contacts/deal-cards.server.ts";

/** The homes and buyers with which a match may begin. */

export interface OfferedChoice extends HomeName {
  priceCents: number | null;
  currency: string;
}

export interface BuyerChoice {
  id: string;
  fullName: string;
  /** Active searches. */
  searches: number;
}

const MOST_CHOICES = 12;

/** The homes on offer that were changed last. */
export async function homesOnOffer(db: Db, actor: PersonActor): Promise<OfferedChoice[]> {
  const { priceCents, currency, updatedAt, id } = properties;
  const found = await Promise.all(
    partsOf(actor).map((part) =>
      db
        .select({ ...HOME_COLUMNS, priceCents, currency, updatedAt })
        .from(properties)
        .where(and(part, isListed, eq(properties.status, "disponible")))
        .orderBy(desc(updatedAt), desc(id))
        .limit(MOST_CHOICES),
    ),
  );
  return found
    .flat()
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .slice(0, MOST_CHOICES)
    .map((row) => ({ ...homeName(row), priceCents: cents(row.priceCents), currency: row.currency }));
}

const isSearching = and(eq(demands.contactId, contacts.id), eq(demands.isActive, true)) as SQL;

/** The contacts who look for something, those with the latest activity first. */
export async function buyersWhoSearch(db: Db, actor: PersonActor): Promise<BuyerChoice[]> {
  return await db
    .select({
      id: contacts.id,
      fullName: contacts.fullName,
      searches: db.$count(demands, isSearching),
    })
    .from(contacts)
    .where(
      and(
        mayRead(actor, "contact"),
        isNull(contacts.deletedAt),
        isNull(contacts.mergedIntoId),
        exists(db.select({ id: demands.id }).from(demands).where(isSearching)),
      ),
    )
    .orderBy(desc(contacts.lastActivityAt), desc(contacts.id))
    .limit(MOST_CHOICES);
}
