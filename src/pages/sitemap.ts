import { mustHave, servicesContext } from "#server/services.server.ts";
import { tools } from "#tools/registry.ts";
import type { Route } from "./+types/sitemap.ts";

const PREFIXES = ["", "/es", "/latam"];

/** Every public page in its three regions. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = mustHave(context.get(servicesContext)).config;
  const paths = ["/", "/herramientas", ...tools.map((tool) => tool.path), "/metodo/valoracion"];
  const urls = paths.flatMap((path) =>
    PREFIXES.map((prefix) => `<url><loc>${publicUrl}${prefix}${path === "/" && prefix ? "" : path}</loc></url>`),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
