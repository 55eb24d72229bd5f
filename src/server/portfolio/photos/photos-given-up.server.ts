import { eq, isNull, sql } from "drizzle-orm";
import { homePhotos, NOBODYS_TURN } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { givenUpRows, scopeOfOwned } from "../../platform/jobs/given-up.server.ts";

/** Photos that are not made ready any more. */
export const photosGivenUp = givenUpRows<{ place: number; isRemote: boolean }>({
  table: homePhotos,
  joins: sql`left join properties on properties.id = ${homePhotos.homeId}`,
  stands: isNull(homePhotos.nextAttemptAt),
  reason: homePhotos.lastError,
  scope: scopeOfOwned(properties),
  about: sql`json_build_object('place', ${homePhotos.position} + 1, 'isRemote', ${homePhotos.sourceUrl} is not null)`,
  subject: ({ place, isRemote }) =>
    isRemote ? `Foto ${place} de una vivienda, de la web de quien la envía` : `Foto ${place} de una vivienda`,
  renew: (tx, id, now) =>
    tx
      .update(homePhotos)
      .set({
        attempts: 0,
        lastError: null,
        nextAttemptAt: now,
        givenUpAt: null,
        turnOf: sql`coalesce((select ${scopeOfOwned(properties)} from ${properties} where ${properties.id} = ${homePhotos.homeId}), ${NOBODYS_TURN})`,
      })
      .where(eq(homePhotos.id, id)),
});
