import { useState } from "react";
import { useRevalidator } from "react-router";
import { showToast } from "#ui/toast-store.ts";
import { type CallOutcome, callAdmin } from "./admin-calls.ts";

/** Something an administrator does: once at a time, said when it is done, and the page shows what is so now. */
export function useAct() {
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const act = async (said: string, ...call: Parameters<typeof callAdmin>): Promise<CallOutcome> => {
    if (isBusy) return { kind: "failed" };
    setBusy(true);
    const outcome = await callAdmin(...call);
    if (outcome.kind === "done") {
      showToast({ kind: "success", title: said });
      await revalidate();
    } else if (outcome.kind === "invalid") {
      // A form shows them at its fields; beside a button they are the failure.
      const [message] = Object.values(outcome.errors);
      if (!call[2]) showToast({ kind: "error", title: "No se ha hecho nada", description: message ?? "" });
    }
    setBusy(false);
    return outcome;
  };
  return { isBusy, act };
}
