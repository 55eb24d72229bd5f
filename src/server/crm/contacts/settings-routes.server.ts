import { Hono } from "hono";
import { ruleChange, ruleForm, ruleOrder, settingsForm } from "#domain/crm/contacts/contact-forms.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { madeOnce } from "../../accounts/answers/answered-once.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { actOf, type CrmAccess } from "./crm-call.server.ts";
import { listColleagues, listRules, readCrmSettings } from "./read-settings.server.ts";
import { addRule, changeRule, deleteRule, orderRules, writeSettings } from "./write-settings.server.ts";

/** `/settings` and `/rules`: everybody sees them; members who see all work change them. */
export function crmSettingRoutes(services: AccountServices, access: CrmAccess): Hono<AppEnv> {
  const { database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();

  routes.get("/settings", async (c) => c.json(await readCrmSettings(db, access.actorOf(c))));

  routes.put("/settings", async (c) => {
    const settings = await readBody(c, settingsForm);
    await db.transaction((tx) => writeSettings(tx, actOf(services, access, c), settings));
    return c.body(null, 204);
  });

  routes.get("/colleagues", async (c) => c.json({ colleagues: await listColleagues(db, access.actorOf(c)) }));

  routes.get("/rules", async (c) => c.json({ rules: await listRules(db, access.actorOf(c)) }));

  routes.post("/rules", async (c) => {
    const rule = await readBody(c, ruleForm);
    return await madeOnce(c, { db, now }, (tx) => addRule(tx, actOf(services, access, c), rule));
  });

  /** The order in which they are asked. */
  routes.put("/rules", async (c) => {
    const { ids } = await readBody(c, ruleOrder);
    await db.transaction((tx) => orderRules(tx, actOf(services, access, c), ids));
    return c.body(null, 204);
  });

  routes.patch("/rules/:id", async (c) => {
    const change = await readBody(c, ruleChange);
    await db.transaction((tx) => changeRule(tx, actOf(services, access, c), uuidOf(c, "id"), change));
    return c.body(null, 204);
  });

  routes.delete("/rules/:id", async (c) => {
    await db.transaction((tx) => deleteRule(tx, actOf(services, access, c), uuidOf(c, "id")));
    return c.body(null, 204);
  });
  return routes;
}
