import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { text } from "#domain/shared/schema/text.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { addArticleVote } from "./article-votes.server.ts";
import { findArticle } from "./articles.server.ts";

const MAX_BODY_BYTES = 1024;
const VOTES_PER_HOUR = 60;

const articleVote = z.object({
  /** An article of the help centre. */
  slug: text({ max: 80 }).check(z.regex(/^[a-z0-9-]{1,80}$/)),
  isUseful: z.boolean(),
});

/** Readers' votes on the help centre. */
export function articleRoutes({ config, database, now }: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const small = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new AppError("PAYLOAD_TOO_LARGE");
    },
  });
  routes.post(
    "/votes",
    limitCalls(config, { name: "articles post /votes", calls: VOTES_PER_HOUR, seconds: 3600 }),
    small,
    async (c) => {
      const { slug, isUseful } = await readBody(c, articleVote);
      const article = findArticle("ayuda", slug);
      if (!article) throw new AppError("NOT_FOUND");
      await addArticleVote(database.db, { path: article.path, day: isoDateInMadrid(now()), isUseful });
      return c.body(null, 204);
    },
  );
  return routes;
}
