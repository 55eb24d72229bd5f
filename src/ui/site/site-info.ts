import { useRouteLoaderData } from "react-router";
import { DEMO_IDENTITY, type SiteInfo } from "#content/site-info.ts";

/** Only where the root loader itself failed: an error page still has its footer. */
const NOTHING_KNOWN: SiteInfo = {
  origin: "",
  isDemo: true,
  anonKey: "",
  analyticsId: null,
  portalUrl: "",
  mortgageUrl: "",
  identity: DEMO_IDENTITY,
  social: [],
  offeredServices: [],
};

/** ISO code of the visitor's country, null where it is unknown; undefined on pages that are the same for everybody. */
export function useVisitorCountry(): string | null | undefined {
  return (useRouteLoaderData("root") as { visitorCountry?: string | null } | undefined)?.visitorCountry;
}

/** The deployment's own details. */
export function useSite(): SiteInfo {
  const root = useRouteLoaderData("root") as { site?: SiteInfo } | undefined;
  return root?.site ?? NOTHING_KNOWN;
}
