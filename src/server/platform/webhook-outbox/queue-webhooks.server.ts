import { randomUUID } from "node:crypto";
import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { AGENCY_ROLES, mayInAgency } from "#domain/accounts/agency/roles.ts";
import type { WebhookEventType } from "#domain/integrations/api/webhook-events.ts";
import type { Db } from "../db/connection.server.ts";
import { agencyMembers } from "../db/tables/accounts-agencies.server.ts";
import { webhookEndpoints } from "../db/tables/integrations.server.ts";

/** The owner of a changed row, from its own columns. */
export interface ChangedOf {
  ownerId: string | null;
  agencyId: string | null;
}

/**
 * Events of rows that every member of an agency sees (`access/policies`); an agent's address gets only the agent's own
 * events of other rows.
 */
const SHARED_BY_ALL: ReadonlySet<WebhookEventType> = new Set([
  "home.created",
  "home.updated",
  "home.deleted",
  "import.finished",
]);
const SENIORS = AGENCY_ROLES.filter((role) => mayInAgency(role, "see-all-work"));

/**
 * Queues a change for the addresses of an agency, or of a person without one. Called in the transaction of the change,
 * so that a rolled-back change is never sent and a committed one is sent even if the process dies. An address receives
 * the rows that the person who made it may see.
 *
 * @param of owner of the changed row
 * @param changes `data` of each event; those of one call share their type. A function is called only if somebody
 *   listens
 */
export async function queueWebhooks(
  tx: Db,
  of: ChangedOf,
  type: WebhookEventType,
  changes: readonly Record<string, unknown>[] | (() => readonly Record<string, unknown>[]),
  now: Date,
): Promise<void> {
  if (changes.length === 0 && typeof changes !== "function") return;
  const listening = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .leftJoin(agencyMembers, eq(agencyMembers.userId, webhookEndpoints.ownerId))
    .where(
      and(mayHear(of, type), sql`${type} = any(${webhookEndpoints.events})`, ne(webhookEndpoints.state, "pausado")),
    );
  if (listening.length === 0) return;
  const timestamp = now.toISOString();
  const events = (typeof changes === "function" ? changes() : changes).map((data) => {
    const id = randomUUID();
    return { id, payload: { id, type, timestamp, data } };
  });
  if (events.length === 0) return;
  // A delivery that has stopped is kept in the log, and sent when somebody asks for it. The database cannot hold NUL.
  const payloads = JSON.stringify(events).replaceAll("\\u0000", "");
  await tx.execute(sql`
    insert into webhook_deliveries (endpoint_id, event_id, type, payload, created_at, next_attempt_at)
    select e.id, r.id, ${type}, r.payload, ${timestamp}::timestamptz,
      case when e.state = 'activo' then ${timestamp}::timestamptz end
    from webhook_endpoints e, jsonb_to_recordset(${payloads}::jsonb) as r(id uuid, payload jsonb)
    where ${inArray(
      sql`e.id`,
      listening.map(({ id }) => id),
    )}`);
}

function mayHear({ ownerId, agencyId }: ChangedOf, type: WebhookEventType): SQL {
  const { ownerId: listener, agencyId: place } = webhookEndpoints;
  if (agencyId === null) {
    return ownerId === null ? sql`false` : and(eq(listener, ownerId), sql`${place} is null`)!;
  }
  const seesIt = SHARED_BY_ALL.has(type)
    ? undefined
    : or(inArray(agencyMembers.role, SENIORS), ownerId === null ? undefined : eq(listener, ownerId));
  return and(eq(place, agencyId), eq(agencyMembers.agencyId, agencyId), seesIt)!;
}
