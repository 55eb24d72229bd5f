import type { RouterContextProvider } from "react-router";
import { type Actor, houseActor } from "#server/access/actor.server.ts";
import type { Viewer } from "#server/auth/viewer.server.ts";
import { actorContext, mustHave, type Services, servicesContext } from "#server/services.server.ts";
import { requireStaff, requireViewer } from "../account/guard.server.ts";
import { type CrmPlace, crmPlaceOf } from "./crm-place.ts";

interface CrmVisit {
  place: CrmPlace;
  viewer: Viewer;
  /** Whose contacts these are: the agency's or the person's; in the administration Umbral's own. */
  actor: Actor;
  services: Services;
}

/** Who opens a page of the CRM, and as whom. @throws what the guards throw */
export function requireCrm(context: Readonly<RouterContextProvider>, request: Request): CrmVisit {
  const place = crmPlaceOf(new URL(request.url).pathname);
  const viewer = place.isHouse ? requireStaff(context, request) : requireViewer(context, request);
  return {
    place,
    viewer,
    actor: place.isHouse ? houseActor(viewer) : mustHave(context.get(actorContext)),
    services: mustHave(context.get(servicesContext)),
  };
}
