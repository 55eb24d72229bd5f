import { Hono } from "hono";
import { EDIT_FORM, MOST_EDIT_BYTES } from "#domain/tools/staging/masked-edit.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { signedInOnly } from "../../accounts/access/who-may.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { readUploads } from "../../platform/http/read-uploads.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { emptyInMask } from "./masked-edit.server.ts";

/** Each costs whoever runs this server a call of their image model. */
const EDITS_PER_HOUR = 30;

/** `/api/staging`: the one thing about furnished photos that needs a model of images. */
export function stagingRoutes({ config }: Pick<ToolServices, "config">): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  /** The marked part of a `photo`, `mask`, without the furniture that stands there. */
  routes.post("/empty", limitCalls(config, { calls: EDITS_PER_HOUR, seconds: 3600 }), async (c) => {
    if (!config.imageModel) throw new AppError("NO_IMAGE_MODEL");
    const files: Partial<Record<string, Buffer>> = {};
    for (const field of Object.values(EDIT_FORM)) files[field] = undefined;
    for await (const { field, bytes } of readUploads(c, {
      field: EDIT_FORM.photo,
      maxBytes: MOST_EDIT_BYTES,
      fields: { [EDIT_FORM.mask]: MOST_EDIT_BYTES },
    }))
      if (bytes !== null) files[field] = bytes;
    const { photo, mask } = files;
    if (!photo || !mask)
      throw new AppError("INVALID_INPUT", [{ path: "photo", message: "Faltan la foto o la zona marcada" }]);
    return c.json(await emptyInMask(config.imageModel, photo, mask, c.req.raw.signal));
  });

  return routes;
}
