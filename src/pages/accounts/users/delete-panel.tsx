import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Dialog } from "#ui/dialog.tsx";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { Rights } from "./role-panel.tsx";

interface DeletePanelProps {
  userId: string;
  name: string;
  email: string;
  rights: Rights;
}

/** Deletes an account with everything that hangs on it. */
export function DeletePanel({ userId, name, email, rights }: DeletePanelProps) {
  const [isAsking, setAsking] = useState(false);
  const mayDelete = rights.mayChangeRoles && !rights.isSelf;
  return (
    <Panel labelledBy="eliminar">
      <PanelHeader id="eliminar" title="Eliminar la cuenta" divided />
      <PanelBody className="grid justify-items-start gap-4 text-sm">
        <p className="text-muted-foreground">
          {rights.isSelf
            ? "Tu propia cuenta la eliminas en «Seguridad y datos»."
            : mayDelete
              ? "Borra la cuenta y todo lo suyo. Si solo quieres que no entre, bloquéala."
              : "Solo puede eliminar una cuenta quien administra."}
        </p>
        {mayDelete ? (
          <Button variant="destructive" onClick={() => setAsking(true)}>
            Eliminar cuenta
          </Button>
        ) : null}
      </PanelBody>
      {isAsking ? <DeleteDialog userId={userId} name={name} email={email} onClose={() => setAsking(false)} /> : null}
    </Panel>
  );
}

function DeleteDialog({ userId, name, email, onClose }: Omit<DeletePanelProps, "rights"> & { onClose: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get("email") ?? "");
    if (typed.trim().toLowerCase() !== email) {
      const message = "No es el correo de esta cuenta";
      setError(message);
      return focusFirst(form, { email: message });
    }
    setError(undefined);
    setBusy(true);
    const outcome = await callApi("DELETE", `/api/admin/users/${userId}`);
    setBusy(false);
    if (outcome.kind === "done") {
      showToast({ kind: "success", title: `Has eliminado la cuenta de ${name}` });
      // This page has nobody left to show.
      await navigate("/admin/usuarios", { replace: true });
    } else showToast({ kind: "error", title: "No se ha eliminado nada", description: failureText(outcome) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`¿Eliminar la cuenta de ${name}?`}
      description="Se borran al momento sus datos, resultados, viviendas, enlaces y formularios, y se cancela su suscripción. Lo que hizo en una agencia se queda en ella, sin su nombre. No se puede deshacer."
      zocalo="destructive"
    >
      <form onSubmit={remove} noValidate className="grid gap-5">
        <PlainField
          name="email"
          type="email"
          label="Escribe su correo"
          autoComplete="off"
          maxLength={255}
          error={error}
          help={<span className="wrap-anywhere">Tal como está aquí: {email}</span>}
        />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <Button variant="outline" onClick={onClose}>
            Conservar la cuenta
          </Button>
          <Button type="submit" variant="destructive" loading={isBusy} loadingText="Eliminando…">
            Eliminar cuenta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
