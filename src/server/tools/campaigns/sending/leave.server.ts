import { sql } from "drizzle-orm";
import type { SuppressionCause } from "#domain/tools/campaigns/sending/left-out.ts";
import { sayConsentPlace } from "../../../crm/contacts/consent-place.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { mailSuppressions } from "../../../platform/db/tables/tools-campaigns.server.ts";
import { excludeAddress } from "../../../platform/mail/never-again.server.ts";
import type { Leaving } from "./mail-tokens.server.ts";

/** People who want no more mails. */

export async function suppress(
  tx: Db,
  { scope, emailHash, campaignId }: { scope: string; emailHash: string; campaignId: string | null },
  cause: SuppressionCause,
  now: Date,
): Promise<void> {
  await tx
    .insert(mailSuppressions)
    .values({ scope, emailHash, cause, createdAt: now, campaignId })
    .onConflictDoUpdate({
      target: [mailSuppressions.scope, mailSuppressions.emailHash],
      set: { cause, createdAt: now },
      // A person's own word counts for more than what a server said.
      setWhere: sql`${mailSuppressions.cause} in ('rebote', 'manual') and excluded.cause in ('baja', 'queja')`,
    });
}

/**
 * The effect of a mail's unsubscribe link: no more mails of that agency, and with `fromAll` none of anybody who writes from here. The consent of the
 * contact is taken back too, so that the agency sees it. A repetition changes nothing.
 */
export async function leave(
  tx: Db,
  { scope, emailHash, recipientId }: Leaving,
  { fromAll, now }: { fromAll: boolean; now: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ campaignId: string; contactId: string | null }>(sql`
    update campaign_recipients set unsubscribed_at = coalesce(unsubscribed_at, ${now.toISOString()})
    where id = ${recipientId} and email_hash = ${emailHash}
    returning campaign_id as "campaignId", contact_id as "contactId"`);
  const [row] = rows;
  await suppress(tx, { scope, emailHash, campaignId: row?.campaignId ?? null }, "baja", now);
  if (fromAll) await excludeAddress(tx, emailHash, { reason: "baja", by: null, at: now });
  if (!row?.contactId) return;
  await sayConsentPlace(tx, "baja-de-un-correo", null);
  await tx.execute(sql`
    update contacts set consent_at = null, consent_text = null, consent_asked_at = null, consent_asked_text = null,
      consent_withdrawn_at = ${now.toISOString()}
    where id = ${row.contactId} and (consent_at is not null or consent_withdrawn_at is null)`);
}

export async function hasLeft(db: Db, { scope, emailHash }: Pick<Leaving, "scope" | "emailHash">): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from mail_suppressions where scope = ${scope} and email_hash = ${emailHash} and cause in ('baja', 'queja')
    union all select from marketing_suppressions where email_hash = ${emailHash}`);
  return rows.length > 0;
}

/** The name of the agency, or person, whose mails these are. */
export async function senderName(db: Db, scope: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select coalesce(
      (select name from agencies where id = ${scope}),
      (select from_name from mail_senders where scope = ${scope} order by created_at limit 1)) as name`);
  return rows[0]?.name ?? null;
}
