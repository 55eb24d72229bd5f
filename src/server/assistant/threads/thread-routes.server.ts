import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { handOver, threadMessage } from "#domain/assistant/chat/hand-over.ts";
import { THREAD_KEY_HEADER } from "#domain/assistant/chat/threads.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { callerOf } from "../../accounts/auth/audit.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { firstLanguage } from "../../platform/http/first-language.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { answererOf, openThread } from "./open-thread.server.ts";
import { createThreadStreams } from "./thread-stream.server.ts";
import { readByVisitor, readVisitorThread, type ThreadKey, writeAsVisitor } from "./visitor-thread.server.ts";

/** Forty messages of the greatest length, twice over for JSON's escapes. */
const MAX_BODY_BYTES = 512 * 1024;
/** An office shares an address. */
const THREADS_PER_HOUR = 30;
const MESSAGES_PER_MINUTE = 30;
const READS_PER_MINUTE = 120;

/**
 * `/api/chat/threads`: a visitor hands their conversation to people, and continues in it. Nobody is asked who they are:
 * the key, which their browser made and sends in a header, is the thread's.
 */
export function threadRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  const streams = createThreadStreams(services);
  const reads = limitCalls(config, { name: "threads reads", calls: READS_PER_MINUTE, seconds: 60 });
  const small = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new AppError("PAYLOAD_TOO_LARGE");
    },
  });
  routes.use("*", async (c, next) => {
    await next();
    if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
  });

  /** The people who would answer, and whether they are there now: the form shows it before anything is sent. */
  routes.get("/hours", reads, async (c) => c.json(await answererOf(db, c.req.query("canal") || undefined, now())));

  routes.post(
    "/threads",
    limitCalls(config, { name: "threads post /threads", calls: THREADS_PER_HOUR, seconds: 3600 }),
    small,
    async (c) => {
      const form = await readBody(c, handOver);
      if (form.website) {
        const { hours } = await answererOf(db, form.channel, now());
        return c.json({ id: form.id, key: form.key, hours }, 201);
      }
      const { ipAddress, userAgent } = callerOf(c, config);
      const locale = firstLanguage(c.req.header("accept-language")) ?? null;
      return c.json(await openThread(services, form, { ipAddress, userAgent, locale }), 201);
    },
  );

  routes.get("/threads/:id", reads, async (c) => c.json(await readVisitorThread(db, keyOf(c), now())));

  routes.post(
    "/threads/:id/messages",
    limitCalls(config, { name: "threads post /threads/:id/messages", calls: MESSAGES_PER_MINUTE, seconds: 60 }),
    small,
    async (c) => {
      const key = keyOf(c);
      const message = await readBody(c, threadMessage);
      await db.transaction((tx) => writeAsVisitor(tx, key, message, now()));
      return c.json(await readVisitorThread(db, key, now()));
    },
  );

  routes.post("/threads/:id/read", reads, async (c) => {
    const key = keyOf(c);
    await db.transaction((tx) => readByVisitor(tx, key));
    return c.body(null, 204);
  });

  routes.get("/threads/:id/events", reads, async (c) =>
    c.body(await streams.open(keyOf(c)), 200, {
      "content-type": "text/event-stream; charset=utf-8",
      // Otherwise a proxy in between would hold events back to compress or buffer them.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    }),
  );
  return routes;
}

/** @throws AppError NOT_FOUND without one */
function keyOf(c: Context<AppEnv>): ThreadKey {
  const key = c.req.header(THREAD_KEY_HEADER);
  if (!key || key.length > 100) throw new AppError("NOT_FOUND");
  return { id: uuidOf(c, "id"), key };
}
