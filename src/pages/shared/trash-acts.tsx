import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { useCall } from "#ui/use-call.ts";

interface TrashActsProps {
  title: string;
  /** The address of its calls, which end in `/restore` and `/forever`. */
  path: string;
  /** The paper with its article: `la visita`, `el expediente`. */
  thing: string;
  /** The text under the question: what is lost and what stays. */
  children: ReactNode;
}

/** The acts on a paper in the trash: it is taken out of it, or erased for good after a question. */
export function TrashActs({ title, path, thing, children }: TrashActsProps) {
  const { isBusy, call } = useCall();
  const [isAsking, setAsking] = useState(false);
  const ending = thing.startsWith("el ") ? "o" : "a";
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        loading={isBusy}
        aria-label={`Recuperar ${title}`}
        onClick={() => void call(`Recuperad${ending}`, "POST", `${path}/restore`)}
      >
        Recuperar
      </Button>
      <Button size="sm" variant="ghost" aria-label={`Borrar para siempre ${title}`} onClick={() => setAsking(true)}>
        Borrar para siempre
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Borrar para siempre ${thing} «${title}»?`}
        confirmLabel={`Borrar ${thing}`}
        confirming={isBusy}
        confirmingText="Borrando…"
        onConfirm={async () => {
          await call(`Borrad${ending}`, "DELETE", `${path}/forever`);
          setAsking(false);
        }}
      >
        {children}
      </AlertDialog>
    </>
  );
}
