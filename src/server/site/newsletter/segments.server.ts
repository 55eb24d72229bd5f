import { asc, eq } from "drizzle-orm";
import { EVERYBODY, type MarketingFilter, marketingFilter } from "#domain/site/marketing-contacts/filter.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketingSegments } from "../../platform/db/tables/site-outreach.server.ts";
import { countEach } from "./people.server.ts";

/** Named filters; the people they find are looked up anew each time. */

export interface Segment {
  id: string;
  name: string;
  filter: MarketingFilter;
  count: number;
}

const MOST_SEGMENTS = 100;

/** With the number of people that each finds now, excluded ones left out. */
export async function listSegments(db: Db): Promise<Segment[]> {
  const rows = await db.select().from(marketingSegments).orderBy(asc(marketingSegments.name)).limit(MOST_SEGMENTS);
  const segments = rows.map(({ id, name, filter }) => ({ id, name, filter: filterOf(filter) }));
  const counts = await countEach(
    db,
    segments.map(({ filter }) => filter),
  );
  return segments.map((segment, i) => ({ ...segment, count: counts[i]! }));
}

/** A segment of a version that knew other fields uses only the fields known now. */
function filterOf(kept: Record<string, unknown>): MarketingFilter {
  const parsed = marketingFilter.safeParse({ ...EVERYBODY, ...kept });
  return parsed.success ? parsed.data : EVERYBODY;
}

/** @throws AppError TOO_MANY_SEGMENTS */
export async function addSegment(
  db: Db,
  { name, filter }: { name: string; filter: MarketingFilter },
  { userId, at }: { userId: string; at: Date },
): Promise<{ id: string }> {
  if ((await db.$count(marketingSegments)) >= MOST_SEGMENTS) throw new AppError("TOO_MANY_SEGMENTS");
  const [row] = await db
    .insert(marketingSegments)
    .values({ name, filter: { ...filter }, createdBy: userId, createdAt: at, updatedAt: at })
    .returning({ id: marketingSegments.id });
  return row!;
}

/** @throws AppError NOT_FOUND */
export async function changeSegment(
  db: Db,
  id: string,
  { name, filter }: { name: string; filter: MarketingFilter },
  at: Date,
): Promise<void> {
  const changed = await db
    .update(marketingSegments)
    .set({ name, filter: { ...filter }, updatedAt: at })
    .where(eq(marketingSegments.id, id))
    .returning({ id: marketingSegments.id });
  if (changed.length === 0) throw new AppError("NOT_FOUND");
}

/** @throws AppError NOT_FOUND */
export async function deleteSegment(db: Db, id: string): Promise<void> {
  const gone = await db
    .delete(marketingSegments)
    .where(eq(marketingSegments.id, id))
    .returning({ id: marketingSegments.id });
  if (gone.length === 0) throw new AppError("NOT_FOUND");
}
