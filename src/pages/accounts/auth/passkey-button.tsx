import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { AUTH_UNEXPECTED } from "#content/auth-errors.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { AuthOutcome } from "./account-calls.ts";

type Calls = typeof import("./passkey-calls.ts");
const loadPasskeyCalls = (): Promise<Calls> => import("./passkey-calls.ts");

interface PasskeyButtonProps {
  disabled: boolean;
  label?: string;
  variant?: "default" | "outline";
  /** Signs in by default; the session's own event leads on. */
  use?: (calls: Calls) => Promise<AuthOutcome>;
}

/**
 * Asks the browser for a passkey. A browser without support reports it when the button is pressed, so nothing moves as
 * the page wakes.
 */
export function PasskeyButton({
  disabled,
  label = "Entrar con llave de acceso",
  variant = "outline",
  use = (calls) => calls.enterWithPasskey({ isAutofill: false }),
}: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const prepare = () => void loadPasskeyCalls().catch(() => undefined);

  async function ask() {
    setBusy(true);
    const outcome = await loadPasskeyCalls()
      .then(use)
      .catch(() => null);
    setBusy(false);
    if (outcome?.kind === "done") return;
    const notice = outcome?.kind === "refused" ? outcome : { title: "Error", description: AUTH_UNEXPECTED };
    showToast({ kind: "error", title: notice.title, description: notice.description });
  }

  return (
    <Button
      variant={variant}
      size="lg"
      className="w-full"
      loading={isBusy}
      loadingText="Esperando la llave..."
      disabled={disabled}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={ask}
    >
      <Fingerprint aria-hidden size={20} strokeWidth={1.75} />
      {label}
    </Button>
  );
}
