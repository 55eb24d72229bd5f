import { useLocation } from "react-router";

/** Place of the campaigns: an agent's dashboard, or the administration as Umbral's own. The pages of both are the same modules. */
export interface CampaignsPlace {
  isHouse: boolean;
  /** Root of its pages, and of its calls. */
  path: string;
  api: string;
}

const AGENT: CampaignsPlace = { isHouse: false, path: "/dashboard/campanas-email", api: "/api/campaigns" };
const HOUSE: CampaignsPlace = { isHouse: true, path: "/admin/campanas-email", api: "/api/admin/campaigns" };

export const campaignsPlaceOf = (pathname: string): CampaignsPlace =>
  /^\/admin(\/|\.|$)/.test(pathname) ? HOUSE : AGENT;

export const useCampaignsPlace = (): CampaignsPlace => campaignsPlaceOf(useLocation().pathname);
