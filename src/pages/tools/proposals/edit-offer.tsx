import { PROPOSAL_WITHDRAWAL } from "#content/proposal-starts.ts";
import { FEE_TAXES } from "#domain/tools/proposals/proposal-document.ts";
import { currencyUnit, exclusiveWords } from "#domain/tools/proposals/proposal-words.ts";
import { taxNameOf } from "#domain/tools/proposals/tax-name.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Check, Choice, Figure, Words } from "./edit-fields.tsx";
import { PlanPanel, ServicesPanel } from "./edit-plan.tsx";
import { NetSlider } from "./net-slider.tsx";
import type { ProposalEditing } from "./use-proposal.ts";

/** The offer of the agent: plan, services, fee, what is left to the owner, and terms. */
export function EditOffer({ editing }: { editing: ProposalEditing }) {
  return (
    <>
      <PlanPanel editing={editing} />
      <ServicesPanel editing={editing} />
      <FeePanel editing={editing} />
      <NetPanel editing={editing} />
      <TermsPanel editing={editing} />
    </>
  );
}

function FeePanel({ editing }: { editing: ProposalEditing }) {
  const { document, act } = editing;
  const { fee, currency } = document;
  const tax = taxNameOf(document.country);
  const set = (values: Partial<typeof fee>) => act({ kind: "fields", group: "fee", values });
  return (
    <Panel labelledBy="seccion-honorarios">
      <PanelHeader id="seccion-honorarios" title="Honorarios" />
      <PanelBody className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <Choice
            editing={editing}
            path="fee.kind"
            label="Cómo cobras"
            value={fee.kind}
            options={[
              { value: "porcentaje", label: "Un porcentaje del precio" },
              { value: "fijo", label: "Un importe fijo" },
            ]}
            onValue={(kind) => set({ kind: kind === "fijo" ? "fijo" : "porcentaje" })}
          />
          {fee.kind === "porcentaje" ? (
            <Figure
              editing={editing}
              path="fee.percent"
              label="Honorarios"
              unit="%"
              value={fee.percent}
              onValue={(percent) => set({ percent })}
            />
          ) : (
            <Figure
              editing={editing}
              path="fee.amount"
              label="Honorarios"
              unit={currencyUnit(currency)}
              value={fee.amount}
              onValue={(amount) => set({ amount })}
            />
          )}
          <Choice
            editing={editing}
            path="fee.tax"
            label={`${tax} de los honorarios`}
            value={fee.tax ?? ""}
            options={[
              { value: "aparte", label: `Más ${tax}` },
              { value: "incluido", label: `${tax} incluido` },
              { value: "sin", label: `Sin ${tax}` },
            ]}
            onValue={(chosen) => set({ tax: FEE_TAXES.find((one) => one === chosen) ?? null })}
          />
          {fee.tax === "aparte" ? (
            <Figure
              editing={editing}
              path="fee.taxPercent"
              label={`Tipo de ${tax}`}
              unit="%"
              value={fee.taxPercent}
              onValue={(taxPercent) => set({ taxPercent })}
            />
          ) : null}
        </div>
        <Words
          editing={editing}
          path="fee.when"
          label="Cuándo se pagan"
          value={fee.when}
          max={160}
          optional
          onValue={(when) => set({ when })}
        />
        <Check
          path="fee.ownerMoves"
          label="El propietario puede mover los honorarios en su página para ver cuánto le queda"
          isOn={fee.ownerMoves}
          onValue={(ownerMoves) => set({ ownerMoves })}
        />
      </PanelBody>
    </Panel>
  );
}

function NetPanel({ editing }: { editing: ProposalEditing }) {
  const { document, act } = editing;
  const { net, currency, country, fee, value } = document;
  const isSpanish = country === "ES";
  const set = (values: Partial<typeof net>) => act({ kind: "fields", group: "net", values });
  const figure = (path: keyof typeof net, label: string, help?: string) => (
    <Figure
      editing={editing}
      path={`net.${path}`}
      label={label}
      unit={currencyUnit(currency)}
      value={net[path]}
      optional
      {...(help ? { help } : {})}
      onValue={(amount) => set({ [path]: amount })}
    />
  );
  return (
    <Panel labelledBy="seccion-neto">
      <PanelHeader
        id="seccion-neto"
        title="Lo que le queda al propietario"
        description="Solo cuenta lo que escribas aquí. Lo que dejes en blanco se nombra como no incluido."
      />
      <PanelBody className="grid gap-5">
        <div className="grid gap-3 sm:grid-cols-2">
          {figure("debt", isSpanish ? "Hipoteca pendiente" : "Crédito pendiente")}
          {figure("cancellation", isSpanish ? "Cancelación de la hipoteca" : "Cancelación del crédito")}
          {figure("landGainTax", isSpanish ? "Plusvalía municipal" : "Impuesto local de la venta")}
          {figure("gainTax", isSpanish ? "IRPF de la ganancia" : "Impuesto de la ganancia")}
          {figure("otherCosts", "Otros gastos de vender")}
        </div>
        {value.price === null ? (
          <p className="text-sm text-muted-foreground">Pon el precio de salida y verás aquí el neto.</p>
        ) : (
          <NetSlider
            document={document}
            moves={fee.percent !== null || fee.amount !== null}
            onTake={(taken) => act({ kind: "fields", group: "fee", values: taken })}
          />
        )}
      </PanelBody>
    </Panel>
  );
}

function TermsPanel({ editing }: { editing: ProposalEditing }) {
  const { document, act } = editing;
  const { terms } = document;
  const set = (values: Partial<typeof terms>) => act({ kind: "fields", group: "terms", values });
  return (
    <Panel labelledBy="seccion-condiciones">
      <PanelHeader id="seccion-condiciones" title="Condiciones" />
      <PanelBody className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <Choice
            editing={editing}
            path="terms.isExclusive"
            label="Encargo"
            value={terms.isExclusive === null ? "" : terms.isExclusive ? "si" : "no"}
            options={[
              { value: "si", label: exclusiveWords(true) },
              { value: "no", label: exclusiveWords(false) },
            ]}
            onValue={(chosen) => set({ isExclusive: chosen === "" ? null : chosen === "si" })}
          />
          <Figure
            editing={editing}
            path="terms.months"
            label="Plazo"
            unit="meses"
            isWhole
            value={terms.months}
            onValue={(months) => set({ months })}
          />
        </div>
        <Words
          editing={editing}
          path="terms.withdrawal"
          label="Desistimiento"
          value={terms.withdrawal}
          max={1500}
          rows={3}
          help={
            terms.withdrawal !== "" && Object.values<string>(PROPOSAL_WITHDRAWAL).includes(terms.withdrawal)
              ? "Es un texto de partida: revísalo con tu abogado antes de enviarlo."
              : "Cómo puede echarse atrás el propietario. Revísalo con tu abogado."
          }
          onValue={(withdrawal) => set({ withdrawal })}
        />
        <Words
          editing={editing}
          path="terms.more"
          label="Otras condiciones"
          value={terms.more}
          max={3000}
          rows={3}
          optional
          onValue={(more) => set({ more })}
        />
      </PanelBody>
    </Panel>
  );
}
