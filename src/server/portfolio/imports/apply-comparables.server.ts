import { sql } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import type { Listing } from "#domain/shared/listing/property.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { sqlJson } from "./sql-rows.server.ts";

/** Owner of comparables: a person, their agency, or (for open data imported by Umbral) everybody. */
export interface ComparableOwner {
  ownerId: string | null;
  agencyId: string | null;
}

/** Umbral itself imports open data, for everybody. */
export function comparableOwner({ ownerId, agencyId }: { ownerId: string; agencyId: string | null }): ComparableOwner {
  return agencyId === HOUSE_AGENCY_ID ? { ownerId: null, agencyId: null } : { ownerId, agencyId };
}

/** Keeps listings around which homes are valued; a known one gets the values of the new one. */
export async function keepComparables(
  tx: Db,
  rows: readonly Listing[],
  { owner, source, isDemo = false }: { owner: ComparableOwner; source: string; isDemo?: boolean },
): Promise<void> {
  await tx.execute(sql`
    insert into listings (id, operation, latitude, longitude, seen_on, is_demo, details, owner_id, agency_id, source)
    select d ->> 'id', d ->> 'operation', (d ->> 'latitude')::float8, (d ->> 'longitude')::float8, (d ->> 'date')::date,
      ${isDemo}, d, ${owner.ownerId}::uuid, ${owner.agencyId}::uuid, ${source}
    from jsonb_array_elements(${sqlJson(rows)}::jsonb) as d
    on conflict (id) do update set operation = excluded.operation, latitude = excluded.latitude, longitude = excluded.longitude,
      seen_on = excluded.seen_on, details = excluded.details
    where listings.details is distinct from excluded.details`);
}
