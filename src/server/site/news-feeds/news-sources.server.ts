import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import { feedAddress } from "#domain/site/posts/news-source.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { newsItems, newsSources } from "../../platform/db/tables/site-outreach.server.ts";

/** Sources of news and their items; administrators and managers keep them for all. */

export interface ListedSource {
  id: string;
  name: string;
  url: string;
  state: "waiting" | "fine" | "failing" | "paused";
  lastSuccessAt: Date | null;
  lastErrorAt: Date | null;
  lastError: string | null;
  failures: number;
  nextFetchAt: Date | null;
  items: number;
}

const MOST_SOURCES = 60;
const ITEMS_PER_PAGE = 30;

export async function listSources(db: Db): Promise<ListedSource[]> {
  const counts = db
    .select({ sourceId: newsItems.sourceId, items: sql<number>`count(*)::int`.as("items") })
    .from(newsItems)
    .groupBy(newsItems.sourceId)
    .as("counts");
  const rows = await db
    .select({ source: newsSources, items: counts.items })
    .from(newsSources)
    .leftJoin(counts, eq(counts.sourceId, newsSources.id))
    .orderBy(asc(newsSources.name), asc(newsSources.id));
  return rows.map(({ source, items }) => {
    const { id, name, url, pausedAt, failures, lastSuccessAt, lastError, lastErrorAt, nextFetchAt } = source;
    const state = pausedAt ? "paused" : failures > 0 ? "failing" : lastSuccessAt === null ? "waiting" : "fine";
    return { id, name, url, state, lastSuccessAt, lastErrorAt, lastError, failures, nextFetchAt, items: items ?? 0 };
  });
}

/** @throws AppError INVALID_INPUT for a source that is there, TOO_MANY_SOURCES */
export async function addSource(
  tx: Db,
  { name, url, by, now }: { name: string; url: string; by: string; now: Date },
): Promise<string> {
  if ((await tx.$count(newsSources)) >= MOST_SOURCES) throw new AppError("TOO_MANY_SOURCES");
  const [row] = await tx
    .insert(newsSources)
    .values({ name, url: feedAddress(url)!, createdBy: by, createdAt: now, updatedAt: now, nextFetchAt: now })
    .onConflictDoNothing({ target: newsSources.url })
    .returning({ id: newsSources.id });
  if (!row) throw new AppError("INVALID_INPUT", [{ path: "url", message: "Esta fuente ya está en la lista" }]);
  return row.id;
}

/** Reads it as soon as the background comes by, all of it. @throws AppError NOT_FOUND */
export async function refreshSource(db: Db, id: string, now: Date): Promise<void> {
  await change(db, id, { nextFetchAt: now, etag: null, lastModified: null, pausedAt: null, updatedAt: now });
}

/** @throws AppError NOT_FOUND */
export async function pauseSource(db: Db, id: string, now: Date): Promise<void> {
  await change(db, id, { pausedAt: now, nextFetchAt: null, updatedAt: now });
}

/** Deletes a source with its items; posts about them stay. @throws AppError NOT_FOUND */
export async function deleteSource(db: Db, id: string): Promise<void> {
  const rows = await db.delete(newsSources).where(eq(newsSources.id, id)).returning({ id: newsSources.id });
  if (rows.length === 0) throw new AppError("NOT_FOUND");
}

async function change(db: Db, id: string, values: Partial<typeof newsSources.$inferInsert>): Promise<void> {
  const rows = await db.update(newsSources).set(values).where(eq(newsSources.id, id)).returning({ id: newsSources.id });
  if (rows.length === 0) throw new AppError("NOT_FOUND");
}

export type ItemState = (typeof newsItems.$inferSelect)["state"];

export interface ItemFilter {
  state: ItemState;
  sourceId: string | null;
  /** Counts from 1. */
  page: number;
}

export async function listItems(db: Db, { state, sourceId, page }: ItemFilter) {
  const where = and(eq(newsItems.state, state), sourceId === null ? undefined : eq(newsItems.sourceId, sourceId));
  const total = await db.$count(newsItems, where);
  const pages = Math.max(1, Math.ceil(total / ITEMS_PER_PAGE));
  const shown = Math.min(page, pages);
  const { id, url, title, summary, publishedAt, fetchedAt } = newsItems;
  const items = await db
    .select({ id, url, title, summary, publishedAt, fetchedAt, source: newsSources.name })
    .from(newsItems)
    .innerJoin(newsSources, eq(newsSources.id, newsItems.sourceId))
    .where(where)
    .orderBy(sql`${publishedAt} desc nulls first`, desc(fetchedAt), desc(id))
    .limit(ITEMS_PER_PAGE)
    .offset((shown - 1) * ITEMS_PER_PAGE);
  return { items, total, page: shown, pages };
}

/** Hides an item, or shows it again. An item used in a post stays used. @throws AppError NOT_FOUND */
export async function setItemState(db: Db, id: string, state: "nueva" | "descartada"): Promise<void> {
  const rows = await db
    .update(newsItems)
    .set({ state })
    .where(and(eq(newsItems.id, id), ne(newsItems.state, "usada")))
    .returning({ id: newsItems.id });
  if (rows.length === 0) throw new AppError("NOT_FOUND");
}

export async function countNewItems(db: Db): Promise<number> {
  return await db.$count(newsItems, eq(newsItems.state, "nueva"));
}
