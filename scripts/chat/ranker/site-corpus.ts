import { knownArticles } from "#server/assistant/answers/known-articles.server.ts";
import { WAYS_OF_ASKING } from "#server/assistant/answers/site-index.server.ts";
import { siteStatements } from "#server/assistant/statements/statements.server.ts";
import { readConfig } from "#server/platform/env.server.ts";
import { TODAY } from "../../../src/domain/assistant/answers/questions/labelled-question.ts";

/** All that the assistant may say, as `train.ts` reads it through Vite: the site's own texts are found by patterns of addresses. */

const { site } = readConfig({ AUTH_SECRET: "a secret of this script, 32 letters long" }, process.cwd());

export const statements = siteStatements(knownArticles(), site, TODAY);
export const askedOfPages = WAYS_OF_ASKING;
