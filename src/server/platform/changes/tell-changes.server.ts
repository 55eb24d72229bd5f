import { sql } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from "#domain/integrations/api/webhook-events.ts";
import { type FlowEventType, isFlowEvent } from "#domain/integrations/flows/flow-events.ts";
import type { Db } from "../db/connection.server.ts";
import type { EventData } from "../db/tables/integrations-flows.server.ts";
import { type ChangedOf, queueWebhooks } from "../webhook-outbox/queue-webhooks.server.ts";

/**
 * The one place at which the product says what has happened. It stands in the transaction of the change: addresses of webhooks get a
 * message each, and flows an event.
 */

/** A change as programs are told it. What flows need of it is taken from here. */
export type Change = Readonly<Record<string, unknown>>;

const isWebhookEvent = (type: string): type is WebhookEventType =>
  (WEBHOOK_EVENT_TYPES as readonly string[]).includes(type);

/** @param changes those of one call share their type; a function is called only if somebody listens */
export async function tellChanges(
  tx: Db,
  of: ChangedOf,
  type: WebhookEventType | FlowEventType,
  changes: readonly Change[] | (() => readonly Change[]),
  now: Date,
): Promise<void> {
  // Nobody is a member of Umbral's own agency, so it has no address that could hear.
  if (isWebhookEvent(type) && of.agencyId !== HOUSE_AGENCY_ID) await queueWebhooks(tx, of, type, changes, now);
  if (!isFlowEvent(type)) return;
  const given = typeof changes === "function" ? changes() : changes;
  await keepFlowEvents(tx, of, type, given.map(eventOf), now);
}

export interface FlowEventRow {
  contactId?: string | null;
  dealId?: string | null;
  homeId?: string | null;
  data: EventData;
  /** A day that comes once, however often it is looked at. */
  cause?: string;
}

const idOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, 80) : null);

/** Ids and plain words of a change; names and amounts stay out. */
function eventOf({ contactId, dealId, homeId, source, kind, from, to, tags, drop }: Change): FlowEventRow {
  const data: EventData = {
    ...(source === undefined ? {} : { source: textOf(source) }),
    ...(kind === undefined ? {} : { kind: textOf(kind) }),
    ...(from === undefined ? {} : { from: textOf(from) }),
    ...(to === undefined ? {} : { to: textOf(to) }),
    ...(Array.isArray(tags) ? { tags: tags.map((tag) => String(tag).slice(0, 40)) } : {}),
    ...(typeof drop === "number" ? { drop } : {}),
  };
  return { contactId: idOf(contactId), dealId: idOf(dealId), homeId: idOf(homeId), data };
}

/**
 * Keeps events for flows. One statement, whoever listens: where nobody has a flow, the rows wait for nobody and are forgotten after a
 * week, so that somebody who makes their first flow can try it on yesterday.
 *
 * @returns how many were new
 */
export async function keepFlowEvents(
  tx: Db,
  { agencyId, ownerId }: ChangedOf,
  type: FlowEventType,
  events: readonly FlowEventRow[],
  now: Date,
): Promise<number> {
  const scope = agencyId ?? ownerId;
  if (scope === null || events.length === 0) return 0;
  const rows = JSON.stringify(
    events.map(({ contactId = null, dealId = null, homeId = null, data, cause = null }) => ({
      contact_id: contactId,
      deal_id: dealId,
      home_id: homeId,
      data,
      cause,
    })),
  ).replaceAll("\\u0000", "");
  const { rowCount } = await tx.execute(sql`
    insert into flow_events (at, scope, type, contact_id, deal_id, home_id, data, cause, depth, is_due)
    select ${now.toISOString()}::timestamptz, ${scope}::uuid, ${type}, r.contact_id, r.deal_id, r.home_id, r.data, r.cause,
      coalesce(nullif(current_setting(${DEPTH_SETTING}, true), ''), '0')::smallint,
      exists (select from flows f where f.scope = ${scope}::uuid and f.version is not null and f.archived_at is null)
    from jsonb_to_recordset(${rows}::jsonb) as r(contact_id uuid, deal_id uuid, home_id uuid, data jsonb, cause text)
    on conflict do nothing`);
  return rowCount ?? 0;
}

const DEPTH_SETTING = "umbral.flow_depth";

/** Everything from now on in this transaction counts as caused by a flow, so many links from an act of a person. */
export async function causedByFlow(tx: Db, depth: number): Promise<void> {
  await tx.execute(sql`select set_config(${DEPTH_SETTING}, ${String(depth)}, true)`);
}
