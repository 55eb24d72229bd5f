import type { RouterContextProvider } from "react-router";
import { houseActor, type PersonActor } from "#server/accounts/access/actor.server.ts";
import { mustHave, type Services, servicesContext } from "#server/boot/services.server.ts";
import { personOf, requireStaff, requireViewer } from "../../accounts/auth/guard.server.ts";
import { type CalendarPlace, calendarPlaceOf } from "./calendar-place.ts";

interface CalendarVisit {
  place: CalendarPlace;
  /** Owner of the calendar: the person and their agency; in the administration Umbral itself. */
  actor: PersonActor;
  services: Services;
}

/** Checks who opens a page of the calendar, and gives the actor. @throws errors of the guards */
export function requireCalendar(context: Readonly<RouterContextProvider>, request: Request): CalendarVisit {
  const place = calendarPlaceOf(new URL(request.url).pathname);
  const viewer = place.isHouse ? requireStaff(context, request) : requireViewer(context, request);
  return {
    place,
    actor: place.isHouse ? houseActor(viewer) : personOf(context),
    services: mustHave(context.get(servicesContext)),
  };
}
