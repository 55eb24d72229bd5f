import { type SQL, sql } from "drizzle-orm";
import { TIMED_EVENTS } from "#domain/integrations/flows/flow-events.ts";
import { DEFAULT_ZONE, localOf } from "#domain/shared/time/zone-time.ts";
import { settingsOf } from "../../crm/contacts/settings.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { EventData } from "../../platform/db/tables/integrations-flows.server.ts";

/**
 * Days that come: the end of a mandate or a document, silence, the anniversary of a purchase. They are looked for only where a flow
 * listens, each is one statement, and a day is told once (`cause`).
 */

/** Days back that a look covers, so that a weekend without the server loses nothing. */
const LOOK_BACK_DAYS = 3;

/** Agencies whose flows listen, each with the days that its flows name and with its today. */
const listening = (event: (typeof TIMED_EVENTS)[number], now: Date) => sql`
  listening as (
    select distinct f.scope, f.days, coalesce(s.time_zone, ${DEFAULT_ZONE}) as zone,
      (${now.toISOString()}::timestamptz at time zone coalesce(s.time_zone, ${DEFAULT_ZONE}))::date as today
    from flows f left join crm_settings s on s.scope = f.scope
    where f.event = ${event} and f.state = 'activo' and f.archived_at is null
  )`;

const isTheirs = sql`(home.agency_id = l.scope or (home.agency_id is null and home.owner_id = l.scope))
  and home.deleted_at is null and home.merged_into_id is null`;

type Timed = (typeof TIMED_EVENTS)[number];

const FOUND: Readonly<Record<Timed, SQL>> = {
  "mandate.expiring": sql`
    select l.scope, home.owner_contact_id as contact_id, null::uuid as deal_id, home.id as home_id, '{}'::jsonb as data,
      l.days || ':encargo:' || home.id || ':' || home.mandate_ends_on as cause
    from listening l join properties home on ${isTheirs}
    where home.mandate_ends_on between l.today and l.today + l.days and home.status not in ('cerrado', 'retirado')`,
  "document.expiring": sql`
    select l.scope, home.owner_contact_id, null::uuid, home.id, jsonb_build_object('documentKind', d.kind),
      l.days || ':documento:' || d.id || ':' || d.valid_until
    from listening l join properties home on ${isTheirs} join home_documents d on d.home_id = home.id
    where d.valid_until between l.today and l.today + l.days and home.status not in ('cerrado', 'retirado')`,
  "contact.cold": sql`
    select distinct on (c.id, l.days) l.scope, c.id, d.id, null::uuid, jsonb_build_object('kind', d.kind),
      l.days || ':silencio:' || c.id || ':' || extract(epoch from c.last_activity_at)::bigint
    from listening l join contacts c on c.scope = l.scope and c.deleted_at is null and c.merged_into_id is null
      join deals d on d.contact_id = c.id and d.stage not in ('firmado', 'perdido')
    where (c.last_activity_at at time zone l.zone)::date between l.today - l.days - ${LOOK_BACK_DAYS}::int and l.today - l.days
    order by c.id, l.days, d.created_at desc`,
  "purchase.anniversary": sql`
    select l.scope, d.contact_id, d.id, null::uuid, jsonb_build_object('kind', d.kind),
      'aniversario:' || d.id || ':' || extract(year from l.today)
    from listening l join deals d on d.scope = l.scope
    where d.stage = 'firmado' and d.kind in ('comprador', 'inquilino') and d.closed_at is not null
      and extract(year from d.closed_at at time zone l.zone) < extract(year from l.today)
      and ((d.closed_at at time zone l.zone)::date + make_interval(years =>
        (extract(year from l.today) - extract(year from d.closed_at at time zone l.zone))::int))::date
        between l.today - ${LOOK_BACK_DAYS}::int and l.today`,
};

export const isTimed = (event: string): event is Timed => (TIMED_EVENTS as readonly string[]).includes(event);

export interface TimedEvent {
  contactId: string | null;
  dealId: string | null;
  homeId: string | null;
  data: EventData;
}

/** The days that would come now for a flow that is not published. @param limit rows at most */
export async function imagineTimedEvents(
  db: Db,
  { event, days, scope, limit }: { event: Timed; days: number; scope: string; limit: number },
  now: Date,
): Promise<TimedEvent[]> {
  const { timeZone } = await settingsOf(db, scope);
  const { rows } = await db.execute<{ contact_id: string; deal_id: string; home_id: string; data: EventData }>(sql`
    with listening as (select ${scope}::uuid as scope, ${days}::int as days, ${timeZone}::text as zone, ${localOf(now, timeZone).slice(0, 10)}::date as today),
    found(scope, contact_id, deal_id, home_id, data, cause) as (${FOUND[event]})
    select contact_id, deal_id, home_id, data from found limit ${limit}`);
  return rows.map((row) => ({ contactId: row.contact_id, dealId: row.deal_id, homeId: row.home_id, data: row.data }));
}

/** @returns how many days came */
export async function findTimedEvents(db: Db, now: Date): Promise<number> {
  let found = 0;
  for (const event of TIMED_EVENTS) {
    const { rowCount } = await db.execute(sql`
      with ${listening(event, now)},
      found(scope, contact_id, deal_id, home_id, data, cause) as (${FOUND[event]})
      insert into flow_events (at, scope, type, contact_id, deal_id, home_id, data, cause, is_due)
      select ${now.toISOString()}::timestamptz, scope, ${event}, contact_id, deal_id, home_id, data, cause, true from found
      where not exists (select from flow_events known where known.cause = found.cause)
      on conflict do nothing`);
    found += rowCount ?? 0;
  }
  return found;
}
