import { eq, or, sql } from "drizzle-orm";
import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import type { OfferedHome } from "#domain/crm/matching/pair.ts";
import type { HomeType } from "#domain/shared/home-attributes/home-values.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents } from "../../platform/db/tables/crm-contacts.server.ts";
import { findHomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { findMarketHome, offeredMarketHome } from "./market-matches.server.ts";
import { offeredHomeOf } from "./pairs.server.ts";

/** A home as it is sent to buyers, of the own portfolio or of the market. Both have ids of their own, so that one id names either. */
export interface ListedHome {
  id: string;
  /** In the market: a line of a timeline names it by this, because the home may leave the market any day. */
  market: { title: string } | null;
  offered: OfferedHome;
}

/** @returns undefined for a home that the actor does not see, or that is in the trash */
export async function findListedHome(
  db: Db,
  actor: PersonActor,
  id: string,
  now: Date,
): Promise<ListedHome | undefined> {
  const row = await findHomeRow(db, actor, id);
  if (row) return row.deletedAt ? undefined : { id, market: null, offered: await offeredHomeOf(db, row, now) };
  const found = await findMarketHome(db, actor, id);
  return found && { id, market: { title: titleOf(found) }, offered: offeredMarketHome(found, now) };
}

interface Named {
  title: string | null;
  type: string;
  operation: string;
  quarter: string | null;
  town: string | null;
}

/** `Piso en venta en Ruzafa, Valencia`, where its adverts give no title. */
export function titleOf({ title, type, operation, quarter, town }: Named): string {
  if (title) return title;
  const what = `${HOME_TYPE_NAMES[type as HomeType]} en ${OPERATION_NAMES[operation as "venta" | "alquiler"].toLocaleLowerCase("es")}`;
  const where = [quarter, town].filter(Boolean).join(", ");
  return where === "" ? what : `${what} en ${where}`;
}

/** The lines of a timeline that are about a home. */
export const isAboutHome = (id: string) =>
  or(eq(contactEvents.homeId, id), sql`${contactEvents.data} ->> 'marketHomeId' = ${id}`)!;

/** The home of a line: a link to one of the portfolio, or the name of one of the market. */
export const lineOfHome = ({ id, market }: ListedHome) =>
  market === null
    ? { homeId: id, data: {}, name: "" }
    : { homeId: null, data: { marketHomeId: id, homeTitle: market.title }, name: `: ${market.title}` };
