import type { AdvertReviewResult } from "./result.ts";

/** The result as its public page shows it: without the words that break a rule, and without the rows of the portfolio. */
export function shownResult(result: AdvertReviewResult): AdvertReviewResult {
  const findings = result.check.findings.map(({ excerpt: _, ...finding }) => finding);
  return { ...result, check: { ...result.check, findings }, photosOf: null };
}
