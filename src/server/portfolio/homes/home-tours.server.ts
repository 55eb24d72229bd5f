import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { FeedExtras } from "#domain/portfolio/feeds/feed-row.ts";
import { importedTourAddress } from "#domain/portfolio/homes/imported-tour.ts";
import { framedTourAddress, publicTourAddress } from "#domain/tools/tours/tour-address.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { tourPanoramas, tours } from "../../platform/db/tables/tools-tours.server.ts";

/** Tours that adverts, pages and answers about a home may name. */

export interface HomeTour {
  readonly id: string;
  readonly title: string;
  /** With the agency's brand. */
  readonly address: string;
  /** Without it, as portals demand. */
  readonly unbrandedAddress: string;
  /** Of the branded one in a frame of another page. */
  readonly frameAddress: string;
}

/**
 * The tour of each home that anybody may see, by the home's id: published, without a password, not expired, of the same people as the home, and with a
 * picture to show. Where a home has several, it is the one that was published last.
 */
export async function toursOfHomes(
  { database, config, now }: Pick<AccountServices, "database" | "config" | "now">,
  homeIds: readonly string[],
): Promise<ReadonlyMap<string, HomeTour>> {
  if (homeIds.length === 0) return new Map();
  const rows = await database.db
    .selectDistinctOn([tours.homeId], {
      id: tours.id,
      bareId: tours.bareId,
      homeId: tours.homeId,
      title: sql<string>`${tours.published}->>'title'`,
    })
    .from(tours)
    .innerJoin(users, eq(users.id, tours.ownerId))
    .innerJoin(properties, eq(properties.id, tours.homeId))
    .where(and(inArray(tours.homeId, [...homeIds]), isShown(now())))
    .orderBy(tours.homeId, desc(tours.publishedAt), tours.id);
  const { publicUrl } = config;
  return new Map(
    rows.map((tour) => [
      tour.homeId!,
      {
        id: tour.id,
        title: tour.title,
        address: publicTourAddress(tour, { publicUrl, isBranded: true }),
        unbrandedAddress: publicTourAddress(tour, { publicUrl, isBranded: false }),
        frameAddress: framedTourAddress(tour, publicUrl),
      },
    ]),
  );
}

/**
 * Address of the virtual tour that clients are told of, with the agency's brand: the one made here, else the one that the home's sender named. Null
 * where there is none.
 */
export async function virtualTourOf(
  services: Pick<AccountServices, "database" | "config" | "now">,
  homeId: string,
): Promise<string | null> {
  const made = (await toursOfHomes(services, [homeId])).get(homeId);
  if (made) return made.address;
  const [home] = await services.database.db
    .select({ extras: properties.extras })
    .from(properties)
    .where(eq(properties.id, homeId));
  return importedTourAddress(home?.extras as FeedExtras | undefined);
}

/** A number that changes whenever another tour is shown of one of these homes. @param which of the table of homes */
export const toursVersion = (which: SQL, now: Date): SQL => sql`(
  select concat_ws('-', count(*), sum(hashtext(concat_ws('-', ${tours.id}, ${tours.homeId}))::bigint))
  from ${tours} inner join ${users} on ${users.id} = ${tours.ownerId} inner join ${properties} on ${properties.id} = ${tours.homeId}
  where ${isShown(now)} and ${which}
)`;

/** Of a row of `tours` with its owner and its home. */
const isShown = (now: Date): SQL =>
  and(
    isNotNull(tours.published),
    isNotNull(tours.publishedAt),
    isNull(tours.archivedAt),
    isNull(tours.deletedAt),
    isNull(tours.passwordHash),
    or(isNull(tours.expiresAt), gt(tours.expiresAt, now)),
    or(isNull(users.bannedUntil), lte(users.bannedUntil, now)),
    or(
      eq(tours.agencyId, properties.agencyId),
      and(isNull(tours.agencyId), isNull(properties.agencyId), eq(tours.ownerId, properties.ownerId)),
    ),
    sql`exists (select 1 from ${tourPanoramas} where ${tourPanoramas.tourId} = ${tours.id} and ${tourPanoramas.tilesFileId} is not null)`,
  )!;
