import type { SiteInfo } from "#content/site-info.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import type { KnownArticle } from "../answers/known-articles.server.ts";
import { withAsked } from "./asked.server.ts";
import { accountFacts } from "./facts-account.server.ts";
import { apiFacts } from "./facts-api.server.ts";
import { creditFacts } from "./facts-credits.server.ts";
import { errorFacts } from "./facts-errors.server.ts";
import { galleryFacts } from "./facts-galleries.server.ts";
import { limitFacts } from "./facts-limits.server.ts";
import { loanFacts } from "./facts-loans.server.ts";
import { planFacts } from "./facts-plans.server.ts";
import { purchaseCostFacts } from "./facts-purchase-costs.server.ts";
import { purchaseTaxFacts } from "./facts-purchase-taxes.server.ts";
import { rentFacts } from "./facts-rents.server.ts";
import { retentionFacts } from "./facts-retention.server.ts";
import { sellingFacts } from "./facts-selling.server.ts";
import { companyFacts } from "./facts-site.server.ts";
import { tableFacts } from "./facts-tables.server.ts";
import { toolFacts } from "./facts-tools.server.ts";
import { trustAndKeyFacts } from "./facts-trust-and-keys.server.ts";
import { valuationFacts } from "./facts-valuation.server.ts";
import { worksAndAdvertFacts } from "./facts-works.server.ts";
import { articleSections, siteSections } from "./sections-articles.server.ts";
import { pageSections } from "./sections-pages.server.ts";

/**
 * Everything that the assistant may say of this site: facts, whose values come from the code, then whole sections of pages. Ids are unique.
 *
 * @param today ISO date: rates and rules that are not in force then are no facts
 */
export function siteStatements(articles: readonly KnownArticle[], site: SiteInfo, today: string): Statement[] {
  return [
    ...siteFacts(site, today),
    ...siteSections(site),
    ...pageSections(),
    ...articles.flatMap(articleSections),
  ].map(withAsked);
}

/** Taxes of one purchase are calculated there. */
const CALCULATOR = { title: borrowingCapacity.title, url: borrowingCapacity.path };

/** The facts alone. */
export function siteFacts(site: SiteInfo, today: string): Statement[] {
  return [
    ...planFacts(),
    ...creditFacts(),
    ...toolFacts(),
    ...valuationFacts(),
    ...galleryFacts(),
    ...limitFacts(),
    ...accountFacts(),
    ...companyFacts(site),
    ...trustAndKeyFacts(),
    ...retentionFacts(),
    ...apiFacts(),
    ...[...purchaseTaxFacts(today), ...purchaseCostFacts()].map((fact) => ({ ...fact, links: [CALCULATOR] })),
    ...sellingFacts(today),
    ...loanFacts(today),
    ...rentFacts(today),
    ...worksAndAdvertFacts(today),
    ...errorFacts(),
    ...tableFacts(),
  ];
}
