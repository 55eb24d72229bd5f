import { type SQL, sql } from "drizzle-orm";
import type { CampaignKind } from "#domain/tools/campaigns/campaign-states.ts";
import type { LeftOutReason } from "#domain/tools/campaigns/sending/left-out.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import type { campaigns } from "../../../platform/db/tables/tools-campaigns.server.ts";
import { basisDetail, leftOutReason, sendingBasis, stopReason } from "./gate.server.ts";

/** The rows of people while their mails go out: each step is one statement, committed before the next one. */

export type CampaignRow = typeof campaigns.$inferSelect;

/** Longest time from taking a row up to the server's answer; afterwards somebody else looks at it. */
export const LEASE_MS = 3 * 60_000;

/** A mail that somebody has taken up. */
export type Taken = {
  id: string;
  messageNumber: number;
  contactId: string;
  email: string;
  domain: string;
  takesOther: boolean;
  fullName: string;
  /** The number of this try: nobody but who took it up at this number may let it go. */
  tries: number;
};

const at = (when: Date): SQL => sql`${when.toISOString()}::timestamptz`;

/** The two conditions of `gate`, for a recipient `r` with its contact `c`; and the address is still one of theirs. */
function refusal({ scope, kind }: { scope: string; kind: CampaignKind }): SQL {
  const scopeId = sql`${scope}::uuid`;
  const person = leftOutReason({ email: sql`r.email`, hash: sql`r.email_hash`, scope: scopeId });
  const reason = sql`coalesce(${person}, case when not exists (
    select from contact_points p where p.contact_id = c.id and p.kind = 'email' and p.value = r.email) then 'sin-correo' end)`;
  return kind === "secuencia" ? sql`coalesce(${reason}, ${stopReason})` : reason;
}

/**
 * Mails of a process that died: where the end of one may have gone, nobody sends it again; where it had not, it is due again by itself.
 *
 * @returns how many are left without an answer
 */
export async function settleLapsed(db: Db, campaignId: string, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update campaign_recipients set state = 'sin-respuesta', due_at = null
    where campaign_id = ${campaignId} and due_at <= ${at(now)} and state = 'tomado' and handed_at is not null`);
  return rowCount ?? 0;
}

/**
 * Takes mails up that are due, the longest due first, and leaves those out whose people may not be written to (any more). Nobody else gets them until
 * the lease ends.
 */
export async function takeDue(
  db: Db,
  campaign: Pick<CampaignRow, "id" | "scope" | "kind">,
  { most, restingDomains, now }: { most: number; restingDomains: readonly string[]; now: Date },
): Promise<{ taken: Taken[]; leftOut: number }> {
  const { rows } = await db.execute<Taken & { reason: LeftOutReason | null }>(sql`
    with due as materialized (
      select id from campaign_recipients
      where campaign_id = ${campaign.id} and due_at <= ${at(now)} and not (domain = any(${sql.param(restingDomains)}::text[]))
      order by due_at limit ${most} for update skip locked
    ), asked as materialized (
      select r.id, ${refusal(campaign)} as reason, c.full_name,
        ${sendingBasis} as basis, ${basisDetail(sql`${campaign.scope}::uuid`)} as detail
      from due join campaign_recipients r using (id) left join contacts c on c.id = r.contact_id
    )
    update campaign_recipients r set
      state = case when a.reason is null then 'tomado' else 'omitido' end,
      reason = a.reason,
      basis = case when a.reason is null then a.basis end,
      basis_detail = case when a.reason is null then a.detail end,
      due_at = case when a.reason is null then ${at(new Date(now.getTime() + LEASE_MS))} end,
      tries = r.tries + case when a.reason is null then 1 else 0 end
    from asked a where a.id = r.id
    returning r.id, r.message_number as "messageNumber", r.contact_id as "contactId", r.email, r.domain,
      r.takes_other as "takesOther", a.full_name as "fullName", r.tries, a.reason`);
  const taken = rows.filter(({ reason }) => reason === null);
  return { taken, leftOut: rows.length - taken.length };
}

/** Why a mail was held back at the last moment; null: it may go, and that it goes is committed. */
export type HeldBack = "omitido" | "campana" | "otro";

/**
 * Writes down that the end of a mail goes now, if at this moment its person may be written to, the campaign still runs, all its homes are on offer
 * and nobody else has taken it up since. One statement: what changes before it counts, what changes after it comes too late.
 */
export async function markHandedOver(
  db: Db,
  campaign: Pick<CampaignRow, "id" | "scope" | "kind">,
  { id, tries, homeIds, now }: Pick<Taken, "id" | "tries"> & { homeIds: readonly string[]; now: Date },
): Promise<HeldBack | null> {
  const { rows } = await db.execute<{ reason: string | null; runs: boolean; mine: boolean }>(sql`
    with asked as materialized (
      select r.id, ${refusal(campaign)} as reason,
        exists (select from campaigns k where k.id = r.campaign_id and k.state = 'enviando' and k.deleted_at is null
            and not exists (select from users u where u.id = k.owner_id and u.banned_until > ${at(now)}))
          and not exists (${withdrawnHomes(homeIds)}) as runs,
        r.state = 'tomado' and r.tries = ${tries} and r.handed_at is null as mine
      from campaign_recipients r left join contacts c on c.id = r.contact_id
      where r.id = ${id}
      for update of r
    ), marked as (
      update campaign_recipients r set
        handed_at = case when a.reason is null then ${at(now)} end,
        state = case when a.reason is null then r.state else 'omitido' end,
        reason = a.reason,
        due_at = case when a.reason is null then r.due_at end
      from asked a where r.id = a.id and a.mine and (a.runs or a.reason is not null)
    )
    select reason, runs, mine from asked`);
  const [asked] = rows;
  if (!asked?.mine) return "otro";
  if (asked.reason !== null) return "omitido";
  return asked.runs ? null : "campana";
}

/** Homes of a message that are no longer on offer, with the name that tells the agent which one. */
export const withdrawnHomes = (homeIds: readonly string[]): SQL => sql`
  select coalesce(p.reference, p.title, p.address, 'una vivienda') as name
  from unnest(${`{${homeIds.join(",")}}`}::uuid[]) as told(id)
  left join properties p on p.id = told.id
  where p.id is null or p.deleted_at is not null or p.merged_into_id is not null or p.status in ('cerrado', 'retirado')`;

/** The server has it. The next mail of a sequence becomes due so many hours later. */
export async function noteSent(
  db: Db,
  campaign: Pick<CampaignRow, "id" | "messages">,
  mail: Taken,
  { answer, now }: { answer: string; now: Date },
): Promise<void> {
  const number = mail.messageNumber + 1;
  const following = campaign.messages[number];
  const dueAt = following && new Date(now.getTime() + following.afterHours * 3_600_000);
  const sent = sql`
    update campaign_recipients set state = 'enviado', sent_at = ${at(now)}, settled_at = ${at(now)}, due_at = null, answer = ${answer}
    where id = ${mail.id} and state in ('tomado', 'sin-respuesta')`;
  if (!dueAt) {
    await db.execute(sent);
    return;
  }
  await db.execute(sql`
    with sent as (${sent} returning campaign_id, contact_id, email, email_hash, domain)
    insert into campaign_recipients (campaign_id, message_number, contact_id, email, email_hash, domain, due_at)
    select campaign_id, ${number}, contact_id, email, email_hash, domain, ${at(dueAt)} from sent
    on conflict do nothing`);
}

/** The server refused it for good. @param suppressIn the scope whose mails the address gets no more; null where the refusal is not about it */
export async function noteRefused(
  db: Db,
  mail: Pick<Taken, "id">,
  { answer, suppressIn, campaignId, now }: { answer: string; suppressIn: string | null; campaignId: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    with refused as (
      update campaign_recipients set state = 'rebotado', bounced_at = ${at(now)}, settled_at = ${at(now)}, handed_at = null, due_at = null,
        answer = ${answer}, bounce_text = ${answer}
      where id = ${mail.id} and state = 'tomado' returning email_hash
    )
    insert into mail_suppressions (scope, email_hash, cause, created_at, campaign_id)
    select ${suppressIn}::uuid, email_hash, 'rebote', ${at(now)}, ${campaignId} from refused where ${suppressIn !== null} and email_hash is not null
    on conflict do nothing`);
}

/** Nothing of it went, or the server said not now: due again later, or given up. @param countsTry whether the mail itself was at fault */
export async function putBack(
  db: Db,
  mails: readonly Pick<Taken, "id" | "tries">[],
  { dueAt, answer, countsTry }: { dueAt: Date | null; answer: string | null; countsTry: boolean },
): Promise<void> {
  if (mails.length === 0) return;
  await db.execute(sql`
    update campaign_recipients r set
      state = case when ${dueAt === null} then 'fallido' else 'pendiente' end, handed_at = null,
      due_at = ${dueAt?.toISOString() ?? null}::timestamptz, answer = coalesce(${answer}, r.answer),
      tries = r.tries - ${countsTry ? 0 : 1},
      settled_at = case when ${dueAt === null} then now() end,
      given_up_at = case when ${dueAt === null} then date_trunc('milliseconds', now()) end
    from unnest(${`{${mails.map(({ id }) => id).join(",")}}`}::uuid[], ${`{${mails.map(({ tries }) => tries).join(",")}}`}::int[]) as mine(id, tries)
    where r.id = mine.id and r.state = 'tomado' and r.tries = mine.tries`);
}

/** The line broke behind the mark: it may have arrived, and nobody sends it again by themselves. */
export async function noteUnanswered(db: Db, id: string, answer: string): Promise<void> {
  await db.execute(sql`
    update campaign_recipients set state = 'sin-respuesta', due_at = null, answer = ${answer} where id = ${id} and state = 'tomado'`);
}

/** The message that this mail was to be has left the sequence. */
export async function noteWithoutMessage(db: Db, id: string): Promise<void> {
  await db.execute(sql`
    update campaign_recipients set state = 'omitido', reason = 'sin-mensaje', due_at = null where id = ${id} and state = 'tomado'`);
}
