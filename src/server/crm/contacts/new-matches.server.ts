import { and, desc, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import { matchOf } from "#domain/crm/matching/match.ts";
import { offerState } from "#domain/crm/matching/offer-state.ts";
import { readyHome } from "#domain/crm/matching/pair.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { isListed, partsOf } from "../../portfolio/homes/home-conditions.server.ts";
import { exchangesOf } from "../matching/exchanges.server.ts";
import { COMPARED_COLUMNS, demandOf, offeredHome } from "../matching/pairs.server.ts";
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
  const states = new Map(homes.map((home) => [home.id, offerState(offeredHome(home, now))]));
  const told = await exchangesOf(db, {
    homeIds: homes.map(({ id }) => id),
    contactIds: [...new Set(sought.map(({ contact }) => contact.id))],
    stateOf: (id) => states.get(id)!,
  });
  const demanded = sought.map(({ demand, contact }) => ({ contact, asked: demandOf(demand, now) }));
  return homes.flatMap((home): NewMatch[] => {
    const ready = readyHome(offeredHome(home, now));
    const people = new Map<string, string>();
    for (const { asked, contact } of demanded) {
      const match = matchOf(ready, asked);
      // A home that fits only perhaps, because its row is incomplete, is no reason for a notice.
      if (match.kind !== "fits" || match.reasons.length === 0 || match.unknown.length > 0) continue;
      const { sentAt, isNews, answer } = told({ homeId: home.id, contactId: contact.id });
      // Nor is one that they have got or rejected as it is.
      if ((sentAt !== null || answer !== null) && !isNews) continue;
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
  return await db
    .selectDistinctOn([properties.id], {
      ...HOME_COLUMNS,
      ...COMPARED_COLUMNS,
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
