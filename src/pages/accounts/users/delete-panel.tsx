import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { showToast } from "#ui/toast-store.ts";
import { RepeatEmailDialog } from "../../shared/repeat-email-dialog.tsx";
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
  const navigate = useNavigate();
  const remove = async (typed: string) => {
    if (typed.trim().toLowerCase() !== email) return "No es el correo de esta cuenta";
    const outcome = await callApi("DELETE", `/api/admin/users/${userId}`);
    if (outcome.kind === "done") {
      showToast({ kind: "success", title: `Has eliminado la cuenta de ${name}` });
      // This page has nobody left to show.
      await navigate("/admin/usuarios", { replace: true });
    } else showToast({ kind: "error", title: "No se ha eliminado nada", description: failureText(outcome) });
    return undefined;
  };
  return (
    <RepeatEmailDialog
      title={`¿Eliminar la cuenta de ${name}?`}
      description="Se borran al momento sus datos, resultados, viviendas, enlaces y formularios, y se cancela su suscripción. Lo que hizo en una agencia se queda en ella, sin su nombre. No se puede deshacer."
      email={email}
      label="Escribe su correo"
      keep="Conservar la cuenta"
      confirm="Eliminar cuenta"
      confirming="Eliminando…"
      onClose={onClose}
      onConfirm={remove}
    />
  );
}
