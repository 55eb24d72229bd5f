import { type ComponentProps, createContext, useContext } from "react";
import { Link } from "react-router";
import { pathInRegion, withoutRegion } from "#domain/shared/region/region.ts";
import { usePathRegion } from "./use-region.ts";

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, "to"> {
  /** A path of this site without region: `/precios`, `/precios#preguntas`. A fragment or query alone stays as it is. */
  to: string;
  /** Page that exists once, without prefix, though its address does not show it: `/{solution}/{city}`. */
  everywhereTheSame?: boolean;
}

/** Whether the page behind a path comes by fading in: a public one, while in the rooms of work nothing moves but states. */
export function fades(to: string): boolean {
  return to.startsWith("/") && !/^\/(dashboard|admin)(\/|$)/.test(to);
}

/** Whether a path (`/precios#agencia`) leads to a page that comes as a document of its own. */
type IsDocument = (to: string) => boolean;

/** The home page is drawn by the server almost whole. */
export const isHome: IsDocument = (to) => withoutRegion(to) === "/";

/** Where the page around has no bar and foot of the site, it says which links lead to pages that have: their documents bring them. */
export const DocumentLinksContext = createContext<IsDocument>(isHome);

export function useIsDocument(): IsDocument {
  return useContext(DocumentLinksContext);
}

/** The link of every page: it keeps the region of the address and fetches the page on intent. */
export function PageLink({ to, everywhereTheSame = false, prefetch = "intent", ...rest }: PageLinkProps) {
  const region = usePathRegion();
  const isDocument = useIsDocument();
  const href = to.startsWith("/") && !everywhereTheSame ? pathInRegion(to, region) : to;
  if (isDocument(to)) return <Link to={href} reloadDocument {...rest} />;
  return <Link to={href} prefetch={prefetch} viewTransition={fades(to)} {...rest} />;
}
