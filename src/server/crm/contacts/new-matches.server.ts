import { and, desc, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import { HOME_MUSTS } from "#domain/crm/contacts/demand-musts.ts";
import { matchesDemand } from "#domain/crm/contacts/match-demand.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { isListed, partsOf } from "../../portfolio/homes/home-conditions.server.ts";
import { HOME_COLUMNS, homeName } from "./deal-cards.server.ts";
import { scopesOf } from "./scopes.server.ts";

/** New homes, or homes with a changed price, and the actor's contacts who look for such a home. */

const NEW_DAYS = 7;
/** With more homes or people, those changed last and those active last are looked at. */
const MOST_HOMES = 40;
const MOST_PEOPLE = 1_000;

export interface NewMatch {
  home: { id: string; title: string };
  /** It was there before and costs something else now. */
  isPriceChange: boolean;
  at: string;
  people: { id: string; fullName: string }[];
}

export async function newMatches(db: Db, actor: PersonActor, now: Date): Promise<NewMatch[]> {
  const since = new Date(now.getTime() - NEW_DAYS * DAY_MS);
  const [homes, sought] = await Promise.all([newHomes(db, actor, since), demandsOf(db, actor)]);
  return homes.flatMap((home): NewMatch[] => {
    const { priceCents, placeName, town, locationDetail } = home;
    const places = [placeName, town, locationDetail].filter((place) => place !== null);
    const asked = { ...home, price: euros(priceCents), places, flags: home };
    const people = new Map<string, string>();
    for (const { demand, contact } of sought) {
      const limits = { priceMin: euros(demand.priceMinCents), priceMax: euros(demand.priceMaxCents) };
      const match = matchesDemand(asked, { ...demand, ...limits });
      // A home that fits only perhaps, because its row is incomplete, is no reason for a notice.
      if (match.fits && match.reasons.length > 0 && match.unknown.length === 0)
        people.set(contact.id, contact.fullName);
    }
    if (people.size === 0) return [];
    return [
      {
        home: homeName(home),
        isPriceChange: home.kind !== "alta",
        at: home.at.toISOString(),
        people: [...people].map(([id, fullName]) => ({ id, fullName })),
      },
    ];
  });
}

const euros = (cents: string | null): number | null => (cents === null ? null : Number(cents) / 100);

const FLAGS = Object.fromEntries(HOME_MUSTS.map((must) => [must, properties[must]])) as {
  [M in (typeof HOME_MUSTS)[number]]: (typeof properties)[M];
};

/** On offer, and new or with another price since an instant; the last of both counts. */
async function newHomes(db: Db, actor: PersonActor, since: Date) {
  const changed = await Promise.all(
    partsOf(actor).map((part) =>
      db
        .select({ id: properties.id, at: properties.updatedAt })
        .from(properties)
        .where(and(part, isListed, eq(properties.status, "disponible"), gte(properties.updatedAt, since)))
        .orderBy(desc(properties.updatedAt), desc(properties.id))
        .limit(MOST_HOMES),
    ),
  );
  const ids = changed
    .flat()
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST_HOMES)
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const { operation, type, locationDetail, latitude, longitude, priceCents, builtAreaM2, rooms, bathrooms } =
    properties;
  return await db
    .selectDistinctOn([properties.id], {
      ...HOME_COLUMNS,
      ...FLAGS,
      operation,
      type,
      locationDetail,
      latitude,
      longitude,
      priceCents,
      builtAreaM2,
      rooms,
      bathrooms,
      kind: homeEvents.kind,
      at: homeEvents.at,
    })
    .from(properties)
    .innerJoin(homeEvents, eq(homeEvents.homeId, properties.id))
    .where(
      and(
        inArray(properties.id, ids),
        gte(homeEvents.at, since),
        sql`(${homeEvents.kind} = 'alta' or ${homeEvents.changes} ? 'price')`,
      ),
    )
    .orderBy(properties.id, desc(homeEvents.at));
}

/** The demands of the actor's own contacts. */
async function demandsOf(db: Db, actor: PersonActor) {
  const people = await Promise.all(
    scopesOf(actor).map((scope) =>
      db
        .select({ id: contacts.id, fullName: contacts.fullName })
        .from(contacts)
        .where(
          and(
            eq(contacts.scope, scope),
            eq(contacts.ownerId, actor.ownerId),
            mayRead(actor, "contact"),
            isNull(contacts.deletedAt),
            isNull(contacts.mergedIntoId),
          ),
        )
        .orderBy(desc(contacts.lastActivityAt), desc(contacts.id))
        .limit(MOST_PEOPLE),
    ),
  );
  const byId = new Map(people.flat().map((person) => [person.id, person]));
  if (byId.size === 0) return [];
  const rows = await db
    .select()
    .from(demands)
    .where(and(inArray(demands.contactId, [...byId.keys()]), eq(demands.isActive, true)));
  return rows.map((demand) => ({ demand, contact: byId.get(demand.contactId)! }));
}
