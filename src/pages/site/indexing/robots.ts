import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import type { Route } from "./+types/robots.ts";

/** Private rooms, tokens and machinery; everything else may be read. */
const CLOSED = [
  "/api/",
  "/functions/",
  "/auth/",
  "/dashboard",
  "/admin",
  "/tour-editor/",
  "/resultados-guardados",
  "/compartir/",
  "/seleccion/",
  "/avisos-busqueda/",
  "/shared/",
  "/dev/",
  "/l/",
  "/native-demo",
  "/code-review",
  "/test-conexion",
  "/test-fase2-poc",
];

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = mustHave(context.get(servicesContext)).config;
  const lines = [
    "User-agent: *",
    "Allow: /api/docs",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
