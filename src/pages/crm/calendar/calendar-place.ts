import { useLocation } from "react-router";

/** Place of the calendar: an agent's dashboard, or the administration as Umbral's own. */
export interface CalendarPlace {
  isHouse: boolean;
  /** Root of its calls. */
  api: string;
  /** Call that searches contacts. */
  contactsApi: string;
  calendar: string;
  tasks: string;
  contact: (id: string) => string;
  home: (id: string) => string;
}

const AGENT_PLACE: CalendarPlace = {
  isHouse: false,
  api: "/api/calendar",
  contactsApi: "/api/crm/contacts",
  calendar: "/dashboard/calendar",
  tasks: "/dashboard/calendar/tareas",
  contact: (id) => `/dashboard/contactos/${id}`,
  home: (id) => `/dashboard/cartera/${id}`,
};

const HOUSE_PLACE: CalendarPlace = {
  isHouse: true,
  api: "/api/admin/calendar",
  contactsApi: "/api/admin/crm/contacts",
  calendar: "/admin/calendario",
  tasks: "/admin/tareas",
  contact: (id) => `/admin/crm-leads/contactos/${id}`,
  home: (id) => `/dashboard/cartera/${id}`,
};

/** The place of an address; the pages of both are the same modules. */
export const calendarPlaceOf = (pathname: string): CalendarPlace =>
  /^\/admin(\/|\.|$)/.test(pathname) ? HOUSE_PLACE : AGENT_PLACE;

/** The place of the page that is open. */
export const useCalendarPlace = (): CalendarPlace => calendarPlaceOf(useLocation().pathname);
