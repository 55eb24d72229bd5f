import { and, between, desc, sql } from "drizzle-orm";
import type { Days } from "#domain/insight/analytics/period.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { articleVotes } from "../../platform/db/tables/site-visits.server.ts";
import { allArticles } from "./articles.server.ts";

/** Whether an article helped its reader: counted by day, without identifying anybody. */

export async function addArticleVote(
  db: Db,
  vote: Pick<typeof articleVotes.$inferInsert, "path" | "day" | "isUseful">,
): Promise<void> {
  await db
    .insert(articleVotes)
    .values({ ...vote, count: 1 })
    .onConflictDoUpdate({
      target: [articleVotes.path, articleVotes.day, articleVotes.isUseful],
      set: { count: sql`${articleVotes.count} + 1` },
    });
}

export interface ArticleUse {
  path: string;
  title: string;
  useful: number;
  useless: number;
}

/** The articles that somebody answered about, those first that helped least people; one that is gone keeps its address. */
export async function readArticleUse(db: Db, { from, to }: Days): Promise<ArticleUse[]> {
  const sumOf = (isUseful: boolean) =>
    sql<number>`coalesce(sum(${articleVotes.count}) filter (where ${articleVotes.isUseful} = ${isUseful}), 0)::int`;
  const rows = await db
    .select({ path: articleVotes.path, useful: sumOf(true), useless: sumOf(false) })
    .from(articleVotes)
    .where(and(between(articleVotes.day, from, to)))
    .groupBy(articleVotes.path)
    .orderBy(desc(sumOf(false)), articleVotes.path);
  const titles = new Map(allArticles().map(({ path, title }) => [path as string, title]));
  return rows.map((row) => ({ ...row, title: titles.get(row.path) ?? row.path }));
}
