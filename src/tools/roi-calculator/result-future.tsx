import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn, shortMoneyIn } from "#domain/shared/format/money-in.ts";
import { FanChart } from "#ui/charts/fan-chart.tsx";
import { Heatmap } from "#ui/charts/heatmap.tsx";
import { StackedBarChart } from "#ui/charts/stacked-bar-chart.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FigureList } from "#ui/stat-figure.tsx";
import {
  explainRate,
  explainSimulation,
  simulationBins,
  simulationTitle,
  startingGain,
  YEAR_PARTS,
  yearParts,
  yearsText,
} from "./explain.ts";
import type { InvestmentResult } from "./result.ts";
import { useSimulation } from "./use-simulation.ts";

/** Where each year's rent goes, and what the sale gives back. */
export function FuturePanel({ result }: { result: InvestmentResult }) {
  const { returns, currency, home } = result;
  const money = moneyIn(currency);
  const short = shortMoneyIn(currency);
  const years = yearParts(result);
  const last = returns.years.at(-1)!;
  const cash = returns.years.reduce((sum, { cashFlow }) => sum + cashFlow, 0);
  return (
    <Panel labelledBy="roi-futuro">
      <PanelHeader
        id="roi-futuro"
        title={`Hasta vender, ${yearsText(home.horizonYears)}`}
        description={explainRate(result)}
      />
      <PanelBody className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <StackedBarChart
          title={`En ${yearsText(home.horizonYears)} el alquiler ${cash >= 0 ? "te deja" : "te cuesta"} ${money(Math.abs(cash))}`}
          subtitle={`A dónde va lo que se cobra cada año, en ${currency}`}
          summary={`Barras de ${years.length} años: gastos, intereses, capital devuelto y lo que te queda. El primer año te quedan ${money(returns.cashFlow)}.`}
          parts={YEAR_PARTS}
          columns={years.map(({ year, parts }) => ({ label: String(year), values: parts }))}
          format={short}
          columnName="Año"
        />
        <FigureList
          className="self-start"
          items={[
            { label: `Valor a los ${yearsText(home.horizonYears)}`, value: money(last.value) },
            { label: "Coste de vender", value: money(returns.saleNet - last.value) },
            ...(last.balance > 0 ? [{ label: "Deuda que cancelas", value: money(-last.balance) }] : []),
            { label: "Cobrado en el camino", value: money(cash) },
            { label: "Lo que pusiste", value: money(-returns.equity) },
            { label: "Ganancia", value: money(last.gainIfSold) },
            { label: "Valor actual neto", value: money(returns.netPresentValue) },
          ]}
        />
      </PanelBody>
    </Panel>
  );
}

/** How far the suppositions may miss. While the result follows the keys, the browser's own thread reckons it. */
export function SimulationPanel({ result }: { result: InvestmentResult }) {
  const simulation = useSimulation(result);
  const { currency } = result;
  const money = moneyIn(currency);
  const short = shortMoneyIn(currency);
  if (simulation === null) {
    return (
      <Panel labelledBy="roi-simulacion">
        <PanelHeader id="roi-simulacion" title="Si sale de otra manera" description="Calculando diez mil recorridos…" />
        <PanelBody className="min-h-96">{null}</PanelBody>
      </Panel>
    );
  }
  const lastYear = simulation.years.at(-1)!;
  const bins = simulationBins(simulation);
  return (
    <Panel labelledBy="roi-simulacion">
      <PanelHeader
        id="roi-simulacion"
        title="Si sale de otra manera"
        description={`${explainSimulation(simulation, result)} ${formatNumber(simulation.runs)} simulaciones con la semilla ${simulation.seed}.`}
      />
      <PanelBody className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <FanChart
          title={`Vendiendo al final, 8 de cada 10 veces ganas entre ${money(lastYear.low80)} y ${money(lastYear.high80)}`}
          subtitle={`Ganancia si vendes ese año, en ${currency}`}
          summary={`Abanico de ${simulation.years.length} años. La ganancia central al final es ${money(lastYear.median)}.`}
          history={[{ x: 0, y: startingGain(result) }]}
          forecast={simulation.years.map((year) => ({
            x: year.year,
            median: year.median,
            bands: [
              { probability: 0.5, low: year.low50, high: year.high50 },
              { probability: 0.8, low: year.low80, high: year.high80 },
            ],
          }))}
          formatX={(year) => formatNumber(year)}
          formatY={short}
          xName="Año"
        />
        {bins.length > 0 ? (
          <StackedBarChart
            title={simulationTitle(simulation)}
            subtitle="Cuántas simulaciones dan cada TIR"
            summary={explainSimulation(simulation, result)}
            parts={["Simulaciones"]}
            columns={bins}
            format={(share) => formatPercent(share)}
            columnName="TIR"
          />
        ) : null}
      </PanelBody>
    </Panel>
  );
}

/** The figures around the case in hand. */
export function MapPanels({ result: { rateMap, cashMap, currency } }: { result: InvestmentResult }) {
  const money = moneyIn(currency);
  const rentLabel = (change: number) =>
    change === 0 ? "El tuyo" : `${change > 0 ? "+" : "−"}${formatPercent(Math.abs(change))}`;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Panel labelledBy="roi-mapa-tir">
        <PanelHeader id="roi-mapa-tir" title="La TIR, según alquiler y revalorización" />
        <PanelBody>
          <Heatmap
            caption="TIR de tu dinero según el alquiler y la revalorización al año"
            corner="Alquiler / sube al año"
            columns={rateMap.columns.map((column) => formatPercent(column, 2))}
            rows={rateMap.rows.map(({ change, values }) => ({ label: rentLabel(change), values }))}
            format={(value) => formatPercent(value)}
            current={rateMap.current}
          />
          <p className="mt-3 text-xs text-subtle-foreground">Recuadrado, tu caso. Una raya: no definida.</p>
        </PanelBody>
      </Panel>
      {cashMap ? (
        <Panel labelledBy="roi-mapa-caja">
          <PanelHeader id="roi-mapa-caja" title="Lo que queda al año, según alquiler e interés" />
          <PanelBody>
            <Heatmap
              caption={`Lo que queda el primer año, en ${currency}, según el alquiler y el interés`}
              corner="Alquiler / interés"
              columns={cashMap.columns.map((column) => (column < 0 ? "–" : formatPercent(column, 2)))}
              rows={cashMap.rows.map(({ change, values }) => ({ label: rentLabel(change), values }))}
              format={(value) => money(value)}
              current={cashMap.current}
            />
            <p className="mt-3 text-xs text-subtle-foreground">Recuadrado, tu caso.</p>
          </PanelBody>
        </Panel>
      ) : null}
    </div>
  );
}
