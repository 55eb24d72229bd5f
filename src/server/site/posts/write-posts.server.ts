import { randomBytes } from "node:crypto";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import { finishedPost, type PostDraft, type PostState, SLUG_MAX, slugOfTitle } from "#domain/site/posts/post.ts";
import { AppError, fieldIssues } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { newsItems, newsSources, posts } from "../../platform/db/tables/site-outreach.server.ts";
import type { Config } from "../../platform/env.server.ts";
import { publishPosts } from "../../platform/realtime/change-feed.server.ts";
import { findArticle } from "../articles/articles.server.ts";
import { announceChanges } from "../indexing/announce.server.ts";

/**
 * Writing, publishing and withdrawing the blog's news. Every save names the version that its writer has seen: of two
 * people who write at once the second is told, and neither overwrites the other unawares.
 */

type Post = typeof posts.$inferSelect;

export interface ListedPost {
  id: string;
  title: string;
  slug: string;
  state: PostState;
  publishedAt: Date | null;
  updatedAt: Date;
  sourceName: string | null;
}

const MOST_LISTED = 300;

export async function listPosts(db: Db): Promise<ListedPost[]> {
  const { id, title, slug, state, publishedAt, updatedAt, sourceName } = posts;
  return await db
    .select({ id, title, slug, state, publishedAt, updatedAt, sourceName })
    .from(posts)
    .orderBy(desc(updatedAt), desc(id))
    .limit(MOST_LISTED);
}

export async function findPost(db: Db, id: string): Promise<Post | undefined> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id));
  return row;
}

/** An empty draft, or one about a piece of news: its title and source, never its text. @throws AppError NOT_FOUND */
export async function startPost(
  tx: Db,
  { itemId, by, now }: { itemId: string | null; by: string; now: Date },
): Promise<string> {
  let about: Partial<typeof posts.$inferInsert> = {};
  if (itemId) {
    const [found] = await tx
      .select({ item: newsItems, source: newsSources.name })
      .from(newsItems)
      .innerJoin(newsSources, eq(newsSources.id, newsItems.sourceId))
      .where(eq(newsItems.id, itemId))
      .for("update", { of: newsItems });
    if (!found) throw new AppError("NOT_FOUND");
    await tx.update(newsItems).set({ state: "usada" }).where(eq(newsItems.id, itemId));
    const { title, url } = found.item;
    about = { itemId, title, sourceName: found.source, sourceUrl: url };
  }
  const slug = `borrador-${randomBytes(4).toString("hex")}`;
  const values = { title: "", ...about, slug, createdBy: by, createdAt: now, updatedAt: now };
  const [row] = await tx.insert(posts).values(values).returning({ id: posts.id });
  return row!.id;
}

/**
 * Saves a draft. A published post must stay complete.
 *
 * @throws AppError NOT_FOUND, POST_CHANGED where somebody else saved meanwhile, INVALID_INPUT
 */
export async function savePost(
  tx: Db,
  config: Pick<Config, "indexNow">,
  id: string,
  { version, ...draft }: PostDraft,
  now: Date,
): Promise<{ version: number; slug: string }> {
  const post = await lockPost(tx, id, version);
  const slug = await slugFor(tx, post, draft);
  const values = { ...draft, slug, sourceName: draft.sourceName || null, sourceUrl: draft.sourceUrl || null };
  if (post.state === "publicado") {
    mustBeFinished({ ...post, ...values });
    await announceChanges(tx, config, [`/blog/${post.slug}`, `/blog/${slug}`, "/blog"], now);
  }
  await tx
    .update(posts)
    .set({ ...values, version: version + 1, updatedAt: now })
    .where(eq(posts.id, id));
  if (post.state === "publicado") await publishPosts(tx);
  return { version: version + 1, slug };
}

/** @throws AppError NOT_FOUND, POST_CHANGED, INVALID_INPUT with the missing fields */
export async function publishPost(
  tx: Db,
  config: Pick<Config, "indexNow">,
  id: string,
  { version, publishedAt, now }: { version: number; publishedAt: Date | null; now: Date },
): Promise<{ version: number; slug: string }> {
  const post = await lockPost(tx, id, version);
  mustBeFinished(post);
  const isDraftSlug = /^borrador-[0-9a-f]{8}$/.test(post.slug);
  const slug = isDraftSlug ? await slugFor(tx, post, { title: post.title, slug: "" }) : post.slug;
  const at = publishedAt ?? post.publishedAt ?? now;
  await tx
    .update(posts)
    .set({ state: "publicado", slug, publishedAt: at, version: version + 1, updatedAt: now })
    .where(eq(posts.id, id));
  if (at <= now) await announceChanges(tx, config, [`/blog/${slug}`, "/blog"], now);
  await publishPosts(tx);
  return { version: version + 1, slug };
}

/** Its address answers 404 from then on. @throws AppError NOT_FOUND, POST_CHANGED */
export async function withdrawPost(
  tx: Db,
  config: Pick<Config, "indexNow">,
  id: string,
  { version, now }: { version: number; now: Date },
): Promise<{ version: number; slug: string }> {
  const post = await lockPost(tx, id, version);
  if (post.state !== "publicado") throw new AppError("POST_CHANGED");
  await tx
    .update(posts)
    .set({ state: "retirado", version: version + 1, updatedAt: now })
    .where(eq(posts.id, id));
  await announceChanges(tx, config, [`/blog/${post.slug}`, "/blog"], now);
  await publishPosts(tx);
  return { version: version + 1, slug: post.slug };
}

/** Deletes a post that is not public; a public one must be withdrawn first. @throws AppError NOT_FOUND, POST_CHANGED */
export async function deletePost(tx: Db, id: string): Promise<void> {
  const rows = await tx
    .delete(posts)
    .where(and(eq(posts.id, id), ne(posts.state, "publicado")))
    .returning({ itemId: posts.itemId });
  if (rows.length === 0) throw new AppError((await findPost(tx, id)) ? "POST_CHANGED" : "NOT_FOUND");
  const itemId = rows[0]!.itemId;
  if (itemId) await tx.update(newsItems).set({ state: "nueva" }).where(eq(newsItems.id, itemId));
}

async function lockPost(tx: Db, id: string, version: number): Promise<Post> {
  const [post] = await tx.select().from(posts).where(eq(posts.id, id)).for("update");
  if (!post) throw new AppError("NOT_FOUND");
  if (post.version !== version) throw new AppError("POST_CHANGED");
  return post;
}

/** An address belongs to one article or post only. @throws AppError INVALID_INPUT for a chosen one that is taken */
async function slugFor(tx: Db, post: Post, { title, slug }: { title: string; slug: string }): Promise<string> {
  // Two who take the same address at once take turns.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('slugs of posts', 0))`);
  const isFree = async (wanted: string) =>
    !findArticle("blog", wanted) && (await tx.$count(posts, and(eq(posts.slug, wanted), ne(posts.id, post.id)))) === 0;
  if (slug !== "") {
    if (await isFree(slug)) return slug;
    throw new AppError("INVALID_INPUT", [{ path: "slug", message: "Esa dirección ya la tiene otra entrada" }]);
  }
  // A post that was public keeps its address until somebody chooses another.
  if (post.state !== "borrador") return post.slug;
  const made = slugOfTitle(title);
  if (made === "") return post.slug;
  for (let i = 1; ; i++) {
    const suffix = i === 1 ? "" : `-${i}`;
    const wanted = `${made.slice(0, SLUG_MAX - suffix.length)}${suffix}`;
    if (await isFree(wanted)) return wanted;
  }
}

function mustBeFinished(post: Pick<Post, "title" | "description" | "body" | "sourceName" | "sourceUrl">): void {
  const { title, description, body, sourceName, sourceUrl } = post;
  const checked = finishedPost.safeParse({
    title,
    description,
    body,
    sourceName: sourceName ?? "",
    sourceUrl: sourceUrl ?? "",
  });
  if (!checked.success) throw new AppError("INVALID_INPUT", fieldIssues(checked.error.issues));
}
