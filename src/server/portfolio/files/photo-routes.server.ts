import { Hono } from "hono";
import { MAX_FILE_BYTES, photoChange, photoOrder } from "#domain/portfolio/homes/home-files.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { readUploads } from "../../platform/http/read-uploads.server.ts";
import { PhotoError } from "../../platform/images/encode-photo.server.ts";
import { addPhoto } from "../photos/add-photo.server.ts";
import { changePhoto, orderPhotos, removePhoto } from "../photos/change-photos.server.ts";
import { mustSeeHome } from "../photos/home-of-files.server.ts";
import { photosOfHome } from "../photos/read-photos.server.ts";

const UPLOADS_PER_HOUR = 2_000;

/** `/api/portfolio/homes/:id/photos`. */
export function homePhotoRoutes(services: AccountServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.get("/:id/photos", async (c) => {
    const id = uuidOf(c, "id");
    await mustSeeHome(services.database.db, personOf(c), id);
    return c.json(await photosOfHome(services, id));
  });

  /** Each file gets its own answer: one that is refused does not keep the others out. */
  routes.post(
    "/:id/photos",
    limitCalls(services.config, { name: "files photo post /:id/photos", calls: UPLOADS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const id = uuidOf(c, "id");
      // Asked before anything is read.
      await mustSeeHome(services.database.db, personOf(c), id);
      const photos: { name: string; id: string | null; isNew: boolean; error: string | null }[] = [];
      for await (const { fileName: name, bytes } of readUploads(c, { field: "photos", maxBytes: MAX_FILE_BYTES })) {
        if (name === null) continue;
        try {
          photos.push({ name, ...(await addPhoto(services, personOf(c), id, { name, bytes })), error: null });
        } catch (error) {
          if (!(error instanceof PhotoError)) throw error;
          photos.push({ name, id: null, isNew: false, error: error.message });
        }
      }
      if (photos.length === 0) throw new AppError("INVALID_INPUT", [{ path: "photos", message: "Elige alguna foto" }]);
      return c.json({ photos }, photos.some(({ isNew }) => isNew) ? 201 : 200);
    },
  );

  routes.put("/:id/photos/order", async (c) => {
    const id = uuidOf(c, "id");
    await mustSeeHome(services.database.db, personOf(c), id);
    await orderPhotos(services, personOf(c), id, (await readBody(c, photoOrder)).ids);
    return c.body(null, 204);
  });

  routes.patch("/:id/photos/:photoId", async (c) => {
    const ids = { homeId: uuidOf(c, "id"), photoId: uuidOf(c, "photoId") };
    await mustSeeHome(services.database.db, personOf(c), ids.homeId);
    await changePhoto(services, personOf(c), ids, await readBody(c, photoChange));
    return c.body(null, 204);
  });

  routes.delete("/:id/photos/:photoId", async (c) => {
    await removePhoto(services, personOf(c), { homeId: uuidOf(c, "id"), photoId: uuidOf(c, "photoId") });
    return c.body(null, 204);
  });

  return routes;
}
