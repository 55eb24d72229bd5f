import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { PROOF_WANTED_HEADER } from "#domain/accounts/proof/proof.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { callerOf } from "../../accounts/auth/audit.server.ts";
import { shownWithForm } from "../../accounts/proof/pass-with-proof.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { firstLanguage } from "../../platform/http/first-language.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { submitForm } from "./submit-form.server.ts";

const MAX_BODY_BYTES = 128 * 1024;

/**
 * `POST /api/forms/{slug}/answers`: a form as its page sends it where scripts run; without them the page takes it
 * itself. Anybody with the address may send it.
 */
export function publicFormRoutes(services: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const small = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new AppError("PAYLOAD_TOO_LARGE");
    },
  });
  routes.post("/:slug/answers", small, async (c) => {
    const typed = await c.req.formData().catch(() => null);
    if (!typed) throw new AppError("MALFORMED_REQUEST");
    const caller = {
      ...callerOf(c, services.config),
      locale: firstLanguage(c.req.header("accept-language")) ?? null,
    };
    const { shown } = shownWithForm(services, c);
    const outcome = await submitForm(services, c.req.param("slug"), typed, caller, shown);
    if (outcome.state === "refused" && outcome.wantsProof) c.header(PROOF_WANTED_HEADER, shown.purpose);
    return c.json(outcome);
  });
  return routes;
}
