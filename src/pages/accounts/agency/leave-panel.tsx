import { useState } from "react";
import { type AgencyRole, mayInAgency } from "#domain/accounts/agency/roles.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { Panel } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";
import type { Member } from "./members-panel.tsx";
import { SuccessorField } from "./successor-field.tsx";

interface LeaveProps {
  /** The agency's. */
  name: string;
  /** Role of the viewer. */
  role: AgencyRole;
  others: readonly Member[];
}

/** The way out: a lone member dissolves the agency, the last owner gives it away first, everybody else leaves. */
export function LeavePanel({ name, role, others }: LeaveProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const isAlone = others.length === 0;
  const isLastOwner = role === "owner" && !others.some((other) => other.role === "owner");
  const mayGo = isAlone ? mayInAgency(role, "delete-agency") : !isLastOwner;
  const title = isAlone ? "Disolver la agencia" : "Salir de la agencia";
  return (
    <Panel labelledBy="salir" className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5 sm:p-6">
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="salir" className="text-h4 [font-stretch:100%]">
          {title}
        </h2>
        <p className="mt-1 max-w-reading text-sm text-muted-foreground">{explanation(isAlone, mayGo)}</p>
      </div>
      {mayGo ? (
        <Button variant="outline" onClick={() => setAsking(true)} className="max-sm:w-full">
          {title}
        </Button>
      ) : null}
      {!isAsking ? null : isAlone ? (
        <DissolveDialog name={name} onClose={close} />
      ) : (
        <LeaveDialog name={name} others={others} onClose={close} />
      )}
    </Panel>
  );
}

function explanation(isAlone: boolean, mayGo: boolean): string {
  if (isAlone) return "Solo quedas tú. Su trabajo, el plan y los créditos pasan a ser tuyos; la marca se borra.";
  if (mayGo)
    return "Lo que has hecho en ella se queda y pasa a un compañero. Tu cuenta y lo que es solo tuyo siguen contigo.";
  return "Eres la única persona titular. Haz titular a otra en la lista del equipo y podrás salir.";
}

function DissolveDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { isBusy, call } = useCall();
  const dissolve = async () => {
    if ((await call("Agencia disuelta", "DELETE", "/api/agency")).kind === "done") onClose();
  };
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={`¿Disolver ${name}?`}
      confirmLabel="Disolver la agencia"
      onConfirm={dissolve}
      confirming={isBusy}
      confirmingText="Disolviendo…"
    >
      Se borran el nombre, el logotipo y las invitaciones pendientes. Las viviendas, los resultados, el plan y los
      créditos pasan a ser solo tuyos. No se puede deshacer.
    </AlertDialog>
  );
}

function LeaveDialog({ name, others, onClose }: { name: string; others: readonly Member[]; onClose: () => void }) {
  const { isBusy, call } = useCall();
  const [successorId, choose] = useState(others[0]!.userId);
  const leave = async () => {
    const outcome = await call(`Ya no estás en ${name}`, "POST", "/api/agency/leave", { successorId });
    if (outcome.kind === "done") onClose();
  };
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={`¿Salir de ${name}?`}
      confirmLabel="Salir de la agencia"
      onConfirm={leave}
      confirming={isBusy}
      confirmingText="Saliendo…"
    >
      <p>Dejarás de ver lo que es de la agencia ahora mismo. Para volver tendrán que invitarte otra vez.</p>
      <SuccessorField label="Tu trabajo en ella pasa a" people={others} chosen={successorId} onChoose={choose} />
    </AlertDialog>
  );
}
