import { useState } from "react";
import { formatDate } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { PURPOSE_NAMES, PURPOSE_NEEDS, PURPOSES, type Purpose } from "#domain/tools/arguments/purposes.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FigureList } from "#ui/stat-figure.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { CardsPanel } from "./cards-panel.tsx";
import { prepareSale } from "./engine.ts";
import type { ArgumentsResult } from "./result.ts";
import type { ArgumentsInput } from "./schema.ts";
import { MissingPanel, ObjectionsPanel, QuestionsPanel, ScriptPanel, WeakPanel } from "./talk-panels.tsx";
import { countText } from "./words.ts";

export { prepareSale as live } from "./engine.ts";
export { Fields } from "./fields.tsx";
export { argumentsInput as input } from "./schema.ts";

interface ViewProps {
  result: ArgumentsResult;
}

export function liveSummary({ cards, objections }: ArgumentsResult): string {
  return `${countText(cards.length, "argumento", "argumentos")}, ${countText(objections.length, "objeción contestada", "objeciones contestadas")}`;
}

/** The cards first; then what is said walking, what is answered, what is owned up to, and what is missing. */
export function Result({ result: given, input }: ViewProps & { input: ArgumentsInput }) {
  const { isExample } = useToolRun();
  // The example changes here alone: there is no form behind it.
  const [tried, setTried] = useState<ArgumentsResult>();
  const result = (isExample && tried) || given;
  function tryPurpose(purpose: Purpose) {
    setTried(prepareSale({ ...input, purpose }, { today: given.date, officialPrice: given.official }));
  }
  return (
    <div className="grid min-w-0 gap-5">
      <Refused result={result} />
      <SummaryPanel result={result} onExample={tryPurpose} />
      <CardsPanel result={result} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <ObjectionsPanel result={result} />
          <WeakPanel result={result} />
        </div>
        <div className="grid min-w-0 gap-5">
          <ScriptPanel result={result} />
          <QuestionsPanel result={result} />
          <MissingPanel result={result} />
        </div>
      </div>
      <p className="text-xs text-subtle-foreground">
        Preparado el {formatDate(result.date)}, solo con lo que consta. Los pesos son criterio de Umbral. No entra quién
        compra: ni su edad, ni su origen, ni su familia.
      </p>
    </div>
  );
}

function Refused({ result: { refused, awaitsOfficial } }: ViewProps) {
  return (
    <>
      {refused.length > 0 ? (
        <Callout tone="warning" title="Esto no se dice">
          <ul className="mt-1 grid gap-1">
            {refused.map(({ rule, field, excerpt, title, text }) => (
              <li key={`${rule} ${field} ${excerpt}`}>
                {title}: «{excerpt}». {text}
              </li>
            ))}
          </ul>
        </Callout>
      ) : null}
      {awaitsOfficial ? (
        <Callout title="Falta una comparación">
          Al guardar se añade el valor tasado oficial de la zona: lo pide el servidor.
        </Callout>
      ) : null}
    </>
  );
}

function SummaryPanel({ result, onExample }: ViewProps & { onExample: (purpose: Purpose) => void }) {
  const { change, isExample } = useToolRun();
  const { purpose, homeName, cards } = result;
  const documented = cards.filter(({ isDocumented }) => isDocumented).length;
  return (
    <Panel zocalo="plataforma" labelledBy="argumentos-resumen">
      <PanelHeader
        id="argumentos-resumen"
        title={homeName}
        description={`${countText(cards.length, "argumento", "argumentos")} con su dato, ${documented} con documento que enseñar`}
      />
      <PanelBody className="grid gap-3">
        <fieldset className="flex min-w-0 flex-wrap gap-2 print:hidden">
          <legend className="sr-only">Para qué compra</legend>
          {PURPOSES.map((one) => (
            <Button
              key={one}
              size="sm"
              variant={one === purpose ? "default" : "outline"}
              aria-pressed={one === purpose}
              onClick={() => (isExample ? onExample(one) : change({ purpose: one }))}
            >
              {PURPOSE_NAMES[one]}
            </Button>
          ))}
        </fieldset>
        <p className="text-sm text-muted-foreground">
          <strong className="font-semibold text-foreground">{PURPOSE_NAMES[purpose]}.</strong> {PURPOSE_NEEDS[purpose]}
        </p>
      </PanelBody>
    </Panel>
  );
}

/** Beside the form: the best three as they stand. */
export function Aside({ result }: ViewProps) {
  const { cards, purpose, price, currency, unitPrice, runningMonthly, missing } = result;
  const money = moneyIn(currency);
  const figures = [
    ...(price === null ? [] : [{ label: "Precio", value: money(price) }]),
    ...(unitPrice === null ? [] : [{ label: "Por metro construido", value: `${money(unitPrice)}/m²` }]),
    ...(runningMonthly === null ? [] : [{ label: "Gasto fijo al mes", value: money(runningMonthly) }]),
  ];
  return (
    <Panel as="aside" zocalo="luz" labelledBy="argumentos-ahora">
      <PanelHeader
        id="argumentos-ahora"
        title={countText(cards.length, "argumento", "argumentos")}
        description={PURPOSE_NAMES[purpose]}
      />
      <PanelBody className="grid gap-5">
        {cards.length > 0 ? (
          <ol className="grid gap-3 text-sm">
            {cards.slice(0, 3).map(({ id, feature, benefit }) => (
              <li key={id}>
                <span className="block font-semibold">{feature}</span>
                <span className="block text-muted-foreground">{benefit}</span>
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-sm text-muted-foreground">Todavía no hay ningún dato que decir.</p>
        )}
        {figures.length > 0 ? <FigureList items={figures} /> : null}
        {missing[0] ? (
          <p className="text-sm">
            <span className="block text-xs text-subtle-foreground">Lo que más ganaría</span>
            {missing[0].add}: {missing[0].gain}.
          </p>
        ) : null}
      </PanelBody>
    </Panel>
  );
}
