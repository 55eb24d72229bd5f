import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { mayInAgency } from "#domain/agency/roles.ts";
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
  const parts = scopesOf(actor).map((scope) => ({
    scope,
    where: ofScope(scope, actor, filters),
    counted: inIndex(scope, actor, filters),
  }));
  const from = readCursor(cursor);
  const asked = { from, limit, order: wanted };
  // Few are found by what is particular to them, and ordered then; many are met soon on the way along the order.
  const isPicky = particular(parts[0]!.scope, filters, false) !== undefined;
  const key = JSON.stringify([actor, filters]);
  let found = isKnownAsMany(db, key) ? null : isPicky ? await findThenOrder(db, parts, filters, asked) : undefined;
  if (found === undefined) {
    const total = await count(db, parts);
    found = total > COUNTED ? null : { total, rows: await walk(db, parts, filters, asked) };
  }
  if (found === null) rememberMany(db, key);
  const isMany = found === null;
  const order = isMany ? "actividad" : wanted;
  const rows = found?.rows ?? (await walk(db, parts, filters, { ...asked, order }));
  const isBack = from?.isBack === true;
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
    total: { count: found?.total ?? COUNTED, isCapped: isMany },
    order,
  };
}

/** Fewer than this are found by their words first and ordered then. */
const FEW = 2_000;

/** The rows of a list, scope by scope, and whether what is particular to them leaves so few that they are found by it. */
export async function contactParts(
  db: Db,
  actor: Actor,
  filters: ContactFilters,
): Promise<{ parts: SQL[]; isFew: boolean }> {
  const scopes = scopesOf(actor);
  const part = (scope: string, isWalked: boolean) =>
    and(ofScope(scope, actor, filters), particular(scope, filters, isWalked))!;
  if (particular(scopes[0]!, filters, false) === undefined) {
    return { parts: scopes.map((scope) => part(scope, true)), isFew: false };
  }
  const each = scopes.map((scope) => sql`(select 1 from ${contacts} where ${part(scope, false)} limit ${FEW})`);
  const { rows } = await db.execute<{ found: number }>(
    sql`select count(*)::int as found from (${sql.join(each, sql` union all `)}) as met`,
  );
  const isFew = rows[0]!.found < FEW;
  return { parts: scopes.map((scope) => part(scope, !isFew)), isFew };
}

/** Rows of a scope that somebody may see. */
interface Part {
  scope: string;
  where: SQL;
  /** The same in words that an index alone can answer. */
  counted: SQL;
}
interface Walk {
  from: { key: string; id: string; isBack: boolean } | undefined;
  limit: number;
  order: ContactOrder;
}

/** How a page is walked: backwards is the same the other way round. */
function wayOf({ from, order }: Walk) {
  const { by, type, isDescending } = ORDERS[order];
  const isDown = isDescending !== (from?.isBack === true);
  const direction = isDown ? sql`desc nulls first` : sql`asc nulls last`;
  const written = type === "text" ? sql`key` : WRITTEN_INSTANT;
  const beyond = (key: SQL, id: SQL) =>
    from && sql`(${key}, ${id}) ${isDown ? sql`<` : sql`>`} (${from.key}::${sql.raw(type)}, ${from.id}::uuid)`;
  return { by, direction, written, beyond };
}

/** Along the index of the order, from a place on; what is particular is looked at in each row. */
async function walk(db: Db, parts: readonly Part[], filters: ContactFilters, asked: Walk): Promise<Place[]> {
  const { by, direction, written, beyond } = wayOf(asked);
  const limit = asked.limit + 1;
  const each = parts.map(({ scope, where }) => {
    const here = and(where, particular(scope, filters, true), beyond(by, sql`${contacts.id}`));
    return sql`(select ${contacts.id} as id, ${by} as key from ${contacts} where ${here}
      order by ${by} ${direction}, ${contacts.id} ${direction} limit ${limit})`;
  });
  const { rows } = await db.execute<{ id: string; place: string }>(sql`
    select id, ${written} as place from (${sql.join(each, sql` union all `)}) as walked
    order by key ${direction}, id ${direction} limit ${limit}`);
  return rows;
}

/** By the index of words, whatever the planner believes of the order; null where there are more than are counted. */
async function findThenOrder(
  db: Db,
  parts: readonly Part[],
  filters: ContactFilters,
  asked: Walk,
): Promise<{ total: number; rows: Place[] } | null> {
  const { by, direction, written, beyond } = wayOf(asked);
  const each = parts.map(({ scope, where }) => {
    const here = and(where, particular(scope, filters, false));
    return sql`(select ${contacts.id} as id, ${by} as key from ${contacts} where ${here} limit ${COUNTED + 1})`;
  });
  const { rows } = await db.execute<{ id: string; place: string; total: number }>(sql`
    with found as materialized (${sql.join(each, sql` union all `)})
    select id, ${written} as place, total
    from (select count(*)::int as total from found) as counted
    left join lateral (select id, key from found where ${beyond(sql`key`, sql`id`) ?? sql`true`}
      order by key ${direction}, id ${direction} limit ${asked.limit + 1}) as shown on true
    order by key ${direction}, id ${direction}`);
  const total = rows[0]!.total;
  return total > COUNTED ? null : { total, rows: rows.filter(({ id }) => id !== null) };
}

/** That a list is longer than is counted does not change from one moment to the next. */
const MANY_HOLDS_MS = 60_000;
const MOST_KEPT = 2_000;
const manyUntil = new WeakMap<Db, Map<string, number>>();

const isKnownAsMany = (db: Db, key: string): boolean => (manyUntil.get(db)?.get(key) ?? 0) > performance.now();

function rememberMany(db: Db, key: string): void {
  const known = manyUntil.get(db) ?? new Map<string, number>();
  manyUntil.set(db, known);
  if (isKnownAsMany(db, key)) return;
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, performance.now() + MANY_HOLDS_MS);
}

const WRITTEN_INSTANT = sql`to_char(key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const ORDERS: Record<ContactOrder, { by: SQL; type: "timestamptz" | "text"; isDescending: boolean }> = {
  actividad: { by: sql`${contacts.lastActivityAt}`, type: "timestamptz", isDescending: true },
  alta: { by: sql`${contacts.createdAt}`, type: "timestamptz", isDescending: true },
  // The text begins with the folded name.
  nombre: { by: sql`left(${contacts.searchText}, 80) collate "C"`, type: "text", isDescending: false },
};

/** How many there are; one more than `COUNTED` stands for any number above. */
async function count(db: Db, parts: readonly Part[]): Promise<number> {
  const each = parts.map(({ counted }) => sql`(select 1 from ${contacts} where ${counted} limit ${COUNTED + 1})`);
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${sql.join(each, sql` union all `)}) as counted`,
  );
  return Math.min(rows[0]!.total, COUNTED + 1);
}

/** What the indexes in order of time know. */
function ofScope(scope: string, actor: Actor, filters: ContactFilters): SQL {
  return and(eq(contacts.scope, scope), mayRead(actor, "contact"), isListed(filters))!;
}

/**
 * The same rows, for counting: all of a scope are of its agency or its person (a constraint says so), so that who sees all work
 * sees them all, and an agent his own. Without the agency's column the index answers alone.
 */
function inIndex(scope: string, actor: Actor, filters: ContactFilters): SQL {
  const seesAll = actor.isHouse || (scope === actor.agency?.id && mayInAgency(actor.agency.role, "see-all-work"));
  const own = seesAll ? undefined : eq(contacts.ownerId, actor.ownerId);
  return and(eq(contacts.scope, scope), own, isListed(filters))!;
}

function isListed({ trash, ownerId }: ContactFilters): SQL {
  return and(
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

/** What a line shows of the row itself. */
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
  ownerId: contacts.ownerId,
};

/** Contacts as a list shows them, in the order of the ids. */
export async function linesOf(db: Db, ids: readonly string[]): Promise<ContactLine[]> {
  if (ids.length === 0) return [];
  const point = (kind: string) =>
    sql<string | null>`(select p.value from contact_points p where p.contact_id = ${OWN_ID} and p.kind = ${kind}
      order by p.position, p.value limit 1)`;
  const openDeals = sql`from deals d where d.contact_id = ${OWN_ID} and d.stage not in ('firmado', 'perdido')`;
  const rows = await db
    .select({
      contact: LINE_COLUMNS,
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
