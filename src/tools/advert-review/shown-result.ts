import { withoutExcluding } from "#domain/tools/advert-rules/check-advert.ts";
import type { AdvertReviewResult } from "./result.ts";

/**
 * The result as its public page shows it: without the words that break a rule, in findings, in the old text and in an ad that was typed, and
 * without the rows of the portfolio.
 */
export function shownResult(result: AdvertReviewResult): AdvertReviewResult {
  const { check, before, ads } = result;
  return {
    ...result,
    check: { ...check, findings: check.findings.map(({ excerpt: _, ...finding }) => finding) },
    before: { title: withoutExcluding(before.title), text: withoutExcluding(before.text) },
    ads: { ...ads, typed: null },
    photosOf: null,
  };
}
