import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/connection.server.ts";
import { basisDetail, hashOf, leftOutReason, sendingBasis } from "./gate.server.ts";

/** People that one statement writes down: a few tenths of a second, between which others get their turn. */
export const SLICE = 5_000;

interface Prepared {
  campaignId: string;
  scope: string;
  /** Percent of the people who take part in the test of two subjects; null without one. */
  testShare: number | null;
  /** When the first message is due. */
  dueAt: Date;
}

/**
 * Writes down some people of a campaign, once each, whoever began before: those who get its first message, and those who do not with the reason.
 * Who takes part in a test, and on which side, follows from the ids of campaign and contact, so that a second try says the same.
 *
 * @param contactIds of the scope; at most `SLICE`
 */
export async function prepareSlice(
  db: Db,
  { campaignId, scope, testShare, dueAt }: Prepared,
  contactIds: readonly string[],
): Promise<void> {
  const email = sql`coalesce(p.value, '')`;
  const scopeId = sql`${scope}::uuid`;
  const reason = leftOutReason({ email, hash: hashOf(email), scope: scopeId });
  // 28 bits of a hash, even for all who are compared with a share of them.
  const lot = sql`('x' || substr(md5(${campaignId} || c.id::text), 1, 7))::bit(28)::int`;
  const inTest = testShare === null ? sql`false` : sql`(${lot} % 100 < ${testShare})`;
  await db.execute(sql`
    insert into campaign_recipients
      (campaign_id, message_number, contact_id, email, email_hash, domain, is_in_test, takes_other, state, reason, basis, basis_detail, due_at)
    select ${campaignId}, 0, c.id, t.email, case when t.email <> '' then ${hashOf(sql`t.email`)} end,
      split_part(t.email, '@', 2), ${inTest}, ${inTest} and (${lot} / 100) % 2 = 1,
      case when t.reason is null then 'pendiente' else 'omitido' end, t.reason,
      case when t.reason is null then ${sendingBasis} end, case when t.reason is null then ${basisDetail(scopeId)} end,
      case when t.reason is null and (${testShare === null} or ${inTest}) then ${dueAt.toISOString()}::timestamptz end
    from contacts c
    left join lateral (
      select value from contact_points where contact_id = c.id and kind = 'email' order by position, id limit 1) p on true
    cross join lateral (select ${email} as email, ${reason} as reason offset 0) t
    where c.id = any(${`{${contactIds.join(",")}}`}::uuid[])
    on conflict do nothing`);
}
