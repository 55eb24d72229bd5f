import { useId } from "react";
import { formatSignedMoney } from "#domain/shared/format/format.ts";
import type { ExplanationBar, ValuedHome } from "#domain/tools/valuation/types.ts";
import { ConfidenceDoors } from "#ui/charts/confidence-doors.tsx";
import { WaterfallChart, type WaterfallEntry } from "#ui/charts/waterfall-chart.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { FigureList } from "#ui/stat-figure.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { ValuationOutcome } from "./engine.ts";
import { measuredFor, measuredItems } from "./reliability.ts";
import type { ValuationInput } from "./schema.ts";
import { confidenceTitle, moneyOf } from "./wording.ts";

interface ReasonsProps {
  result: ValuationOutcome & ValuedHome;
  input: ValuationInput;
}

/** Bars beyond this many say little each: they are drawn as one. */
const MOST_BARS = 9;

/** From the start to the value: what adds and what takes away. */
export function WaterfallPanel({ result, input: { home } }: ReasonsProps) {
  const titleId = useId();
  const { isExample } = useToolRun();
  const { money, perM2 } = moneyOf(result, home);
  const { start, bars, value } = result.explanation;
  const subject =
    result.basis === "model-2018"
      ? "Partimos de la vivienda media de la ciudad y sumamos o restamos lo que distingue a esta."
      : "Partimos del precio medio de los comparables y sumamos o restamos lo que los distingue de esta vivienda.";
  return (
    <Panel labelledBy={titleId}>
      <PanelHeader id={titleId} title="De dónde sale el precio" level={isExample ? 3 : 2} description={subject} />
      <PanelBody>
        <WaterfallChart
          base={{ label: start.label, amount: start.amount, detail: perM2(start.amount / home.builtAreaM2) }}
          rows={waterfallRows(bars)}
          total={{ label: "Estimación", amount: value, detail: perM2(result.pricePerM2) }}
          format={money}
          formatChange={(amount) => formatSignedMoney(amount, result.currency)}
          caption="Contribución de cada característica al precio"
        />
      </PanelBody>
    </Panel>
  );
}

/** The largest bars one by one, the rest as one; what the engine set last stays last. */
export function waterfallRows(bars: readonly ExplanationBar[]): WaterfallEntry[] {
  const isLast = ({ id }: ExplanationBar) => id === "model" || id === "comparables";
  const entry = ({ label, amount }: ExplanationBar): WaterfallEntry => ({ label, amount });
  const traits = bars.filter((bar) => !isLast(bar));
  const last = bars.filter(isLast);
  const room = MOST_BARS - last.length;
  const shown = traits.length > room ? traits.slice(0, room - 1) : traits;
  const rest = traits.slice(shown.length);
  const others: WaterfallEntry[] =
    rest.length === 0
      ? []
      : [{ label: "Otros detalles", amount: rest.reduce((sum, { amount }) => sum + amount, 0), detail: namesOf(rest) }];
  return [...shown.map(entry), ...others, ...last.map(entry)];
}

const namesOf = (bars: readonly ExplanationBar[]) => bars.map(({ label }) => label.toLowerCase()).join(", ");

/** How far to trust the figure, why, and what was measured. */
export function ConfidencePanel({ result }: Pick<ReasonsProps, "result">) {
  const titleId = useId();
  const { isExample } = useToolRun();
  const measured = measuredFor(result);
  const title = confidenceTitle(result);
  return (
    <Panel labelledBy={titleId}>
      <PanelHeader id={titleId} title={title} level={isExample ? 3 : 2} />
      <PanelBody className="grid gap-4">
        <ConfidenceDoors level={doorsOf(result)} label={title} />
        <ul className="grid gap-2 text-sm leading-snug">
          {result.confidence.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {measured ? (
          <div>
            <FigureList items={measuredItems(measured)} className="border-t" />
            <p className="mt-3 text-xs text-subtle-foreground">
              {measured.method} <MethodLink />
            </p>
          </div>
        ) : (
          <p className="border-t pt-3 text-xs text-subtle-foreground">
            Aquí no hay error medido: no tenemos precios de la zona con los que comprobarlo. <MethodLink />
          </p>
        )}
      </PanelBody>
    </Panel>
  );
}

export function MethodLink() {
  return (
    <PageLink to="/metodo/valoracion" className="link-text">
      Ver el método
    </PageLink>
  );
}

/** Doors open, 0 to 5: the level gives the floor, the score the step within it. */
export function doorsOf({ confidence: { level, score } }: Pick<ValuedHome, "confidence">): number {
  if (level === "alta") return score > 92 ? 5 : 4;
  if (level === "media") return 3;
  return score >= 70 ? 2 : 1;
}
