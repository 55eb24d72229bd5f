import { useLocation } from "react-router";

/** Place of sent campaigns: an agent's dashboard, or the administration as Umbral's own. */
export interface MailPlace {
  isHouse: boolean;
  campaigns: string;
  senders: string;
  sender: (id: string) => string;
  results: (campaignId: string) => string;
  contact: (id: string) => string;
  /** Roots of the calls. */
  sendersApi: string;
  resultsApi: string;
}

function placeAt(isHouse: boolean): MailPlace {
  const root = isHouse ? "/admin/campanas-email" : "/dashboard/campanas-email";
  const api = isHouse ? "/api/admin" : "/api";
  return {
    isHouse,
    campaigns: root,
    senders: `${root}/remitentes`,
    sender: (id) => `${root}/remitentes/${id}`,
    results: (campaignId) => `${root}/${campaignId}/resultados`,
    contact: (id) => (isHouse ? `/admin/crm-leads/contactos/${id}` : `/dashboard/contactos/${id}`),
    sendersApi: `${api}/mail-senders`,
    resultsApi: `${api}/campaign-results`,
  };
}

const [AGENT_PLACE, HOUSE_PLACE] = [placeAt(false), placeAt(true)];

/** The place of an address; the pages of both are the same modules. */
export const mailPlaceOf = (pathname: string): MailPlace =>
  /^\/admin(\/|\.|$)/.test(pathname) ? HOUSE_PLACE : AGENT_PLACE;

/** The place of the page that is open. */
export const useMailPlace = (): MailPlace => mailPlaceOf(useLocation().pathname);
