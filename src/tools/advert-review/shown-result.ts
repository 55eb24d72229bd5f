import type { CheckedAds } from "#domain/tools/advert-review/paid-ads.ts";
import { withoutExcluding } from "#domain/tools/advert-rules/check-advert.ts";
import type { AdvertReviewResult } from "./result.ts";

const isLawful = ({ text }: { text: string }) => withoutExcluding(text) === text;

const withoutBreaking = ({ headlines, descriptions, paths, ...rest }: CheckedAds): CheckedAds => ({
  ...rest,
  headlines: headlines.filter(isLawful),
  descriptions: descriptions.filter(isLawful),
  paths: paths.filter(isLawful),
});

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
    ads: { ...ads, typed: ads.typed && withoutBreaking(ads.typed) },
    photosOf: null,
  };
}
