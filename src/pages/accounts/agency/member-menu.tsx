import { Ellipsis, UserMinus, UserRoundCog } from "lucide-react";
import { useState } from "react";
import { AGENCY_ROLES, type AgencyRole, mayInAgency, ROLE_NAMES } from "#domain/accounts/agency/roles.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog, Dialog } from "#ui/dialog.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { useCall } from "#ui/use-call.ts";
import { type Member, nameOf } from "./members-panel.tsx";
import { SuccessorField } from "./successor-field.tsx";

interface MemberProps {
  member: Member;
  members: readonly Member[];
  /** Role of the viewer. */
  role: AgencyRole;
}

/** Acts that the viewer may do to a member; nothing where there are none. */
export function MemberMenu({ member, members, role }: MemberProps) {
  const [asked, ask] = useState<"role" | "removal" | null>(null);
  const mayChangeRole = mayInAgency(role, "manage-all-members");
  const mayRemove = !member.isSelf && (mayChangeRole || member.role === "agent");
  if (!mayChangeRole && !mayRemove) return null;
  const close = () => ask(null);
  const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`Acciones sobre ${nameOf(member)}`}>
            <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        }
      >
        {mayChangeRole ? (
          <DropdownItem icon={<UserRoundCog {...ICON} />} onSelect={() => ask("role")}>
            Cambiar papel
          </DropdownItem>
        ) : null}
        {mayRemove ? (
          <DropdownItem icon={<UserMinus {...ICON} />} destructive onSelect={() => ask("removal")}>
            Retirar de la agencia
          </DropdownItem>
        ) : null}
      </DropdownMenu>
      {asked === "role" ? <RoleDialog member={member} onClose={close} /> : null}
      {asked === "removal" ? <RemovalDialog member={member} members={members} onClose={close} /> : null}
    </>
  );
}

const MEANS: Record<AgencyRole, string> = {
  owner: "Ve todo y lo lleva todo: personas, papeles, marca y plan. Puede haber varias personas titulares.",
  coordinator: "Ve el trabajo de todos, cuida la marca e invita y retira a agentes.",
  agent: "Comparte las viviendas del equipo. De resultados, enlaces y contactos ve los suyos.",
};

function RoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { isBusy, call } = useCall();
  const [chosen, choose] = useState<AgencyRole>(member.role);
  const save = async () => {
    if (chosen !== member.role) {
      const notice = `${nameOf(member)}: ${ROLE_NAMES[chosen]}`;
      const outcome = await call(notice, "PATCH", `/api/agency/members/${member.userId}`, { role: chosen });
      if (outcome.kind !== "done") return;
    }
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Papel de ${nameOf(member)}`}
      description="Vale desde el momento en que lo guardas."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button onClick={save} loading={isBusy} loadingText="Guardando…">
            Guardar papel
          </Button>
        </>
      }
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">Papel</legend>
        {AGENCY_ROLES.map((role) => (
          <label
            key={role}
            className="flex cursor-pointer items-start gap-3 rounded-sm border p-3 text-sm has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name="role"
              value={role}
              checked={chosen === role}
              onChange={() => choose(role)}
              className="mt-1 accent-primary"
            />
            <span>
              <span className="block font-medium">{ROLE_NAMES[role]}</span>
              <span className="block text-muted-foreground">{MEANS[role]}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}

function RemovalDialog({
  member,
  members,
  onClose,
}: {
  member: Member;
  members: readonly Member[];
  onClose: () => void;
}) {
  const { isBusy, call } = useCall();
  const staying = members.filter(({ userId }) => userId !== member.userId);
  const [successorId, choose] = useState(staying.find(({ isSelf }) => isSelf)?.userId ?? staying[0]!.userId);
  const remove = async () => {
    const path = `/api/agency/members/${member.userId}?successorId=${successorId}`;
    const outcome = await call(`${nameOf(member)} ya no está en la agencia`, "DELETE", path);
    if (outcome.kind === "done") onClose();
  };
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={`¿Retirar a ${nameOf(member)} de la agencia?`}
      confirmLabel="Retirar de la agencia"
      onConfirm={remove}
      confirming={isBusy}
      confirmingText="Retirando…"
    >
      <p>
        Dejará de ver lo que es de la agencia ahora mismo, y se lo diremos por correo. Conserva su cuenta y lo que es
        solo suyo.
      </p>
      <SuccessorField label="Su trabajo pasa a" people={staying} chosen={successorId} onChoose={choose} />
    </AlertDialog>
  );
}
