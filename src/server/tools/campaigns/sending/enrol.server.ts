import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { mayRead } from "../../../accounts/access/policies.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { campaigns } from "../../../platform/db/tables/tools-campaigns.server.ts";
import { hashOf, leftOutReason } from "./gate.server.ts";

/** The outcome of putting somebody into a sequence. */
export type Enrolled = "apuntado" | "ya-estaba" | "sin-base" | "no-admite";

/**
 * Puts a contact of the same agency into a running sequence: their first mail is due as the sequence says. Who was in it once is not put in again.
 * Nobody without a basis is; it is asked again before each mail.
 */
export async function enrolContact(tx: Db, campaignId: string, contactId: string, now: Date): Promise<Enrolled> {
  // Takes turns with the sender, which writes down when it looks at the campaign again.
  const [campaign] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), isNull(campaigns.deletedAt)))
    .for("update");
  if (campaign?.kind !== "secuencia" || campaign.state !== "enviando") return "no-admite";
  const { scope, messages } = campaign;
  const known = await tx.execute(sql`
    select from campaign_recipients where campaign_id = ${campaignId} and contact_id = ${contactId} and message_number = 0`);
  if (known.rows.length > 0) return "ya-estaba";
  const email = sql`coalesce(p.value, '')`;
  const { rows } = await tx.execute<{ reason: string | null; email: string; isOurs: boolean }>(sql`
    select ${leftOutReason({ email, hash: hashOf(email), scope: sql`${scope}::uuid` })} as reason, ${email} as email,
      c.scope = ${scope}::uuid as "isOurs"
    from contacts c
    left join lateral (
      select value from contact_points where contact_id = c.id and kind = 'email' order by position, id limit 1) p on true
    where c.id = ${contactId}`);
  const person = rows[0];
  if (!person?.isOurs) return "no-admite";
  if (person.reason !== null) return "sin-base";
  const dueAt = new Date(now.getTime() + (messages[0]?.afterHours ?? 0) * 3_600_000);
  const written = await tx.execute(sql`
    insert into campaign_recipients (campaign_id, message_number, contact_id, email, email_hash, domain, due_at)
    values (${campaignId}, 0, ${contactId}, ${person.email}, ${hashOf(sql`${person.email}::text`)},
      ${person.email.slice(person.email.lastIndexOf("@") + 1)}, ${dueAt.toISOString()})
    on conflict do nothing`);
  if (written.rowCount === 0) return "ya-estaba";
  await tx
    .update(campaigns)
    .set({ nextAt: sql`least(${campaigns.nextAt}, ${dueAt.toISOString()}::timestamptz)` })
    .where(eq(campaigns.id, campaignId));
  return "apuntado";
}

/** The running sequences that somebody may be put into, by name. */
export async function listSequences(
  db: Db,
  actor: PersonActor,
): Promise<{ id: string; name: string; messages: number }[]> {
  const rows = await db
    .select({
      id: campaigns.id,
      name: campaigns.name,
      messages: sql<number>`jsonb_array_length(${campaigns.messages})`,
    })
    .from(campaigns)
    .where(
      and(
        mayRead(actor, "campaign"),
        eq(campaigns.kind, "secuencia"),
        eq(campaigns.state, "enviando"),
        isNull(campaigns.deletedAt),
      ),
    )
    .orderBy(asc(campaigns.name), asc(campaigns.id))
    .limit(200);
  return rows;
}
