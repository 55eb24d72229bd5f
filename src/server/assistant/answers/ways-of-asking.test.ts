import { expect, test } from "vitest";
import { pageOfStatement } from "#domain/assistant/ranking/indexed-statements.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { siteStatements } from "../statements/statements.server.ts";
import { knownArticles } from "./known-articles.server.ts";
import { WAYS_OF_ASKING } from "./site-index.server.ts";

const { config } = testServices(await openTestDatabase());
const pages = new Set(
  siteStatements(knownArticles(), config.site, "2026-11-28").map((statement) =>
    pageOfStatement(statement, WAYS_OF_ASKING),
  ),
);

test("every page is asked for in six ways or more", () => {
  // A tool's page for Latin America is asked for as the tool.
  const own = [...pages].filter((url) => !url.startsWith("/latam/"));
  expect(own.filter((url) => (WAYS_OF_ASKING.get(url)?.length ?? 0) < 6)).toEqual([]);
});

test("only pages that exist are asked for, and none twice in the same words", () => {
  expect([...WAYS_OF_ASKING.keys()].filter((url) => !pages.has(url))).toEqual([]);
  for (const [url, ways] of WAYS_OF_ASKING) expect(new Set(ways.map(fold)).size, url).toBe(ways.length);
});
