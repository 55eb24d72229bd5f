import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Dialog } from "#ui/dialog.tsx";
import { TextareaBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { showToast } from "#ui/toast-store.ts";

interface VisitDialogProps {
  visit: { id: string; title: string; outcome: string | null; doneAt: string | null };
  /** Address of the calendar's calls. */
  api: string;
  onClose: () => void;
  /** After it was kept. */
  onDone?: () => void;
}

/** Marks a visit as made, with what the visitor said of the home: it goes to its history and to the owner's report. */
export function VisitDialog({ visit, api, onClose, onDone = () => {} }: VisitDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState(visit.outcome ?? "");
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const path = `${api}/events/${visit.id}/done`;

  const save = async () => {
    setBusy(true);
    const outcome = await callApi("POST", path, { done: true, outcome: typed.trim() || null });
    setBusy(false);
    if (outcome.kind !== "done") {
      return void showToast({ kind: "error", title: "No se ha guardado", description: failureText(outcome) });
    }
    await revalidate();
    const before = { done: visit.doneAt !== null, outcome: visit.outcome };
    const undo = async () => {
      await callApi("POST", path, before);
      await revalidate();
    };
    showToast({ kind: "success", title: "Visita hecha", action: { label: "Deshacer", run: () => void undo() } });
    onDone();
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Visita hecha"
      description={visit.title}
      footer={
        <Button loading={isBusy} loadingText="Guardando…" className="max-sm:w-full" onClick={() => void save()}>
          Guardar la visita
        </Button>
      }
    >
      <FieldFrame
        id={id}
        label="Qué le ha parecido"
        optional
        help="Sale en el informe semanal al propietario, sin decir quién lo dijo"
      >
        <TextareaBox
          id={id}
          rows={3}
          value={typed}
          maxLength={2_000}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </FieldFrame>
    </Dialog>
  );
}
