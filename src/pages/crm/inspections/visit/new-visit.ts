import { emptyDocument } from "#domain/crm/inspections/inspection-document.ts";
import { visitTitle } from "#domain/crm/inspections/read-inspection.ts";
import type { KeptVisit } from "./device-store.ts";

/** A visit that begins on this device. */
export function newVisit(account: string, id: string, about: { homeId?: string; contactId?: string } = {}): KeptVisit {
  const at = new Date().toISOString();
  return {
    account,
    id,
    title: visitTitle({}),
    begun: { at, ...about },
    changedAt: at,
    startedAt: at,
    finishedAt: null,
    homeId: about.homeId ?? null,
    contactId: about.contactId ?? null,
    sentAt: null,
    clockAheadSeconds: null,
    photos: {},
    base: emptyDocument(),
    pending: [],
  };
}
