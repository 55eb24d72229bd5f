import { type FormEvent, useState } from "react";
import { eraseForm } from "#domain/privacy/personal-data/address-form.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Dialog } from "#ui/dialog.tsx";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { showToast } from "#ui/toast-store.ts";

interface EraseDialogProps {
  email: string;
  hasAccount: boolean;
  onClose: () => void;
  onErased: () => void;
}

/** Asks for the address again: nothing brings back what goes. */
export function EraseDialog({ email, hasAccount, onClose, onErased }: EraseDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const erase = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const refuse = (message: string) => {
      setError(message);
      focusFirst(form, { confirmation: message });
    };
    const typed = eraseForm.safeParse({ email, confirmation: new FormData(form).get("confirmation") });
    if (!typed.success) return refuse(typed.error.issues[0]!.message);
    setError(undefined);
    setBusy(true);
    const outcome = await callApi("POST", "/api/admin/personal-data/erase", typed.data);
    setBusy(false);
    if (outcome.kind === "done") {
      showToast({ kind: "success", title: "Datos borrados" });
      onErased();
    } else if (outcome.kind === "invalid") refuse(failureText(outcome));
    else showToast({ kind: "error", title: "No se ha borrado nada", description: failureText(outcome) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="¿Borrar todo lo de este correo?"
      description={
        hasAccount
          ? "Se borra también su cuenta, con todo lo suyo. Lo que hizo en una agencia se queda en ella, sin su nombre. No se puede deshacer."
          : "Se borran sus formularios, correos e invitaciones, y se tacha donde otros lo nombran. No se puede deshacer."
      }
      zocalo="destructive"
    >
      <form onSubmit={erase} noValidate className="grid gap-5">
        <PlainField
          name="confirmation"
          type="email"
          label="Escribe el correo otra vez"
          autoComplete="off"
          maxLength={255}
          error={error}
          help={<span className="wrap-anywhere">Tal como está aquí: {email}</span>}
        />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="destructive" loading={isBusy} loadingText="Borrando…">
            Borrar todo
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
