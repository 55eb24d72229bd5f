import type { SiteInfo } from "#content/site-info.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import type { KnownArticle } from "../answers/knowledge.server.ts";
import { creditFacts } from "./facts-credits.server.ts";
import { limitFacts } from "./facts-limits.server.ts";
import { planFacts } from "./facts-plans.server.ts";
import { purchaseTaxFacts } from "./facts-purchase-taxes.server.ts";
import { articleSections, siteSections } from "./sections-articles.server.ts";
import { pageSections } from "./sections-pages.server.ts";

/**
 * Everything that the assistant may say of this site: facts, whose values come from the code, then whole sections of pages. Ids are unique.
 *
 * @param today ISO date: taxes that are not in force then are no facts
 */
export function siteStatements(articles: readonly KnownArticle[], site: SiteInfo, today: string): Statement[] {
  return [...siteFacts(today), ...siteSections(site), ...pageSections(), ...articles.flatMap(articleSections)];
}

/** The facts alone. */
export function siteFacts(today: string): Statement[] {
  return [...planFacts(), ...creditFacts(), ...limitFacts(), ...purchaseTaxFacts(today)];
}
