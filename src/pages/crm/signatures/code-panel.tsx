import { type FormEvent, useId, useState } from "react";
import { codeForm } from "#domain/crm/signatures/signature-forms.ts";
import { Button } from "#ui/button.tsx";
import { checkForm } from "#ui/field-errors.ts";
import { InputBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";

interface CodePanelProps {
  token: string;
  /** `a•••@casa.es` */
  goesTo: string;
  /** Whoever has signed gets the file with it. */
  isForDownload: boolean;
}

/** The person pressed a button to get this field. */
const focusWhenShown = (field: HTMLInputElement | null) => field?.focus();

/** Asks for a code and takes it: only then this browser sees the document. */
export function CodePanel({ token, goesTo, isForDownload }: CodePanelProps) {
  const id = useId();
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<string>();
  const { isBusy, call } = useCall({ showsErrors: true });
  const foot = { id: `${id}-code`, error };

  async function ask() {
    const outcome = await call("Código enviado", "POST", `/api/sign/${token}/code`);
    if (outcome.kind === "done") setSent(true);
  }

  async function identify(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = { code: String(new FormData(event.currentTarget).get("code") ?? "") };
    const wrong = checkForm(codeForm, typed);
    setError(wrong?.code);
    if (wrong) return;
    const outcome = await call(null, "POST", `/api/sign/${token}/identify`, typed);
    if (outcome.kind === "refused") setError(outcome.description);
    if (outcome.kind === "invalid") setError(outcome.errors.code);
  }

  return (
    <Panel labelledBy="identidad">
      <PanelHeader
        id="identidad"
        title={isForDownload ? "Comprueba que eres tú para descargarlo" : "Comprueba que eres tú"}
        description={`Enviamos un código de seis cifras a ${goesTo}. Si no es tu dirección, este enlace no es para ti.`}
      />
      <PanelBody className="grid gap-4">
        {isSent ? (
          <form onSubmit={identify} noValidate className="grid max-w-xs gap-3">
            <FieldFrame {...foot} label="Código">
              <InputBox
                {...ariaOf(foot, false)}
                ref={focusWhenShown}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                className="tabular-nums tracking-widest"
              />
            </FieldFrame>
            <Button type="submit" loading={isBusy}>
              Continuar
            </Button>
          </form>
        ) : null}
        <div>
          <Button variant={isSent ? "ghost" : "default"} loading={isBusy} onClick={ask} className="max-sm:w-full">
            {isSent ? "Enviar otro código" : "Enviarme el código"}
          </Button>
        </div>
      </PanelBody>
    </Panel>
  );
}
