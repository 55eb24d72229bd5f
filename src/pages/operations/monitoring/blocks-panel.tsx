import type { ReactNode } from "react";
import { formatMs } from "#domain/operations/monitoring/words.ts";
import { counted } from "#domain/shared/format/counted.ts";
import type { MonitorPage } from "#server/operations/monitoring/monitor-page.server.ts";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Ago } from "#ui/realtime/ago.tsx";

/** The newest ones tell whether it happens now; the others are for whoever looks for a cause. */
const SHOWN = 5;

/** Delays for everybody: the last requests that blocked the thread that answers. */
export function BlocksPanel({ holds }: Pick<MonitorPage, "holds">) {
  const older = holds.slice(SHOWN);
  return (
    <Panel labelledBy="esperas" className="overflow-hidden">
      <PanelHeader
        id="esperas"
        title="Esperas largas"
        description="Lo que ha ocupado más de 300 ms seguidos el hilo que responde. Mientras tanto, nadie más recibe respuesta."
        divided
      />
      <BlocksTable
        caption="Últimas esperas largas, con su petición y su duración"
        holds={holds.slice(0, SHOWN)}
        empty={
          <EmptyState title="Ninguna espera larga" level={3}>
            Nada ha ocupado el hilo que responde más de 300 ms.
          </EmptyState>
        }
      />
      {older.length > 0 ? (
        <PanelBody className="border-t py-1!">
          <Disclosure
            summary={`Ver ${counted(older.length, "espera anterior", "esperas anteriores")}`}
            className="border-b-0"
          >
            <div className="-mx-5 sm:-mx-6">
              <BlocksTable caption="Esperas largas anteriores" holds={older} />
            </div>
          </Disclosure>
        </PanelBody>
      ) : null}
    </Panel>
  );
}

interface BlocksTableProps {
  caption: string;
  holds: MonitorPage["holds"];
  empty?: ReactNode;
}

const BlocksTable = ({ caption, holds, empty }: BlocksTableProps) => (
  <DataTable caption={caption} columns={COLUMNS} rows={holds} rowKey={({ id }) => String(id)} empty={empty} />
);

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
