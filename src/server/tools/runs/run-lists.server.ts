import { type AnyColumn, and, eq, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import type { ResultFigure } from "#domain/tools/result-figure.ts";
import { TRASH_DAYS } from "#domain/tools/runs/run-changes.ts";
import type { RunFilter, RunSort } from "#domain/tools/runs/run-filter.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { isOwn, mayRead } from "../../accounts/access/policies.server.ts";
import { namesOf } from "../../accounts/people/people.server.ts";
import { startOfDayInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { runWords } from "../../platform/db/indexed-words.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { searchWords } from "./tool-runs.server.ts";

/**
 * Lists of results. Somebody may have hundreds of thousands: hits are counted up to a cap; many are read along an
 * index, few are found first and sorted then. No list reads the contents of a result.
 */

/** Counted exactly up to here; up to here, too, results are ordered by name or figure. */
export const COUNTED = 10_000;
const WORDS = 5;
const UNREACHED = 1_000_000_000;

export interface ListedRun {
  id: string;
  toolId: string;
  toolVersion: number;
  title: string;
  name: string | null;
  folder: string | null;
  tags: string[];
  figure: ResultFigure | null;
  credits: number;
  createdAt: Date;
  savedAt: Date | null;
  deletedAt: Date | null;
  purgedAt: Date | null;
  /** The author; null in a list of the caller's own runs. */
  author: string | null;
}

/** The filter as the rows know it. */
export interface RunQuery extends Omit<RunFilter, "tool"> {
  toolId: string | null;
  now: Date;
}

/** End of a page: the last row's position in the order, as the database writes it. */
export interface RunPlace {
  key: string;
  id: string;
}

export interface RunPage {
  runs: ListedRun[];
  next: RunPlace | null;
}

/** How many there are; one more than `COUNTED` means any number above. */
export async function countRuns(db: Db, actor: Actor, query: RunQuery): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(toolRuns)
    .where(and(whereOf(actor, query), pickyOf(toolRuns, query, "indexed")))
    .limit(COUNTED + 1)
    .as("some");
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  return row!.total;
}

/** The order that a list of this many rows can have. */
export const possibleSort = (sort: RunSort, total: number): RunSort =>
  total > COUNTED && (sort === "name" || sort === "figure") ? "newest" : sort;

/** Columns of a run that a list shows, and its owner. */
export const LISTED_COLUMNS = {
  id: toolRuns.id,
  toolId: toolRuns.toolId,
  toolVersion: toolRuns.toolVersion,
  title: toolRuns.title,
  name: toolRuns.name,
  folder: toolRuns.folder,
  tags: toolRuns.tags,
  figure: toolRuns.figure,
  credits: toolRuns.credits,
  ownerId: toolRuns.ownerId,
  createdAt: toolRuns.createdAt,
  savedAt: toolRuns.savedAt,
  deletedAt: toolRuns.deletedAt,
  purgedAt: toolRuns.purgedAt,
};

/** A page of hits, from a position on. @param total from `countRuns` */
export async function listRuns(
  db: Db,
  actor: Actor,
  query: RunQuery,
  { total, limit, after }: { total: number; limit: number; after?: RunPlace | undefined },
): Promise<RunPage> {
  const sort = possibleSort(query.sort, total);
  const isByTime = sort === "newest" || sort === "oldest";
  const order = orderOf(query.view, sort);
  const isPaged = isByTime && (total > COUNTED || !isPicky(query));
  const { id, searchText } = toolRuns;
  const rows = db
    .select({
      ...LISTED_COLUMNS,
      searchText,
      order: sql`${order.by}`.as("order_key"),
      place: order.written.as("place"),
    })
    .from(toolRuns)
    .where(and(whereOf(actor, query), isPaged ? undefined : pickyOf(toolRuns, query, "indexed"), order.after(after)))
    .$dynamic();
  const direction = order.direction === "desc" ? sql`desc nulls first` : sql`asc nulls last`;
  // A limit that is never reached keeps both halves apart, whatever the planner believes of them. Many hits are met
  // soon on the way along the index of the order, each tested as it comes (rows of an ordered half stay in order;
  // sorting them again would have everything read first). Few are found by their words or tags, and sorted then.
  const by = (one: SQL | SQL.Aliased | AnyColumn) => sql`${one} ${direction}`;
  const found = (isPaged ? rows.orderBy(by(order.by), by(id)) : rows).limit(UNREACHED).as("found");
  const kept = db
    .select()
    .from(found)
    .where(isPaged ? pickyOf(found, query, "walked") : undefined)
    .limit(limit + 1)
    .$dynamic();
  const page = await (isPaged ? kept : kept.orderBy(by(found.order), by(found.id)));
  const shown = page.slice(0, limit);
  const last = shown.at(-1);
  const authors =
    query.scope === "agency"
      ? await namesOf(
          db,
          shown.map(({ ownerId }) => ownerId),
        )
      : null;
  return {
    runs: shown.map(({ ownerId, searchText, order, place, ...run }) => ({
      ...run,
      author: (ownerId && authors?.get(ownerId)?.name) || null,
    })),
    next: page.length > limit && last ? { key: last.place, id: last.id } : null,
  };
}

/** The rows that somebody's lists are made of: their own, or their agency's. */
function scopeOf(actor: Actor, scope: RunFilter["scope"]): SQL {
  const isMine = scope === "mine" || !actor.agency;
  return and(mayRead(actor, "run"), isMine ? isOwn(actor, "run") : eq(toolRuns.agencyId, actor.agency!.id))!;
}

/** Conditions that an index in the order of time covers: owner, state, tool and day. */
function whereOf(actor: Actor, { scope, view, toolId, from, to, now }: RunQuery): SQL {
  const tossed = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
  return and(
    scopeOf(actor, scope),
    view === "trash" ? gte(toolRuns.deletedAt, tossed) : isNull(toolRuns.deletedAt),
    view === "saved" ? isNotNull(toolRuns.savedAt) : undefined,
    toolId === null ? undefined : eq(toolRuns.toolId, toolId),
    from === "" ? undefined : gte(toolRuns.createdAt, startOfDayInMadrid(from)),
    to === "" ? undefined : lt(toolRuns.createdAt, startOfDayInMadrid(addDays(to, 1))),
  )!;
}

const isPicky = ({ q, folder, tag }: RunQuery): boolean => q !== "" || folder !== "" || tag !== "";

type Words = Record<"folder" | "tags" | "searchText", AnyColumn | SQL.Aliased>;

/**
 * Conditions that few rows meet.
 *
 * @param search `indexed` leaves the way of finding them to the planner; `walked` tests many rows in their order, in
 *   words that the planner does not take for selective
 */
function pickyOf(row: Words, { folder, tag, q }: RunQuery, search: "indexed" | "walked"): SQL | undefined {
  const words = searchWords(q).slice(0, WORDS);
  // Signs alone name no result.
  if (q !== "" && words.length === 0) return sql`false`;
  if (search === "walked") {
    return and(
      folder === "" ? undefined : sql`array_position(array[${row.folder}], ${folder}::text) is not null`,
      tag === "" ? undefined : sql`array_position(${row.tags}, ${tag}::text) is not null`,
      ...words.map((word) => sql`strpos(' ' || ${row.searchText}, ${` ${word}`}) > 0`),
    );
  }
  // Each typed word begins one of the row's. They are letters and digits alone, so nothing in them is an operator.
  const asked = words.map((word) => `${word}:*`).join(" & ");
  return and(
    folder === "" ? undefined : sql`${row.folder} = ${folder}`,
    tag === "" ? undefined : sql`${row.tags} @> array[${tag}]::text[] and ${row.tags} <> '{}'`,
    asked === "" ? undefined : sql`${runWords(row)} @@ to_tsquery('simple', ${asked})`,
  );
}

interface Order {
  direction: "asc" | "desc";
  by: SQL;
  /** As text, so that the position is returned without losing a microsecond. */
  written: SQL<string>;
  after: (place: RunPlace | undefined) => SQL | undefined;
}

function orderOf(view: RunFilter["view"], sort: RunSort): Order {
  const since = { history: toolRuns.createdAt, saved: toolRuns.savedAt, trash: toolRuns.deletedAt }[view];
  const order = (direction: Order["direction"], column: SQL, type: "timestamptz" | "text" | "float8"): Order => ({
    direction,
    by: column,
    written:
      type === "timestamptz"
        ? sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
        : sql<string>`${column}::text`,
    after: (place) => {
      if (!place) return undefined;
      const beyond = direction === "desc" ? sql`<` : sql`>`;
      return sql`(${column}, ${toolRuns.id}) ${beyond} (${place.key}::${sql.raw(type)}, ${place.id}::uuid)`;
    },
  });
  if (sort === "name") return order("asc", sql`left(${toolRuns.searchText}, 80) collate "C"`, "text");
  // Runs without a figure are last.
  if (sort === "figure") {
    return order("desc", sql`coalesce((${toolRuns.figure} ->> 'value')::float8, '-Infinity')`, "float8");
  }
  return order(sort === "oldest" ? "asc" : "desc", sql`${since}`, "timestamptz");
}

export interface NamedCount {
  name: string;
  count: number;
}

const MOST_NAMED = 300;

/** The folders of somebody's results, by name, with the number in each. */
export async function listFolders(db: Db, actor: Actor, scope: RunFilter["scope"]): Promise<NamedCount[]> {
  return await db
    .select({ name: sql<string>`${toolRuns.folder}`, count: sql<number>`count(*)::int` })
    .from(toolRuns)
    .where(and(scopeOf(actor, scope), isNull(toolRuns.deletedAt), isNotNull(toolRuns.folder)))
    .groupBy(toolRuns.folder)
    .orderBy(sql`lower(${toolRuns.folder})`)
    .limit(MOST_NAMED);
}

/** The tags of somebody's results, most used first. */
export async function listTags(db: Db, actor: Actor, scope: RunFilter["scope"]): Promise<NamedCount[]> {
  const each = db
    .select({ name: sql<string>`unnest(${toolRuns.tags})`.as("tag") })
    .from(toolRuns)
    .where(and(scopeOf(actor, scope), isNull(toolRuns.deletedAt), sql`${toolRuns.tags} <> '{}'`))
    .as("each");
  return await db
    .select({ name: each.name, count: sql<number>`count(*)::int` })
    .from(each)
    .groupBy(each.name)
    .orderBy(sql`count(*) desc`, each.name)
    .limit(MOST_NAMED);
}
