import type { RouterContextProvider } from "react-router";
import { houseActor, type PersonActor } from "#server/accounts/access/actor.server.ts";
import { mustHave, type Services, servicesContext } from "#server/boot/services.server.ts";
import { personOf, requireStaff, requireViewer } from "../../accounts/auth/guard.server.ts";
import { type CampaignsPlace, campaignsPlaceOf } from "./campaigns-place.ts";

/** Checks who opens a page of campaigns, and gives the actor. @throws errors of the guards */
export function requireCampaigns(
  context: Readonly<RouterContextProvider>,
  request: Request,
): { place: CampaignsPlace; actor: PersonActor; services: Services } {
  const place = campaignsPlaceOf(new URL(request.url).pathname);
  const viewer = place.isHouse ? requireStaff(context, request) : requireViewer(context, request);
  return {
    place,
    actor: place.isHouse ? houseActor(viewer) : personOf(context),
    services: mustHave(context.get(servicesContext)),
  };
}
