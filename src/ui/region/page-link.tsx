import type { ComponentProps } from "react";
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

/** The link of every page: it keeps the region of the address and fetches the page on intent. */
export function PageLink({ to, everywhereTheSame = false, prefetch = "intent", ...rest }: PageLinkProps) {
  const region = usePathRegion();
  const href = to.startsWith("/") && !everywhereTheSame ? pathInRegion(to, region) : to;
  // The home page is drawn by the server almost whole: it comes as a document.
  if (withoutRegion(to) === "/") return <Link to={href} reloadDocument {...rest} />;
  return <Link to={href} prefetch={prefetch} viewTransition={fades(to)} {...rest} />;
}
