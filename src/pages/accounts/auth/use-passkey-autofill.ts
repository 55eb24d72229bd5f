import { useEffect, useRef } from "react";
import { showToast } from "#ui/toast-store.ts";

/**
 * Has the browser offer its passkeys in the field of the address, from the first time that somebody enters the form: before
 * that nothing is fetched. It waits beside whatever else the person does there.
 */
export function usePasskeyAutofill(isEnabled: boolean): () => void {
  const isWaiting = useRef(false);
  useEffect(
    () => () => {
      if (isWaiting.current) void import("./passkey-calls.ts").then((calls) => calls.stopAsking());
    },
    [],
  );

  async function offer() {
    isWaiting.current = true;
    try {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return;
      const calls = await import("./passkey-calls.ts");
      const outcome = await calls.enterWithPasskey({ isAutofill: true });
      isWaiting.current = false;
      if (outcome.kind !== "refused" || outcome.code === calls.PASSKEY_CANCELLED) return;
      // Refused before anybody chose one: there are other ways in.
      if (outcome.code === "passkey_disabled" || outcome.code === "over_request_rate_limit") return;
      showToast({ kind: "error", title: outcome.title, description: outcome.description });
    } catch {
      isWaiting.current = false; // the connection: the next visit to the form tries again
    }
  }

  return () => {
    const isKnown =
      typeof PublicKeyCredential !== "undefined" && "isConditionalMediationAvailable" in PublicKeyCredential;
    if (isEnabled && isKnown && !isWaiting.current) void offer();
  };
}
