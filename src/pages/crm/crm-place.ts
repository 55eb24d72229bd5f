import { useLocation } from "react-router";

/** Place of the CRM: an agent's dashboard, or the administration as Umbral's own. */
export interface CrmPlace {
  isHouse: boolean;
  /** Root of its calls. */
  api: string;
  board: string;
  contacts: string;
  trash: string;
  duplicates: string;
  inbox: string;
  funnel: string;
  settings: string;
  importing: string;
  contact: (id: string) => string;
}

const AGENT_ROOT = "/dashboard/contactos";
const HOUSE_ROOT = "/admin/crm-leads";

const AGENT_PLACE: CrmPlace = {
  isHouse: false,
  api: "/api/crm",
  board: `${AGENT_ROOT}/tablero`,
  contacts: AGENT_ROOT,
  ...pagesBelow(AGENT_ROOT),
  trash: `${AGENT_ROOT}?papelera=1`,
  contact: (id) => `${AGENT_ROOT}/${id}`,
};

const HOUSE_PLACE: CrmPlace = {
  isHouse: true,
  api: "/api/admin/crm",
  board: HOUSE_ROOT,
  contacts: `${HOUSE_ROOT}/contactos`,
  ...pagesBelow(HOUSE_ROOT),
  trash: `${HOUSE_ROOT}/contactos?papelera=1`,
  contact: (id) => `${HOUSE_ROOT}/contactos/${id}`,
};

function pagesBelow(root: string) {
  return {
    duplicates: `${root}/duplicados`,
    inbox: `${root}/bandeja`,
    funnel: `${root}/embudo`,
    settings: `${root}/ajustes`,
    importing: `${root}/importar`,
  };
}

/** The place of an address; the pages of both are the same modules. */
export const crmPlaceOf = (pathname: string): CrmPlace =>
  /^\/admin(\/|\.|$)/.test(pathname) ? HOUSE_PLACE : AGENT_PLACE;

/** The place of the page that is open. */
export const useCrmPlace = (): CrmPlace => crmPlaceOf(useLocation().pathname);
