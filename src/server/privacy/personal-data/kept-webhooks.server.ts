import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { webhookDeliveries, webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import { type Mention, mentions, withoutMentions } from "./mentions.server.ts";

/** Addresses that receive changes, as their owner may get them, and mentions of people in their logs. */

/** Without the secret: anybody who has it signs as we do. */
export async function webhooksOf(db: Db, ownerId: string) {
  const { name, url, events, state, createdAt, lastSuccessAt, lastErrorAt } = webhookEndpoints;
  return await db
    .select({ name, url, events, state, createdAt, lastSuccessAt, lastErrorAt })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.ownerId, ownerId))
    .orderBy(asc(createdAt));
}

/** Forgets sent messages that name somebody, everywhere or in an agency's logs: elsewhere a namesake may be meant. */
export async function forgetDeliveries(tx: Db, sought: readonly Mention[], agencyId?: string): Promise<void> {
  const { payload, answerStart, endpointId } = webhookDeliveries;
  const ofAgency = (column: SQL | typeof webhookEndpoints.agencyId) =>
    agencyId === undefined ? undefined : sql`${column} = ${agencyId}`;
  const theirs = tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(ofAgency(webhookEndpoints.agencyId));
  await tx
    .delete(webhookDeliveries)
    .where(
      and(
        agencyId === undefined ? undefined : inArray(endpointId, theirs),
        mentions(sql`concat_ws(' ', ${payload}, ${answerStart})`, sought),
      ),
    );
  const { name } = webhookEndpoints;
  await tx
    .update(webhookEndpoints)
    .set({ name: withoutMentions(name, sought) })
    .where(and(ofAgency(webhookEndpoints.agencyId), mentions(name, sought)));
}
