import { useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Tag } from "#ui/tag.tsx";
import { showToast } from "#ui/toast-store.ts";
import { loadActions, useAction } from "../auth/use-action.ts";
import { useAuthForm } from "../auth/use-auth-form.ts";
import type { Settings } from "./settings.server.ts";
import { SettingsSection } from "./settings-section.tsx";

export function EmailSection({ account: { email, newEmail } }: { account: Settings["account"] }) {
  return (
    <SettingsSection
      id="correo"
      title="Correo"
      text="Con él entras y a él te escribimos. Para cambiarlo hay que confirmar en los dos: así nadie se lleva tu cuenta con una sesión abierta."
    >
      <div className="grid gap-4 p-5 sm:p-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span className="break-all">{email}</span>
          <Tag tone="success">Confirmado</Tag>
        </p>
        {newEmail === null ? <EmailForm email={email} /> : <PendingChange email={email} newEmail={newEmail} />}
      </div>
    </SettingsSection>
  );
}

function EmailForm({ email }: { email: string }) {
  const { revalidate } = useRevalidator();
  const { isBusy, errors, formProps } = useAuthForm({
    send: async (_calls, typed) => (await loadActions()).changeEmail(typed, email),
    onDone: () => {
      showToast({
        kind: "success",
        title: "Revisa tus dos correos",
        description: "Hemos enviado un enlace a cada dirección. El cambio se hace al confirmar ambos.",
      });
      void revalidate();
    },
  });
  return (
    <form {...formProps} className="grid max-w-lg gap-4">
      <PlainField
        name="email"
        type="email"
        label="Correo nuevo"
        autoComplete="email"
        maxLength={255}
        error={errors.email}
        help="Recibirás un enlace en cada dirección. Hasta que confirmes los dos, nada cambia."
      />
      <div>
        <Button type="submit" variant="outline" loading={isBusy} loadingText="Enviando…" className="max-sm:w-full">
          Cambiar de correo
        </Button>
      </div>
    </form>
  );
}

function PendingChange({ email, newEmail }: { email: string; newEmail: string }) {
  const { running, run } = useAction();
  return (
    <Callout title="Cambio pendiente de confirmar">
      <p>
        Tu correo pasará a ser <b className="font-semibold break-all">{newEmail}</b> cuando abras los dos enlaces que
        hemos enviado: uno a la dirección nueva y otro a <span className="break-all">{email}</span>. Caducan en una
        hora.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="sm"
          loading={running === "resend"}
          loadingText="Enviando…"
          onClick={() =>
            run("resend", (actions) => actions.resendEmailChange(email), {
              title: "Enlaces enviados otra vez",
              description: "Los anteriores ya no valen.",
            })
          }
        >
          Reenviar los enlaces
        </Button>
        <Button
          variant="ghost"
          size="sm"
          loading={running === "cancel"}
          loadingText="Cancelando…"
          onClick={() =>
            run("cancel", (actions) => actions.cancelEmailChange(), {
              title: "Cambio cancelado",
              description: "Tu correo sigue siendo el mismo.",
            })
          }
        >
          Cancelar el cambio
        </Button>
      </div>
    </Callout>
  );
}
