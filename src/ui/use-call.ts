import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { type ApiOutcome, callApi, failureText } from "./call-api.ts";
import { showToast } from "./toast-store.ts";

/**
 * Something that a person does on a page: once at a time, said in a toast, and the page shows what is so now. A form shows
 * messages of its fields itself (a call with a body that is `invalid`); beside a button they are said too.
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
