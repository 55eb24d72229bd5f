import type { HelpCategory } from "#content/articles/help-categories.ts";
import { CITY_PAGES, PAGE_DATES } from "#content/page-dates.ts";
import { allArticles, helpCategoryPath, listArticles } from "../articles/articles.server.ts";
import { legalChangedOn } from "../articles/legal.server.ts";

let ownDays: ReadonlyMap<string, string> | undefined;

/**
 * The day on which a page last changed, in ISO form; null for a page that nobody knows.
 *
 * An article was last changed when it was last reviewed, a shelf or a list with its newest article. A city's page shows the
 * words of its solution and the figures of the cities: the newer of both counts.
 *
 * @param path of a public page, without region prefix
 */
export function pageDay(path: string): string | null {
  ownDays ??= daysOfTexts();
  const days = [ownDays.get(path), PAGE_DATES[path]?.day].filter((day) => day !== undefined);
  if (days.length > 0) return newestOf(days);
  const solution = PAGE_DATES[path.replace(/\/[^/]+$/, "")];
  const cities = PAGE_DATES[CITY_PAGES];
  return solution && cities ? newestOf([solution.day, cities.day]) : null;
}

function daysOfTexts(): ReadonlyMap<string, string> {
  const articles = allArticles();
  const shelves = new Map<HelpCategory, string[]>();
  for (const { category, reviewed } of articles) {
    if (category !== undefined) shelves.set(category, [...(shelves.get(category) ?? []), reviewed]);
  }
  return new Map<string, string>([
    ...Object.entries(legalChangedOn()),
    ...articles.map(({ path, reviewed }) => [path, reviewed] as const),
    ...[...shelves].map(([category, days]) => [helpCategoryPath(category), newestOf(days)] as const),
    ["/help-center", newestOf(listArticles("ayuda").map(({ reviewed }) => reviewed))],
    ["/recursos", newestOf(listArticles("recursos").map(({ reviewed }) => reviewed))],
    ["/blog", newestOf(listArticles("blog").map(({ published }) => published))],
  ]);
}

/** The latest of ISO days; there must be one. */
export const newestOf = (days: readonly string[]): string => [...days].sort().at(-1)!;
