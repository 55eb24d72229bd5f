import { data } from "react-router";
import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { buyersWhoSearch, homesOnOffer } from "#server/crm/matching/choices.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { findHomeRow } from "#server/portfolio/homes/lock-homes.server.ts";
import { homesForBuyer, peopleForHome, peopleForMarketHome } from "#server/tools/sharing/matched.server.ts";

/** The data of the page of matches: `?vivienda=` and, for one of the market, `?mercado=` have their buyers, `?comprador=` their homes, and without either there is a choice. */
export async function matchingData(services: Services, actor: PersonActor, query: URLSearchParams) {
  const { db } = services.database;
  const [homeId, marketId, buyerId] = [query.get("vivienda"), query.get("mercado"), query.get("comprador")];
  const [homes, buyers] = await Promise.all([homesOnOffer(db, actor), buyersWhoSearch(db, actor)]);
  const side = query.get("lado") === "comprador" || buyerId !== null ? ("buyer" as const) : ("home" as const);
  return {
    side,
    homes,
    buyers,
    home:
      homeId !== null
        ? await foundHome(services, actor, homeId)
        : marketId !== null
          ? await foundMarketHome(services, actor, marketId)
          : null,
    buyer: buyerId === null ? null : await foundBuyer(services, actor, buyerId),
  };
}

/** @throws 404 for a home that the actor does not see, or that is in the trash */
async function foundHome(services: Services, actor: PersonActor, id: string) {
  const uuid = readUuid(id);
  const row = uuid && (await findHomeRow(services.database.db, actor, uuid));
  if (!row || row.deletedAt) throw data(null, { status: 404 });
  const matched = await peopleForHome(services, actor, row);
  return { id: row.id, isOfMarket: false, isOnOffer: row.status === "disponible", ...matched };
}

/** @throws 404 for a home of the market that the actor does not see */
async function foundMarketHome(services: Services, actor: PersonActor, id: string) {
  const uuid = readUuid(id);
  const found = uuid && (await peopleForMarketHome(services, actor, uuid));
  if (!found) throw data(null, { status: 404 });
  return { id: uuid, isOfMarket: true, ...found };
}

/** @throws 404 for a contact that the actor does not see, or that is in the trash */
async function foundBuyer(services: Services, actor: PersonActor, id: string) {
  const uuid = readUuid(id);
  const found = uuid && (await homesForBuyer(services, actor, uuid));
  if (!found) throw data(null, { status: 404 });
  return found;
}
