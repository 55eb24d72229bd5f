import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";

/** The pages of flows, of the house's or of somebody's own. */
export const flowsPath = (agencyId: string | null): string =>
  agencyId === HOUSE_AGENCY_ID ? "/admin/flujos" : "/dashboard/flujos";
export const flowPath = ({ id, agencyId }: { id: string; agencyId: string | null }): string =>
  `${flowsPath(agencyId)}/${id}`;
