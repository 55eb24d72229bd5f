import { and, eq, sql } from "drizzle-orm";
import { DEAL_STAGES } from "#domain/crm/contacts/contact-values.ts";
import type { ContactLine } from "#domain/crm/contacts/dto.ts";
import { PERSON_COLUMNS, personName } from "../../accounts/people/people.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";

/** The columns of the row itself that a line shows. */
const LINE_COLUMNS = {
  id: contacts.id,
  fullName: contacts.fullName,
  company: contacts.company,
  roles: contacts.roles,
  tags: contacts.tags,
  source: contacts.source,
  consentAt: contacts.consentAt,
  lastActivityAt: contacts.lastActivityAt,
  createdAt: contacts.createdAt,
  deletedAt: contacts.deletedAt,
};

const STAGES = sql.raw(`array[${DEAL_STAGES.map((stage) => `'${stage}'`).join(", ")}]`);
/** The open deal that has come furthest stands first. */
const furthestFirst = sql`array_position(${STAGES}, ${deals.stage}) desc, ${deals.createdAt} desc`;

/**
 * Contacts as a list shows them, in the order of the ids: one question, in which the points and the deals of each are looked at
 * once.
 */
export async function linesOf(db: Db, ids: readonly string[]): Promise<ContactLine[]> {
  if (ids.length === 0) return [];
  const { value, kind, position } = contactPoints;
  const first = (which: string) =>
    sql<string | null>`(array_agg(${value} order by ${position}, ${value}) filter (where ${kind} = ${which}))[1]`;
  const points = db
    .select({ email: first("email").as("first_email"), phone: first("telefono").as("first_phone") })
    .from(contactPoints)
    .where(eq(contactPoints.contactId, contacts.id))
    .as("points");
  const open = db
    .select({
      count: sql<number>`count(*)::int`.as("open_deals"),
      stage: sql<ContactLine["stage"]>`(array_agg(${deals.stage} order by ${furthestFirst}))[1]`.as("best_stage"),
      stageKind: sql<ContactLine["stageKind"]>`(array_agg(${deals.kind} order by ${furthestFirst}))[1]`.as("best_kind"),
      answerDueAt: sql<string | null>`to_char(min(${deals.answerDueAt}) filter (where ${deals.answeredAt} is null)
        at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as("due_at"),
    })
    .from(deals)
    .where(and(eq(deals.contactId, contacts.id), sql`${deals.stage} not in ('firmado', 'perdido')`))
    .as("open");
  const rows = await db
    .select({
      contact: LINE_COLUMNS,
      email: points.email,
      phone: points.phone,
      openDeals: open.count,
      stage: open.stage,
      stageKind: open.stageKind,
      answerDueAt: open.answerDueAt,
      owner: PERSON_COLUMNS,
    })
    .from(contacts)
    .leftJoin(users, eq(users.id, contacts.ownerId))
    .crossJoinLateral(points)
    .crossJoinLateral(open)
    .where(sql`${contacts.id} = any(${sql.param(ids)}::uuid[])`);
  const byId = new Map(
    rows.map(({ contact, ...row }) => [
      contact.id,
      {
        id: contact.id,
        fullName: contact.fullName,
        company: contact.company,
        email: row.email,
        phone: row.phone,
        roles: contact.roles,
        tags: contact.tags,
        source: contact.source,
        hasConsent: contact.consentAt !== null,
        lastActivityAt: contact.lastActivityAt.toISOString(),
        createdAt: contact.createdAt.toISOString(),
        deletedAt: contact.deletedAt?.toISOString() ?? null,
        owner: row.owner && personName(row.owner),
        openDeals: row.openDeals,
        stage: row.stage,
        stageKind: row.stageKind,
        answerDueAt: row.answerDueAt,
      } satisfies ContactLine,
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
