import { Hono } from "hono";
import {
  MOST_PICTURE_BYTES,
  newPlanForm,
  planHomeForm,
  planTitleForm,
  savePlanForm,
} from "#domain/tools/plan-editing/plan-forms.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { madeOnce } from "../../accounts/answers/answered-once.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { readUploads } from "../../platform/http/read-uploads.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { addPlanPicture, readPlanPicture } from "./plan-pictures.server.ts";
import { mustFindPlan } from "./plan-rows.server.ts";
import {
  addPlan,
  deletePlan,
  duplicatePlan,
  renamePlan,
  savePlan,
  setHomeOfPlan,
  trashPlan,
} from "./write-plans.server.ts";

const UPLOADS_PER_HOUR = 120;
/** A picture of a plan never changes; only its own browser keeps it. */
const PICTURE_CACHE = "private, max-age=86400, immutable";

/** `/api/plans`: floor plans, for the people who draw them. */
export function planRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.post("/", async (c) => {
    const form = await readBody(c, newPlanForm);
    return await madeOnce(c, { db, now }, (tx) => addPlan(tx, personOf(c), form, now()));
  });

  routes.get("/:id", async (c) => {
    const { id, document, revision, homeId, deletedAt, updatedAt } = await mustFindPlan(
      db,
      personOf(c),
      uuidOf(c, "id"),
    );
    c.header("cache-control", "private, no-store");
    return c.json({
      id,
      document,
      revision,
      homeId,
      isTrashed: deletedAt !== null,
      updatedAt: updatedAt.toISOString(),
    });
  });

  routes.put("/:id", async (c) => {
    const id = uuidOf(c, "id");
    const { revision, document } = await readBody(c, savePlanForm);
    return c.json({
      revision: await db.transaction((tx) => savePlan(tx, personOf(c), { id, revision, document }, now())),
    });
  });

  routes.put("/:id/title", async (c) => {
    const id = uuidOf(c, "id");
    const { title } = await readBody(c, planTitleForm);
    return c.json({ revision: await db.transaction((tx) => renamePlan(tx, personOf(c), { id, title }, now())) });
  });

  routes.put("/:id/home", async (c) => {
    const id = uuidOf(c, "id");
    const { homeId } = await readBody(c, planHomeForm);
    await db.transaction((tx) => setHomeOfPlan(tx, personOf(c), { id, homeId }));
    return c.body(null, 204);
  });

  routes.post("/:id/duplicate", async (c) => {
    const id = uuidOf(c, "id");
    return await madeOnce(c, { db, now }, (tx) => duplicatePlan(tx, personOf(c), id, now()));
  });

  /** One file, `picture`: JPEG, PNG, WebP or AVIF. A page of a PDF is drawn in the browser before it is sent. */
  routes.post(
    "/:id/pictures",
    limitCalls(config, { name: "plans post /:id/pictures", calls: UPLOADS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const id = uuidOf(c, "id");
      const actor = personOf(c);
      // Asked before anything is read.
      const { deletedAt } = await mustFindPlan(db, actor, id);
      if (deletedAt !== null) throw new AppError("PLAN_IN_TRASH");
      for await (const { fileName, bytes } of readUploads(c, { field: "picture", maxBytes: MOST_PICTURE_BYTES })) {
        if (fileName !== null) return c.json(await addPlanPicture(services, actor, id, { name: fileName, bytes }), 201);
      }
      throw new AppError("INVALID_INPUT", [{ path: "picture", message: "Elige una imagen" }]);
    },
  );

  routes.get("/:id/pictures/:pictureId", async (c) => {
    const ids = { planId: uuidOf(c, "id"), pictureId: uuidOf(c, "pictureId") };
    const bytes = await readPlanPicture(services, personOf(c), ids);
    return c.body(new Uint8Array(bytes), 200, { "content-type": "image/jpeg", "cache-control": PICTURE_CACHE });
  });

  routes.delete("/:id", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashPlan(tx, personOf(c), id, now()));
    return c.body(null, 204);
  });

  routes.post("/:id/restore", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashPlan(tx, personOf(c), id, null));
    return c.body(null, 204);
  });

  routes.delete("/:id/forever", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => deletePlan(tx, personOf(c), id));
    return c.body(null, 204);
  });

  return routes;
}
