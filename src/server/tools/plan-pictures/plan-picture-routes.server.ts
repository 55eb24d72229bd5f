import { Hono } from "hono";
import { FINISH_FORM, MOST_CLAY_BYTES, readFinishStyle } from "#domain/tools/plan-pictures/picture-finish.ts";
import { pictureOrderSchema } from "#domain/tools/plan-pictures/picture-order.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { madeOnce } from "../../accounts/answers/answered-once.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { readUploads } from "../../platform/http/read-uploads.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { finishPicture } from "./finish-picture.server.ts";
import { cancelPicture, deletePicture, listPictures, orderPicture, pictureFileOf } from "./plan-picture-rows.server.ts";

/** Each takes minutes of a core. */
const ORDERS_PER_HOUR = 60;

/** Each costs whoever runs this server a call of their image model. */
const FINISHES_PER_HOUR = 30;

/** `/api/plan-pictures`: pictures of plans that the server draws. */
export function planPictureRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, store, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.get("/", async (c) => {
    c.header("cache-control", "private, no-store");
    return c.json({ pictures: await listPictures(db, personOf(c)) });
  });

  routes.post(
    "/",
    limitCalls(config, { name: "plan-pictures post /", calls: ORDERS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const order = await readBody(c, pictureOrderSchema);
      return await madeOnce(c, { db, now }, (tx) => orderPicture(tx, personOf(c), order, now()));
    },
  );

  /** A picture in clay, `picture`, finished by the image model of this server in a `style`. */
  routes.post(
    "/finish",
    limitCalls(config, { name: "plan-pictures post /finish", calls: FINISHES_PER_HOUR, seconds: 3600 }),
    async (c) => {
      if (!config.imageModel) throw new AppError("NO_IMAGE_MODEL");
      let picture: Buffer | null = null;
      let style = readFinishStyle("");
      for await (const { field, bytes } of readUploads(c, {
        field: FINISH_FORM.picture,
        maxBytes: MOST_CLAY_BYTES,
        fields: { [FINISH_FORM.style]: 40 },
      })) {
        if (field === FINISH_FORM.style) style = readFinishStyle(bytes?.toString("utf8") ?? "");
        else picture = bytes;
      }
      if (picture === null)
        throw new AppError("INVALID_INPUT", [
          { path: FINISH_FORM.picture, message: "Elige una imagen de hasta 12\u00a0MB" },
        ]);
      return c.json(await finishPicture(config.imageModel, picture, style, c.req.raw.signal));
    },
  );

  routes.post("/:id/cancel", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => cancelPicture(tx, personOf(c), id));
    return c.body(null, 204);
  });

  routes.get("/:id/file", async (c) => {
    const { key, name, mediaType } = await pictureFileOf(db, personOf(c), uuidOf(c, "id"));
    const stored = await store.get(key);
    if (!stored) throw new AppError("STORE_UNAVAILABLE");
    return c.body(new Uint8Array(await readWhole(stored)), 200, {
      "content-type": mediaType,
      "cache-control": "private, no-store",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
  });

  routes.delete("/:id", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => deletePicture(services, tx, personOf(c), id));
    return c.body(null, 204);
  });

  return routes;
}
