/** Name of the row for what all pages of cities share. */
export const CITY_PAGES = "ciudades";

/**
 * The day on which the words of each page last changed, and the hash of the files that they stand in. Articles, posts
 * and legal texts have days of their own. `page-dates.test.ts` writes the table.
 */
export const PAGE_DATES: Readonly<Record<string, { day: string; of: string }>> = {};
