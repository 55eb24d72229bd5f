import { formatMs } from "#domain/operations/monitoring/words.ts";
import type { MonitorPage } from "#server/operations/monitoring/monitor-page.server.ts";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { Ago } from "#ui/realtime/ago.tsx";

/** Delays for everybody: the last requests that blocked the thread that answers. */
export function BlocksPanel({ holds }: Pick<MonitorPage, "holds">) {
  return (
    <Panel labelledBy="esperas" className="overflow-hidden">
      <PanelHeader
        id="esperas"
        title="Esperas largas"
        description="Lo que ha ocupado más de 300 ms seguidos el hilo que responde. Mientras tanto, nadie más recibe respuesta."
        divided
      />
      <DataTable
        caption="Últimas esperas largas, con su petición y su duración"
        columns={COLUMNS}
        rows={holds}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState title="Ninguna espera larga" level={3}>
            Nada ha ocupado el hilo que responde más de 300 ms.
          </EmptyState>
        }
      />
    </Panel>
  );
}

const COLUMNS: readonly Column<MonitorPage["holds"][number]>[] = [
  {
    id: "route",
    header: "Petición",
    narrow: "title",
    cell: ({ route, place }) => (
      <TwoLines title={<span className="wrap-anywhere">{route}</span>} detail={place ?? "Sin lugar conocido"} />
    ),
  },
  {
    id: "ms",
    header: "Duración",
    narrow: "figure",
    numeric: true,
    sortBy: ({ ms }) => ms,
    cell: ({ ms }) => formatMs(ms),
  },
  {
    id: "at",
    header: "Cuándo",
    narrow: "note",
    numeric: true,
    sortBy: ({ at }) => at.getTime(),
    cell: ({ at }) => <Ago iso={at.toISOString()} />,
  },
];
