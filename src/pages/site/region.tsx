import { data, Outlet } from "react-router";
import type { Route } from "./+types/region.ts";

const REGIONS = ["es", "latam"];

/** `:region?` takes any first segment: what is not a region is a missing page. */
export function loader({ params }: Route.LoaderArgs) {
  if (params.region !== undefined && !REGIONS.includes(params.region)) throw data(null, { status: 404 });
  return null;
}

export default function Region() {
  return <Outlet />;
}
