import { type Context, Hono } from "hono";
import {
  draftForm,
  dryRunForm,
  newFlowForm,
  publishForm,
  renameForm,
  repeatForm,
} from "#domain/integrations/flows/flow-forms.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import type { CrmAccess } from "../../crm/contacts/crm-call.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { dryRun } from "./dry-run.server.ts";
import { mustMakeFlows } from "./flow-actor.server.ts";
import {
  addFlow,
  archiveFlow,
  endRun,
  publishFlow,
  renameFlow,
  repeatRun,
  setFlowStopped,
  takeVersionBack,
  writeDraft,
} from "./write-flows.server.ts";

/** A page that is written on for an hour without a pause keeps some 1,500 drafts. */
const DRAFTS_PER_HOUR = 4_000;
const DRY_RUNS_PER_HOUR = 120;
const NEW_PER_HOUR = 120;
const REPEATS_PER_HOUR = 120;

/** `/api/flows` of agencies and of people without one, `/api/admin/flows` of Umbral itself. */
export function flowRoutes(services: AccountServices, access: CrmAccess): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", access.guard);
  const actOf = (c: Context<AppEnv>) => ({ actor: access.actorOf(c), now: now() });

  routes.post("/", limitCalls(config, { name: "flows post /", calls: NEW_PER_HOUR, seconds: 3600 }), async (c) => {
    mustMakeFlows(access.actorOf(c));
    const form = await readBody(c, newFlowForm);
    return c.json({ id: await db.transaction((tx) => addFlow(tx, actOf(c), form)) }, 201);
  });

  /** The effect that a draft would have had on what happened lately. It reads, and writes nothing. */
  routes.post(
    "/dry-run",
    limitCalls(config, { name: "flows post /dry-run", calls: DRY_RUNS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const actor = access.actorOf(c);
      mustMakeFlows(actor);
      const { document, days } = await readBody(c, dryRunForm);
      return c.json(await dryRun(db, actor, document, days, now()));
    },
  );

  routes.patch("/:id", async (c) => {
    const { name } = await readBody(c, renameForm);
    await db.transaction((tx) => renameFlow(tx, actOf(c), uuidOf(c, "id"), name));
    return c.body(null, 204);
  });

  routes.put(
    "/:id/draft",
    limitCalls(config, { name: "flows put /:id/draft", calls: DRAFTS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const draft = await readBody(c, draftForm);
      return c.json({ revision: await db.transaction((tx) => writeDraft(tx, actOf(c), uuidOf(c, "id"), draft)) });
    },
  );

  routes.post("/:id/publish", async (c) => {
    const { revision } = await readBody(c, publishForm);
    return c.json({ number: await db.transaction((tx) => publishFlow(tx, actOf(c), uuidOf(c, "id"), revision)) });
  });

  for (const [path, isStopped] of [
    ["stop", true],
    ["resume", false],
  ] as const) {
    routes.post(`/:id/${path}`, async (c) => {
      await db.transaction((tx) => setFlowStopped(tx, actOf(c), uuidOf(c, "id"), isStopped));
      return c.body(null, 204);
    });
  }

  routes.delete("/:id", async (c) => {
    await db.transaction((tx) => archiveFlow(tx, actOf(c), uuidOf(c, "id"), true));
    return c.body(null, 204);
  });

  routes.post("/:id/restore", async (c) => {
    await db.transaction((tx) => archiveFlow(tx, actOf(c), uuidOf(c, "id"), false));
    return c.body(null, 204);
  });

  routes.post("/:id/versions/:number/take-back", async (c) => {
    const number = Number(c.req.param("number"));
    if (!Number.isInteger(number) || number < 1 || number > 100_000) throw new AppError("NOT_FOUND");
    const revision = await db.transaction((tx) => takeVersionBack(tx, actOf(c), uuidOf(c, "id"), number));
    return c.json({ revision });
  });

  routes.post("/runs/:runId/end", async (c) => {
    await db.transaction((tx) => endRun(tx, actOf(c), uuidOf(c, "runId")));
    return c.body(null, 204);
  });

  routes.post(
    "/runs/:runId/repeat",
    limitCalls(config, { name: "flows post /runs/:runId/repeat", calls: REPEATS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const { stepId } = await readBody(c, repeatForm);
      const id = await db.transaction((tx) => repeatRun(tx, actOf(c), uuidOf(c, "runId"), stepId));
      return c.json({ id }, 201);
    },
  );

  return routes;
}
