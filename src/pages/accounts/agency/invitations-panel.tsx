import { newInvitation } from "#domain/accounts/agency/agency-forms.ts";
import { type AgencyRole, mayInAgency, ROLE_NAMES } from "#domain/accounts/agency/roles.ts";
import type { AgencyView } from "#server/accounts/agencies/read-agency.server.ts";
import { Button } from "#ui/button.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { useCallForm } from "#ui/use-call-form.ts";
import { When } from "../../shared/when.tsx";

type Invitation = AgencyView["invitations"][number];

interface InvitationsProps {
  invitations: readonly Invitation[];
  /** Role of the viewer. */
  role: AgencyRole;
  /** No seat is free. */
  isFull: boolean;
}

/** Pending invitations, and the form for another. */
export function InvitationsPanel({ invitations, role, isFull }: InvitationsProps) {
  const mayInviteAll = mayInAgency(role, "manage-all-members");
  return (
    <Panel labelledBy="invitaciones">
      <PanelHeader
        id="invitaciones"
        title="Invitaciones"
        description="Enviamos un enlace al correo que escribas. Solo esa persona puede aceptarlo, y caduca a los 14 días."
        divided={invitations.length > 0}
      />
      {invitations.length === 0 ? null : (
        <ul className="divide-y border-b">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              mayAct={mayInviteAll || invitation.role === "agent"}
            />
          ))}
        </ul>
      )}
      <InviteForm mayInviteAll={mayInviteAll} isFull={isFull} />
    </Panel>
  );
}

function InviteForm({ mayInviteAll, isFull }: { mayInviteAll: boolean; isFull: boolean }) {
  const { isBusy, errors, formProps } = useCallForm({
    schema: newInvitation,
    method: "POST",
    path: "/api/agency/invitations",
    doneText: "Invitación enviada",
    onDone: (_answer, form) => form.reset(),
  });
  return (
    <form {...formProps} className="flex flex-wrap items-start gap-x-3 gap-y-4 p-5 sm:p-6">
      <PlainField
        name="email"
        type="email"
        label="Correo de quien invitas"
        autoComplete="off"
        maxLength={255}
        error={errors.email}
        {...(isFull ? { help: "No quedan plazas: solo puedes reenviar lo que ya está enviado." } : {})}
        className="flex-[2_1_16rem]"
      />
      {mayInviteAll ? (
        <PlainSelect
          name="role"
          label="Papel"
          defaultValue="agent"
          choices={(["agent", "coordinator"] as const).map((role) => ({ value: role, label: ROLE_NAMES[role] }))}
          className="flex-[1_1_10rem]"
        />
      ) : (
        <input type="hidden" name="role" value="agent" />
      )}
      <Button type="submit" loading={isBusy} loadingText="Enviando…" className="sm:mt-[1.7rem] max-sm:w-full">
        Enviar invitación
      </Button>
    </form>
  );
}

function InvitationRow({ invitation, mayAct }: { invitation: Invitation; mayAct: boolean }) {
  const { id, email, role, sentAt, expiresAt, isExpired } = invitation;
  const resend = useCall();
  const withdraw = useCall();
  const path = `/api/agency/invitations/${id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-52 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          <span className="wrap-anywhere">{email}</span>
          <Tag tone={isExpired ? "warning" : "outline"}>{isExpired ? "Caducada" : ROLE_NAMES[role]}</Tag>
        </p>
        <p className="text-muted-foreground">
          Enviada el <When iso={sentAt} /> · {isExpired ? "caducó" : "caduca"} el <When iso={expiresAt} style="day" />
        </p>
      </div>
      {mayAct ? (
        <div className="flex gap-2">
          <Button
            variant="outline"
            size="sm"
            loading={resend.isBusy}
            loadingText="Enviando…"
            onClick={() => resend.call("Invitación enviada otra vez", "POST", `${path}/resend`)}
          >
            Reenviar<span className="sr-only"> a {email}</span>
          </Button>
          <Button
            variant="ghost"
            size="sm"
            loading={withdraw.isBusy}
            loadingText="Retirando…"
            onClick={() => withdraw.call("Invitación retirada", "DELETE", path)}
          >
            Retirar<span className="sr-only"> la de {email}</span>
          </Button>
        </div>
      ) : null}
    </li>
  );
}
