import { Hono } from "hono";
import { changesBody, stateBody } from "#domain/crm/inspections/inspection-calls.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { readUploads } from "../../platform/http/read-uploads.server.ts";
import { PhotoError } from "../../platform/images/encode-photo.server.ts";
import { findInspection, sentInspection } from "./read-inspections.server.ts";
import { addVisitPhoto, MOST_PHOTO_BYTES } from "./visit-photos.server.ts";
import { eraseInspection, finishInspection, takeChanges, tossInspection } from "./write-inspections.server.ts";

const UPLOADS_PER_HOUR = 1_000;

/** `/api/inspections`: valuation visits, for the devices on which they are written. */
export function inspectionRoutes(services: AccountServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.get("/:id", async (c) => {
    const row = await findInspection(db, personOf(c), uuidOf(c, "id"));
    c.header("cache-control", "private, no-store");
    return c.json(await sentInspection(services, personOf(c), row));
  });

  /** Begins the visit where it says so, and answers it whole: what other devices wrote comes along. */
  routes.post("/:id/changes", async (c) => {
    const id = uuidOf(c, "id");
    const body = await readBody(c, changesBody);
    if (body.account !== undefined && body.account !== personOf(c).ownerId) throw new AppError("UNAUTHORIZED");
    const { row, taken, refused } = await db.transaction((tx) => takeChanges(tx, personOf(c), id, body, now()));
    return c.json({ ...(await sentInspection(services, personOf(c), row)), taken, refused });
  });

  /** One photo, whose id the device has made. */
  routes.post(
    "/:id/photos/:photoId",
    limitCalls(config, { name: "inspections post /:id/photos/:photoId", calls: UPLOADS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const ids = { inspectionId: uuidOf(c, "id"), photoId: uuidOf(c, "photoId") };
      // Asked before anything is read.
      await findInspection(db, personOf(c), ids.inspectionId);
      const refused = (message: string) => new AppError("INVALID_INPUT", [{ path: "photo", message }]);
      for await (const { fileName, bytes } of readUploads(c, { field: "photo", maxBytes: MOST_PHOTO_BYTES })) {
        if (fileName === null) continue;
        try {
          return c.json(await addVisitPhoto(services, personOf(c), ids, { name: fileName, bytes }), 201);
        } catch (error) {
          throw error instanceof PhotoError ? refused(error.message) : error;
        }
      }
      throw refused("Elige una foto");
    },
  );

  routes.put("/:id/state", async (c) => {
    const id = uuidOf(c, "id");
    const { isFinished } = await readBody(c, stateBody);
    await db.transaction((tx) => finishInspection(tx, personOf(c), id, isFinished, now()));
    return c.body(null, 204);
  });

  routes.delete("/:id", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => tossInspection(tx, personOf(c), id, now()));
    return c.body(null, 204);
  });

  routes.post("/:id/restore", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => tossInspection(tx, personOf(c), id, null));
    return c.body(null, 204);
  });

  routes.delete("/:id/forever", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => eraseInspection(tx, personOf(c), id));
    return c.body(null, 204);
  });

  return routes;
}
