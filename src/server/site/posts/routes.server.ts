import { type Context, Hono } from "hono";
import { newPost, postDraft, postPreview, postPublication, postVersion } from "#domain/site/posts/post.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { staffOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { type AuthEventKind, callerOf, recordEvent } from "../../accounts/auth/audit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { previewOf } from "./preview.server.ts";
import { deletePost, findPost, publishPost, savePost, startPost, withdrawPost } from "./write-posts.server.ts";

/** `/api/admin/posts`: the blog's news, for administrators and managers. */
export function adminPostRoutes({ config, database: { db }, now }: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", staffOnly());
  /** Logs who published or withdrew which post, and when. */
  const record = (tx: Db, c: Context<AppEnv>, kind: AuthEventKind, slug: string) =>
    recordEvent(tx, { kind, userId: viewerOf(c).userId, caller: callerOf(c, config), detail: { slug }, at: now() });

  routes.post("/", async (c) => {
    const { itemId } = await readBody(c, newPost);
    const id = await db.transaction((tx) => startPost(tx, { itemId, by: viewerOf(c).userId, now: now() }));
    return c.json({ id }, 201);
  });

  routes.post("/preview", async (c) => {
    const { body } = await readBody(c, postPreview);
    return c.json({ html: previewOf(body) });
  });

  routes.get("/:id", async (c) => {
    const post = await findPost(db, uuidOf(c, "id"));
    if (!post) throw new AppError("NOT_FOUND");
    const { id, version, title, slug, description, body, state, publishedAt, sourceName, sourceUrl, updatedAt } = post;
    return c.json({
      id,
      version,
      title,
      slug,
      description,
      body,
      state,
      publishedAt,
      sourceName,
      sourceUrl,
      updatedAt,
    });
  });

  routes.put("/:id", async (c) => {
    const id = uuidOf(c, "id");
    const draft = await readBody(c, postDraft);
    return c.json(await db.transaction((tx) => savePost(tx, config, id, draft, now())));
  });

  routes.post("/:id/publish", async (c) => {
    const id = uuidOf(c, "id");
    const { version, publishedAt } = await readBody(c, postPublication);
    const at = publishedAt === null ? null : new Date(publishedAt);
    const published = await db.transaction(async (tx) => {
      const post = await publishPost(tx, config, id, { version, publishedAt: at, now: now() });
      await record(tx, c, "post_published", post.slug);
      return post;
    });
    return c.json(published);
  });

  routes.post("/:id/withdraw", async (c) => {
    const id = uuidOf(c, "id");
    const { version } = await readBody(c, postVersion);
    const withdrawn = await db.transaction(async (tx) => {
      const { slug, ...post } = await withdrawPost(tx, config, id, { version, now: now() });
      await record(tx, c, "post_withdrawn", slug);
      return post;
    });
    return c.json(withdrawn);
  });

  routes.delete("/:id", async (c) => {
    await db.transaction((tx) => deletePost(tx, uuidOf(c, "id")));
    return c.body(null, 204);
  });
  return routes;
}
