import { eraseForm } from "#domain/privacy/personal-data/address-form.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import { RepeatEmailDialog } from "../../shared/repeat-email-dialog.tsx";

interface EraseDialogProps {
  email: string;
  hasAccount: boolean;
  onClose: () => void;
  onErased: () => void;
}

/** Asks for the address again: nothing brings back what goes. */
export function EraseDialog({ email, hasAccount, onClose, onErased }: EraseDialogProps) {
  const erase = async (confirmation: string) => {
    const typed = eraseForm.safeParse({ email, confirmation });
    if (!typed.success) return typed.error.issues[0]!.message;
    const outcome = await callApi("POST", "/api/admin/personal-data/erase", typed.data);
    if (outcome.kind === "invalid") return failureText(outcome);
    if (outcome.kind === "done") {
      showToast({ kind: "success", title: "Datos borrados" });
      onErased();
    } else showToast({ kind: "error", title: "No se ha borrado nada", description: failureText(outcome) });
    return undefined;
  };
  return (
    <RepeatEmailDialog
      title="¿Borrar todo lo de este correo?"
      description={
        hasAccount
          ? "Se borra también su cuenta, con todo lo suyo. Lo que hizo en una agencia se queda en ella, sin su nombre. No se puede deshacer."
          : "Se borran sus formularios, correos e invitaciones, y se tacha donde otros lo nombran. No se puede deshacer."
      }
      email={email}
      label="Escribe el correo otra vez"
      keep="Cancelar"
      confirm="Borrar todo"
      confirming="Borrando…"
      onClose={onClose}
      onConfirm={erase}
    />
  );
}
