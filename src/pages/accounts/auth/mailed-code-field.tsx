import { useState } from "react";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { showToast } from "#ui/toast-store.ts";
import { loadCalls } from "./use-auth-form.ts";

/** The code that proves once more that the mailbox is the person's own. Its name in the form is `nonce`. */
export function MailedCodeField({ email, error }: { email: string; error: string | undefined }) {
  return (
    <PlainField
      name="nonce"
      label="Código del email"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      required
      error={error}
      help={`Te hemos enviado un código de 6 cifras a ${email}, para comprobar que eres tú.`}
    />
  );
}

/**
 * Whether the form asks for a mailed code, and the function that starts it: the mail is sent at once, and a refusal is
 * shown.
 */
export function useMailedCode(): { isAsked: boolean; ask: () => Promise<void> } {
  const [isAsked, setIsAsked] = useState(false);
  async function ask() {
    setIsAsked(true);
    const outcome = await (await loadCalls()).mailCode();
    if (outcome.kind === "refused") showToast({ ...outcome, kind: "error" });
  }
  return { isAsked, ask };
}
