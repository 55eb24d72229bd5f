import { expect, test } from "vitest";
import { ASKED_OF } from "#content/assistant/asked-of/asked-of.server.ts";
import { DEMO_IDENTITY } from "#content/site-info.ts";
import { knownArticles } from "../answers/known-articles.server.ts";
import { withAsked } from "./asked.server.ts";
import { siteStatements } from "./statements.server.ts";

const statements = siteStatements(
  knownArticles(),
  {
    origin: "https://umbral.example",
    isDemo: true,
    anonKey: "",
    analyticsId: null,
    portalUrl: "https://portal.example",
    mortgageUrl: "https://hipotecas.example",
    identity: DEMO_IDENTITY,
    social: [{ name: "LinkedIn", url: "https://www.linkedin.com/company/umbral" }],
    offeredServices: [],
  },
  "2026-11-28",
);
const byId = new Map(statements.map((statement) => [statement.id, statement]));

test("questions are kept for statements and lines that there are: a text that is rewritten takes its questions along", () => {
  const lost = [...ASKED_OF].flatMap(([id, ways]) => {
    const lines = byId.get(id)?.text.split("\n");
    if (!lines) return [id];
    return Object.keys(ways).flatMap((start) =>
      start === "" || lines.some((line) => line.startsWith(start)) ? [] : [`${id}: ${start}`],
    );
  });
  expect(lost).toEqual([]);
});

test("no question is kept for two statements", () => {
  const seen = new Map<string, string>();
  const twice = [...ASKED_OF].flatMap(([id, ways]) =>
    Object.values(ways)
      .flat()
      .filter((way) => {
        const other = seen.get(way);
        seen.set(way, id);
        return other !== undefined && other !== id;
      }),
  );
  expect(twice).toEqual([]);
});

test("a question for one line of a text knows the line", () => {
  const [id, ways] = [...ASKED_OF].find(([, all]) => Object.keys(all).filter(Boolean).length > 1)!;
  const { asked = [], lineAsked, text } = byId.get(id)!;
  for (const [start, questions] of Object.entries(ways).filter(([key]) => key !== "")) {
    for (const question of questions) {
      expect(asked).toContain(question);
      expect(text.split("\n")[lineAsked!.get(question)!]).toContain(start);
    }
  }
});

test("a statement for which nobody has written questions stays as it is", () => {
  const statement = { ...statements[0]!, id: "no-such-statement" };
  expect(withAsked(statement)).toBe(statement);
});
