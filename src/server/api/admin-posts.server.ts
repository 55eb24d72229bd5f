import { Hono } from "hono";
import { newPost, postDraft, postPreview, postPublication, postVersion } from "#domain/posts/post.ts";
import type { AppEnv } from "../app.server.ts";
import { AppError } from "../app-error.server.ts";
import { previewOf } from "../posts/preview.server.ts";
import { deletePost, findPost, publishPost, savePost, startPost, withdrawPost } from "../posts/write-posts.server.ts";
import type { Services } from "../services.server.ts";
import { readBody } from "./read-body.server.ts";
import { uuidOf } from "./uuid-of.server.ts";
import { staffOnly, viewerOf } from "./who-may.server.ts";

/** `/api/admin/posts`: the blog's news, for administrators and managers. */
export function adminPostRoutes({ config, database: { db }, now }: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", staffOnly());

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
    return c.json(await db.transaction((tx) => publishPost(tx, config, id, { version, publishedAt: at, now: now() })));
  });

  routes.post("/:id/withdraw", async (c) => {
    const id = uuidOf(c, "id");
    const { version } = await readBody(c, postVersion);
    return c.json(await db.transaction((tx) => withdrawPost(tx, config, id, { version, now: now() })));
  });

  routes.delete("/:id", async (c) => {
    await db.transaction((tx) => deletePost(tx, uuidOf(c, "id")));
    return c.body(null, 204);
  });
  return routes;
}
