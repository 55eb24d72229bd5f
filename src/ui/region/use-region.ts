import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { REGIONS, type Region, type RegionSettings, regionOfPath } from "#domain/shared/region/region.ts";
import { knownRegion, subscribeToRegion } from "./region-store.ts";

/** The region in which prices and formats are shown: the detected one, and until then the prefix's. */
export function useRegion(): RegionSettings {
  const { pathname } = useLocation();
  const found = useSyncExternalStore(subscribeToRegion, knownRegion, () => null);
  return REGIONS[found ?? regionOfPath(pathname)];
}

/** The region of the address alone, which links keep. */
export function usePathRegion(): Region {
  return regionOfPath(useLocation().pathname);
}
