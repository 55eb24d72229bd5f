import { publicPages } from "#server/public-pages.server.ts";
import { mustHave, servicesContext } from "#server/services.server.ts";
import type { Route } from "./+types/sitemap.ts";

/** Every page that search engines may keep, with its three regional addresses as alternates of one another. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = mustHave(context.get(servicesContext)).config;
  const urls = publicPages().flatMap(({ path, regions }) => {
    const address = (prefix: string) => `${publicUrl}${prefix}${path === "/" && prefix ? "" : path}`;
    if (!regions) return [`<url><loc>${address("")}</loc></url>`];
    const alternates = [
      ["es-ES", "/es"],
      ["es", "/latam"],
      ["x-default", ""],
    ].map(([lang, prefix]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(prefix!)}"/>`);
    return ["", "/es", "/latam"].map((prefix) => `<url><loc>${address(prefix)}</loc>${alternates.join("")}</url>`);
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
