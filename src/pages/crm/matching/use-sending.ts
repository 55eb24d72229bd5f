import { useRef } from "react";
import { useRevalidator } from "react-router";
import type { SendingWay } from "#domain/crm/contacts/sent-home.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { RepeatKey } from "#ui/repeat-key.ts";
import { showToast } from "#ui/toast-store.ts";

interface Sent {
  homeIds: readonly string[];
  contactId: string;
  way: SendingWay;
  /** Sends again what they have got already and what has not changed. */
  insists: boolean;
}

/** Notes homes as sent to a person, with a way back; by the way `umbral` they are sent, and there is none. */
export function useSending() {
  const { revalidate } = useRevalidator();
  const keys = useRef(new RepeatKey());
  return async ({ homeIds, contactId, way, insists }: Sent): Promise<boolean> => {
    const path = `/api/matching/buyers/${contactId}/sendings`;
    const sending = { homeIds, way, insists };
    // Sent again after a broken connection it is the same sending: nobody gets two mails.
    const idempotencyKey = keys.current.of({ path, sending });
    const outcome = await callApi("POST", path, sending, { idempotencyKey });
    if (outcome.kind !== "done") {
      const problem = outcome.kind === "invalid" ? Object.values(outcome.errors)[0] : undefined;
      showToast({ kind: "error", title: "No se ha enviado", description: problem ?? failureText(outcome) });
      return false;
    }
    keys.current.done();
    const undo = async () => {
      for (const id of homeIds) await callApi("DELETE", `/api/portfolio/homes/${id}/fitting/${contactId}/sent`);
      await revalidate();
    };
    if (way === "umbral") {
      showToast({ kind: "success", title: "Correo enviado", description: "Si contesta, te llega a tu correo." });
    } else {
      const title = homeIds.length === 1 ? "Apuntada como enviada" : `${homeIds.length} apuntadas como enviadas`;
      showToast({ kind: "success", title, action: { label: "Deshacer", run: () => void undo() } });
    }
    await revalidate();
    return true;
  };
}
