import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { IntervalChart } from "#ui/charts/interval-chart.tsx";
import { Elevation } from "#ui/illustration/elevation.tsx";
import { Panel } from "#ui/panel.tsx";
import { FigureList } from "#ui/stat-figure.tsx";
import { homeTitle } from "../home-facts.ts";
import type { ValuationOutcome } from "./engine.ts";
import { MethodLink } from "./method-link.tsx";
import { measuredFor, measuredItems } from "./reliability.ts";
import type { ValuationInput } from "./schema.ts";
import { basisLine, moneyOf } from "./wording.ts";

interface AsideProps {
  result: ValuationOutcome;
  input: ValuationInput;
}

/** Windows across the drawn façade. */
const BAYS = 5;

/** Beside the form: what comes out, and how far to trust it. */
export function ExampleAside({ result, input }: AsideProps) {
  const titleId = useId();
  const { home } = input;
  const { estimate } = moneyOf(result, home);
  const measured = measuredFor(result);
  return (
    <>
      <Panel as="aside" zocalo="luz" labelledBy={titleId}>
        <Elevation
          floors={home.buildingFloors ?? 5}
          bays={BAYS}
          floor={home.floor}
          name={homeTitle(home)}
          className="block h-52 w-full rounded-t-lg"
        />
        <div className="px-6 pt-5 pb-6">
          <p className="text-xs text-subtle-foreground">Ejemplo resuelto</p>
          <h2 id={titleId} className="mt-1 text-lg [font-stretch:100%]">
            {homeTitle(home)}
          </h2>
          {result.kind === "value" ? (
            <>
              <IntervalChart
                size="compact"
                className="mt-4"
                value={result.value}
                low80={result.range80.low}
                high80={result.range80.high}
                low50={result.range50.low}
                high50={result.range50.high}
                format={estimate}
              />
              <p className="mt-2 text-xs text-subtle-foreground">{basisLine(result)}.</p>
            </>
          ) : null}
          <a href="#ejemplo" className="link-text mt-4 inline-flex items-center gap-1.5 text-sm">
            Abrir el ejemplo completo <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
          </a>
        </div>
      </Panel>
      {measured ? (
        <div className="px-1">
          <h2 className="mb-1 text-base [font-stretch:100%]">Cómo de fiable es</h2>
          <FigureList items={measuredItems(measured)} />
          <p className="mt-3 text-xs text-subtle-foreground">
            {measured.method} <MethodLink />
          </p>
        </div>
      ) : null}
    </>
  );
}
