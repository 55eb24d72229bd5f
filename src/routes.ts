import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { tools } from "./tools/registry.ts";

/** Every address of the product. Public pages also exist under `/es` and `/latam`. */
export default [
  layout("pages/region.tsx", [
    ...prefix(":region?", [
      index("pages/marketing/home-route.tsx"),
      route("herramientas", "pages/marketing/catalogue.tsx"),
      ...tools.map((tool) => route(tool.path.slice(1), "pages/tool/tool-page.tsx", { id: tool.id })),
      route("metodo/valoracion", "pages/marketing/valuation-method.tsx"),
    ]),
  ]),
  route("api/docs", "pages/api-docs/api-docs.tsx"),
  route("native-demo", "pages/dev/native-demo.tsx"),
  route("sitemap.xml", "pages/sitemap.ts"),
  route("robots.txt", "pages/robots.ts"),
  route("*", "pages/missing.tsx"),
] satisfies RouteConfig;
