import { formatMoney } from "#domain/format/format.ts";
import { IntervalChart } from "#ui/charts/interval-chart.tsx";
import { type Column, DataTable, RangeCell, TwoLines } from "#ui/data-table.tsx";
import { moduleIcons } from "#ui/module-icons.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { RecentResult } from "./dashboard-home.server.ts";
import { shortRange } from "./short-range.ts";
import { When } from "./when.tsx";

const COLUMNS: readonly Column<RecentResult>[] = [
  { id: "title", header: "Resultado", narrow: "title", cell: (result) => <ResultName {...result} /> },
  { id: "range", header: "Rango del 80\u00a0%", narrow: "detail", cell: (result) => <ResultRange {...result} /> },
  { id: "value", header: "Cifra", numeric: true, narrow: "figure", cell: (result) => <ResultValue {...result} /> },
  {
    id: "date",
    header: "Fecha",
    numeric: true,
    narrow: "note",
    cell: ({ createdAt }) => <When iso={createdAt} className="text-muted-foreground" />,
  },
];

/** What this account calculated last; each line opens its result again. */
export function RecentResults({ results }: { results: readonly RecentResult[] }) {
  return (
    <Panel labelledBy="resultados">
      <PanelHeader id="resultados" title="Resultados recientes" divided />
      <DataTable caption="Resultados recientes" columns={COLUMNS} rows={results} rowKey={({ id }) => id} />
    </Panel>
  );
}

function ResultName({ title, toolTitle, module, href }: RecentResult) {
  const Icon = moduleIcons[module];
  return (
    <TwoLines
      title={
        <PageLink to={href} className="touch-target no-underline hover:underline">
          {title}
        </PageLink>
      }
      detail={
        <span className="flex items-center gap-1.5">
          <Icon aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
          {toolTitle}
        </span>
      }
    />
  );
}

function ResultRange({ figure }: RecentResult) {
  if (!figure?.range80) return <span className="text-muted-foreground">No aplica</span>;
  const { value, range80, range50, currency } = figure;
  const text = shortRange(range80);
  if (value === null) return <span className="text-muted-foreground tabular-nums">{text}</span>;
  return (
    <RangeCell
      chart={
        <IntervalChart
          size="inline"
          value={value}
          low80={range80.low}
          high80={range80.high}
          low50={range50?.low}
          high50={range50?.high}
          format={(amount) => formatMoney(amount, currency)}
        />
      }
      text={text}
    />
  );
}

function ResultValue({ figure }: RecentResult) {
  if (!figure) return <span className="text-muted-foreground">Sin valor</span>;
  const { value, currency, label, perMonth, tag } = figure;
  return (
    <>
      {value === null ? null : (
        <span className="block font-semibold" title={label}>
          {formatMoney(value, currency)}
          {perMonth ? <span className="font-normal text-muted-foreground"> al mes</span> : null}
        </span>
      )}
      {tag === undefined ? null : <Tag tone="warning">{tag}</Tag>}
    </>
  );
}
