import { REDIRECTS } from "#content/redirects.ts";
import { hasRegions, withoutRegion } from "#domain/region/region.ts";
import { tools } from "#tools/registry.ts";

/** Pages that show something of the visitor's own, or tokens. */
const PERSONAL = new Set<string>([...tools.map(({ path }) => path), ...Object.keys(REDIRECTS)]);
const TOKEN_PAGE = /^\/(tour|compartir|shared|dev|og|api|descargas|functions|assets)(\/|$)/;

/** Whether the page of a path, prefix included, shows the same to everyone. Unknown paths count: their 404 is not kept. */
export function isStoredPath(path: string): boolean {
  const bare = withoutRegion(path);
  return hasRegions(bare) && !PERSONAL.has(bare) && !TOKEN_PAGE.test(bare) && !/\.[a-z]+$/.test(bare);
}
