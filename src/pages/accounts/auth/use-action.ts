import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { AUTH_UNEXPECTED } from "#content/auth-errors.ts";
import { showToast } from "#ui/toast-store.ts";
import type { AuthOutcome } from "./account-calls.ts";

type Actions = typeof import("./account-actions.ts");

export const loadActions = (): Promise<Actions> => import("./account-actions.ts");

/**
 * Something that a button does: once at a time, with a toast when it is refused; when it is done the page reads its data
 * anew.
 */
export function useAction() {
  const [running, setRunning] = useState<string | null>(null);
  const busy = useRef(false);
  const { revalidate } = useRevalidator();

  /**
   * @param name distinguishes the buttons
   * @returns whether it was done
   */
  async function run(
    name: string,
    action: (actions: Actions) => Promise<AuthOutcome>,
    done?: { title: string; description?: string },
  ): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setRunning(name);
    const outcome = await attempt(action);
    if (outcome.kind === "done") {
      if (done) showToast({ kind: "success", ...done });
      await revalidate();
    } else {
      const description = outcome.kind === "invalid" ? Object.values(outcome.errors)[0]! : outcome.description;
      showToast({
        kind: "error",
        title: outcome.kind === "invalid" ? "Error de validación" : outcome.title,
        description,
      });
    }
    busy.current = false;
    setRunning(null);
    return outcome.kind === "done";
  }
  return { running, run };
}

async function attempt(action: (actions: Actions) => Promise<AuthOutcome>): Promise<AuthOutcome> {
  try {
    return await action(await loadActions());
  } catch (error) {
    console.error("account_action", error); // the code of the action could not be fetched
    return { kind: "refused", code: "unexpected", title: "Error", description: AUTH_UNEXPECTED };
  }
}
