import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { CampaignKind, CampaignState } from "#domain/tools/campaigns/campaign-states.ts";
import { type PersonActor, scopeOf } from "../../../accounts/access/actor.server.ts";
import { mayRead } from "../../../accounts/access/policies.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { pageCount } from "../../../platform/db/page-count.server.ts";
import { campaignRecipients, campaigns, mailSenders } from "../../../platform/db/tables/tools-campaigns.server.ts";

/** Campaigns as their list and their editor show them. */

const PER_PAGE = 50;

interface ListedCampaign {
  id: string;
  name: string;
  kind: CampaignKind;
  state: CampaignState;
  messages: number;
  /** Subject of the first message. */
  subject: string;
  updatedAt: string;
  scheduledAt: string | null;
  startedAt: string | null;
  /** People, each counted once. */
  sent: number;
  leftOut: number;
  clicked: number;
}

/** The actor's campaigns, the last changed first. @param page counts from 1 */
export async function listCampaigns(
  db: Db,
  actor: PersonActor,
  { page, isTrash, text }: { page: number; isTrash: boolean; text: string },
): Promise<{ pages: number; campaigns: ListedCampaign[] }> {
  const { deletedAt } = campaigns;
  const isSeen = and(
    mayRead(actor, "campaign"),
    isTrash ? isNotNull(deletedAt) : isNull(deletedAt),
    text === "" ? undefined : ilike(campaigns.name, `%${text.replace(/[\\%_]/g, "\\$&")}%`),
  );
  const rows = await db
    .select({
      id: campaigns.id,
      name: campaigns.name,
      kind: campaigns.kind,
      state: campaigns.state,
      messages: sql<number>`jsonb_array_length(${campaigns.messages})`,
      subject: sql<string>`coalesce(${campaigns.messages} -> 0 ->> 'subject', '')`,
      updatedAt: campaigns.updatedAt,
      scheduledAt: campaigns.scheduledAt,
      startedAt: campaigns.startedAt,
    })
    .from(campaigns)
    .where(isSeen)
    .orderBy(desc(campaigns.updatedAt), desc(campaigns.id))
    .offset((page - 1) * PER_PAGE)
    .limit(PER_PAGE);
  const pages = await pageCount({ page, perPage: PER_PAGE, rows: rows.length }, () => db.$count(campaigns, isSeen));
  const numbers = await numbersOf(
    db,
    rows.filter(({ startedAt }) => startedAt !== null).map(({ id }) => id),
  );
  return {
    pages,
    campaigns: rows.map((row) => ({
      ...row,
      updatedAt: row.updatedAt.toISOString(),
      scheduledAt: row.scheduledAt?.toISOString() ?? null,
      startedAt: row.startedAt?.toISOString() ?? null,
      ...(numbers.get(row.id) ?? { sent: 0, leftOut: 0, clicked: 0 }),
    })),
  };
}

async function numbersOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { sent: number; leftOut: number; clicked: number }>();
  const { campaignId, contactId, state, clickedAt } = campaignRecipients;
  const people = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(distinct ${contactId}) filter (where ${condition})::int`;
  const rows = await db
    .select({
      campaignId,
      sent: people(sql`${state} = 'enviado'`),
      leftOut: people(sql`${state} = 'omitido'`),
      clicked: people(sql`${clickedAt} is not null`),
    })
    .from(campaignRecipients)
    .where(inArray(campaignId, [...ids]))
    .groupBy(campaignId);
  return new Map(rows.map(({ campaignId: id, ...numbers }) => [id, numbers]));
}

interface SenderChoice {
  id: string;
  name: string;
  email: string;
  /** Without a server mails are only exported. */
  hasServer: boolean;
}

export async function senderChoices(db: Db, actor: PersonActor): Promise<SenderChoice[]> {
  const { id, fromName, fromEmail, smtpHost } = mailSenders;
  const rows = await db
    .select({ id, fromName, fromEmail, smtpHost })
    .from(mailSenders)
    .where(and(mayRead(actor, "mailSender"), eq(mailSenders.scope, scopeOf(actor))))
    .orderBy(asc(fromName), asc(id));
  return rows.map((row) => ({
    id: row.id,
    name: row.fromName,
    email: row.fromEmail,
    hasServer: row.smtpHost !== null,
  }));
}
