import { Hono } from "hono";
import { EDIT_FORM, MOST_EDIT_BYTES } from "#domain/tools/staging/masked-edit.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { signedInOnly } from "../../accounts/access/who-may.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { AtOnce } from "../../platform/http/at-once.server.ts";
import { readUploads } from "../../platform/http/read-uploads.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { emptyInMask } from "./masked-edit.server.ts";

/** Each costs whoever runs this server a call of their image model. */
const EDITS_PER_HOUR = 30;
/** Photos of one caller that wait for the model at once: both files of each are held until their turn has come. */
const edits = new AtOnce(2);

/** `/api/staging`: the one thing about furnished photos that needs a model of images. */
export function stagingRoutes({ config }: Pick<ToolServices, "config">): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  /** The marked part of a `photo`, `mask`, without the furniture that stands there. */
  routes.post(
    "/empty",
    limitCalls(config, { name: "staging post /empty", calls: EDITS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      if (!config.imageModel) throw new AppError("NO_IMAGE_MODEL");
      const end = edits.begin();
      try {
        const files = new Map<string, Buffer | null>();
        for await (const { field, bytes } of readUploads(c, {
          field: EDIT_FORM.photo,
          maxBytes: MOST_EDIT_BYTES,
          mostBytes: 2 * MOST_EDIT_BYTES,
        }))
          files.set(field, bytes);
        const [photo, mask] = [files.get(EDIT_FORM.photo), files.get(EDIT_FORM.mask)];
        if (!photo || !mask)
          throw new AppError("INVALID_INPUT", [{ path: "photo", message: "Faltan la foto o la zona marcada" }]);
        return c.json(await emptyInMask(config.imageModel, photo, mask, c.req.raw.signal));
      } finally {
        end();
      }
    },
  );

  return routes;
}
