import { useState } from "react";
import type { Role } from "#server/accounts/people/accounts.server.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog, Dialog } from "#ui/dialog.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { useAct } from "../../shared/use-act.ts";
import { When } from "../../shared/when.tsx";
import { ROLE_NAMES } from "./account-tags.tsx";

export interface Rights {
  isSelf: boolean;
  /** Administrators alone. */
  mayChangeRoles: boolean;
  mayAct: boolean;
}

const WHAT_FOR: Record<Role, string> = {
  admin: "Puede todo, también dar y quitar papeles.",
  manager: "Puede todo menos cambiar papeles, borrar cuentas y tocar la configuración.",
};

/** The roles of a person. Viewers who may not change them can read them. */
export function RolePanel({
  userId,
  name,
  roles,
  rights,
  isReady,
}: {
  userId: string;
  name: string;
  roles: readonly { role: Role; since: string; grantedBy: string | null }[];
  rights: Rights;
  /** Confirmed and not banned: only such an account may be given a role. */
  isReady: boolean;
}) {
  return (
    <Panel labelledBy="papeles">
      <PanelHeader
        id="papeles"
        title="Papeles"
        {...(rights.mayChangeRoles ? {} : { description: "Solo los cambia quien tiene el papel de administración." })}
        divided
      />
      <ul className="px-5 sm:px-6">
        {(["admin", "manager"] as const).map((role) => {
          const kept = roles.find((own) => own.role === role);
          return (
            <li
              key={role}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b py-3 last:border-b-0"
            >
              <div className="min-w-0 flex-1 basis-48 text-sm">
                <p className="font-medium">{ROLE_NAMES[role]}</p>
                <p className="text-xs text-muted-foreground">
                  {kept ? (
                    <>
                      Desde <When iso={kept.since} style="full" />
                      {kept.grantedBy ? `, por ${kept.grantedBy}` : null}
                    </>
                  ) : (
                    WHAT_FOR[role]
                  )}
                </p>
              </div>
              {rights.mayChangeRoles ? (
                kept ? (
                  <RevokeButton userId={userId} name={name} role={role} isSelf={rights.isSelf} />
                ) : (
                  <GrantButton userId={userId} name={name} role={role} isReady={isReady} />
                )
              ) : (
                <span className="text-sm text-muted-foreground">{kept ? "Sí" : "No"}</span>
              )}
            </li>
          );
        })}
      </ul>
      {rights.mayChangeRoles && !isReady ? (
        <p className="border-t px-5 py-3 text-xs text-muted-foreground sm:px-6">
          Para dar un papel, la cuenta tiene que estar activa: con el correo confirmado y sin bloqueo.
        </p>
      ) : null}
    </Panel>
  );
}

interface ChangeProps {
  userId: string;
  name: string;
  role: Role;
}

function GrantButton({ userId, name, role, isReady }: ChangeProps & { isReady: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, act } = useAct();
  const close = () => setAsking(false);
  const grant = async () => {
    await act(`${name} tiene el papel ${ROLE_NAMES[role]}`, "PUT", `users/${userId}/roles/${role}`);
    close();
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={!isReady}
        onClick={() => setAsking(true)}
        aria-label={`Dar el papel ${ROLE_NAMES[role]}`}
      >
        Dar papel
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={`¿Dar a ${name} el papel ${ROLE_NAMES[role]}?`}
        description={`${WHAT_FOR[role]} Vale desde ahora mismo.`}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Cancelar
            </Button>
            <Button onClick={grant} loading={isBusy} loadingText="Guardando…">
              Dar papel
            </Button>
          </>
        }
      />
    </>
  );
}

function RevokeButton({ userId, name, role, isSelf }: ChangeProps & { isSelf: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, act } = useAct();
  const close = () => setAsking(false);
  const revoke = async () => {
    await act(`${name} ya no tiene el papel ${ROLE_NAMES[role]}`, "DELETE", `users/${userId}/roles/${role}`);
    close();
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        onClick={() => setAsking(true)}
        aria-label={`Quitar el papel ${ROLE_NAMES[role]}`}
      >
        Quitar papel
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={close}
        title={`¿Quitar a ${name} el papel ${ROLE_NAMES[role]}?`}
        confirmLabel="Quitar papel"
        onConfirm={revoke}
        confirming={isBusy}
        confirmingText="Quitando…"
      >
        {isSelf
          ? "Es tu propia cuenta: al momento dejarás de poder hacer lo que este papel permite."
          : "Deja de valer ahora mismo. Su cuenta y sus datos se quedan como están."}
      </AlertDialog>
    </>
  );
}
