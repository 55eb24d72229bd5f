import { useId } from "react";
import { formatDate } from "#domain/shared/format/format.ts";
import type { DossierPart } from "#domain/tools/dossiers/dossier-parts.ts";
import {
  CHARGE_NAMES,
  CHARGE_STATES,
  certaintyWords,
  chargesWords,
  isSure,
  kindWords,
  RIGHT_NAMES,
  ROLE_NAMES,
  valueWords,
} from "#domain/tools/dossiers/dossier-words.ts";
import type { ChargeReading, PartyReading } from "#domain/tools/dossiers/reading.ts";
import { Callout } from "#ui/callout.tsx";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { KindChoice, type TellKind } from "./kind-choice.tsx";
import { Fields, type TellField } from "./part-fields.tsx";
import { QuoteLink } from "./quotes-context.tsx";

interface PartPanelProps {
  part: DossierPart;
  /** Its place in the dossier. */
  at: number;
  /** Its fields stand open. */
  isOpen: boolean;
  /** Reads it as another kind; null where nobody may. */
  onKind: TellKind | null;
  /** Says what a field is; null where nobody may. */
  onField: TellField | null;
}

/** One document: what it is, and what stands in it. */
export function PartPanel({ part, at, isOpen, onKind, onField }: PartPanelProps) {
  const id = useId();
  const { reading, name, from, to, isKindTold } = part;
  const { fields, parties, charges } = reading;
  const speaksOfCharges = charges.charges.length > 0 || charges.unclear.length > 0;
  return (
    <Panel labelledBy={id} className="overflow-hidden">
      <PanelHeader
        id={id}
        title={kindWords(reading)}
        divided
        description={
          <span className="wrap-anywhere">
            {name}, {from === to ? `página ${from}` : `páginas ${from} a ${to}`}
          </span>
        }
        actions={
          reading.kind === null ? (
            <Tag tone="warning">Sin reconocer</Tag>
          ) : isKindTold ? (
            <Tag>Lo has dicho tú</Tag>
          ) : (
            <Tag tone={isSure(reading.certainty) ? "neutral" : "warning"}>
              Certeza {certaintyWords(reading.certainty)}
            </Tag>
          )
        }
      />
      <div className="divide-y">
        {onKind ? <KindChoice part={part} onKind={onKind} /> : null}
        {parties.length > 0 ? <Parties parties={parties} at={at} /> : null}
        {chargesWords(reading) || speaksOfCharges ? (
          <div className="px-5 py-4 sm:px-6">
            <h3 className="text-sm font-semibold">Cargas</h3>
            {chargesWords(reading) ? (
              charges.said === "none" || charges.said === "silent" ? (
                <p className="mt-1 text-control">{chargesWords(reading)}</p>
              ) : (
                <Callout tone="warning" className="mt-2">
                  {chargesWords(reading)}
                </Callout>
              )
            ) : null}
            <ul className="mt-1 grid gap-3">
              {charges.charges.map((charge) => (
                <Charge key={`${charge.quote.page} ${charge.quote.start} ${charge.kind}`} charge={charge} at={at} />
              ))}
              {charges.unclear.map((quote) => (
                <li key={`${quote.page} ${quote.start}`}>
                  <Tag tone="warning">Sin aclarar</Tag>
                  <QuoteLink isWithin part={at} quote={quote} showsText />
                </li>
              ))}
            </ul>
            {charges.said === "none" && charges.saidAt ? (
              <QuoteLink isWithin part={at} quote={charges.saidAt} showsText />
            ) : null}
          </div>
        ) : null}
        {fields.length > 0 ? (
          <Disclosure
            open={isOpen}
            summary={<span className="text-sm font-semibold">Datos ({fields.length})</span>}
            className="border-b-0 px-5 sm:px-6"
          >
            <Fields part={part} at={at} onField={onField} />
          </Disclosure>
        ) : null}
      </div>
    </Panel>
  );
}

function Parties({ parties, at }: { parties: readonly PartyReading[]; at: number }) {
  const shares = parties.flatMap(({ name, share }) =>
    share ? [{ label: name, detail: RIGHT_NAMES[share.right], value: share.percent }] : [],
  );
  return (
    <div className="px-5 py-4 sm:px-6">
      <h3 className="text-sm font-semibold">Quién es quién</h3>
      <ul className="mt-1 grid gap-2">
        {parties.map(({ role, name, identifier, quote, certainty }) => (
          <li key={`${role} ${name} ${quote.page} ${quote.start}`}>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="text-sm text-muted-foreground">{ROLE_NAMES[role]}</span>
              <span className="font-medium wrap-anywhere">{name}</span>
              {identifier ? (
                <>
                  <span className="tabular-nums">{identifier.text}</span>
                  {identifier.isValid ? null : <Tag tone="warning">Mal escrito</Tag>}
                </>
              ) : null}
              {isSure(certainty) ? null : <Tag tone="warning">Certeza {certaintyWords(certainty)}</Tag>}
            </p>
            <QuoteLink isWithin part={at} quote={quote} />
          </li>
        ))}
      </ul>
      {shares.length > 0 ? (
        <div className="mt-4">
          <BarChart
            caption="Participación de cada titular"
            valueName="Participación"
            rows={shares}
            format={(percent) => valueWords({ type: "number", number: percent, unit: "percent" })}
          />
        </div>
      ) : null}
    </div>
  );
}

function Charge({ charge, at }: { charge: ChargeReading; at: number }) {
  const { kind, state, holder, amount, date, quote } = charge;
  const told = [
    holder && `a favor de ${holder}`,
    amount && `por ${valueWords({ type: "money", ...amount })}`,
    date && `de ${formatDate(date)}`,
  ].filter(Boolean);
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{CHARGE_NAMES[kind]}</span>
        <Tag tone={state === "cancelled" ? "success" : "warning"}>{CHARGE_STATES[state]}</Tag>
      </p>
      {told.length > 0 ? <p className="text-control wrap-anywhere first-letter:uppercase">{told.join(", ")}</p> : null}
      <QuoteLink isWithin part={at} quote={quote} showsText />
    </li>
  );
}
