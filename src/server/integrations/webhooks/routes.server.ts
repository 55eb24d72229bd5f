import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { DELIVERY_STATES, newWebhook, webhookChange } from "#domain/integrations/api/webhook-form.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { answeredOnce } from "../../accounts/answers/answered-once.server.ts";
import { type AuthEventKind, callerOf, recordEvent } from "../../accounts/auth/audit.server.ts";
import { hasApi } from "../../accounts/keys/keys.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { readCursor, writeCursor } from "../../platform/http/cursor.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { listDeliveries, readDelivery, replayDelivery, sendTest } from "./deliveries.server.ts";
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  revealSecret,
  rotateSecret,
} from "./webhooks.server.ts";

/** Each calls somebody else's server. */
const SENDS_PER_MINUTE = 30;
const deliveryState = z.optional(z.enum(DELIVERY_STATES));

/**
 * `/api/webhooks`: addresses that receive changes, the secret that signs their messages, and the log. No key opens
 * this.
 */
export function webhookRoutes(services: ToolServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  const record = (tx: Db, c: Context<AppEnv>, kind: AuthEventKind) =>
    recordEvent(tx, { kind, userId: viewerOf(c).userId, caller: callerOf(c, config), at: now() });
  const parts = () => ({ keys: auth.keys, now: now() });
  const mustHaveApi = async (c: Context<AppEnv>) => {
    if (!(await hasApi(services, personOf(c)))) throw new AppError("API_NOT_IN_PLAN");
  };

  routes.get("/", async (c) => {
    const actor = personOf(c);
    return c.json({ webhooks: await listWebhooks(db, actor, now()), isInPlan: await hasApi(services, actor) });
  });

  routes.post("/", async (c) => {
    const wanted = await readBody(c, newWebhook);
    await mustHaveApi(c);
    return await answeredOnce(c, { db, now, sealedWith: auth.keys }, async (within) => ({
      status: 201,
      body: await within.transaction(async (tx) => {
        const made = await createWebhook(tx, personOf(c), wanted, parts());
        await record(tx, c, "webhook_created");
        return made;
      }),
    }));
  });

  routes.patch("/:id", async (c) => {
    const id = webhookId(c);
    const change = await readBody(c, webhookChange);
    const webhook = await db.transaction(async (tx) => {
      const changed = await changeWebhook(tx, personOf(c), id, change, now());
      await record(tx, c, "webhook_changed");
      return changed;
    });
    return c.json(webhook);
  });

  routes.delete("/:id", async (c) => {
    const id = webhookId(c);
    await db.transaction(async (tx) => {
      await deleteWebhook(tx, personOf(c), id);
      await record(tx, c, "webhook_deleted");
    });
    return c.body(null, 204);
  });

  routes.get("/:id/secret", async (c) => {
    const id = webhookId(c);
    const secret = await revealSecret(db, personOf(c), id, auth.keys);
    await record(db, c, "webhook_secret_shown");
    return c.json({ secret });
  });

  routes.post("/:id/secret", async (c) => {
    const id = webhookId(c);
    const secret = await db.transaction(async (tx) => {
      const made = await rotateSecret(tx, personOf(c), id, parts());
      await record(tx, c, "webhook_secret_rotated");
      return made;
    });
    return c.json({ secret });
  });

  const limitSends = limitCalls(config, { name: "webhooks limitSends", calls: SENDS_PER_MINUTE, seconds: 60 });

  routes.post("/:id/test", limitSends, async (c) => {
    const id = webhookId(c);
    await mustHaveApi(c);
    return c.json(await sendTest(services, personOf(c), id));
  });

  routes.get("/:id/deliveries", async (c) => {
    const state = deliveryState.safeParse(c.req.query("state") || undefined);
    const { deliveries, next } = await listDeliveries(db, personOf(c), webhookId(c), {
      before: readCursor(c.req.query("cursor"), "uuid"),
      state: state.data,
    });
    return c.json({ deliveries, next: next && writeCursor(next) });
  });

  routes.get("/:id/deliveries/:deliveryId", async (c) =>
    c.json(await readDelivery(db, personOf(c), webhookId(c), deliveryId(c))),
  );

  routes.post("/:id/deliveries/:deliveryId/replay", limitSends, async (c) => {
    const which = { webhookId: webhookId(c), id: deliveryId(c) };
    await mustHaveApi(c);
    const replay = await db.transaction((tx) => replayDelivery(tx, personOf(c), { ...which, now: now() }));
    return c.json(replay, 202);
  });
  return routes;
}

const webhookId = (c: Context) => uuidOf(c, "id", "UNKNOWN_WEBHOOK");
const deliveryId = (c: Context) => uuidOf(c, "deliveryId", "UNKNOWN_DELIVERY");
