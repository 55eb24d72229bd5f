import { type CheckedPortion, checkPage } from "#domain/site/indexing/page-check.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { addressesOf, sitemapPages } from "./sitemap-pages.server.ts";

/** Pages of one call: a second or two of rendering. */
const PORTION = 12;

/** Renders a public page for nobody in particular. */
export type DrawPage = (path: string) => Promise<Response>;

/** Looks at some pages of the sitemap as a search engine gets them, each really rendered. */
export async function checkPages(services: ToolServices, drawPage: DrawPage, from: number): Promise<CheckedPortion> {
  const { config, database } = services;
  const all = await sitemapPages(database.db);
  const pages: CheckedPortion["pages"] = [];
  for (const page of all.slice(from, from + PORTION)) {
    const addresses = [];
    for (const path of addressesOf(page)) {
      const response = await drawPage(path);
      const url = `${config.publicUrl}${path}`;
      addresses.push(checkPage({ path, url, status: response.status, html: await response.text() }));
    }
    pages.push({ path: page.path, addresses });
  }
  const end = from + PORTION;
  return { pages, next: end < all.length ? end : null, total: all.length };
}
