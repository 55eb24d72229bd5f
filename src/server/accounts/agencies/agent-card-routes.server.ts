import { Hono } from "hono";
import { personCardForm, photoIdOf } from "#domain/accounts/account/person-card.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import { signedInOnly, viewerOf } from "../access/who-may.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { limitCalls } from "../limits/rate-limit.server.ts";
import { findUser } from "../people/accounts.server.ts";
import { deletePhoto, readPhoto, savePersonCard, setPhoto } from "./person-card.server.ts";

const PHOTOS_PER_HOUR = 40;

/** `/api/agent-card`: how who calls signs, beside their name. */
export function agentCardRoutes(services: AccountServices): Hono<AppEnv> {
  const { config, database } = services;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.put("/", async (c) => {
    await savePersonCard(services, viewerOf(c).userId, await readBody(c, personCardForm));
    return c.body(null, 204);
  });

  routes.put(
    "/photo",
    limitCalls(config, { name: "agencies agent-card put /photo", calls: PHOTOS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const form = await c.req.formData().catch(() => undefined);
      const file = form?.get("photo");
      if (!(file instanceof File)) throw new AppError("INVALID_INPUT", [{ path: "photo", message: "Elige una foto" }]);
      const id = await setPhoto(services, viewerOf(c).userId, Buffer.from(await file.arrayBuffer()));
      return c.json({ id });
    },
  );

  routes.delete("/photo", async (c) => {
    await deletePhoto(services, viewerOf(c).userId);
    return c.body(null, 204);
  });

  routes.get("/photo/:id", async (c) => {
    const user = await findUser(database.db, viewerOf(c).userId);
    if (!user || photoIdOf(user.metadata) !== c.req.param("id")) throw new AppError("NOT_FOUND");
    const jpeg = await readPhoto(services, user);
    if (!jpeg) throw new AppError("NOT_FOUND");
    return c.body(new Uint8Array(jpeg), 200, {
      "content-type": "image/jpeg",
      "cache-control": "private, max-age=31536000, immutable",
    });
  });
  return routes;
}
