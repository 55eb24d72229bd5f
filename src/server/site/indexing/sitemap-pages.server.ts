import { LATAM_PAGES } from "#content/latam/pages.ts";
import { listHouseTemplates } from "../../crm/templates/house-templates.server.ts";
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
  const [posts, forms, templates] = await Promise.all([
    listPublishedPosts(db),
    listedForms(db),
    listHouseTemplates(db),
  ]);
  const dayOf = (path: string): string | null => {
    const day = pageDay(path);
    if (path !== "/blog" || day === null) return day;
    return newestOf([day, ...posts.map(({ publishedAt }) => isoDateInMadrid(publishedAt))]);
  };
  return [
    ...publicPages().map(({ path, regions }) => ({ path, regions, changedOn: dayOf(path) })),
    ...posts.map(({ path, updatedAt, publishedAt }) => ({
      path,
      regions: true,
      changedOn: isoDateInMadrid(updatedAt > publishedAt ? updatedAt : publishedAt),
    })),
    ...templates.map(({ id, writtenOn }) => ({ path: `/plantillas/${id}`, regions: false, changedOn: writtenOn })),
    ...forms.map(({ path, publishedAt }) => ({ path, regions: false, changedOn: isoDateInMadrid(publishedAt) })),
  ];
}

/** The prefixes under which search engines may keep a page; that of Latin America where its texts are its own. */
export function prefixesOf({ path, regions }: Pick<PublicPage, "path" | "regions">): string[] {
  if (!regions) return [""];
  return LATAM_PAGES.includes(path) ? ["", "/es", "/latam"] : ["", "/es"];
}

/** The addresses of a page, without the origin: as it is, in Spain, in Latin America. */
export function addressesOf(page: Pick<PublicPage, "path" | "regions">): string[] {
  return prefixesOf(page).map((prefix) => (prefix && page.path === "/" ? prefix : `${prefix}${page.path}`));
}
