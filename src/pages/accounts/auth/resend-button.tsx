import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { loadCalls } from "./use-auth-form.ts";

/** The server sends one mail a minute to an address. */
const WAIT_S = 60;

interface ResendButtonProps {
  email: string;
  next: string;
  /** A mail has just left: the first minute runs already. */
  justSent: boolean;
}

/** Sends the mail of verification again, not more than once a minute. */
export function ResendButton({ email, next, justSent }: ResendButtonProps) {
  const [left, setLeft] = useState(justSent ? WAIT_S : 0);
  const [isBusy, setBusy] = useState(false);
  const isWaiting = left > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = window.setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => window.clearInterval(timer);
  }, [isWaiting]);

  async function resend() {
    setBusy(true);
    const outcome = await loadCalls()
      .then((calls) => calls.resendVerification(email, next))
      .catch(() => null);
    setBusy(false);
    if (outcome?.kind === "done") {
      setLeft(WAIT_S);
      showToast({ kind: "success", title: "¡Email enviado!", description: "Revisa tu email para verificar tu cuenta" });
      return;
    }
    if (outcome?.kind === "refused" && outcome.code === "over_email_send_rate_limit") setLeft(WAIT_S);
    const description =
      outcome?.kind === "refused" ? outcome.description : "Comprueba tu conexión e inténtalo de nuevo.";
    showToast({ kind: "error", title: "Error", description });
  }

  return (
    <Button variant="outline" size="sm" loading={isBusy} disabled={isWaiting} onClick={resend}>
      {isWaiting ? `Podrás reenviarlo en ${left}\u00a0s` : "Reenviar el email"}
    </Button>
  );
}
