import { useRef, useState } from "react";
import type { Interval, PaidPlan } from "#domain/accounts/plans/plan-forms.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";

/** The ways to the payment service: each leaves the site, or says why not. */
export function usePay() {
  const [leaving, setLeaving] = useState<string | null>(null);
  const attempt = useRef({ order: "", key: "" });

  async function leave(name: string, path: string, body: object) {
    if (leaving !== null) return;
    setLeaving(name);
    const outcome = await callApi<{ url: string }>("POST", path, body);
    if (outcome.kind === "done") return window.location.assign(outcome.answer.url);
    setLeaving(null);
    showToast({ kind: "error", title: "No se ha hecho nada", description: failureText(outcome) });
  }

  return {
    /** Name of the button that leads away; null while none does. */
    leaving,
    subscribe(plan: PaidPlan, interval: Interval) {
      const order = `${plan} ${interval}`;
      // The same order again is a retry and keeps its key.
      if (attempt.current.order !== order) attempt.current = { order, key: crypto.randomUUID() };
      void leave(plan, "/api/billing/checkout", { plan, interval, key: attempt.current.key });
    },
    manage: (own = false) => void leave(own ? "own" : "portal", "/api/billing/portal", { own }),
  };
}
