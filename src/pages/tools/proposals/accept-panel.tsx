import { useState } from "react";
import type { RequestState } from "#domain/crm/signatures/signing-states.ts";
import type { ProposalDocument } from "#domain/tools/proposals/proposal-document.ts";
import { acceptForm } from "#domain/tools/proposals/proposal-forms.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { InputBox, Tick } from "#ui/form/controls.tsx";
import { ariaOf, FieldFoot, FieldFrame } from "#ui/form/field-frame.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCallForm } from "#ui/use-call-form.ts";
import { When } from "../../shared/when.tsx";

interface AcceptPanelProps {
  token: string;
  shown: {
    number: number;
    document: ProposalDocument;
    acceptedAt: string | null;
    request: RequestState | null;
    signingPath: string | null;
    /** The person who proved their address here; null where nobody did. */
    reader: string | null;
  };
  agentName: string;
}

/** Where the owner accepts the version that they read; it goes to be signed as the agent said. */
export function AcceptPanel({ token, shown, agentName }: AcceptPanelProps) {
  const [failed, setFailed] = useState(false);
  const { signing } = shown.document;
  const { isBusy, errors, formProps } = useCallForm<{ outcome: string }>({
    schema: acceptForm,
    read: (typed) => ({ version: shown.number, name: typed.get("name"), accepts: typed.get("accepts") === "on" }),
    method: "POST",
    path: `/api/shared-proposals/${token}/accept`,
    doneText: null,
    onDone: ({ outcome }) => setFailed(outcome === "failed"),
  });
  if (shown.acceptedAt !== null) {
    return (
      <Callout
        tone="success"
        title="Propuesta aceptada"
        className="mt-8 max-w-reading"
        action={
          shown.signingPath ? (
            <Button asChild size="lg" className="max-sm:w-full">
              <a href={shown.signingPath}>Firmar ahora</a>
            </Button>
          ) : undefined
        }
      >
        Lo guardamos el <When iso={shown.acceptedAt} style="full" />.{" "}
        {shown.request === "firmada"
          ? "Ya la han firmado todos."
          : shown.request === "enviada"
            ? shown.signingPath
              ? "Puedes firmarla ya; también te hemos enviado el enlace por correo, como a cada persona que firma."
              : "Te hemos enviado el enlace: cada persona que firma recibe un correo, y la firma se hace allí."
            : shown.request !== null
              ? `La firma terminó sin todas las firmas. ${agentName} puede enviártela otra vez.`
              : failed
                ? `No hemos podido prepararla para firmar. ${agentName} ya lo sabe y te la enviará.`
                : `${agentName} te enviará el documento para firmar.`}
      </Callout>
    );
  }
  const name = { id: "acepta-nombre", error: errors.name };
  const accepts = { id: "acepta-casilla", error: errors.accepts };
  return (
    <Panel labelledBy="aceptar" className="mt-8 max-w-reading print:hidden">
      <PanelHeader
        id="aceptar"
        title="¿Te convence?"
        description={
          signing.sendsAtOnce
            ? `Al aceptar te llega un correo para firmarla${signing.signers.length > 1 ? ", a ti y a quien firma contigo" : ""}.`
            : `Al aceptar avisamos a ${agentName}, que te la enviará a firmar.`
        }
      />
      <PanelBody>
        <form {...formProps} className="grid gap-4">
          <FieldFrame {...name} label="Tu nombre y apellidos">
            <InputBox
              {...ariaOf(name, false)}
              name="name"
              autoComplete="name"
              maxLength={120}
              defaultValue={shown.reader ?? ""}
            />
          </FieldFrame>
          <div>
            <Tick
              {...ariaOf(accepts, false)}
              name="accepts"
              label={`He leído la versión ${shown.number} y la acepto, con sus honorarios y sus condiciones`}
            />
            <FieldFoot {...accepts} />
          </div>
          <div>
            <Button type="submit" size="lg" loading={isBusy} className="max-sm:w-full">
              {signing.sendsAtOnce ? "Aceptar y firmar" : "Aceptar"}
            </Button>
          </div>
        </form>
      </PanelBody>
    </Panel>
  );
}
