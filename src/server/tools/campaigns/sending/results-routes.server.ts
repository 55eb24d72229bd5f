import { Hono } from "hono";
import { PEOPLE_FILTERS } from "#domain/tools/campaigns/sending/results.ts";
import type { AppEnv } from "../../../accounts/access/app-env.server.ts";
import { limitCalls } from "../../../accounts/limits/rate-limit.server.ts";
import type { CrmAccess } from "../../../crm/contacts/crm-call.server.ts";
import { readUuid, uuidOf } from "../../../platform/http/path-id.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { sendUnansweredAgain } from "./change-state.server.ts";
import { findCampaign, listPeople, readResults } from "./read-results.server.ts";
import { noteReplyOf } from "./take-events.server.ts";

const AGAIN_PER_HOUR = 60;

/** `/api/campaign-results` of agents and agencies, `/api/admin/campaign-results` of Umbral itself. */
export function resultsRoutes(services: ToolServices, access: CrmAccess): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", access.guard);

  routes.get("/:id", async (c) => {
    c.header("cache-control", "private, no-store");
    return c.json(await readResults(db, access.actorOf(c), uuidOf(c, "id")));
  });

  routes.get("/:id/people", async (c) => {
    const filter = PEOPLE_FILTERS.find((one) => one === c.req.query("ver")) ?? "todos";
    const after = readUuid(c.req.query("desde")) ?? null;
    c.header("cache-control", "private, no-store");
    return c.json(await listPeople(db, access.actorOf(c), uuidOf(c, "id"), { filter, after, now: now() }));
  });

  routes.post(
    "/:id/unanswered",
    limitCalls(config, { name: "sending results post /:id/unanswered", calls: AGAIN_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const mails = await db.transaction((tx) => sendUnansweredAgain(tx, access.actorOf(c), uuidOf(c, "id"), now()));
      return c.json({ mails });
    },
  );

  /** Somebody of the team notes that this person has answered: the sequence ends for them. */
  routes.post("/:id/people/:personId/reply", async (c) => {
    const { id } = await findCampaign(db, access.actorOf(c), uuidOf(c, "id"));
    await db.transaction((tx) => noteReplyOf(tx, id, uuidOf(c, "personId"), now()));
    return c.body(null, 204);
  });
  return routes;
}
