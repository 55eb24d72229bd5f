import type { PlannedDrawing, PlannedExample } from "#content/planned/planned-tool.ts";
import { formatMoney, formatPercent } from "#domain/shared/format/format.ts";
import type { Shape } from "#domain/site/drawings/shape.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { IntervalChart } from "#ui/charts/interval-chart.tsx";
import { type HeaderPigment, ShapeDrawing } from "#ui/illustration/header-drawing.tsx";
import { Panel } from "#ui/panel.tsx";
import { FigureList } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";

interface ExamplePanelProps {
  example: PlannedExample;
  /** Head of the panel where the example has no drawing of its own. */
  header: { shapes: readonly Shape[]; pigment: HeaderPigment } | null;
}

/** A case worked out by hand: its input, its result and their meaning. */
export function ExamplePanel({ example, header }: ExamplePanelProps) {
  return (
    <Panel as="aside" zocalo="plataforma" labelledBy="ejemplo" className="self-start overflow-hidden">
      {header && !example.drawing ? (
        <ShapeDrawing {...header} className="aspect-video border-b sm:aspect-[16/8]" />
      ) : null}
      <div className="grid gap-4 p-5 sm:p-6">
        <h2 id="ejemplo" className="flex items-center gap-2 text-h4">
          <Tag tone="plataforma">Ejemplo</Tag> Cómo será el resultado
        </h2>
        <p className="text-control leading-normal text-muted-foreground">{example.given}</p>
        {example.drawing ? <Drawing drawing={example.drawing} /> : null}
        <FigureList className="border-t [&_dd]:whitespace-normal [&_dd]:text-right" items={example.rows} />
        <p className="text-control leading-normal">{example.reading}</p>
      </div>
    </Panel>
  );
}

function Drawing({ drawing }: { drawing: PlannedDrawing }) {
  if (drawing.kind === "interval") {
    const { value, low, high } = drawing;
    return (
      <IntervalChart size="compact" value={value} low80={low} high80={high} format={(amount) => formatMoney(amount)} />
    );
  }
  const isMoney = drawing.unit === "€";
  const decimals = drawing.rows.some(({ value }) => !Number.isInteger(Math.round(value * 10_000) / 100)) ? 2 : 0;
  return (
    <BarChart
      caption={drawing.caption}
      valueName={isMoney ? "Importe" : "Porcentaje"}
      format={(value) => (isMoney ? formatMoney(value) : formatPercent(value, decimals, decimals))}
      rows={drawing.rows.map(({ label, value, own }) => ({ label, value, ...(own ? { highlighted: true } : {}) }))}
    />
  );
}
