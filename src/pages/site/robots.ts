import { mustHave, servicesContext } from "#server/services.server.ts";
import type { Route } from "./+types/robots.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = mustHave(context.get(servicesContext)).config;
  return new Response(`User-agent: *\nDisallow: /api/\nDisallow: /native-demo\nSitemap: ${publicUrl}/sitemap.xml\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
