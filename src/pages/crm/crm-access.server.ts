import type { RouterContextProvider } from "react-router";
import { houseActor, type PersonActor } from "#server/accounts/access/actor.server.ts";
import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import { mustHave, type Services, servicesContext } from "#server/boot/services.server.ts";
import { personOf, requireStaff, requireViewer } from "../accounts/auth/guard.server.ts";
import { type CrmPlace, crmPlaceOf } from "./crm-place.ts";

interface CrmVisit {
  place: CrmPlace;
  viewer: Viewer;
  /** Owner of the contacts: the agency or the person; in the administration Umbral itself. */
  actor: PersonActor;
  services: Services;
}

/** Checks who opens a page of the CRM, and gives the actor. @throws errors of the guards */
export function requireCrm(context: Readonly<RouterContextProvider>, request: Request): CrmVisit {
  const place = crmPlaceOf(new URL(request.url).pathname);
  const viewer = place.isHouse ? requireStaff(context, request) : requireViewer(context, request);
  return {
    place,
    viewer,
    actor: place.isHouse ? houseActor(viewer) : personOf(context),
    services: mustHave(context.get(servicesContext)),
  };
}
