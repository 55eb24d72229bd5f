import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type ContactFilters, type ContactOrder, NOBODYS } from "#domain/crm/contacts/contact-filters.ts";
import type { DealStage } from "#domain/crm/contacts/contact-values.ts";
import { filterMarks, soughtWords } from "#domain/crm/contacts/contact-words.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { sharedRead } from "../../platform/db/shared-read.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { hasWords, type SoughtWords } from "./contact-words.server.ts";
import { COUNTED, scopesOf, seesAllOf } from "./scopes.server.ts";

/**
 * How the contacts of a list are found in one scope. Filters that match very many walk along the index of the last
 * activity; filters that match few use the index of words first. Hits are counted up to a cap.
 */

/** Filters with the words of their text, read in one way. */
export type Sought = ContactFilters & { words: SoughtWords };

/** A page of one scope. */
export interface Paging {
  from: { key: string; id: string; isBack: boolean } | undefined;
  /** One more is read, which shows whether there are more. */
  limit: number;
  order: ContactOrder;
}

/** Position of a contact in its order. */
export interface Place {
  place: string;
  id: string;
}

export interface Found {
  /** Null for more contacts than are counted: these are sorted by their activity. */
  total: number | null;
  rows: Place[];
}

/** A narrow filter is looked up and then ordered; a wide one meets its hits soon on the way along the order. */
export async function findInScope(
  db: Db,
  actor: PersonActor,
  scope: string,
  sought: Sought,
  asked: Paging,
): Promise<Found> {
  const part = partOf(actor, scope, sought);
  const key = JSON.stringify([scope, part.isWhole || actor.ownerId, sought]);
  const size = knownSize(db, key);
  if (size <= COUNTED) {
    // Concurrent requests for one list share one count query.
    const counting = () => sharedRead(db, `count ${key}`, () => count(db, part, sought));
    const isPicky = particular(scope, sought, false) !== undefined;
    const few = isPicky
      ? await findFew(db, part, sought, asked, size < WIDE ? undefined : counting)
      : await readCounted(db, part, sought, asked, await counting());
    rememberSize(db, key, few?.total ?? COUNTED + 1);
    if (few !== null) return few;
  }
  return { total: null, rows: await readOrdered(db, part, sought, byActivity(asked)) };
}

/** With this many hits, walking along the order meets them sooner than sorting them. */
const WIDE = 500;

/** The only order of hits that are not counted; a position in the order of names means nothing in it. */
export function byActivity({ from, limit }: Paging): Paging {
  return { from: from && IS_INSTANT.test(from.key) ? from : undefined, limit, order: "actividad" };
}

const IS_INSTANT = /^\d{4}-\d\d-\d\dT/;

async function readCounted(db: Db, part: Part, sought: Sought, asked: Paging, total: number): Promise<Found | null> {
  if (total === 0) return { total, rows: [] };
  return total > COUNTED ? null : { total, rows: await readOrdered(db, part, sought, asked) };
}

/** @param counting given where there are believed to be many hits: then these are counted, and a page of them met among the newest */
async function findFew(
  db: Db,
  part: Part,
  sought: Sought,
  asked: Paging,
  counting: (() => Promise<number>) | undefined,
): Promise<Found | null> {
  if (asked.order === "actividad") {
    const { stage, text, trash, ownerId } = sought;
    const isOfStageAlone = text === "" && filterMarks(sought).length === 0 && !trash && ownerId === null;
    if (stage !== null && isOfStageAlone && part.isWhole) {
      const found = await meetAtStage(db, part, stage, asked);
      if (found !== undefined) return found;
    } else if (stage === null && counting) {
      const total = await counting();
      if (total > COUNTED) return null;
      const rows = await meetNewest(db, part, sought, asked);
      if (rows.length > asked.limit) return { total, rows };
    }
  }
  return await findThenOrder(db, part, sought, asked);
}

/** Fewer than this are found by their words first and ordered then. */
const FEW = 2_000;

/**
 * The rows of a list, scope by scope, and whether the filter's conditions leave so few that they are found by these.
 */
export async function contactParts(
  db: Db,
  actor: PersonActor,
  filters: ContactFilters,
): Promise<{ parts: SQL[]; isFew: boolean }> {
  const scopes = scopesOf(actor);
  const sought = { ...filters, words: { begun: soughtWords(filters.text) } };
  const part = (scope: string, isPaged: boolean) =>
    and(ofScope(scope, actor, filters), particular(scope, sought, isPaged))!;
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
  /** Whether they may see all of the scope. */
  isWhole: boolean;
}

const partOf = (actor: PersonActor, scope: string, filters: ContactFilters): Part => ({
  scope,
  where: ofScope(scope, actor, filters),
  counted: inIndex(scope, actor, filters),
  isWhole: seesAllOf(actor, scope) || scope === actor.ownerId,
});

/** How a page is walked: backwards is the same the other way round. */
function wayOf({ from, order }: Paging) {
  const { by, type, isDescending } = ORDERS[order];
  const isDown = isDescending !== (from?.isBack === true);
  const direction = isDown ? sql`desc nulls first` : sql`asc nulls last`;
  const written = type === "text" ? sql`key` : WRITTEN_INSTANT;
  const beyond = (key: SQL, id: SQL) =>
    from && sql`(${key}, ${id}) ${isDown ? sql`<` : sql`>`} (${from.key}::${sql.raw(type)}, ${from.id}::uuid)`;
  return { by, written, beyond, inOrder: sql`order by key ${direction}, id ${direction}`, isDown };
}

/**
 * Puts pages of several scopes into their common order: keys are written so that they sort as they do in the database.
 */
export function inOneOrder(pages: readonly Place[][], asked: Paging): Place[] {
  if (pages.length === 1) return pages[0]!;
  const sign = wayOf(asked).isDown ? -1 : 1;
  const before = (a: string, b: string) => (a < b ? -sign : a > b ? sign : 0);
  return pages.flat().sort((a, b) => before(a.place, b.place) || before(a.id, b.id));
}

/** Walks along the index of the order, from a position on, and tests the filter on each row. */
async function readOrdered(db: Db, { scope, where }: Part, sought: Sought, asked: Paging): Promise<Place[]> {
  const { by, written, beyond, inOrder } = wayOf(asked);
  const here = and(where, particular(scope, sought, true), beyond(by, sql`${contacts.id}`));
  const { rows } = await db.execute<{ id: string; place: string }>(sql`
    select id, ${written} as place
    from (select ${contacts.id} as id, ${by} as key from ${contacts} where ${here} ${inOrder} limit ${asked.limit + 1}) as walked
    ${inOrder}`);
  return rows;
}

/** Newest contacts that are looked through before all hits are fetched and sorted. */
const NEWEST = 5_000;

/** Those of the newest contacts that have the words. */
async function meetNewest(db: Db, { scope, counted }: Part, sought: Sought, asked: Paging): Promise<Place[]> {
  const { by, written, beyond, inOrder } = wayOf(asked);
  const newest = sql`(select ${contacts.id} as id, ${by} as key, ${contacts.searchText} as search_text from ${contacts}
    where ${and(counted, beyond(by, sql`${contacts.id}`))} ${inOrder} limit ${NEWEST}) as ${contacts}`;
  const { rows } = await db.execute<{ id: string; place: string }>(sql`
    select id, ${written} as place from ${newest}
    where ${particular(scope, sought, true)} ${inOrder} limit ${asked.limit + 1}`);
  return rows;
}

/**
 * Contacts who have a deal at a stage, where all contacts of the scope are visible: they are counted by the deals
 * (merged contacts have none) and met among the newest contacts by an index alone (`is true` keeps the planner from
 * looking up the deals of each). Undefined where these do not fill the page, null where there are more than are
 * counted.
 */
async function meetAtStage(
  db: Db,
  { scope, counted }: Part,
  stage: DealStage,
  asked: Paging,
): Promise<Found | null | undefined> {
  const { by, written, beyond, inOrder } = wayOf(asked);
  const { rows } = await db.execute<{ id: string; place: string; total: number }>(sql`
    with there as materialized (
      select distinct d.contact_id as id from deals d where d.scope = ${scope} and d.stage = ${stage}
        and d.contact_id not in (select c.id from contacts c where c.scope = ${scope} and c.deleted_at is not null))
    select id, ${written} as place, total
    from (select count(*)::int as total from there) as counted
    left join lateral (
      select id, key
      from (select ${contacts.id} as id, ${by} as key from ${contacts}
        where ${and(counted, beyond(by, sql`${contacts.id}`))} ${inOrder} limit ${NEWEST}) as newest
      where (id in (select id from there)) is true ${inOrder} limit ${asked.limit + 1}) as shown on true
    ${inOrder}`);
  const { total, places } = pageOf(rows);
  if (total > COUNTED) return null;
  const isAll = asked.from === undefined && places.length === total;
  return isAll || places.length > asked.limit ? { total, rows: places } : undefined;
}

/** A page beside the number of all: one row without a place where it is empty. */
function pageOf(rows: readonly (Place & { total: number })[]): { total: number; places: Place[] } {
  return { total: rows[0]!.total, places: rows.filter(({ id }) => id !== null) };
}

/**
 * Uses the index of words, whatever the planner believes of the order; null where there are more hits than are counted.
 */
async function findThenOrder(db: Db, { scope, where }: Part, sought: Sought, asked: Paging): Promise<Found | null> {
  const { by, written, beyond, inOrder } = wayOf(asked);
  const here = and(where, particular(scope, sought, false));
  const { rows } = await db.execute<{ id: string; place: string; total: number }>(sql`
    with found as materialized (
      select ${contacts.id} as id, ${by} as key from ${contacts} where ${here} limit ${COUNTED + 1})
    select id, ${written} as place, total
    from (select count(*)::int as total from found) as counted
    left join lateral (select id, key from found where ${beyond(sql`key`, sql`id`) ?? sql`true`}
      ${inOrder} limit ${asked.limit + 1}) as shown on true
    ${inOrder}`);
  const { total, places } = pageOf(rows);
  return total > COUNTED ? null : { total, rows: places };
}

/**
 * The approximate length of a list hardly changes within a minute: it decides how to search, and is never shown as a
 * count.
 */
const SIZE_VALID_MS = 60_000;
const MOST_KEPT = 2_000;
const sizes = new WeakMap<Db, Map<string, { size: number; until: number }>>();

function knownSize(db: Db, key: string): number {
  const known = sizes.get(db)?.get(key);
  return known && known.until > performance.now() ? known.size : 0;
}

/** A size that is found in a moment is not remembered. A remembered one is read anew after a while. */
function rememberSize(db: Db, key: string, size: number): void {
  if (size < WIDE || knownSize(db, key) > 0) return;
  const known = sizes.get(db) ?? new Map<string, { size: number; until: number }>();
  sizes.set(db, known);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, { size, until: performance.now() + SIZE_VALID_MS });
}

const WRITTEN_INSTANT = sql`to_char(key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const ORDERS: Record<ContactOrder, { by: SQL; type: "timestamptz" | "text"; isDescending: boolean }> = {
  actividad: { by: sql`${contacts.lastActivityAt}`, type: "timestamptz", isDescending: true },
  alta: { by: sql`${contacts.createdAt}`, type: "timestamptz", isDescending: true },
  // The text begins with the folded name.
  nombre: { by: sql`left(${contacts.searchText}, 80) collate "C"`, type: "text", isDescending: false },
};

/** How many there are; one more than `COUNTED` means any number above. */
async function count(db: Db, { scope, counted }: Part, sought: Sought): Promise<number> {
  const here = and(counted, particular(scope, sought, false));
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select 1 from ${contacts} where ${here} limit ${COUNTED + 1}) as counted`,
  );
  return rows[0]!.total;
}

/** The conditions that the indexes in order of time can answer. */
function ofScope(scope: string, actor: PersonActor, filters: ContactFilters): SQL {
  return and(eq(contacts.scope, scope), mayRead(actor, "contact"), isListed(filters))!;
}

/** The same rows (`seesAllOf`), for counting and for looking through the newest: without the agency's column the index answers alone. */
function inIndex(scope: string, actor: PersonActor, filters: ContactFilters): SQL {
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

/** @param isPaged asked of many rows in their order, in words of which the planner does not believe that they leave few */
function particular(scope: string, sought: Sought, isPaged: boolean): SQL | undefined {
  const { text, stage, words } = sought;
  const [whole, begun] = [[...(words.whole ?? []), ...filterMarks(sought)], words.begun ?? []];
  if (text !== "" && begun.length === 0) return sql`false`;
  const there = sql`select d.contact_id from deals d where d.scope = ${scope} and d.stage = ${stage}`;
  const atStage = stage === null ? undefined : sql`${contacts.id} in (${there})`;
  if (isPaged) {
    const has = [...begun.map((word) => ` ${word}`), ...whole.map((word) => ` ${word} `)];
    return and(atStage, ...has.map((part) => sql`strpos(' ' || ${contacts.searchText} || ' ', ${part}) > 0`));
  }
  // As a list of ids, or the planner looks through all contacts for them.
  if (whole.length + begun.length === 0) return atStage && sql`${contacts.id} = any(array(${there}))`;
  return and(atStage, hasWords(scope, { whole, begun }));
}
