import { LATAM_PAGES } from "#content/latam/pages.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { allArticles } from "../articles/articles.server.ts";
import { legalChangedOn } from "../articles/legal.server.ts";
import { listedForms } from "../forms/public-form.server.ts";
import { listPublishedPosts } from "../posts/published-posts.server.ts";
import { type PublicPage, publicPages } from "../public-pages.server.ts";

export interface SitemapPage extends Omit<PublicPage, "isListed"> {
  /** ISO date; null where nobody notes when a page changes. */
  changedOn: string | null;
}

/** Every page that search engines may keep, with the day of its last change where it is known. */
export async function sitemapPages(db: Db): Promise<SitemapPage[]> {
  const posts = await listPublishedPosts(db);
  const articles = allArticles();
  const changed = new Map<string, string>([
    ...articles.map(({ path, reviewed }) => [path, reviewed] as const),
    ...Object.entries(legalChangedOn()),
    [
      "/blog",
      newestOf([
        ...articles.filter(({ collection }) => collection === "blog").map(({ published }) => published),
        ...posts.map(({ publishedAt }) => isoDateInMadrid(publishedAt)),
      ]),
    ],
  ]);
  const forms = await listedForms(db);
  return [
    ...publicPages().flatMap(({ path, regions, isListed }) =>
      isListed ? [{ path, regions, changedOn: changed.get(path) ?? null }] : [],
    ),
    ...posts.map(({ path, updatedAt, publishedAt }) => ({
      path,
      regions: true,
      changedOn: isoDateInMadrid(updatedAt > publishedAt ? updatedAt : publishedAt),
    })),
    ...forms.map(({ path, publishedAt }) => ({ path, regions: false, changedOn: isoDateInMadrid(publishedAt) })),
  ];
}

const newestOf = (days: readonly string[]): string => [...days].sort().at(-1) ?? "";

/** The prefixes under which search engines may keep a page; that of Latin America where its texts are its own. */
export function prefixesOf({ path, regions }: Pick<PublicPage, "path" | "regions">): string[] {
  if (!regions) return [""];
  return LATAM_PAGES.includes(path) ? ["", "/es", "/latam"] : ["", "/es"];
}

/** The addresses of a page, without the origin: as it is, in Spain, in Latin America. */
export function addressesOf(page: Pick<PublicPage, "path" | "regions">): string[] {
  return prefixesOf(page).map((prefix) => (prefix && page.path === "/" ? prefix : `${prefix}${page.path}`));
}
