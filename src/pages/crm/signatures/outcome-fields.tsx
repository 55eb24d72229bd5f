import { useState } from "react";
import { stageName } from "#domain/crm/contacts/trades.ts";
import type { SigningStart } from "#server/crm/signatures/signing-start.server.ts";
import type { FieldErrors } from "#ui/field-errors.ts";
import { Tick } from "#ui/form/controls.tsx";
import { FieldFoot } from "#ui/form/field-frame.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { StageFields } from "../board/stage-fields.tsx";
import { MandateFields, type MandateStart } from "./mandate-fields.tsx";

interface OutcomeFieldsProps {
  start: SigningStart;
  /** The terms of the mandate; null where the document is none. */
  mandate: MandateStart | null;
  errors: FieldErrors;
}

/** A box for each consequence of the last signature; a deal is never won without being asked for. */
export function OutcomeFields({ start, mandate, errors }: OutcomeFieldsProps) {
  const { home, contact, deal, missing } = start;
  const [wins, setWins] = useState(false);
  if (!home && !contact) return null;
  return (
    <Panel labelledBy="al-firmarse">
      <PanelHeader id="al-firmarse" title="Al firmarse" description="Lo que pasa solo cuando han firmado todos." />
      <PanelBody className="grid gap-3">
        {home ? (
          <Tick name="keepsInHome" defaultChecked label={`Se guarda en los documentos de «${home.title}»`} />
        ) : null}
        {contact ? (
          <Tick name="tellsContact" defaultChecked label={`Se anota en el historial de ${contact.name}`} />
        ) : null}
        {home && mandate ? (
          <MandateFields key={JSON.stringify(mandate)} start={mandate} home={home.title} errors={errors} />
        ) : null}
        {deal ? (
          <>
            <Tick
              name="winsDeal"
              checked={wins}
              onChange={({ currentTarget }) => setWins(currentTarget.checked)}
              label={`El trato «${deal.title}» pasa a «${stageName(deal.kind, "firmado")}»`}
            />
            <FieldFoot id="winsDeal" error={errors["subject.winsDeal"] ?? errors.winsDeal ?? errors.dealId} />
            {wins ? (
              <div className="grid gap-5 rounded-md bg-muted p-4">
                <p className="text-sm text-muted-foreground">
                  El día de la firma es el de la última. Lo demás que pide el trato se responde ahora y se puede cambiar
                  en él después.
                </p>
                {missing.map((stage) => (
                  <fieldset key={stage} className="grid min-w-0 gap-3">
                    <legend className="mb-3 text-sm font-semibold">{stageName(deal.kind, stage)}</legend>
                    <StageFields
                      stage={stage}
                      card={deal}
                      errors={errors}
                      without={stage === "firmado" ? ["on", "why"] : []}
                    />
                  </fieldset>
                ))}
              </div>
            ) : null}
          </>
        ) : null}
      </PanelBody>
    </Panel>
  );
}
