import { useLocation } from "react-router";

/** Place of the threads: an agent's dashboard, or the administration as Umbral's own. */
export interface ThreadsPlace {
  isHouse: boolean;
  /** Root of its calls. */
  api: string;
  list: string;
  thread: (id: string) => string;
  contact: (id: string) => string;
}

const AGENT_PLACE: ThreadsPlace = {
  isHouse: false,
  api: "/api/threads",
  list: "/dashboard/conversaciones",
  thread: (id) => `/dashboard/conversaciones/${id}`,
  contact: (id) => `/dashboard/contactos/${id}`,
};

const HOUSE_PLACE: ThreadsPlace = {
  isHouse: true,
  api: "/api/admin/threads",
  list: "/admin/conversaciones",
  thread: (id) => `/admin/conversaciones/${id}`,
  contact: (id) => `/admin/crm-leads/contactos/${id}`,
};

/** The place of an address; the pages of both are the same module. */
export const threadsPlaceOf = (pathname: string): ThreadsPlace =>
  /^\/admin(\/|\.|$)/.test(pathname) ? HOUSE_PLACE : AGENT_PLACE;

/** The place of the page that is open. */
export const useThreadsPlace = (): ThreadsPlace => threadsPlaceOf(useLocation().pathname);
