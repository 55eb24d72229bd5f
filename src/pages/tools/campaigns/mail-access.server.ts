import type { RouterContextProvider } from "react-router";
import { houseActor, type PersonActor } from "#server/accounts/access/actor.server.ts";
import { mustHave, type Services, servicesContext } from "#server/boot/services.server.ts";
import { personOf, requireStaff, requireViewer } from "../../accounts/auth/guard.server.ts";
import { type MailPlace, mailPlaceOf } from "./mail-place.ts";

interface MailVisit {
  place: MailPlace;
  /** Whose campaigns they are: the person and their agency; in the administration Umbral itself. */
  actor: PersonActor;
  services: Services;
}

/** Checks who opens a page of sent campaigns, and gives the actor. @throws errors of the guards */
export function requireMail(context: Readonly<RouterContextProvider>, request: Request): MailVisit {
  const place = mailPlaceOf(new URL(request.url).pathname);
  const viewer = place.isHouse ? requireStaff(context, request) : requireViewer(context, request);
  return {
    place,
    actor: place.isHouse ? houseActor(viewer) : personOf(context),
    services: mustHave(context.get(servicesContext)),
  };
}
