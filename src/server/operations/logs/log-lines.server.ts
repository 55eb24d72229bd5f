import { and, asc, desc, eq, gt, gte, ilike, like, lt, lte, or, type SQL, sql } from "drizzle-orm";
import {
  LOG_LEVELS,
  LOG_PERIODS,
  LOG_STATUSES,
  type LogFilter,
  type ShownLine,
} from "#domain/operations/logs/log-filter.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { logLines } from "../../platform/db/tables/operations.server.ts";

const LINES_PER_PAGE = 50;
/** Lines sent at once to a reader who follows; the rest are sent with their next request. */
const NEW_LINES = 200;
const LINES_OF_A_REQUEST = 100;
/** Lines of two threads are numbered before they are visible, so a reader who follows looks back a little. */
const LOOKS_BACK = { ids: 1_000, seconds: 20 };

/** Newest first. @param before only lines older than this one */
export async function listLines(
  db: Db,
  filter: LogFilter,
  { before, now, limit = LINES_PER_PAGE }: { before?: number | undefined; now: Date; limit?: number },
): Promise<{ lines: ShownLine[]; hasMore: boolean }> {
  const rows = await db
    .select()
    .from(logLines)
    .where(and(...matching(filter, now), before === undefined ? undefined : lt(logLines.id, before)))
    .orderBy(desc(logLines.id))
    .limit(limit + 1);
  return { lines: rows.slice(0, limit).map(shown), hasMore: rows.length > limit };
}

/** The lines since a given one, newest first. */
export async function newLines(db: Db, filter: LogFilter, after: number, now: Date): Promise<ShownLine[]> {
  const late = and(
    gt(logLines.id, after - LOOKS_BACK.ids),
    gt(logLines.at, new Date(now.getTime() - LOOKS_BACK.seconds * 1000)),
  );
  const rows = await db
    .select()
    .from(logLines)
    .where(and(...matching(filter, now), or(gt(logLines.id, after), late)))
    .orderBy(asc(logLines.id))
    .limit(NEW_LINES);
  return rows.map(shown).reverse();
}

/** One line with all that was written for the same request, oldest first. */
export async function lineWithRequest(db: Db, id: number): Promise<{ line: ShownLine; others: ShownLine[] } | null> {
  const [line] = await db.select().from(logLines).where(eq(logLines.id, id));
  if (!line) return null;
  const others =
    line.requestId === null
      ? []
      : await db
          .select()
          .from(logLines)
          .where(eq(logLines.requestId, line.requestId))
          .orderBy(asc(logLines.id))
          .limit(LINES_OF_A_REQUEST);
  return { line: shown(line), others: others.filter((other) => other.id !== id).map(shown) };
}

function matching(filter: LogFilter, now: Date): SQL[] {
  const { from } = LOG_LEVELS.find(({ value }) => value === filter.nivel)!;
  const { hours } = LOG_PERIODS.find(({ value }) => value === filter.periodo)!;
  const since = new Date(now.getTime() - hours * HOUR_MS);
  const status = LOG_STATUSES.find(({ value }) => value === filter.estado)!;
  const conditions: (SQL | undefined)[] = [gte(logLines.at, since)];
  if (from > 30) conditions.push(gte(logLines.level, from));
  if ("from" in status) conditions.push(gte(logLines.status, status.from), lte(logLines.status, status.to));
  if (filter.ruta) conditions.push(like(logLines.path, `${escaped(filter.ruta)}%`));
  if (filter.peticion) conditions.push(eq(logLines.requestId, filter.peticion));
  if (filter.buscar) {
    const pattern = `%${escaped(filter.buscar)}%`;
    conditions.push(
      or(
        ilike(logLines.message, pattern),
        ilike(logLines.path, pattern),
        sql`${logLines.fields}::text ilike ${pattern}`,
      ),
    );
  }
  return conditions.filter((condition) => condition !== undefined);
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

function shown({ requestId, at, ...row }: typeof logLines.$inferSelect): ShownLine {
  return { ...row, at: at.toISOString(), request_id: requestId };
}
