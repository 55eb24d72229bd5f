import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Region } from "#domain/shared/region/region.ts";
import { headerKindOf } from "#domain/site/drawings/header-drawing.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { posts } from "../../platform/db/tables/site-outreach.server.ts";
import {
  type ArticleCard,
  type ArticleView,
  articleCard,
  cardDates,
  postHeader,
} from "../articles/article-view.server.ts";
import { listArticles } from "../articles/articles.server.ts";
import { joinUnits, renderMarkdown } from "../articles/markdown.server.ts";

/** News of the blog that the administration has published, as the public pages show them beside the file articles. */

export interface PublishedPost {
  slug: string;
  path: `/blog/${string}`;
  title: string;
  description: string;
  publishedAt: Date;
  updatedAt: Date;
  minutes: number;
}

const CHARACTERS_A_MINUTE = 1_200;
const RELATED = 3;

/** Posts that are public by now; a post may be published for later. */
const isPublic = (): SQL => and(eq(posts.state, "publicado"), lte(posts.publishedAt, sql`now()`))!;

/** Newest first. */
export async function listPublishedPosts(db: Db): Promise<PublishedPost[]> {
  const { slug, title, description, publishedAt, updatedAt } = posts;
  const rows = await db
    .select({ slug, title, description, publishedAt, updatedAt, length: sql<number>`length(${posts.body})` })
    .from(posts)
    .where(isPublic())
    .orderBy(desc(publishedAt));
  return rows.map(({ length, ...row }) => ({
    ...row,
    path: `/blog/${row.slug}`,
    publishedAt: row.publishedAt!,
    minutes: Math.max(1, Math.round(length / CHARACTERS_A_MINUTE)),
  }));
}

/** Text of the newest posts, for search. */
export async function readPublishedPosts(db: Db, most: number): Promise<(PublishedPost & { html: string })[]> {
  const [listed, bodies] = await Promise.all([
    listPublishedPosts(db),
    db
      .select({ slug: posts.slug, body: posts.body })
      .from(posts)
      .where(isPublic())
      .orderBy(desc(posts.publishedAt))
      .limit(most),
  ]);
  return bodies.flatMap(({ slug, body }) => {
    const post = listed.find((each) => each.slug === slug);
    return post ? [{ ...post, html: renderMarkdown(joinUnits(body), "default", { isTyped: true }).html }] : [];
  });
}

/** Articles and news of the blog as one list, in the order of their dates. */
export async function blogCards(db: Db): Promise<ArticleCard[]> {
  const dated = [
    ...listArticles("blog").map((article) => ({ at: article.published, card: articleCard(article) })),
    ...(await listPublishedPosts(db)).map((post) => ({ at: isoDateInMadrid(post.publishedAt), card: cardOf(post) })),
  ];
  return dated.sort((a, b) => b.at.localeCompare(a.at)).map(({ card }) => card);
}

function cardOf({ title, description, path, minutes, updatedAt, publishedAt }: PublishedPost): ArticleCard {
  const published = isoDateInMadrid(publishedAt);
  const reviewed = isoDateInMadrid(updatedAt > publishedAt ? updatedAt : publishedAt);
  return {
    title,
    description,
    path,
    minutes,
    ...cardDates(published, reviewed),
    header: postHeader("actualidad", headerKindOf(path)),
    category: null,
  };
}

/** The page of one; null where none is published at the address. */
export async function findPublishedPost(db: Db, slug: string, region: Region): Promise<ArticleView | null> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.slug, slug), isPublic()));
  if (!row) return null;
  const all = await listPublishedPosts(db);
  const { html, headings } = renderMarkdown(joinUnits(row.body), region, { isTyped: true });
  return {
    ...cardOf(all.find((post) => post.slug === slug)!),
    summary: row.description,
    author: "Equipo Umbral",
    html,
    headings,
    related: all
      .filter((post) => post.slug !== slug)
      .slice(0, RELATED)
      .map(cardOf),
    opens: null,
    source: row.sourceUrl ? { name: row.sourceName || new URL(row.sourceUrl).hostname, url: row.sourceUrl } : null,
  };
}
