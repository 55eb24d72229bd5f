import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { AlertDialog, Dialog } from "#ui/dialog.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useAct } from "../../shared/use-act.ts";
import { When } from "../../shared/when.tsx";
import type { Rights } from "./role-panel.tsx";

interface BanPanelProps {
  userId: string;
  name: string;
  ban: { until: string | null; reason: string } | null;
  rights: Rights;
}

/** Whether a person may sign in, and why not. */
export function BanPanel({ userId, name, ban, rights }: BanPanelProps) {
  return (
    <Panel labelledBy="bloqueo" {...(ban ? { zocalo: "destructive" as const } : {})}>
      <PanelHeader id="bloqueo" title="Bloqueo" divided />
      <PanelBody className="grid gap-4 text-sm">
        {ban ? (
          <div>
            <p>
              No puede entrar{" "}
              {ban.until ? (
                <>
                  hasta el <When iso={ban.until} style="full" />
                </>
              ) : (
                "mientras no se quite el bloqueo"
              )}
              .
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-wrap text-muted-foreground">Motivo: {ban.reason}</p>
          </div>
        ) : (
          <p className="text-muted-foreground">Puede entrar. Si la bloqueas, sus sesiones se cierran al momento.</p>
        )}
        {rights.isSelf || !rights.mayAct ? (
          <p className="text-xs text-muted-foreground">
            {rights.isSelf
              ? "Tu propia cuenta no la puedes bloquear."
              : "A quien administra solo lo bloquea otra persona con ese papel."}
          </p>
        ) : ban ? (
          <UnbanButton userId={userId} name={name} />
        ) : (
          <BanButton userId={userId} name={name} />
        )}
      </PanelBody>
    </Panel>
  );
}

function BanButton({ userId, name }: Pick<BanPanelProps, "userId" | "name">) {
  const [isAsking, setAsking] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { isBusy, act } = useAct();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const day = String(form.get("until") ?? "");
    // The whole day counts, in the reader's own time.
    const until = day ? new Date(`${day}T23:59:59`).toISOString() : null;
    const outcome = await act(`Has bloqueado a ${name}`, "PUT", `users/${userId}/ban`, {
      reason: form.get("reason"),
      until,
    });
    setErrors(outcome.kind === "invalid" ? outcome.errors : {});
    if (outcome.kind === "done") setAsking(false);
  };
  return (
    <div>
      <Button variant="destructive" onClick={() => setAsking(true)}>
        Bloquear cuenta
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Bloquear a ${name}?`}
        description="Se cierran sus sesiones y no podrá entrar. Sus datos se quedan."
        zocalo="destructive"
      >
        <form onSubmit={send} noValidate className="grid gap-5">
          <PlainField
            name="reason"
            label="Motivo"
            rows={3}
            maxLength={500}
            error={errors.reason}
            help="Lo lee quien administra, aquí y en la auditoría."
          />
          <PlainField
            name="until"
            label="Hasta"
            type="date"
            optional
            error={errors.until}
            help="Ese día incluido. Sin fecha, hasta que se quite."
          />
          <div className="flex flex-wrap items-center justify-end gap-3">
            <Button variant="outline" onClick={() => setAsking(false)}>
              Cancelar
            </Button>
            <Button type="submit" variant="destructive" loading={isBusy} loadingText="Bloqueando…">
              Bloquear cuenta
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}

function UnbanButton({ userId, name }: Pick<BanPanelProps, "userId" | "name">) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, act } = useAct();
  const unban = async () => {
    await act(`${name} puede entrar de nuevo`, "DELETE", `users/${userId}/ban`);
    setAsking(false);
  };
  return (
    <div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Quitar bloqueo
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Quitar el bloqueo de ${name}?`}
        confirmLabel="Quitar bloqueo"
        onConfirm={unban}
        confirming={isBusy}
        confirmingText="Quitando…"
      >
        Podrá entrar otra vez con su contraseña de siempre.
      </AlertDialog>
    </div>
  );
}
