import { useState } from "react";
import { CODE_MINUTES } from "#domain/crm/signatures/signature-forms.ts";
import { askCodeForm, proveForm } from "#domain/tools/proposals/proposal-forms.ts";
import { Button } from "#ui/button.tsx";
import { InputBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCallForm } from "#ui/use-call-form.ts";

/** Asks for an address and the code that is mailed to it. What it answers is the same for every address. */
export function ProveAddress({ token }: { token: string }) {
  const [asked, setAsked] = useState<string | null>(null);
  const path = `/api/shared-proposals/${token}`;
  const asking = useCallForm({
    schema: askCodeForm,
    method: "POST",
    path: `${path}/code`,
    doneText: null,
    onDone: (_answer, form) => setAsked(String(new FormData(form).get("email"))),
  });
  const proving = useCallForm({
    schema: proveForm,
    read: (typed) => ({ email: asked ?? "", code: typed.get("code") }),
    method: "POST",
    path: `${path}/prove`,
    doneText: null,
  });
  const mail = { id: "correo", error: asking.errors.email };
  const code = { id: "codigo", error: proving.errors.code };
  return (
    <Panel labelledBy="comprobar">
      <PanelHeader
        id="comprobar"
        title={asked === null ? "Te enviamos un código" : "Escribe el código"}
        description={
          asked === null
            ? "Escribe el correo en el que recibiste la propuesta."
            : `Si ${asked} es un correo de la propuesta, acaba de recibir un código. Vale ${CODE_MINUTES} minutos.`
        }
      />
      <PanelBody>
        {asked === null ? (
          <form key="correo" {...asking.formProps} className="grid gap-4">
            <FieldFrame {...mail} label="Tu correo">
              <InputBox {...ariaOf(mail, false)} name="email" type="email" autoComplete="email" maxLength={255} />
            </FieldFrame>
            <div>
              <Button type="submit" loading={asking.isBusy} className="max-sm:w-full">
                Enviarme el código
              </Button>
            </div>
          </form>
        ) : (
          // Another form, and not the same box under another name: what was typed in the first stays out of it.
          <form key="codigo" {...proving.formProps} className="grid gap-4">
            <FieldFrame {...code} label="Código">
              <InputBox
                {...ariaOf(code, false)}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
              />
            </FieldFrame>
            <div className="flex flex-wrap gap-2">
              <Button type="submit" loading={proving.isBusy} className="max-sm:w-full">
                Leer la propuesta
              </Button>
              <Button type="button" variant="ghost" className="max-sm:w-full" onClick={() => setAsked(null)}>
                Usar otro correo o pedir otro código
              </Button>
            </div>
          </form>
        )}
      </PanelBody>
    </Panel>
  );
}
