import { and, asc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { askedOf, isOurs, type Located, type WaysToFind, waysToFind } from "#domain/portfolio/homes/located.ts";
import type { Place } from "#domain/shared/places/place.ts";
import { DAY_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { amongLocked } from "../../platform/db/among-locked.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { homeOfRow } from "../../portfolio/homes/home-rows.server.ts";
import { findPlaces } from "../places/places.server.ts";
import { type AskServices, createAskServices } from "./ask-service.server.ts";
import { findAddress } from "./find-address.server.ts";

/**
 * Homes that were pasted or imported without a point get theirs: by cadastral reference, by address, or else the middle of their
 * quarter. A point that a person or a sender set is never touched. A row is due from its first day; a process that dies leaves
 * it due again.
 */

/** Time for one home, more than its questions may take. */
const LEASE_MS = 10 * MINUTE_MS;
/** Nobody waits for it, so a slow service may be slow. */
const TIMEOUT_MS = 15_000;
/** Due homes that need nothing are put aside together. */
const AT_ONCE = 500;

export const locateHomesJob: Job = {
  name: "points of homes",
  everyMs: MINUTE_MS,
  round: async ({ database, config, now }) => {
    const { db } = database;
    const { geocoding, reachesPrivate } = config;
    const services = createAskServices({ db, config: geocoding, reachesPrivate, now, timeoutMs: TIMEOUT_MS });
    return (await putAside(db)) || (await locateOne(db, services, now));
  },
};

/** Homes with a point that we did not find, of the trash or of visitors are not looked for. @returns whether there may be more */
export async function putAside(db: Db): Promise<boolean> {
  const some = db
    .select({ id: properties.id })
    .from(properties)
    .where(
      and(
        isNotNull(properties.locateDueAt),
        sql`(${properties.latitude} is not null and ${properties.located} is null
          or ${properties.deletedAt} is not null or ${properties.mergedIntoId} is not null or ${properties.visitorId} is not null)`,
      ),
    )
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  const { rowCount } = await db.update(properties).set({ locateDueAt: null }).where(amongLocked(properties.id, some));
  return (rowCount ?? 0) === AT_ONCE;
}

/** Looks for one due home. @returns whether there was one */
export async function locateOne(db: Db, services: AskServices, now: () => Date): Promise<boolean> {
  const row = await take(db, now());
  if (!row) return false;
  const home = homeOfRow(row);
  const ways = waysToFind(home);
  const asked = askedOf(ways);
  const isKnown = row.located?.asked === asked && row.located.precision !== "ninguno" && home.latitude !== undefined;
  if (!isOurs(home, row.located)) {
    await db.update(properties).set({ locateDueAt: null }).where(eq(properties.id, row.id));
    return true;
  }
  const { located, isWaiting } = await locate(services, ways, asked);
  // A service that was away today does not take a point away that was found before.
  const isWorse = isKnown && isWaiting;
  await db
    .update(properties)
    .set({
      ...(isWorse ? {} : columnsOf(located)),
      locateDueAt: isWaiting ? new Date(now().getTime() + DAY_MS) : null,
    })
    // Whoever set a point meanwhile keeps it.
    .where(and(eq(properties.id, row.id), samePoint(row)));
  return true;
}

type Row = typeof properties.$inferSelect;

const samePoint = ({ latitude, longitude }: Row) =>
  and(
    latitude === null ? isNull(properties.latitude) : eq(properties.latitude, latitude),
    longitude === null ? isNull(properties.longitude) : eq(properties.longitude, longitude),
  );

const columnsOf = (located: Located) => ({
  located,
  latitude: located.latitude ?? null,
  longitude: located.longitude ?? null,
});

async function take(db: Db, now: Date): Promise<Row | undefined> {
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(properties)
      .where(lte(properties.locateDueAt, now))
      .orderBy(asc(properties.locateDueAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!row) return undefined;
    const locateDueAt = new Date(now.getTime() + LEASE_MS);
    await tx.update(properties).set({ locateDueAt }).where(eq(properties.id, row.id));
    return row;
  });
}

/** Kinds of our own tables whose middle may stand for a home: a municipality's would only look like a place. */
const QUARTERS: ReadonlySet<Place["kind"]> = new Set(["barrio", "distrito", "localidad", "codigo-postal"]);

/** @returns `isWaiting` where a service did not answer, so that a finer point may be found later */
async function locate(
  services: AskServices,
  ways: WaysToFind,
  asked: string,
): Promise<{ located: Located; isWaiting: boolean }> {
  let isWaiting = false;
  for (const text of [ways.reference, ways.address]) {
    if (text === undefined) continue;
    const { places, source, none } = await findAddress(services, text, { abroad: "nominatim" });
    const [place] = places;
    if (place) {
      const precision = place.kind === "portal" ? "exacto" : "calle";
      return { located: located(place, precision, asked, source), isWaiting: false };
    }
    isWaiting ||= none !== undefined && none !== "off";
  }
  const [quarter] = ways.quarter === undefined ? [] : findPlaces(ways.quarter, 1);
  if (quarter && QUARTERS.has(quarter.kind)) return { located: located(quarter, "barrio", asked), isWaiting };
  return { located: { precision: "ninguno", asked }, isWaiting };
}

const located = (
  { latitude, longitude }: Place,
  precision: Located["precision"],
  asked: string,
  source?: string,
): Located => ({ precision, asked, latitude, longitude, ...(source === undefined ? {} : { source }) });
