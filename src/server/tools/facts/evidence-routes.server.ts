import { Hono } from "hono";
import * as z from "zod/mini";
import { evidenceAround, evidenceNeeds, evidenceQuestion } from "#tools/valuation/evidence.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { AppError, fieldIssues } from "../../platform/app-error.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { answerNeeds } from "./providers.server.ts";

/**
 * `GET /api/valuation-evidence`: how many adverts a valuation would compare a home with, and what it would give without any. They are
 * those of the run itself: what the caller may see, and nobody else's.
 */
export function evidenceRoutes(services: ToolServices): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/", async (c) => {
    const { vivienda, ...typed } = c.req.query();
    const question = evidenceQuestion.safeParse(typed);
    if (!question.success) throw new AppError("INVALID_INPUT", fieldIssues(question.error.issues));
    const asker = { actor: c.get("actor"), homeId: z.uuid().safeParse(vivienda).data };
    const facts = await answerNeeds(services.facts, evidenceNeeds(question.data), asker);
    c.header("cache-control", "private, no-store");
    return c.json(evidenceAround(question.data, facts));
  });
}
