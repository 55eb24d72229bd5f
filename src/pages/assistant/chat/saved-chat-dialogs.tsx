import { type SubmitEvent, useId, useState } from "react";
import { useRevalidator } from "react-router";
import type { SavedChatLine } from "#domain/assistant/chat/saved-chat.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog, Dialog } from "#ui/dialog.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCall } from "#ui/use-call.ts";

interface DialogProps {
  conversation: SavedChatLine;
  open: boolean;
  onClose: () => void;
}

export function RenameSavedChat({ conversation: { id, title }, open, onClose }: DialogProps) {
  const formId = useId();
  const { isBusy, call } = useCall({ showsErrors: true });
  const [error, setError] = useState<string>();
  async function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("title"));
    const outcome = await call("Título cambiado", "PATCH", `/api/assistant/conversations/${id}`, { title: typed });
    setError(outcome.kind === "invalid" ? outcome.errors.title : undefined);
    if (outcome.kind === "done") onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Cambiar el título"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} loading={isBusy} loadingText="Guardando…">
            Guardar título
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={rename} noValidate>
        <PlainField key={title} name="title" label="Título" defaultValue={title} maxLength={120} error={error} />
      </form>
    </Dialog>
  );
}

export function DeleteSavedChat({
  conversation: { id, title },
  open,
  onClose,
  onDeleted,
}: DialogProps & { onDeleted: () => void }) {
  const { isBusy, call } = useCall({ showsErrors: true });
  const { revalidate } = useRevalidator();
  async function remove() {
    const outcome = await call(null, "DELETE", `/api/assistant/conversations/${id}`);
    if (outcome.kind !== "done") return;
    onClose();
    onDeleted();
    await revalidate();
  }
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={`¿Eliminar «${title}»?`}
      confirmLabel="Eliminar conversación"
      onConfirm={remove}
      confirming={isBusy}
    >
      Se borran sus preguntas y sus respuestas. No se puede deshacer.
    </AlertDialog>
  );
}
