import { formatNumber } from "#domain/shared/format/format.ts";
import type { SeriesState, SourceState } from "#server/tools/official-series/series-state.server.ts";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Ago } from "#ui/realtime/ago.tsx";
import { Tag } from "#ui/tag.tsx";
import { When } from "../../shared/when.tsx";

/** Prices and euríbor of official bodies: their age, and the errors that keep them from being newer. */
export function SeriesPanel({ series: sources, isOn }: { series: readonly SourceState[]; isOn: boolean }) {
  const all = sources.flatMap(({ series }) => series);
  return (
    <Panel labelledBy="series" className="overflow-hidden">
      <PanelHeader
        id="series"
        title="Series oficiales"
        description={
          isOn
            ? "Se leen una vez al día de quien las publica. Si no se llega, vale lo último leído; si nunca se llegó, lo que trae el producto."
            : "OFFICIAL_SERIES=off: no se lee ninguna. Vale lo último leído o, si no lo hay, lo que trae el producto."
        }
        divided
      />
      <DataTable
        caption="Fuentes de series oficiales con su última lectura y su último fallo"
        columns={SOURCE_COLUMNS}
        rows={sources}
        rowKey={({ id }) => id}
      />
      <PanelBody className="py-1!">
        <Disclosure summary={`Ver las ${all.length} series`} className="border-b-0">
          <div className="-mx-5 sm:-mx-6">
            <DataTable
              caption="Series oficiales, una a una"
              columns={SERIES_COLUMNS}
              rows={all}
              rowKey={({ id }) => id}
            />
          </div>
        </Disclosure>
      </PanelBody>
    </Panel>
  );
}

const NEVER = <span className="text-muted-foreground">Nunca</span>;
const NONE = <span className="text-muted-foreground">—</span>;

const READING_COLUMNS: readonly Column<Pick<SeriesState, "readAt" | "dueAt">>[] = [
  {
    id: "read",
    header: "Última lectura",
    narrow: "note",
    numeric: true,
    cell: ({ readAt }) => (readAt === null ? NEVER : <Ago iso={readAt} />),
  },
  {
    id: "due",
    header: "Próxima",
    numeric: true,
    cell: ({ dueAt }) => (dueAt === null ? NONE : <When iso={dueAt} style="full" />),
  },
];

const SOURCE_COLUMNS: readonly Column<SourceState>[] = [
  {
    id: "name",
    header: "Fuente",
    narrow: "title",
    cell: ({ name, series, failing, lastError }) => (
      <TwoLines
        title={name}
        detail={
          <span className="wrap-anywhere">
            {lastError === null
              ? countOf(series.length)
              : `${failing === series.length ? "Último fallo" : `Último fallo, de ${formatNumber(failing)}`}: ${lastError}`}
          </span>
        }
      />
    ),
  },
  { id: "state", header: "Estado", narrow: "figure", cell: (source) => <StateTag {...source} /> },
  ...READING_COLUMNS,
];

const countOf = (count: number) => (count === 1 ? "1 serie" : `${formatNumber(count)} series`);

function StateTag({ series, unread, failing }: SourceState) {
  if (unread === series.length) return <Tag tone="warning">Nunca leída</Tag>;
  if (failing > 0) return <Tag tone="warning">Con fallos</Tag>;
  return unread > 0 ? <Tag>En parte</Tag> : <Tag tone="success">Al día</Tag>;
}

const SERIES_COLUMNS: readonly Column<SeriesState>[] = [
  {
    id: "label",
    header: "Serie",
    narrow: "title",
    cell: ({ label, lastError }) =>
      lastError === null ? (
        <span className="font-medium">{label}</span>
      ) : (
        <TwoLines title={label} detail={<span className="wrap-anywhere">{lastError}</span>} />
      ),
  },
  {
    id: "last",
    header: "Último dato",
    narrow: "figure",
    numeric: true,
    cell: ({ last }) => last ?? <span className="text-muted-foreground">Ninguno</span>,
  },
  ...READING_COLUMNS,
];
