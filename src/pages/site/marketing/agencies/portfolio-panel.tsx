import { formatMoney } from "#domain/shared/format/format.ts";
import { IntervalChart } from "#ui/charts/interval-chart.tsx";
import { Elevation, type FacadePigment } from "#ui/illustration/elevation.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";

interface PortfolioPanelProps {
  caption: string;
  /** Of all its amounts, ISO 4217. */
  currency: string;
  homes: readonly {
    name: string;
    value: number;
    low80: number;
    high80: number;
    floors: number;
    bays: number;
    floor: number;
    pigment: FacadePigment;
  }[];
  note: string;
}

/** A few homes of a portfolio, each with its drawing and its interval at one scale, so that doubt looks wide. */
export function PortfolioPanel({ caption, currency, homes, note }: PortfolioPanelProps) {
  return (
    <Panel as="div" zocalo="plataforma">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b px-5 py-3.5">
        <p className="text-sm font-medium">{caption}</p>
        <Tag tone="plataforma">Ejemplo</Tag>
      </div>
      <ul>
        {homes.map(({ name, floors, bays, floor, pigment, ...interval }) => (
          <li key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4 border-b px-5 py-3.5">
            <Elevation
              name={name}
              floors={floors}
              bays={bays}
              floor={floor}
              pigment={pigment}
              className="h-16 w-full rounded-sm"
            />
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-control">
                {name} <b className="tabular-nums">{formatMoney(interval.value, currency)}</b>
              </p>
              <IntervalChart
                {...interval}
                size="inline"
                format={(amount) => formatMoney(amount, currency)}
                className="mt-1.5"
              />
            </div>
          </li>
        ))}
      </ul>
      <p className="px-5 py-4 text-sm text-muted-foreground">{note}</p>
    </Panel>
  );
}
