import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { useAct } from "../../shared/use-act.ts";
import { When } from "../../shared/when.tsx";

interface ShownSession {
  id: string;
  device: string;
  ipAddress: string;
  isRaised: boolean;
  isCurrent: boolean;
  startedAt: string;
  usedAt: string;
}

/** Sessions of a person. */
export function SessionPanel({
  userId,
  sessions,
  mayAct,
}: {
  userId: string;
  sessions: readonly ShownSession[];
  mayAct: boolean;
}) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, act } = useAct();
  const endAll = async () => {
    await act("Sesiones cerradas", "DELETE", `users/${userId}/sessions`);
    setAsking(false);
  };
  return (
    <Panel labelledBy="sesiones">
      <PanelHeader
        id="sesiones"
        title="Sesiones"
        divided
        actions={
          mayAct && sessions.length > 0 ? (
            <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
              Cerrar todas
            </Button>
          ) : undefined
        }
      />
      {sessions.length === 0 ? (
        <PanelBody className="text-sm text-muted-foreground">No tiene ninguna sesión abierta.</PanelBody>
      ) : (
        <ul className="px-5 sm:px-6">
          {sessions.map((session) => (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b py-3 text-sm last:border-b-0"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {session.device}
                  {session.isCurrent ? <Tag tone="outline">Esta sesión</Tag> : null}
                  {session.isRaised ? <Tag tone="success">Con segundo factor</Tag> : null}
                </p>
                <p className="text-xs text-muted-foreground tabular-nums">
                  {session.ipAddress} · desde <When iso={session.startedAt} style="full" /> · último uso{" "}
                  <When iso={session.usedAt} style="full" />
                </p>
              </div>
              {mayAct ? (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Cerrar la sesión de ${session.device}`}
                  onClick={() => act("Sesión cerrada", "DELETE", `users/${userId}/sessions/${session.id}`)}
                >
                  Cerrar
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="¿Cerrar todas las sesiones de esta cuenta?"
        confirmLabel="Cerrar sesiones"
        onConfirm={endAll}
        confirming={isBusy}
        confirmingText="Cerrando…"
      >
        Tendrá que entrar de nuevo en cada dispositivo. No se pierde nada guardado.
      </AlertDialog>
    </Panel>
  );
}
