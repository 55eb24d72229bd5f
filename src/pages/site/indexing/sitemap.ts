import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { prefixesOf, sitemapPages } from "#server/site/indexing/sitemap-pages.server.ts";
import { listedLandings } from "#server/tools/landings/landing-rows.server.ts";
import type { Route } from "./+types/sitemap.ts";

const LANGUAGES: Record<string, string> = { "/es": "es-ES", "/latam": "es", "": "x-default" };

/** Every page that search engines may keep, with its regional addresses as alternates of one another. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, database, now } = mustHave(context.get(servicesContext));
  const { publicUrl } = config;
  const urls = (await sitemapPages(database.db)).flatMap(({ path, regions, changedOn }) => {
    const lastmod = changedOn === null ? "" : `<lastmod>${changedOn}</lastmod>`;
    const address = (prefix: string) => `${publicUrl}${prefix}${path === "/" && prefix ? "" : path}`;
    if (!regions) return [`<url><loc>${address("")}</loc>${lastmod}</url>`];
    const prefixes = prefixesOf({ path, regions });
    const alternates = prefixes.map(
      (prefix) => `<xhtml:link rel="alternate" hreflang="${LANGUAGES[prefix]}" href="${address(prefix)}"/>`,
    );
    return prefixes.map((prefix) => `<url><loc>${address(prefix)}</loc>${lastmod}${alternates.join("")}</url>`);
  });
  // Of agencies, drawn without the site around them: nobody checks or announces them as ours.
  for (const { path, changedOn } of await listedLandings(database.db, now())) {
    urls.push(`<url><loc>${publicUrl}${path}</loc><lastmod>${changedOn}</lastmod></url>`);
  }
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
