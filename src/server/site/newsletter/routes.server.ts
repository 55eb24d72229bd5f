import { type Context, Hono } from "hono";
import { segmentForm } from "#domain/site/marketing-contacts/filter.ts";
import { suppressionForm } from "#domain/site/marketing-contacts/suppression.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { staffOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { callerOf } from "../../accounts/auth/audit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { emailHash, hashOfToken } from "../../platform/mail/never-again.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { readConfirmToken } from "./confirm-link.server.ts";
import { confirmNews } from "./confirm-news.server.ts";
import { addSegment, changeSegment, deleteSegment } from "./segments.server.ts";
import { liftSuppression, suppress, unsubscribe } from "./suppressions.server.ts";

const HASH = /^[0-9a-f]{64}$/;

/** `/api/admin/marketing-contacts`: who is left alone, and the segments. */
export function marketingContactRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const routes = new Hono<AppEnv>();
  routes.use("*", staffOnly());
  const byOf = (c: Context<AppEnv>) => ({ userId: viewerOf(c).userId, caller: callerOf(c, config), at: now() });

  routes.post("/suppressions", async (c) => {
    const { email, reason } = await readBody(c, suppressionForm);
    await suppress(database.db, { hash: emailHash(email), reason }, byOf(c));
    return c.body(null, 204);
  });

  routes.delete("/suppressions/:hash", async (c) => {
    const hash = c.req.param("hash");
    if (!HASH.test(hash)) throw new AppError("NOT_FOUND");
    await liftSuppression(database.db, hash, byOf(c));
    return c.body(null, 204);
  });

  routes.post("/segments", async (c) =>
    c.json(await addSegment(database.db, await readBody(c, segmentForm), byOf(c)), 201),
  );

  routes.put("/segments/:id", async (c) => {
    await changeSegment(database.db, uuidOf(c, "id"), await readBody(c, segmentForm), now());
    return c.body(null, 204);
  });

  routes.delete("/segments/:id", async (c) => {
    await deleteSegment(database.db, uuidOf(c, "id"));
    return c.body(null, 204);
  });
  return routes;
}

/**
 * `POST /baja/{token}`: sent by the button of the page, and by mail programs for one click (RFC 8058), which must not
 * be redirected. No session, no cookie: the token is the proof.
 */
export function unsubscribeRoutes({ auth, database, now }: ToolServices): Hono<AppEnv> {
  return new Hono<AppEnv>().post("/:token", async (c) => {
    const token = c.req.param("token");
    const hash = hashOfToken(auth.keys, token);
    if (hash === null) throw new AppError("UNKNOWN_UNSUBSCRIBE");
    await unsubscribe(database.db, hash, now());
    const form = await c.req.formData().catch(() => null);
    if (form?.get("List-Unsubscribe") === "One-Click") return c.text("Hecho.");
    return c.redirect(`/baja/${token}`, 303);
  });
}

/** `POST /novedades/{token}`: the button of the page that a mail leads to. No session, no cookie: the token is the proof. */
export function confirmNewsRoutes({ auth, database, now }: ToolServices): Hono<AppEnv> {
  return new Hono<AppEnv>().post("/:token", async (c) => {
    const token = c.req.param("token");
    const read = readConfirmToken(auth.keys, token, now());
    if (read === null || read.isOver) throw new AppError("UNKNOWN_NEWS_LINK");
    await confirmNews(database.db, read.hash, now());
    return c.redirect(`/novedades/${token}`, 303);
  });
}
