import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { type ApiOutcome, callApi, failureText } from "./call-api.ts";
import { showToast } from "./toast-store.ts";

/**
 * An act of a person on a page: once at a time, confirmed in a toast, after which the page shows the new state. A form
 * shows messages of its fields itself (a call with a body that is `invalid`); beside a button the toast shows them too.
 */
export function useCall() {
  const [isBusy, setBusy] = useState(false);
  // Two clicks within one frame see the same state.
  const busy = useRef(false);
  const { revalidate } = useRevalidator();

  /** @param said the toast's title when it is done; null says nothing */
  const call = async (
    said: string | null,
    ...args: Parameters<typeof callApi>
  ): Promise<ApiOutcome | { kind: "busy" }> => {
    if (busy.current) return { kind: "busy" };
    busy.current = true;
    setBusy(true);
    const outcome = await callApi(...args);
    if (outcome.kind === "done") {
      if (said !== null) showToast({ kind: "success", title: said });
      await revalidate();
    } else if (outcome.kind !== "invalid" || !args[2]) {
      showToast({ kind: "error", title: "No se ha hecho nada", description: failureText(outcome) });
    }
    busy.current = false;
    setBusy(false);
    return outcome;
  };
  return { isBusy, call };
}
