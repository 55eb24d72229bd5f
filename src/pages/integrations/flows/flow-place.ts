import { useLocation } from "react-router";

/** Place of flows: an agent's dashboard, or the administration as Umbral's own. */
export interface FlowPlace {
  isHouse: boolean;
  /** Root of its calls. */
  api: string;
  root: string;
  contact: (id: string) => string;
  home: (id: string) => string;
}

const AGENT_PLACE: FlowPlace = {
  isHouse: false,
  api: "/api/flows",
  root: "/dashboard/flujos",
  contact: (id) => `/dashboard/contactos/${id}`,
  home: (id) => `/dashboard/cartera/${id}`,
};

const HOUSE_PLACE: FlowPlace = {
  isHouse: true,
  api: "/api/admin/flows",
  root: "/admin/flujos",
  contact: (id) => `/admin/crm-leads/contactos/${id}`,
  home: (id) => `/dashboard/cartera/${id}`,
};

/** The place of an address; the pages of both are the same modules. */
export const flowPlaceOf = (pathname: string): FlowPlace =>
  /^\/admin(\/|\.|$)/.test(pathname) ? HOUSE_PLACE : AGENT_PLACE;

/** The place of the page that is open. */
export const useFlowPlace = (): FlowPlace => flowPlaceOf(useLocation().pathname);
