import type { Statement } from "#domain/assistant/answers/statement.ts";
import { siteKnowledge } from "#server/assistant/answers/knowledge.server.ts";
import { knownArticles } from "#server/assistant/answers/known-articles.server.ts";
import { WAYS_OF_ASKING } from "#server/assistant/answers/site-index.server.ts";
import { readConfig } from "#server/platform/env.server.ts";

/** What the assistant may say, as `train.ts` reads it through Vite: the site's own texts are found by patterns of addresses. */

const { site } = readConfig({ AUTH_SECRET: "a secret of this script, 32 letters long" }, process.cwd());

/** Passages of one heading are one section. A stand-in until the statements of the site are there. */
function sections(): Statement[] {
  const byHeading = Map.groupBy(siteKnowledge(knownArticles(), site), ({ url, heading }) => `${url}\n${heading}`);
  return [...byHeading].map(([key, passages], at) => {
    const [{ url, title, heading }] = passages as [(typeof passages)[0]];
    const keywords = passages.map((passage) => passage.keywords ?? "").join(" ");
    return {
      id: `${at}.${key.slice(0, 40)}`,
      kind: "section",
      url,
      title,
      subject: title,
      attribute: heading,
      text: passages.map(({ text }) => text).join("\n"),
      ...(keywords.trim() && { keywords }),
    };
  });
}

export const statements: readonly Statement[] = sections();
export const askedOfPages: ReadonlyMap<string, readonly string[]> = WAYS_OF_ASKING;
export { site };
/** For the comparison with the ranking of whole pages. */
export const passages = siteKnowledge(knownArticles(), site);
