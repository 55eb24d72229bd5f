import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { CREDIT_COSTS } from "#content/plans.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { signedInOnly } from "../../accounts/access/who-may.server.ts";
import { paymentOf } from "../../accounts/billing/run-payment.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { ownRun } from "../../tools/runs/routes.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { reword } from "./reword.server.ts";

/** Each asks a model that somebody pays for. */
const CALLS_PER_MINUTE = 10;

/**
 * `POST /api/runs/{id}/wording`: the texts of a result in the words of the connected model. They are in the answer
 * alone: nothing of the result changes. It costs a text by a language model, and nothing if none of the model's texts
 * is accepted. For the page, not for keys: people with a program can ask a model of their own.
 */
export function wordingRoutes(services: ToolServices): Hono<AppEnv> {
  const limit = limitCalls(services.config, {
    name: "wording",
    calls: CALLS_PER_MINUTE,
    seconds: 60,
    together: services.database.db,
  });
  return new Hono<AppEnv>().post("/:id/wording", signedInOnly(), limit, async (c) => {
    const actor = c.get("actor");
    const { tool, run } = await ownRun(services, actor, c.req.param("id"));
    const texts = tool.wordingOf?.(run.result, run.parsedInput) ?? [];
    if (texts.length === 0) throw new AppError("NOTHING_TO_REWORD");
    const payment = paymentOf(services, {
      actor,
      toolId: tool.id,
      engine: "model",
      credits: CREDIT_COSTS.text,
      network: "",
      key: `wording:${randomUUID()}`,
    });
    await payment.check();
    const reworded = await reword(services, actor, { texts, signal: c.req.raw.signal });
    if (reworded.some(({ isReworded }) => isReworded)) {
      await services.database.db.transaction((tx) => payment.take(tx, run.id));
    }
    return c.json({ texts: reworded });
  });
}
