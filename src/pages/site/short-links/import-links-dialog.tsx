import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";

/** Several links at once, pasted as they are in a spreadsheet: all or none. */
export function ImportLinksDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { isBusy, call } = useCall({ showsErrors: true });
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const csv = String(new FormData(event.currentTarget).get("csv"));
    setFailure(null);
    const outcome = await call(null, "POST", "/api/admin/links/import", { csv });
    if (outcome.kind === "invalid") setFailure(Object.values(outcome.errors)[0] ?? null);
    else if (outcome.kind === "done") {
      const { count } = outcome.answer as { count: number };
      showToast({ kind: "success", title: count === 1 ? "1 enlace creado" : `${count} enlaces creados` });
      onClose();
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Importar enlaces"
      description="Pega un CSV con una fila por enlace. Se crean todos o ninguno."
    >
      <form onSubmit={submit} className="grid gap-5">
        <PlainField
          name="csv"
          label="CSV"
          rows={8}
          placeholder={"titulo;destino;codigo;caduca;utm_source\nCartel norte;/precios;norte;2026-12-31;cartel"}
          help="Obligatorias: titulo y destino. Las demás pueden faltar. Fechas como 2026-12-31."
          spellCheck={false}
        />
        {failure ? (
          <div role="alert">
            <Callout tone="destructive">{failure}</Callout>
          </div>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isBusy}>
            Importar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
