import { type Context, Hono } from "hono";
import { eventKeyForm, senderForm } from "#domain/tools/campaigns/sending/sender-form.ts";
import type { AppEnv } from "../../../accounts/access/app-env.server.ts";
import { limitCalls } from "../../../accounts/limits/rate-limit.server.ts";
import type { CrmAccess } from "../../../crm/contacts/crm-call.server.ts";
import { uuidOf } from "../../../platform/http/path-id.server.ts";
import { readBody } from "../../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { checkDomain, type TxtResolver, usualResolver } from "./check-domain.server.ts";
import { sendTrial } from "./send-trial.server.ts";
import {
  addSender,
  changeSender,
  findSender,
  keepEventKey,
  listSenders,
  makeDkimKey,
  makeEventToken,
  removeSender,
  shownSender,
} from "./senders.server.ts";

const WRITES_PER_HOUR = 300;
const LOOKS_PER_HOUR = 60;

/** `/api/mail-senders` of agents and agencies, `/api/admin/mail-senders` of Umbral itself: addresses that campaigns are sent from. */
export function senderRoutes(
  services: ToolServices,
  access: CrmAccess,
  resolver: TxtResolver = usualResolver(),
): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  const writes = limitCalls(config, { name: "sending sender writes", calls: WRITES_PER_HOUR, seconds: 3600 });
  const looks = limitCalls(config, { name: "sending sender looks", calls: LOOKS_PER_HOUR, seconds: 3600 });
  const actOf = (c: Context<AppEnv>) => ({ actor: access.actorOf(c), keys: auth.keys, now: now() });
  routes.use("*", access.guard);

  routes.get("/", async (c) => {
    const rows = await listSenders(db, access.actorOf(c));
    return c.json({ senders: rows.map((row) => shownSender(row, config)) });
  });

  routes.post("/", writes, async (c) => {
    const form = await readBody(c, senderForm);
    const id = await db.transaction((tx) => addSender(tx, actOf(c), form));
    return c.json({ id }, 201);
  });

  routes.put("/:id", writes, async (c) => {
    const form = await readBody(c, senderForm);
    await db.transaction((tx) => changeSender(tx, actOf(c), uuidOf(c, "id"), form));
    return c.body(null, 204);
  });

  routes.delete("/:id", async (c) => {
    await db.transaction((tx) => removeSender(tx, access.actorOf(c), uuidOf(c, "id")));
    return c.body(null, 204);
  });

  routes.post("/:id/dkim", looks, async (c) => {
    await makeDkimKey(db, actOf(c), uuidOf(c, "id"));
    return c.body(null, 204);
  });

  routes.post("/:id/checks", looks, async (c) => {
    const sender = await findSender(db, access.actorOf(c), uuidOf(c, "id"));
    return c.json(await checkDomain(db, auth.keys, sender, { resolver, now: now() }));
  });

  /** One mail to whoever asks: it shows whether the server lets us in. */
  routes.post("/:id/trial", looks, async (c) => {
    const sender = await findSender(db, access.actorOf(c), uuidOf(c, "id"));
    return c.json(await sendTrial(services, sender, access.actorOf(c).ownerId));
  });

  routes.post("/:id/events", writes, async (c) => {
    const token = await db.transaction((tx) => makeEventToken(tx, actOf(c), uuidOf(c, "id")));
    return c.json({ address: `${config.publicUrl}/api/mail-events/${token}` }, 201);
  });

  routes.put("/:id/event-key", writes, async (c) => {
    const { key } = await readBody(c, eventKeyForm);
    await db.transaction((tx) => keepEventKey(tx, actOf(c), uuidOf(c, "id"), key));
    return c.body(null, 204);
  });
  return routes;
}
