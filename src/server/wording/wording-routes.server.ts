import { Hono } from "hono";
import { ownRun } from "../api/runs.server.ts";
import { signedInOnly } from "../api/who-may.server.ts";
import type { AppEnv } from "../app.server.ts";
import { AppError } from "../app-error.server.ts";
import { limitCalls } from "../rate-limit.server.ts";
import type { Services } from "../services.server.ts";
import { reword } from "./reword.server.ts";

/** Each asks a model that somebody pays for. */
const CALLS_PER_MINUTE = 10;

/**
 * `POST /api/runs/{id}/wording`: the texts of a result in the words of the connected model. They are in the answer alone: nothing of
 * the result changes. For the page, not for keys: who has a program has a model of his own to ask.
 */
export function wordingRoutes(services: Services): Hono<AppEnv> {
  const limit = limitCalls(services.config, { calls: CALLS_PER_MINUTE, seconds: 60 });
  return new Hono<AppEnv>().post("/:id/wording", signedInOnly(), limit, async (c) => {
    const actor = c.get("actor");
    const { tool, run } = await ownRun(services, actor, c.req.param("id"));
    const texts = tool.wordingOf?.(run.result, run.parsedInput) ?? [];
    if (texts.length === 0) throw new AppError("NOTHING_TO_REWORD");
    return c.json({ texts: await reword(services, actor, { texts, signal: c.req.raw.signal }) });
  });
}
