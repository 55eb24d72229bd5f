import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";

/**
 * Says to the ledger of consents, for the rest of this transaction, where consents are changed and by whom. A trigger of the contacts writes the lines
 * (`consent_events`): a place that says nothing is noted all the same, without its name.
 */
export async function sayConsentPlace(tx: Db, place: string, actorId: string | null): Promise<void> {
  await tx.execute(
    sql`select set_config('umbral.consent_place', ${place}, true), set_config('umbral.consent_actor', ${actorId ?? ""}, true)`,
  );
}
