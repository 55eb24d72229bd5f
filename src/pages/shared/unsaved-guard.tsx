import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { AlertDialog } from "#ui/dialog.tsx";
import { askWith, hasUnsaved } from "#ui/form/unsaved.ts";

/**
 * Asks before something typed is lost (`ui/form/unsaved`). There is one for all pages of a frame, because the router takes one
 * blocker at a time. A closed or reloaded tab is asked about by the browser in its own words.
 */
export function UnsavedGuard() {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );
  useEffect(() => askWith((leave) => setWaiting(() => leave)), []);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  const isBlocked = blocker.state === "blocked";
  return (
    <AlertDialog
      open={isBlocked || waiting !== null}
      onClose={() => {
        setWaiting(null);
        if (isBlocked) blocker.reset();
      }}
      title="¿Salir sin guardar?"
      confirmLabel="Salir sin guardar"
      onConfirm={() => {
        waiting?.();
        setWaiting(null);
        if (isBlocked) blocker.proceed();
      }}
    >
      Se pierde lo que has escrito en este formulario. Cancela para volver a él y guardarlo.
    </AlertDialog>
  );
}
