import { expect, test } from "vitest";
import { fold } from "#domain/shared/listing/fold.ts";
import { siteKnowledge } from "../../../server/assistant/answers/knowledge.server.ts";
import { knownArticles } from "../../../server/assistant/answers/known-articles.server.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { ASKED_AS } from "./asked-as.ts";

const { config } = testServices(await openTestDatabase());
const pages = new Set(siteKnowledge(knownArticles(), config.site).map(({ url }) => url));

test("every page is asked for in six ways or more", () => {
  expect([...pages].filter((url) => (ASKED_AS.get(url)?.length ?? 0) < 6)).toEqual([]);
});

test("only pages that exist are asked for, and none twice in the same words", () => {
  expect([...ASKED_AS.keys()].filter((url) => !pages.has(url))).toEqual([]);
  for (const [url, ways] of ASKED_AS) expect(new Set(ways.map(fold)).size, url).toBe(ways.length);
});
