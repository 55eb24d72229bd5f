import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { loadCalls } from "./use-auth-form.ts";

const FAILED = "Error al iniciar sesión con Google";

/** Shown only where the deployment is registered with Google. */
export function GoogleButton({ next, disabled }: { next: string; disabled: boolean }) {
  const [isBusy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    const outcome = await loadCalls()
      .then((calls) => calls.continueWithGoogle(next))
      .catch(() => null);
    if (outcome?.kind === "done") return; // the browser is on its way
    setBusy(false);
    showToast({
      kind: "error",
      title: "Error",
      description: outcome?.kind === "refused" ? outcome.description : FAILED,
    });
  }

  return (
    <>
      <Button variant="outline" size="lg" className="w-full" loading={isBusy} disabled={disabled} onClick={leave}>
        <svg aria-hidden width="18" height="18" viewBox="0 0 18 18">
          <path
            fill="#4285F4"
            d="M17.6 9.2c0-.6-.1-1.2-.2-1.7H9v3.3h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.5Z"
          />
          <path fill="#34A853" d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2a5.4 5.4 0 0 1-8.1-2.9H1v2.3A9 9 0 0 0 9 18Z" />
          <path fill="#FBBC05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8l3-2.3Z" />
          <path fill="#EA4335" d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3A5.4 5.4 0 0 1 9 3.6Z" />
        </svg>
        Continuar con Google
      </Button>
      <p className="flex items-center gap-4 text-sm text-subtle-foreground before:flex-1 before:border-t after:flex-1 after:border-t">
        o con tu email
      </p>
    </>
  );
}
