import { isPrivatePath } from "#domain/accounts/account/private-path.ts";
import { withoutRegion } from "#domain/shared/region/region.ts";

/**
 * Whether a link out of the product's shell leads to a page of the site, which has bar and foot that the shell's document lacks. A
 * query or a fragment alone stays where it is.
 *
 * @param to as a link writes it: `/precios#agencia`, `?pagina=2`
 * @param tools a signed-in person works with them in the shell
 */
export function leavesShell(to: string, tools: readonly { path: string }[]): boolean {
  if (!to.startsWith("/")) return false;
  const path = withoutRegion(to).replace(/[?#].*/, "");
  return !isPrivatePath(path) && !tools.some((tool) => path === tool.path || path.startsWith(`${tool.path}/`));
}
