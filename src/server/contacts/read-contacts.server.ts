import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type ContactFilters, type ContactOrder, NOBODYS } from "#domain/contacts/contact-filters.ts";
import { filterMarks, scopeMark, soughtWords } from "#domain/contacts/contact-words.ts";
import type { ContactLine, ContactsPage } from "#domain/contacts/wire.ts";
import type { Actor } from "../access/actor.server.ts";
import { mayRead } from "../access/policies.server.ts";
import { AppError } from "../app-error.server.ts";
import type { Db } from "../db/connection.server.ts";
import { contacts } from "../db/contact-schema.server.ts";
import { namesOf } from "./people.server.ts";
import { COUNTED, scopesOf } from "./scopes.server.ts";

/**
 * Lists of contacts. Of very many a list is read along the index of the last activity; what is particular to few is found by the
 * index of words first. They are counted up to a cap.
 */

interface Asked {
  order: ContactOrder;
  /** As `next` or `previous` said. */
  cursor?: string | undefined;
  limit: number;
}

/** A page of the contacts that somebody may see. @throws AppError NOT_FOUND for a cursor that we did not write */
export async function listContacts(
  db: Db,
  actor: Actor,
  filters: ContactFilters,
  { order: wanted, cursor, limit }: Asked,
): Promise<ContactsPage> {
  const scopes = scopesOf(actor);
  const total = await count(db, scopes, actor, filters);
  const isMany = total > COUNTED;
  const order = isMany ? "actividad" : wanted;
  const from = readCursor(cursor);
  const { by, type, isDescending } = ORDERS[order];
  // Backwards is the same walk the other way round.
  const isBack = from?.isBack === true;
  const isDown = isDescending !== isBack;
  const direction = isDown ? sql`desc nulls first` : sql`asc nulls last`;
  const beyond = from
    ? sql`(${by}, ${contacts.id}) ${isDown ? sql`<` : sql`>`} (${from.key}::${sql.raw(type)}, ${from.id}::uuid)`
    : undefined;
  const parts = scopes.map((scope) => {
    const where = and(ofScope(scope, actor, filters), particular(scope, filters, isMany), beyond);
    return sql`(select ${contacts.id} as id, ${by} as key from ${contacts} where ${where}
      order by ${by} ${direction}, ${contacts.id} ${direction} limit ${limit + 1})`;
  });
  const { rows } = await db.execute<{ id: string; place: string }>(sql`
    select id, ${type === "text" ? sql`key` : WRITTEN_INSTANT} as place
    from (${sql.join(parts, sql` union all `)}) as found
    order by key ${direction}, id ${direction} limit ${limit + 1}`);
  const hasMore = rows.length > limit;
  const shown = rows.slice(0, limit);
  if (isBack) shown.reverse();
  const [first, last] = [shown[0], shown.at(-1)];
  return {
    contacts: await linesOf(
      db,
      shown.map(({ id }) => id),
    ),
    previous: first && (isBack ? hasMore : from) ? writeCursor(first, true) : null,
    next: last && (isBack || hasMore) ? writeCursor(last, false) : null,
    total: { count: Math.min(total, COUNTED), isCapped: isMany },
    order,
  };
}

const WRITTEN_INSTANT = sql`to_char(key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const ORDERS: Record<ContactOrder, { by: SQL; type: "timestamptz" | "text"; isDescending: boolean }> = {
  actividad: { by: sql`${contacts.lastActivityAt}`, type: "timestamptz", isDescending: true },
  alta: { by: sql`${contacts.createdAt}`, type: "timestamptz", isDescending: true },
  // The text begins with the folded name.
  nombre: { by: sql`left(${contacts.searchText}, 80) collate "C"`, type: "text", isDescending: false },
};

/** How many pass; one more than `COUNTED` stands for any number above. */
async function count(db: Db, scopes: readonly string[], actor: Actor, filters: ContactFilters): Promise<number> {
  const parts = scopes.map((scope) => {
    const where = and(ofScope(scope, actor, filters), particular(scope, filters, false));
    return sql`(select 1 from ${contacts} where ${where} limit ${COUNTED + 1})`;
  });
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${sql.join(parts, sql` union all `)}) as counted`,
  );
  return Math.min(rows[0]!.total, COUNTED + 1);
}

/** What the indexes in order of time know. */
function ofScope(scope: string, actor: Actor, { trash, ownerId }: ContactFilters): SQL {
  return and(
    eq(contacts.scope, scope),
    // Whose rows of the scope: an agent's own.
    mayRead(actor, "contact"),
    isNull(contacts.mergedIntoId),
    trash ? isNotNull(contacts.deletedAt) : isNull(contacts.deletedAt),
    ownerId === null ? undefined : ownerId === NOBODYS ? isNull(contacts.ownerId) : eq(contacts.ownerId, ownerId),
  )!;
}

/** @param isWalked asked of many rows in their order, in words of which the planner does not believe that they leave few */
function particular(scope: string, filters: ContactFilters, isWalked: boolean): SQL | undefined {
  const { text, stage } = filters;
  const words = soughtWords(text);
  // Signs alone name nobody.
  if (text !== "" && words.length === 0) return sql`false`;
  const marks = filterMarks(filters);
  const atStage =
    stage === null
      ? undefined
      : sql`${contacts.id} in (select d.contact_id from deals d where d.scope = ${scope} and d.stage = ${stage})`;
  if (isWalked) {
    const has = [...words.map((word) => ` ${word}`), ...marks.map((mark) => ` ${mark} `)];
    return and(atStage, ...has.map((part) => sql`strpos(' ' || ${contacts.searchText} || ' ', ${part}) > 0`));
  }
  if (words.length + marks.length === 0) return atStage;
  // Letters and digits alone: nothing in them is an operator. Each typed word begins one of the row's.
  const query = [scopeMark(scope), ...marks, ...words.map((word) => `${word}:*`)].join(" & ");
  return and(atStage, sql`to_tsvector('simple', ${contacts.searchText}) @@ to_tsquery('simple', ${query})`);
}

/** Said in full: inside a subquery a bare name would be another table's. */
const OWN_ID = sql.raw('"contacts"."id"');

/** Contacts as a list shows them, in the order of the ids. */
export async function linesOf(db: Db, ids: readonly string[]): Promise<ContactLine[]> {
  if (ids.length === 0) return [];
  const point = (kind: string) =>
    sql<string | null>`(select p.value from contact_points p where p.contact_id = ${OWN_ID} and p.kind = ${kind}
      order by p.position, p.value limit 1)`;
  const openDeals = sql`from deals d where d.contact_id = ${OWN_ID} and d.stage not in ('firmado', 'perdido')`;
  const rows = await db
    .select({
      contact: contacts,
      email: point("email"),
      phone: point("telefono"),
      openDeals: sql<number>`(select count(*)::int ${openDeals})`,
      stage: sql<ContactLine["stage"]>`(select d.stage ${openDeals}
        order by array_position(array['arras', 'oferta', 'visita', 'cualificado', 'contactado', 'nuevo'], d.stage) limit 1)`,
      answerDueAt: sql<
        string | null
      >`(select to_char(min(d.answer_due_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ${openDeals} and d.answered_at is null)`,
    })
    .from(contacts)
    .where(inArray(contacts.id, [...ids]));
  const owners = await namesOf(
    db,
    rows.map(({ contact }) => contact.ownerId),
  );
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
        owner: (contact.ownerId && owners.get(contact.ownerId)) || null,
        openDeals: row.openDeals,
        stage: row.stage,
        answerDueAt: row.answerDueAt,
      } satisfies ContactLine,
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface Place {
  place: string;
  id: string;
}

const writeCursor = ({ place, id }: Place, isBack: boolean): string =>
  `${isBack ? "b" : "f"}${id}${Buffer.from(place).toString("base64url")}`;

function readCursor(text: string | undefined): { key: string; id: string; isBack: boolean } | undefined {
  if (!text) return undefined;
  const parts = /^([bf])([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})([\w-]{1,400})$/.exec(text);
  const key = parts && Buffer.from(parts[3]!, "base64url").toString("utf8");
  if (!parts || !key || key.includes("\0") || !/^(\d{4}-\d\d-\d\dT[\d:.]+Z|[a-z0-9 ]{1,80})$/.test(key)) {
    throw new AppError("NOT_FOUND");
  }
  return { key, id: parts[2]!, isBack: parts[1] === "b" };
}
