import { type SQL, sql } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import type { ConsentKind, MarketingFilter } from "#domain/site/marketing-contacts/filter.ts";
import type { SuppressionReason } from "#domain/site/marketing-contacts/suppression.ts";
import { startOfDayInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { MARKED_LETTERS, PLAIN_LETTERS, searchPatterns } from "../../platform/db/search-text.server.ts";

/**
 * People for whom news from Umbral were asked, each once (by their address in lower case), with every proof of it. A lead of
 * an agent's shared page belongs to the agent and is not here. One act counts once: an answer to a form of ours and not
 * the lead that it became, a lead and not the contact that it became.
 */

export interface MarketingPerson {
  email: string;
  /** SHA-256 of the address: how pages and calls name them. */
  hash: string;
  name: string | null;
  /** How they accepted last, and where. */
  kind: ConsentKind;
  source: string;
  region: string | null;
  interests: string[];
  firstAt: Date;
  lastAt: Date;
  proofs: number;
  suppressedAt: Date | null;
  suppression: SuppressionReason | null;
  /** Since when they may be written to: they confirmed by mail what a form said, or the team noted their consent. */
  confirmedAt: Date | null;
}

export interface ConsentProof {
  kind: ConsentKind;
  source: string;
  at: Date;
  /** The words, where they are kept; else what the box was. */
  words: string | null;
  /** For a form of our own only. */
  version: number | null;
  formName: string | null;
}

const PER_PAGE = 50;

/** One row for each act of consent. */
const CONSENTS = sql`
  select lower(l.email) as email, l.full_name as name, 'formulario_web' as kind, l.source as source,
    case when l.landing_page ~ '^(https?://[^/]+)?/latam(/|$|\\?)' then 'latam'
         when l.landing_page ~ '^(https?://[^/]+)?/es(/|$|\\?)' then 'es'
         when l.landing_page is null then null else 'default' end as region,
    l.interested_in as interests, l.consent_date as at, null::text as words, null::int as version, null::text as form_name
  from leads l
  where l.marketing_consent and l.owner_id is null
    and not exists (select from form_submissions s where s.lead_id = l.id)
  union all
  select s.email, l.full_name, 'formulario_propio', f.slug, null, coalesce(l.interested_in, '{}'), s.consent_at,
    (select field ->> 'label' from jsonb_array_elements(v.definition -> 'fields') field
      where field ->> 'kind' = 'consentimiento' and field ->> 'purpose' = 'novedades' limit 1),
    s.version, f.name
  from form_submissions s
  join forms f on f.id = s.form_id
  left join form_versions v on v.form_id = s.form_id and v.version = s.version
  left join leads l on l.id = s.lead_id
  where s.consent_at is not null and s.email is not null
    -- A form may ask for other consents too.
    and exists (select from jsonb_array_elements(v.definition -> 'fields') field
      where field ->> 'kind' = 'consentimiento' and field ->> 'purpose' = 'novedades'
        and s.values -> (field ->> 'id') = 'true'::jsonb)
  union all
  select p.value, c.full_name, 'crm', c.source, null, '{}'::text[], c.consent_at, c.consent_text, null, null
  from contacts c
  join contact_points p on p.contact_id = c.id and p.kind = 'email'
  where c.scope = ${HOUSE_AGENCY_ID} and c.consent_at is not null and c.deleted_at is null and c.merged_into_id is null
    and not exists (
      select from leads l where l.contact_id = c.id and l.marketing_consent and l.consent_date = c.consent_at
        and lower(l.email) = p.value)`;

const hashOf = (email: SQL) => sql`encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;

const PEOPLE = sql`
  consents as (${CONSENTS}),
  grouped as (
    select email, (array_agg(name order by at desc) filter (where name is not null))[1] as name,
      (array_agg(kind order by at desc))[1] as kind, array_agg(distinct kind) as kinds,
      (array_agg(source order by at desc))[1] as source, array_agg(distinct source) as sources,
      (array_agg(region order by at desc) filter (where region is not null))[1] as region,
      string_to_array(string_agg(array_to_string(interests, ','), ','), ',') as interests,
      min(at) as first_at, max(at) as last_at, max(at) filter (where kind = 'crm') as noted_at, array_agg(at) as ats,
      count(*)::int as proofs
    from consents group by email
  ),
  people as (
    select g.*, s.reason as suppression, s.created_at as suppressed_at, greatest(noted_at, m.confirmed_at) as confirmed_at
    from (select grouped.*, ${hashOf(sql`email`)} as hash from grouped) g
    left join marketing_suppressions s on s.email_hash = g.hash
    left join marketing_confirmations m on m.email_hash = g.hash
  )`;

const folded = (text: SQL) => sql`translate(lower(${text}), ${MARKED_LETTERS}, ${PLAIN_LETTERS})`;

function conditionOf({ search, kind, source, interest, region, from, until, reach }: MarketingFilter): SQL {
  const parts: SQL[] = searchPatterns(search).map(
    (pattern) => sql`${folded(sql`coalesce(name, '') || ' ' || email`)} like ${pattern}`,
  );
  if (kind) parts.push(sql`${kind} = any(kinds)`);
  if (source) parts.push(sql`${source} = any(sources)`);
  if (interest) parts.push(sql`${interest} = any(interests)`);
  if (region) parts.push(sql`region = ${region}`);
  if (from || until) {
    const first = from ? startOfDayInMadrid(from) : new Date(0);
    // The day after, whatever the clocks do in between.
    const next = until ? startOfDayInMadrid(addDays(until, 1)) : new Date("9999-12-31");
    parts.push(
      sql`exists (select from unnest(ats) a where a >= ${first.toISOString()}::timestamptz and a < ${next.toISOString()}::timestamptz)`,
    );
  }
  if (reach === "alcanzables") parts.push(sql`suppression is null and confirmed_at is not null`);
  if (reach === "pendientes") parts.push(sql`suppression is null and confirmed_at is null`);
  if (reach === "excluidos") parts.push(sql`suppression is not null`);
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

interface Row extends Record<string, unknown> {
  email: string;
  hash: string;
  name: string | null;
  kind: ConsentKind;
  source: string;
  region: string | null;
  interests: string[] | null;
  first_at: string | Date;
  last_at: string | Date;
  proofs: number;
  suppressed_at: string | Date | null;
  suppression: SuppressionReason | null;
  confirmed_at: string | Date | null;
  total: number;
}

const COLUMNS = sql`email, hash, name, kind, source, region, interests, first_at, last_at, proofs, suppressed_at, suppression, confirmed_at`;

const personOf = (row: Row): MarketingPerson => ({
  email: row.email,
  hash: row.hash,
  name: row.name,
  kind: row.kind,
  source: row.source,
  region: row.region,
  interests: [...new Set((row.interests ?? []).filter(Boolean))].sort(),
  firstAt: new Date(row.first_at),
  lastAt: new Date(row.last_at),
  proofs: row.proofs,
  suppressedAt: row.suppressed_at === null ? null : new Date(row.suppressed_at),
  suppression: row.suppression,
  confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at),
});

/** A page of them, the latest acceptance first. */
export async function listMarketingPeople(
  db: Db,
  filter: MarketingFilter,
  page: number,
): Promise<{ people: MarketingPerson[]; total: number; pages: number }> {
  const { rows } = await db.execute<Row>(sql`
    with ${PEOPLE}
    select ${COLUMNS}, count(*) over ()::int as total from people where ${conditionOf(filter)}
    order by last_at desc, email limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`);
  const total = rows[0]?.total ?? (page > 1 ? await countMarketingPeople(db, filter) : 0);
  return { people: rows.map(personOf), total, pages: Math.ceil(total / PER_PAGE) };
}

export async function countMarketingPeople(db: Db, filter: MarketingFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`with ${PEOPLE} select count(*)::int as count from people where ${conditionOf(filter)}`,
  );
  return rows[0]!.count;
}

/** How many each filter finds, in one reading. */
export async function countEach(db: Db, filters: readonly MarketingFilter[]): Promise<number[]> {
  if (filters.length === 0) return [];
  const counts = filters.map(
    (filter, i) => sql`count(*) filter (where ${conditionOf(filter)})::int as ${sql.raw(`n${i}`)}`,
  );
  const { rows } = await db.execute<Record<string, number>>(
    sql`with ${PEOPLE} select ${sql.join(counts, sql`, `)} from people`,
  );
  return filters.map((_, i) => rows[0]![`n${i}`]!);
}

/**
 * People of a filter who may be written to, by their address, a portion at a time: excluded ones, and those who have not confirmed,
 * are never exported.
 */
export async function reachablePeople(
  db: Db,
  filter: MarketingFilter,
  after: string,
  count: number,
): Promise<MarketingPerson[]> {
  const { rows } = await db.execute<Row>(sql`
    with ${PEOPLE}
    select ${COLUMNS} from people
    where ${conditionOf({ ...filter, reach: "alcanzables" })} and email > ${after}
    order by email limit ${count}`);
  return rows.map(personOf);
}

/** Choices of the filter: sources and interests that occur. */
export async function marketingChoices(db: Db): Promise<{ sources: string[]; interests: string[] }> {
  const { rows } = await db.execute<{ sources: string[] | null; interests: string[] | null }>(sql`
    with consents as (${CONSENTS})
    select (select array_agg(distinct source order by source) from consents) as sources,
      (select array_agg(distinct i order by i) from consents, unnest(interests) i where i <> '') as interests`);
  return { sources: rows[0]!.sources ?? [], interests: rows[0]!.interests ?? [] };
}

/** One of them with every proof, newest first; undefined where nobody of that address accepted anything. */
export async function readMarketingPerson(
  db: Db,
  hash: string,
): Promise<{ person: MarketingPerson; proofs: ConsentProof[] } | undefined> {
  const { rows } = await db.execute<Row>(sql`with ${PEOPLE} select ${COLUMNS} from people where hash = ${hash}`);
  const [row] = rows;
  if (!row) return undefined;
  const proofs = await db.execute<{
    kind: ConsentKind;
    source: string;
    at: string | Date;
    words: string | null;
    version: number | null;
    form_name: string | null;
  }>(sql`
    with consents as (${CONSENTS})
    select kind, source, at, words, version, form_name from consents where email = ${row.email} order by at desc`);
  return {
    person: personOf(row),
    proofs: proofs.rows.map(({ form_name, at, ...proof }) => ({ ...proof, formName: form_name, at: new Date(at) })),
  };
}
