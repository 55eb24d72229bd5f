import { SOLUTIONS } from "#content/solutions.ts";
import { CITIES } from "#domain/shared/places/city.ts";
import { withoutRegion } from "#domain/shared/region/region.ts";
import { allTools } from "#tools/tool-cards.ts";
import { marketPath } from "./city-pages/city-pages.server.ts";
import { publicPages } from "./public-pages.server.ts";

/** Tools show the visitor's own data: their homes and drafts, their conversations. */
const PERSONAL = new Set<string>(allTools.map(({ path }) => path));

let everywhere: ReadonlySet<string> | undefined;
let once: ReadonlySet<string> | undefined;

/** Whether the page of a path, region prefix included, exists and shows the same to everyone. */
export function isStoredPath(path: string): boolean {
  everywhere ??= new Set(publicPages().flatMap(({ path, regions }) => (regions && !PERSONAL.has(path) ? [path] : [])));
  once ??= new Set([
    "/api/docs",
    "/mercado",
    ...CITIES.map(marketPath),
    ...SOLUTIONS.flatMap((solution) => CITIES.map((city) => `/${solution.slug}/${city.slug}`)),
  ]);
  return everywhere.has(withoutRegion(path)) || once.has(path) || POST.test(withoutRegion(path));
}

/** Paths that a post of the administration may have; a missing one is not stored. */
const POST = /^\/blog\/[a-z0-9-]{1,80}$/;

/** Whether a path, region prefix included, shows posts of the blog. */
export function showsPosts(path: string): boolean {
  return /^\/blog(\/|$)/.test(withoutRegion(path));
}
