import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { listedForms } from "../forms/public-form.server.ts";
import { listPublishedPosts } from "../posts/published-posts.server.ts";
import { type PublicPage, publicPages } from "../public-pages.server.ts";
import { newestOf, pageDay } from "./page-day.server.ts";

export interface SitemapPage extends PublicPage {
  /** ISO date; null for a page of which nobody notes when it changes: a test finds one. */
  changedOn: string | null;
}

/** Every page that search engines may keep, with the day of its last change. */
export async function sitemapPages(db: Db): Promise<SitemapPage[]> {
  const [posts, forms] = await Promise.all([listPublishedPosts(db), listedForms(db)]);
  const dayOf = (path: string): string | null => {
    const day = pageDay(path);
    if (path !== "/blog" || day === null) return day;
    return newestOf([day, ...posts.map(({ publishedAt }) => isoDateInMadrid(publishedAt))]);
  };
  return [
    ...publicPages().map((page) => ({ ...page, changedOn: dayOf(page.path) })),
    ...posts.map(({ path, updatedAt, publishedAt }) => ({
      path,
      regions: true,
      changedOn: isoDateInMadrid(updatedAt > publishedAt ? updatedAt : publishedAt),
    })),
    ...forms.map(({ path, publishedAt }) => ({ path, regions: false, changedOn: isoDateInMadrid(publishedAt) })),
  ];
}

/** The addresses of a page, without the origin: as it is, in Spain, in Latin America. */
export function addressesOf({ path, regions }: Pick<PublicPage, "path" | "regions">): string[] {
  return regions
    ? ["", "/es", "/latam"].map((prefix) => (prefix && path === "/" ? prefix : `${prefix}${path}`))
    : [path];
}
