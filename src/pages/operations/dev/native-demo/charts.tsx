import { formatMoney, formatNumber, formatPercent, formatSignedMoney } from "#domain/shared/format/format.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { FanChart } from "#ui/charts/fan-chart.tsx";
import { Heatmap } from "#ui/charts/heatmap.tsx";
import { IntervalChart } from "#ui/charts/interval-chart.tsx";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { StackedBarChart } from "#ui/charts/stacked-bar-chart.tsx";
import { WaterfallChart } from "#ui/charts/waterfall-chart.tsx";
import { Panel, PanelBody } from "#ui/panel.tsx";
import { Section, Specimen } from "./section.tsx";

const euros = (amount: number) => formatMoney(amount);
/** Years are not grouped in thousands. */
const year = (x: number) => String(Math.floor(x));

const home = { value: 342_000, low80: 324_000, high80: 361_000, low50: 333_000, high50: 351_000, format: euros };

const quarters = [2980, 3015, 3060, 3090, 3150, 3180, 3260, 3310, 3350, 3420, 3480, 3520].map((y, i) => ({
  x: 2023 + i / 4,
  y,
}));

const forecast = [1, 2, 3, 4, 5].map((quarter) => {
  const median = 3520 + 45 * quarter;
  const band = (probability: 0.5 | 0.8 | 0.95, reach: number) => ({
    probability,
    low: median - reach * quarter,
    high: median + reach * quarter,
  });
  return { x: 2025.75 + quarter / 4, median, bands: [band(0.5, 18), band(0.8, 38), band(0.95, 62)] };
});

/** Every chart, and the interval in the cases that bend it. */
export function Charts() {
  return (
    <Section
      id="graficos"
      title="Gráficos"
      note="El título dice el hallazgo. Se dibujan en porcentaje de su caja: el texto nunca se escala, y se ven igual sin JavaScript."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
        <Intervals />
        <Cell name="Cascada">
          <WaterfallChart
            caption="De dónde sale el precio"
            base={{ label: "Precio medio de la zona", detail: "94 m² × 3.420 €/m²", amount: 321_500 }}
            rows={[
              { label: "Terraza de 12 m²", amount: 8_900 },
              { label: "Ascensor", amount: 9_600 },
              { label: "Reforma de 2019", amount: 12_800 },
              { label: "Sin plaza de garaje", amount: -7_900 },
              { label: "Ruido de la calle", detail: "62 dB de día", amount: -2_900 },
            ]}
            total={{ label: "Estimación", detail: "3.638 €/m²", amount: 342_000 }}
            format={euros}
            formatChange={(amount) => formatSignedMoney(amount)}
          />
        </Cell>
        <Cell name="Mapa de calor">
          <Heatmap
            caption="Cuota mensual por interés y plazo"
            corner="Interés"
            columns={["20 años", "25 años", "30 años"]}
            rows={[
              { label: formatPercent(0.025), values: [954, 808, 711] },
              { label: formatPercent(0.03), values: [998, 854, 759] },
              { label: formatPercent(0.035), values: [1044, 901, null] },
            ]}
            current={{ row: 1, column: 2 }}
            format={euros}
          />
        </Cell>
        <Cell name="Previsión con bandas">
          <FanChart
            title="El precio sube; el año que viene puede quedarse quieto"
            subtitle="€/m², muestra"
            summary="De 2.980 a 3.520 €/m² entre 2023 y 2025; la previsión central para 2027 es 3.745 €/m²."
            xName="Trimestre"
            history={quarters}
            forecast={forecast}
            formatX={year}
            formatY={(y) => formatNumber(y)}
            labelled={[2023, 2024, 2025, 2026, 2027]}
          />
        </Cell>
        <Cell name="Líneas">
          <LineChart
            title="Tres zonas, dos ritmos"
            subtitle="€/m², muestra"
            summary="Ruzafa sube más que Benimaclet y que la media de la ciudad."
            xName="Año"
            x={[2020, 2021, 2022, 2023, 2024, 2025]}
            series={[
              { name: "Ruzafa", values: [2380, 2500, 2710, 2980, 3300, 3520] },
              { name: "Benimaclet", values: [1690, 1750, 1900, 2100, 2290, 2450] },
              { name: "Valencia", values: [1790, 1850, null, 2150, 2390, 2500] },
            ]}
            formatX={year}
            formatY={(y) => formatNumber(y)}
          />
        </Cell>
        <Cell name="Barras apiladas">
          <StackedBarChart
            title="Cada año se paga menos interés"
            subtitle="180.000 € a 5 años, muestra"
            summary="Los intereses bajan de 5.000 € el primer año a 600 € el último."
            parts={["Capital", "Intereses"]}
            columnName="Año"
            totalName="Cuotas"
            format={euros}
            columns={[
              { label: "1", values: [33_800, 5_000] },
              { label: "2", values: [34_900, 3_900] },
              { label: "3", values: [36_000, 2_800] },
              { label: "4", values: [37_100, 1_700] },
              { label: "5", values: [38_200, 600] },
            ]}
          />
        </Cell>
        <Cell name="Barras">
          <BarChart
            caption="Gastos de la compra"
            valueName="Importe"
            format={euros}
            rows={[
              { label: "Impuesto de transmisiones", detail: "10 %", value: 34_200 },
              { label: "Notaría y registro", value: 1_450 },
              { label: "Gestoría", value: 420, highlighted: true },
              { label: "Ayuda", value: -3_000 },
            ]}
          />
        </Cell>
      </div>
    </Section>
  );
}

function Intervals() {
  return (
    <>
      <Cell name="Cota con comparables; uno queda fuera">
        <IntervalChart {...home} dots={[318_000, 329_000, 337_000, 352_000, 369_000, 520_000]} />
      </Cell>
      <Cell name="Cota compacta; estimación junto a un extremo, cifras largas">
        <IntervalChart
          size="compact"
          value={1_330_000_000}
          low80={1_324_000_000}
          high80={1_361_000_000}
          format={(amount) => formatMoney(amount, "COP")}
        />
      </Cell>
      <Cell name="Cota en una fila de tabla: estimación ±24 %; la segunda se sale por abajo">
        <div className="grid max-w-xs gap-3">
          <IntervalChart {...home} size="inline" />
          <IntervalChart {...home} low80={224_000} high80={401_000} size="inline" />
        </div>
      </Cell>
    </>
  );
}

function Cell({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Specimen name={name}>
      <Panel as="div">
        <PanelBody>{children}</PanelBody>
      </Panel>
    </Specimen>
  );
}
