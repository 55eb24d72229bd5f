import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { type Gazetteer, readPlaces, readTypedPlaces, type TypedPlace } from "#domain/crm/matching/read-places.ts";
import { currencyOf, type SoughtPlace } from "#domain/crm/matching/sought-place.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { partsOf } from "../../portfolio/homes/home-conditions.server.ts";

/** The places of demands, read as the people of one portfolio mean them. */

export interface ReadPlaces {
  typed(places: readonly string[]): SoughtPlace[];
  chosen(where: readonly TypedPlace[]): SoughtPlace[];
  /** Of the portfolio, ISO 4217. */
  currency: string;
}

interface Market {
  country: string;
  currency: string;
}

const SPAIN: Market = { country: "ES", currency: "EUR" };

/** Reads places as somebody does who works where the actor's newest home lies; in Spain where they have none. */
export async function placeReader(db: Db, actor: PersonActor, gazetteer: Gazetteer): Promise<ReadPlaces> {
  const { country, currency, updatedAt, id, deletedAt } = properties;
  const newest = await Promise.all(
    partsOf(actor).map((part) =>
      db
        .select({ country, currency, updatedAt })
        .from(properties)
        .where(and(part, isNull(deletedAt)))
        .orderBy(desc(updatedAt), desc(id))
        .limit(1),
    ),
  );
  const [home = SPAIN] = newest.flat().sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  return readerOf(home, gazetteer);
}

const readerOf = ({ country, currency }: Market, gazetteer: Gazetteer): ReadPlaces => ({
  typed: (places) => readPlaces(places, gazetteer, country),
  chosen: (where) => readTypedPlaces(where, gazetteer, country),
  currency,
});

const PORTION = 200;

/** Reads places that were written before they were read. @returns whether there may be more */
async function readOldPlaces(db: Db, gazetteer: Gazetteer): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: demands.id, places: demands.places, currency: demands.currency, contactId: demands.contactId })
      .from(demands)
      .where(isNull(demands.sought))
      .limit(PORTION)
      .for("update", { skipLocked: true });
    const scopes = new Set<string>();
    for (const { id, places, currency, contactId } of rows) {
      const [contact] = await tx.select({ scope: contacts.scope }).from(contacts).where(eq(contacts.id, contactId));
      const [home = SPAIN] = await tx
        .select({ country: properties.country, currency: properties.currency })
        .from(properties)
        .where(
          and(
            eq(sql`coalesce(${properties.agencyId}, ${properties.ownerId})`, contact!.scope),
            isNull(properties.deletedAt),
          ),
        )
        .orderBy(desc(properties.updatedAt), desc(properties.id))
        .limit(1);
      const sought = readerOf(home, gazetteer).typed(places);
      await tx
        .update(demands)
        .set({ sought, currency: currencyOf(sought) ?? (home === SPAIN ? currency : home.currency) })
        .where(eq(demands.id, id));
      scopes.add(contact!.scope);
    }
    for (const scope of scopes) await publishChange(tx, scope, "contacts");
    return rows.length === PORTION;
  });
}

/** @param gazetteer handed in because the tables of places lie above the contacts */
export const readPlacesJob = (gazetteer: Gazetteer): Job => ({
  name: "places of demands",
  everyMs: 10 * MINUTE_MS,
  round: async ({ database }) => await readOldPlaces(database.db, gazetteer),
});
