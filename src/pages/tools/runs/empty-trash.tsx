import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import type { RunActs } from "./use-run-acts.ts";

/** Erases everything in the trash, after asking. */
export function EmptyTrash({ acts, onDone }: { acts: RunActs; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const empty = async () => {
    const { kind } = await acts.call("Papelera vacía", "POST", "/api/runs/trash/empty");
    setAsking(false);
    if (kind === "done") onDone();
  };
  return (
    <>
      <Button variant="destructive" size="sm" onClick={() => setAsking(true)}>
        Vaciar papelera
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="¿Vaciar la papelera?"
        confirmLabel="Vaciar papelera"
        onConfirm={empty}
        confirming={acts.isBusy}
      >
        Se borran para siempre todos los resultados que hay en ella, con sus enlaces compartidos. Las viviendas se
        quedan.
      </AlertDialog>
    </>
  );
}
