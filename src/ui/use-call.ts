import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { type ApiOutcome, callApi, failureText } from "./call-api.ts";
import { showToast } from "./toast-store.ts";

/**
 * An act of a person on a page: once at a time, confirmed in a toast, after which the page shows the new state. What is refused is
 * said in a toast too.
 *
 * @param showsErrors the caller shows the messages of fields beside them, of an outcome that is `invalid`
 * @param leavesPage the caller goes on to another document when it is done: this page, read anew, could be for somebody else by then
 */
export function useCall({
  showsErrors = false,
  leavesPage = false,
}: {
  showsErrors?: boolean;
  leavesPage?: boolean;
} = {}) {
  const [isBusy, setBusy] = useState(false);
  // Two clicks within one frame see the same state.
  const busy = useRef(false);
  const { revalidate } = useRevalidator();

  /** @param said the toast's title when it is done; null says nothing */
  const call = async (
    message: string | null,
    ...args: Parameters<typeof callApi>
  ): Promise<ApiOutcome | { kind: "busy" }> => {
    if (busy.current) return { kind: "busy" };
    busy.current = true;
    setBusy(true);
    const outcome = await callApi(...args);
    if (outcome.kind === "done") {
      if (message !== null) showToast({ kind: "success", title: message });
      if (!leavesPage) await revalidate();
    } else if (outcome.kind !== "invalid" || !showsErrors || !args[2]) {
      showToast({ kind: "error", title: "No se ha hecho nada", description: failureText(outcome) });
      // A refused act may rest on a page that is older than the data of the server.
      if (outcome.kind !== "network" && !showsErrors) await revalidate();
    }
    busy.current = false;
    setBusy(false);
    return outcome;
  };
  return { isBusy, call };
}
