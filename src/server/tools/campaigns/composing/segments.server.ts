import { and, eq, exists, gte, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { CampaignSegment } from "#domain/tools/campaigns/segment.ts";
import { LEFT_OUT_REASONS, type LeftOutReason } from "#domain/tools/campaigns/sending/left-out.ts";
import { type PersonActor, scopeOf } from "../../../accounts/access/actor.server.ts";
import { mayRead } from "../../../accounts/access/policies.server.ts";
import { everyoneWhomItFits } from "../../../crm/contacts/fitting-people.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { contactEvents, contacts, demands } from "../../../platform/db/tables/crm-contacts.server.ts";
import { properties } from "../../../platform/db/tables/portfolio-homes.server.ts";
import { campaignRecipients, campaigns } from "../../../platform/db/tables/tools-campaigns.server.ts";
import { findHomeRow } from "../../../portfolio/homes/lock-homes.server.ts";
import { hashOf, leftOutReason } from "../sending/gate.server.ts";

/** The people that a segment means: contacts of one scope that the actor sees. */

/** As a condition on `contacts`. What it costs to match searches with a home is done before. */
async function segmentCondition(db: Db, actor: PersonActor, segment: CampaignSegment, now: Date): Promise<SQL> {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const eventSince = (kind: "resultado_compartido" | "visita", days: number) =>
    exists(
      db
        .select({ id: contactEvents.id })
        .from(contactEvents)
        .where(
          and(
            eq(contactEvents.contactId, contacts.id),
            eq(contactEvents.kind, kind),
            gte(contactEvents.at, since(days)),
            lt(contactEvents.at, now),
          ),
        ),
    );
  const { roles, tags, sources, languages, towns, activeDays, quietDays } = segment;
  const { fitsHomeId, takesNear = false, clickedCampaignId, sharedDays, visitedDays, contactIds } = segment;
  return and(
    eq(contacts.scope, scopeOf(actor)),
    mayRead(actor, "contact"),
    isNull(contacts.deletedAt),
    isNull(contacts.mergedIntoId),
    roles?.length ? sql`${contacts.roles} && ${textArray(roles)}` : undefined,
    tags?.length ? sql`${contacts.tags} && ${textArray(tags)}` : undefined,
    sources?.length ? inArray(contacts.source, [...sources]) : undefined,
    languages?.length ? inArray(contacts.language, [...languages]) : undefined,
    towns?.length ? isOfTowns(db, towns) : undefined,
    activeDays === undefined ? undefined : gte(contacts.lastActivityAt, since(activeDays)),
    quietDays === undefined ? undefined : lt(contacts.lastActivityAt, since(quietDays)),
    fitsHomeId === undefined ? undefined : isOneOf(await whomItFits(db, actor, { fitsHomeId, takesNear, now })),
    clickedCampaignId === undefined ? undefined : hasClicked(db, actor, clickedCampaignId),
    sharedDays === undefined ? undefined : eventSince("resultado_compartido", sharedDays),
    visitedDays === undefined ? undefined : eventSince("visita", visitedDays),
    contactIds === undefined ? undefined : isOneOf(contactIds),
  )!;
}

/** One parameter, however many: a statement has room for 65,535. */
const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
const isOneOf = (ids: readonly string[]) => sql`${contacts.id} = any(${sql.param([...ids])}::uuid[])`;

/** Nobody where the home is gone or the actor does not see it. */
async function whomItFits(
  db: Db,
  actor: PersonActor,
  { fitsHomeId, takesNear, now }: { fitsHomeId: string; takesNear: boolean; now: Date },
): Promise<string[]> {
  const home = await findHomeRow(db, actor, fitsHomeId);
  return !home || home.deletedAt ? [] : await everyoneWhomItFits(db, { actor, now }, home, takesNear);
}

/** Looks for a home there, or has one there. */
function isOfTowns(db: Db, towns: readonly string[]): SQL {
  const folded = textArray(towns.map((town) => town.toLocaleLowerCase("es")));
  const looks = db
    .select({ id: demands.id })
    .from(demands)
    .where(
      and(
        eq(demands.contactId, contacts.id),
        eq(demands.isActive, true),
        sql`exists (select from unnest(${demands.places}) as sought where lower(sought) = any(${folded}))`,
      ),
    );
  const has = db
    .select({ id: properties.id })
    .from(properties)
    .where(
      and(
        eq(properties.ownerContactId, contacts.id),
        isNull(properties.deletedAt),
        sql`lower(coalesce(${properties.town}, '')) = any(${folded}) or lower(coalesce(${properties.placeName}, '')) = any(${folded})`,
      ),
    );
  return or(exists(looks), exists(has))!;
}

const hasClicked = (db: Db, actor: PersonActor, campaignId: string): SQL =>
  exists(
    db
      .select({ id: campaignRecipients.id })
      .from(campaignRecipients)
      .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
      .where(
        and(
          eq(campaignRecipients.contactId, contacts.id),
          eq(campaignRecipients.campaignId, campaignId),
          sql`${campaignRecipients.clickedAt} is not null`,
          mayRead(actor, "campaign"),
        ),
      ),
  );

/** Everybody whom a segment means, whether they may be written to or not. */
export async function recipientsOf(db: Db, actor: PersonActor, segment: CampaignSegment, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(await segmentCondition(db, actor, segment, now))
    .orderBy(contacts.id);
  return rows.map(({ id }) => id);
}

export interface Audience {
  fits: number;
  mayBeWritten: number;
  /** Why the others get nothing, most people first. */
  leftOut: { reason: LeftOutReason; people: number }[];
  /** Some of those who would get it, for the preview. */
  readers: { id: string; fullName: string }[];
}

const READERS = 20;

/** How many fit, how many may be written to, and why not the others: asked by the gate that asks again before each mail. */
export async function countAudience(
  db: Db,
  actor: PersonActor,
  segment: CampaignSegment,
  now: Date,
): Promise<Audience> {
  const meant = db
    .select({ id: contacts.id })
    .from(contacts)
    .where(await segmentCondition(db, actor, segment, now));
  const email = sql`coalesce(p.value, '')`;
  const reason = leftOutReason({ email, hash: hashOf(email), scope: sql`${scopeOf(actor)}::uuid` });
  const { rows } = await db.execute<{
    reason: string | null;
    people: number;
    readers: { id: string; fullName: string }[] | null;
  }>(sql`
    with judged as (
      select c.id, c.full_name, c.last_activity_at, ${reason} as reason
      from contacts c
      left join lateral (
        select value from contact_points where contact_id = c.id and kind = 'email' order by position, id limit 1) p on true
      where c.id in (${meant}))
    select reason, count(*)::int as people, case when reason is null then (
      select jsonb_agg(jsonb_build_object('id', few.id, 'fullName', few.full_name) order by few.last_activity_at desc)
      from (select * from judged where judged.reason is null order by last_activity_at desc, id limit ${READERS}) few) end as readers
    from judged group by reason order by people desc`);
  const may = rows.find((row) => row.reason === null);
  return {
    fits: rows.reduce((sum, { people }) => sum + people, 0),
    mayBeWritten: may?.people ?? 0,
    leftOut: rows.flatMap(({ reason: found, people }) => {
      const known = LEFT_OUT_REASONS.find((one) => one === found);
      return known ? [{ reason: known, people }] : [];
    }),
    readers: may?.readers ?? [],
  };
}

interface SegmentChoices {
  tags: string[];
  sources: string[];
  languages: string[];
  towns: string[];
  /** Earlier campaigns that somebody may have opened a link of. */
  campaigns: { id: string; name: string }[];
}

const MOST_CHOICES = 60;

/** Values of the actor's contacts to choose by, the most usual first. */
export async function segmentChoices(db: Db, actor: PersonActor): Promise<SegmentChoices> {
  const own = and(
    eq(contacts.scope, scopeOf(actor)),
    mayRead(actor, "contact"),
    isNull(contacts.deletedAt),
    isNull(contacts.mergedIntoId),
  )!;
  const usual = async (value: SQL, from: SQL) => {
    const { rows } = await db.execute<{ value: string }>(sql`
      select ${value} as value from ${from} where ${own} and ${value} <> '' group by 1 order by count(*) desc, 1 limit ${MOST_CHOICES}`);
    return rows.map((row) => row.value);
  };
  const [tags, sources, languages, towns, earlier] = await Promise.all([
    usual(sql`tag`, sql`${contacts} cross join unnest(${contacts.tags}) as tag`),
    usual(sql`${contacts.source}`, sql`${contacts}`),
    usual(sql`${contacts.language}`, sql`${contacts}`),
    usual(
      sql`town`,
      sql`${contacts} join ${demands} on ${demands.contactId} = ${contacts.id} cross join unnest(${demands.places}) as town`,
    ),
    db
      .select({ id: campaigns.id, name: campaigns.name })
      .from(campaigns)
      .where(and(mayRead(actor, "campaign"), isNull(campaigns.deletedAt), sql`${campaigns.startedAt} is not null`))
      .orderBy(sql`${campaigns.startedAt} desc`)
      .limit(MOST_CHOICES),
  ]);
  return { tags, sources, languages, towns, campaigns: earlier };
}
