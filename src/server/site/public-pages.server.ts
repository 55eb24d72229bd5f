import { MODULE_NAMES } from "#content/modules.ts";
import { SOLUTIONS } from "#content/solutions.ts";
import { allTools } from "#tools/tool-cards.ts";
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

/** Every page that is the same for everybody: those of the sitemap. */
export function publicPages(): PublicPage[] {
  const everywhere = [
    ...STATIC_PAGES,
    ...Object.keys(MODULE_NAMES).map((id) => `/modulo-${id}`),
    ...SOLUTIONS.map(({ slug }) => `/${slug}`),
    ...allTools.map(({ path }) => path),
    ...articlePaths(),
  ];
  return [
    ...everywhere.map((path) => ({ path, regions: true })),
    ...["/api/docs", "/mercado", "/verificar", "/home-staging/comprobar", ...indexableCityPages()].map((path) => ({
      path,
      regions: false,
    })),
  ];
}
