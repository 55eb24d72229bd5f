import { useState } from "react";
import { IMPERSONATION_MINUTES, impersonationForm } from "#domain/accounts/account/impersonation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCallForm } from "#ui/use-call-form.ts";

/** The way into the product as a person sees it. */
export function ImpersonationPanel({ userId, name }: { userId: string; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, errors, formProps } = useCallForm<{ to: string }>({
    schema: impersonationForm,
    method: "POST",
    path: `/api/admin/users/${userId}/impersonation`,
    doneText: null,
    // A new document: nothing of the administrator's own may stay on the screen.
    onDone: ({ to }) => window.location.assign(to),
    leavesPage: true,
  });
  return (
    <Panel labelledBy="ver-como">
      <PanelHeader id="ver-como" title="Ver Umbral como esta persona" divided />
      <PanelBody className="grid gap-4 text-sm">
        <p className="text-muted-foreground">
          Entra en su cuenta {IMPERSONATION_MINUTES} minutos como mucho. Lo verá en la actividad de su cuenta, con el
          motivo.
        </p>
        <div>
          <Button variant="outline" onClick={() => setAsking(true)}>
            Entrar en su cuenta
          </Button>
        </div>
        <Dialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={`¿Entrar en la cuenta de ${name}?`}
          description="Cada cambio que hagas queda en la auditoría con tu nombre. Contraseña, segundo factor, pagos, claves y descargas siguen cerrados."
        >
          <form {...formProps} className="grid gap-5">
            <PlainField
              name="reason"
              label="Motivo"
              rows={3}
              maxLength={300}
              error={errors.reason}
              help="Lo lee la persona en la actividad de su cuenta."
            />
            <div className="flex flex-wrap items-center justify-end gap-3">
              <Button variant="outline" onClick={() => setAsking(false)}>
                Cancelar
              </Button>
              <Button type="submit" loading={isBusy} loadingText="Entrando…">
                Entrar en su cuenta
              </Button>
            </div>
          </form>
        </Dialog>
      </PanelBody>
    </Panel>
  );
}
