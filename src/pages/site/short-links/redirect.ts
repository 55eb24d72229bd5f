import { data, replace } from "react-router";
import { REDIRECTS } from "#content/redirects.ts";
import { pathInRegion, regionOfPath, withoutRegion } from "#domain/shared/region/region.ts";
import type { Route } from "./+types/redirect.ts";

/** Replaces the history entry; region prefix and query go along. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\.data$/, "").replace(/\/$/, "");
  const target = REDIRECTS[withoutRegion(path)];
  if (!target) throw data(null, { status: 404 });
  throw replace(`${pathInRegion(target, regionOfPath(path))}${search}`, 301);
}
