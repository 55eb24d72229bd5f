import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type ContactFilters, type ContactOrder, NOBODYS } from "#domain/contacts/contact-filters.ts";
import type { DealStage } from "#domain/contacts/contact-values.ts";
import { filterMarks, soughtWords } from "#domain/contacts/contact-words.ts";
import type { ContactsPage } from "#domain/contacts/wire.ts";
import type { Actor } from "../access/actor.server.ts";
import { mayRead } from "../access/policies.server.ts";
import { AppError } from "../app-error.server.ts";
import type { Db } from "../db/connection.server.ts";
import { contacts } from "../db/contact-schema.server.ts";
import { linesOf } from "./contact-lines.server.ts";
import { hasWords, type SoughtWords } from "./contact-words.server.ts";
import { COUNTED, scopesOf, seesAllOf } from "./scopes.server.ts";

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
    isWhole: seesAllOf(actor, scope) || scope === actor.ownerId,
  }));
  const from = readCursor(cursor);
  const asked = { from, limit, order: wanted };
  let found: Found | undefined;
  for (const words of readingsOf(filters.text)) {
    found = await find(db, parts, { ...filters, words }, asked, JSON.stringify([actor, filters, words]));
    if (found.total !== 0) break;
  }
  const { total, rows } = found!;
  const isMany = total === null;
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
    total: { count: total ?? COUNTED, isCapped: isMany },
    order: isMany ? "actividad" : wanted,
  };
}

/** Filters with the words of their text, read in one way. */
type Sought = ContactFilters & { words: SoughtWords };

/**
 * As search boxes read: words before the last one are finished, the last may go on. Where nobody has them so, each of them may go
 * on. Signs alone name nobody.
 */
function readingsOf(text: string): SoughtWords[] {
  const words = soughtWords(text);
  const begun = { begun: words };
  return words.length < 2 ? [begun] : [{ whole: words.slice(0, -1), begun: words.slice(-1) }, begun];
}

interface Found {
  /** Null for more than are counted: these stand in the order of their activity. */
  total: number | null;
  rows: Place[];
}

/** Few are found by what is particular to them, and ordered then; many are met soon on the way along the order. */
async function find(db: Db, parts: readonly Part[], sought: Sought, asked: Walk, key: string): Promise<Found> {
  if (!isKnownAsMany(db, key)) {
    const isPicky = particular(parts[0]!.scope, sought, false) !== undefined;
    const few = isPicky ? await findFew(db, parts, sought, asked) : await countThenWalk(db, parts, sought, asked);
    if (few !== null) return few;
    rememberMany(db, key);
  }
  return { total: null, rows: await walk(db, parts, sought, { ...asked, order: "actividad" }) };
}

async function countThenWalk(db: Db, parts: readonly Part[], sought: Sought, asked: Walk): Promise<Found | null> {
  const total = await count(db, parts);
  return total > COUNTED ? null : { total, rows: await walk(db, parts, sought, asked) };
}

async function findFew(db: Db, parts: readonly Part[], sought: Sought, asked: Walk): Promise<Found | null> {
  const { stage, text, trash, ownerId } = sought;
  const isOfStageAlone = text === "" && filterMarks(sought).length === 0 && !trash && ownerId === null;
  if (stage !== null && isOfStageAlone && asked.order === "actividad" && parts.every(({ isWhole }) => isWhole)) {
    const found = await meetAtStage(db, parts, stage, asked);
    if (found !== undefined) return found;
  }
  return await findThenOrder(db, parts, sought, asked);
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
  const sought = { ...filters, words: { begun: soughtWords(filters.text) } };
  const part = (scope: string, isWalked: boolean) =>
    and(ofScope(scope, actor, filters), particular(scope, sought, isWalked))!;
  if (particular(scopes[0]!, sought, false) === undefined) {
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
  /** Whether somebody may see all of the scope. */
  isWhole: boolean;
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
async function walk(db: Db, parts: readonly Part[], sought: Sought, asked: Walk): Promise<Place[]> {
  const { by, direction, written, beyond } = wayOf(asked);
  const limit = asked.limit + 1;
  const each = parts.map(({ scope, where }) => {
    const here = and(where, particular(scope, sought, true), beyond(by, sql`${contacts.id}`));
    return sql`(select ${contacts.id} as id, ${by} as key from ${contacts} where ${here}
      order by ${by} ${direction}, ${contacts.id} ${direction} limit ${limit})`;
  });
  const { rows } = await db.execute<{ id: string; place: string }>(sql`
    select id, ${written} as place from (${sql.join(each, sql` union all `)}) as walked
    order by key ${direction}, id ${direction} limit ${limit}`);
  return rows;
}

/** So many of the newest are looked through for those at a stage, before all of these are fetched and put in order. */
const NEWEST = 5_000;

/**
 * Who has a deal at a stage, all contacts of the scopes being seen: counted by the deals (who was merged has none), met among the
 * newest contacts by an index alone (`is true` keeps the planner from looking up the deals of each). Undefined where these do not fill the page, null where there are more than are counted.
 */
async function meetAtStage(
  db: Db,
  parts: readonly Part[],
  stage: DealStage,
  asked: Walk,
): Promise<Found | null | undefined> {
  const { by, direction, written, beyond } = wayOf(asked);
  const scopes = sql`any(${sql.param(parts.map(({ scope }) => scope))}::uuid[])`;
  const order = sql`order by key ${direction}, id ${direction}`;
  const newest = parts.map(
    ({ counted }) => sql`(select ${contacts.id} as id, ${by} as key from ${contacts}
      where ${and(counted, beyond(by, sql`${contacts.id}`))} ${order} limit ${NEWEST})`,
  );
  const { rows } = await db.execute<{ id: string; place: string; total: number }>(sql`
    with there as materialized (
      select distinct d.contact_id as id from deals d where d.scope = ${scopes} and d.stage = ${stage}
        and d.contact_id not in (select c.id from contacts c where c.scope = ${scopes} and c.deleted_at is not null))
    select id, ${written} as place, total
    from (select count(*)::int as total from there) as counted
    left join lateral (
      select id, key from (select id, key from (${sql.join(newest, sql` union all `)}) as each ${order} limit ${NEWEST}) as newest
      where (id in (select id from there)) is true
      ${order} limit ${asked.limit + 1}) as shown on true
    ${order}`);
  const total = rows[0]!.total;
  if (total > COUNTED) return null;
  const shown = rows.filter(({ id }) => id !== null);
  const isAll = asked.from === undefined && shown.length === total;
  return isAll || shown.length > asked.limit ? { total, rows: shown } : undefined;
}

/** By the index of words, whatever the planner believes of the order; null where there are more than are counted. */
async function findThenOrder(db: Db, parts: readonly Part[], sought: Sought, asked: Walk): Promise<Found | null> {
  const { by, direction, written, beyond } = wayOf(asked);
  const each = parts.map(({ scope, where }) => {
    const here = and(where, particular(scope, sought, false));
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

/** The same rows, for counting: without the agency's column the index answers alone. */
function inIndex(scope: string, actor: Actor, filters: ContactFilters): SQL {
  const own = seesAllOf(actor, scope) ? undefined : eq(contacts.ownerId, actor.ownerId);
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
function particular(scope: string, sought: Sought, isWalked: boolean): SQL | undefined {
  const { text, stage, words } = sought;
  const [whole, begun] = [[...(words.whole ?? []), ...filterMarks(sought)], words.begun ?? []];
  if (text !== "" && begun.length === 0) return sql`false`;
  const there = sql`select d.contact_id from deals d where d.scope = ${scope} and d.stage = ${stage}`;
  const atStage = stage === null ? undefined : sql`${contacts.id} in (${there})`;
  if (isWalked) {
    const has = [...begun.map((word) => ` ${word}`), ...whole.map((word) => ` ${word} `)];
    return and(atStage, ...has.map((part) => sql`strpos(' ' || ${contacts.searchText} || ' ', ${part}) > 0`));
  }
  // As a list of ids, or the planner looks through all contacts for them.
  if (whole.length + begun.length === 0) return atStage && sql`${contacts.id} = any(array(${there}))`;
  return and(atStage, hasWords(scope, { whole, begun }));
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
