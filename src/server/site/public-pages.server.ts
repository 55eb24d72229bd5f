import { MODULE_NAMES } from "#content/modules.ts";
import { PLANNED_TOOLS } from "#content/planned-tools.ts";
import { SOLUTIONS } from "#content/solutions.ts";
import { openTools } from "#tools/tool-cards.ts";
import { articlePaths } from "./articles/articles.server.ts";
import { indexableCityPages } from "./city-pages/city-pages.server.ts";

export interface PublicPage {
  /** Without region prefix. */
  path: string;
  /** Whether it also exists under `/es` and `/latam`. */
  regions: boolean;
}

const STATIC_PAGES = [
  "/",
  "/agencias",
  "/agentes",
  "/formacion",
  "/precios",
  "/casos-exito",
  "/contacto",
  "/faq",
  "/herramientas",
  "/metodo/valoracion",
  "/recursos",
  "/blog",
  "/help-center",
  "/privacidad",
  "/cookies",
  "/terminos",
];

/** Every page that search engines may keep: for the sitemap, and for the crawl of the tests. */
export function publicPages(): PublicPage[] {
  const everywhere = [
    ...STATIC_PAGES,
    ...Object.keys(MODULE_NAMES).map((id) => `/modulo-${id}`),
    ...SOLUTIONS.map(({ slug }) => `/${slug}`),
    ...openTools.map(({ path }) => path),
    ...PLANNED_TOOLS.map(({ path }) => path),
    ...articlePaths(),
  ];
  return [
    ...everywhere.map((path) => ({ path, regions: true })),
    ...["/api/docs", "/mercado", ...indexableCityPages()].map((path) => ({ path, regions: false })),
  ];
}
