import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Home } from "#domain/portfolio/homes/home.ts";
import { type PortalState, portalStates, type ReadOutlet } from "#domain/portfolio/portals/portal-states.ts";
import type { Portal } from "#domain/portfolio/portals/portals.ts";
import type { ShownPublication } from "#domain/portfolio/portals/publications.ts";
import { isCarried } from "#domain/portfolio/portals/readiness.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { feedOutlets } from "../../platform/db/tables/portfolio-imports.server.ts";
import { homePublications } from "../../platform/db/tables/portfolio-publications.server.ts";
import { homeOfRow } from "../homes/home-rows.server.ts";
import type { HomeRow } from "../homes/lock-homes.server.ts";
import { withTown } from "../homes/town-of-home.server.ts";
import { openPublications } from "./publications.server.ts";

/** Homes beside the portals that they are in, or could be in. */

const MOST_OUTLETS = 20;

/**
 * The checklist of a home that the actor has been shown, and what its agents noted in other portals.
 *
 * @param photos how many it has
 */
export async function portalsOfHome(
  db: Db,
  row: HomeRow,
  photos: number,
): Promise<{ states: PortalState[]; elsewhere: ShownPublication[] }> {
  const [outlets, publications] = await Promise.all([outletsOf(db, [row]), openPublications(db, row.id)]);
  const home = withTown(homeOfRow(row));
  const states = portalStates({ home, photos }, outlets.map(readOutlet), publications);
  const shown = new Set(states.map(({ publication }) => publication?.id));
  return { states, elsewhere: publications.filter(({ id, outletId }) => outletId === null && !shown.has(id)) };
}

/** The portals of a home, as a list names them. */
export interface PortalNote {
  /** Portals that it is in. */
  in: { portal: Portal; name: string | null }[];
  /** Names of the outlets that would carry it if it lacked nothing. */
  withheldFrom: string[];
}

/** Notes of the homes of a page of the list, by their ids; homes without any are left out. */
export async function portalNotes(db: Db, ids: readonly string[]): Promise<Record<string, PortalNote>> {
  if (ids.length === 0) return {};
  const rows = await db
    .select()
    .from(properties)
    .where(inArray(properties.id, [...ids]));
  const { homeId, portal, until, outletId } = homePublications;
  const [outlets, publications] = await Promise.all([
    outletsOf(db, rows),
    db
      .select({ homeId, portal, name: feedOutlets.name })
      .from(homePublications)
      .leftJoin(feedOutlets, eq(feedOutlets.id, outletId))
      .where(and(inArray(homeId, [...ids]), isNull(until)))
      .orderBy(asc(homePublications.since)),
  ]);
  const notes = rows.map((row): [string, PortalNote] => [
    row.id,
    {
      in: publications.filter((one) => one.homeId === row.id).map(({ portal, name }) => ({ portal, name })),
      withheldFrom: withheldFrom(row, outlets),
    },
  ]);
  return Object.fromEntries(notes.filter(([, note]) => note.in.length + note.withheldFrom.length > 0));
}

function withheldFrom(row: HomeRow, outlets: readonly (typeof feedOutlets.$inferSelect)[]): string[] {
  if (row.status !== "disponible" && row.status !== "reservado") return [];
  const home: Home = withTown(homeOfRow(row));
  return outlets
    .filter((outlet) => isOf(outlet, row) && (outlet.operation === null || outlet.operation === home.operation))
    .filter(({ portal }) => !isCarried(home, portal))
    .map(({ name }) => name);
}

/** The working outlets of the homes' agency, or of their people where they have none. */
async function outletsOf(db: Db, homes: readonly HomeRow[]) {
  const agencies = [...new Set(homes.flatMap(({ agencyId }) => agencyId ?? []))];
  const people = [...new Set(homes.flatMap(({ agencyId, ownerId }) => (agencyId ? [] : (ownerId ?? []))))];
  if (agencies.length + people.length === 0) return [];
  return await db
    .select()
    .from(feedOutlets)
    .where(
      and(
        isNull(feedOutlets.revokedAt),
        or(
          agencies.length > 0 ? inArray(feedOutlets.agencyId, agencies) : sql`false`,
          people.length > 0 ? and(inArray(feedOutlets.ownerId, people), isNull(feedOutlets.agencyId)) : sql`false`,
        ),
      ),
    )
    .orderBy(asc(feedOutlets.createdAt), asc(feedOutlets.id))
    .limit(MOST_OUTLETS);
}

const isOf = (outlet: typeof feedOutlets.$inferSelect, home: HomeRow) =>
  home.agencyId ? outlet.agencyId === home.agencyId : outlet.agencyId === null && outlet.ownerId === home.ownerId;

const readOutlet = ({ id, name, portal, operation, lastReadAt }: typeof feedOutlets.$inferSelect): ReadOutlet => ({
  id,
  name,
  portal,
  operation,
  lastReadAt: lastReadAt?.toISOString() ?? null,
});
