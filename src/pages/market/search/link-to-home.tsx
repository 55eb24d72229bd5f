import type { ComponentProps } from "react";
import { PageLink } from "#ui/region/page-link.tsx";
import { homeHref } from "./search-address.ts";
import { useHere } from "./way-back.ts";

/** The link to a home, which remembers the page that it stands on for the way back. */
export function LinkToHome({ id, ...rest }: { id: string } & Omit<ComponentProps<typeof PageLink>, "to" | "state">) {
  return <PageLink to={homeHref(id)} state={useHere()} {...rest} />;
}
