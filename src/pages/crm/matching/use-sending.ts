import { useRevalidator } from "react-router";
import type { SendingWay } from "#domain/crm/contacts/sent-home.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";

/** Notes homes as sent to a person, with a way back. */
export function useSending() {
  const { revalidate } = useRevalidator();
  return async (homeIds: readonly string[], contactId: string, way: SendingWay) => {
    const pathOf = (homeId: string) => `/api/portfolio/homes/${homeId}/fitting/${contactId}/sent`;
    const noted: string[] = [];
    for (const homeId of homeIds) {
      const outcome = await callApi("POST", pathOf(homeId), { way });
      if (outcome.kind === "done") noted.push(homeId);
      else showToast({ kind: "error", title: "No se ha apuntado", description: failureText(outcome) });
    }
    const undo = async () => {
      for (const homeId of noted) await callApi("DELETE", pathOf(homeId));
      await revalidate();
    };
    if (noted.length > 0) {
      const title = noted.length === 1 ? "Apuntada como enviada" : `${noted.length} apuntadas como enviadas`;
      showToast({ kind: "success", title, action: { label: "Deshacer", run: () => void undo() } });
    }
    await revalidate();
  };
}
