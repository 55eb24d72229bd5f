import { PRIORITY_NAMES } from "#domain/operations/monitoring/job-priorities.ts";
import { workName } from "#domain/operations/monitoring/jobs.ts";
import { formatSpan } from "#domain/operations/monitoring/words.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { MonitorPage } from "#server/operations/monitoring/monitor-page.server.ts";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Ago } from "#ui/realtime/ago.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { LevelMark } from "./status-board.tsx";

const NONE = <span className="text-muted-foreground">—</span>;

/** The works of the background with their queues: those that do not go well stand open with the next step, the others are folded. */
export function WorksPanel({ works, now }: Pick<MonitorPage, "works" | "now">) {
  // Those that stand still before those that only failed.
  const troubled = works
    .filter(({ level }) => level !== "good")
    .toSorted((a, b) => Number(b.level === "bad") - Number(a.level === "bad"));
  const well = works.filter(({ level }) => level === "good");
  const sum = (of: (work: ShownWork) => number) => works.reduce((total, work) => total + of(work), 0);
  const columns = columnsAt(new Date(now));
  return (
    <Panel labelledBy="trabajos" className="overflow-hidden">
      <PanelHeader
        id="trabajos"
        title="Trabajos de fondo"
        description={
          works.length === 0
            ? "Lo que se hace al lado de las peticiones, en hilos propios."
            : `${counted(
                sum(({ waiting }) => waiting),
                "vuelta en espera",
                "vueltas en espera",
              )}, ${formatNumber(sum(({ running }) => running))} en marcha y ${formatNumber(sum(({ done }) => done))} hechas en la última hora.`
        }
        divided
      />
      {troubled.length > 0 ? (
        <DataTable
          caption="Trabajos de fondo que no van bien, con lo que hacer"
          columns={columns}
          rows={troubled}
          rowKey={({ name }) => name}
        />
      ) : null}
      {works.length === 0 ? (
        <EmptyState title="Todavía no ha trabajado ninguno" level={3}>
          La primera vuelta se anota a los 15 segundos de arrancar.
        </EmptyState>
      ) : null}
      {well.length > 0 ? (
        <PanelBody className={troubled.length > 0 ? "border-t py-1!" : "py-1!"}>
          <Disclosure
            summary={well.length === 1 ? "Ver el que va bien" : `Ver los ${formatNumber(well.length)} que van bien`}
            className="border-b-0"
          >
            <div className="-mx-5 sm:-mx-6">
              <DataTable
                caption="Trabajos de fondo que van bien, con sus colas"
                columns={columns}
                rows={well}
                rowKey={({ name }) => name}
              />
            </div>
          </Disclosure>
        </PanelBody>
      ) : null}
    </Panel>
  );
}

type ShownWork = MonitorPage["works"][number];

const numberOf = (id: keyof ShownWork & ("running" | "done" | "failed"), header: string): Column<ShownWork> => ({
  id,
  header,
  numeric: true,
  sortBy: (work) => work[id],
  cell: (work) => (work[id] === 0 ? NONE : formatNumber(work[id])),
});

const columnsAt = (now: Date): readonly Column<ShownWork>[] => [
  {
    id: "name",
    header: "Trabajo",
    narrow: "title",
    sortBy: ({ name }) => workName(name),
    cell: ({ name, priority, advice }) => (
      <TwoLines
        title={workName(name)}
        detail={
          <span className="wrap-anywhere">
            {PRIORITY_NAMES[priority]}
            {advice === null ? null : (
              <>
                . {advice}{" "}
                <PageLink className="underline" to="/admin/logs?nivel=error&periodo=1-hora">
                  Ver los errores
                </PageLink>
              </>
            )}
          </span>
        }
      />
    ),
  },
  { id: "level", header: "Estado", narrow: "figure", cell: ({ level }) => <LevelMark level={level} /> },
  {
    id: "waiting",
    header: "En espera",
    numeric: true,
    sortBy: ({ waiting }) => waiting,
    cell: ({ waiting, waitsSince }) =>
      waitsSince === null
        ? NONE
        : `${formatNumber(waiting)}, desde hace ${formatSpan(Math.max(0, now.getTime() - waitsSince.getTime()) / 1000)}`,
  },
  numberOf("running", "En marcha"),
  numberOf("done", "Hechas en 1 h"),
  numberOf("failed", "Fallos en 1 h"),
  {
    id: "givenUp",
    header: "Rendidos",
    numeric: true,
    sortBy: ({ givenUp }) => givenUp,
    cell: ({ givenUp }) => (givenUp === 0 ? NONE : <a href="#rendidos">{formatNumber(givenUp)}</a>),
  },
  {
    id: "last",
    header: "Última vuelta",
    narrow: "note",
    numeric: true,
    sortBy: ({ lastRoundAt }) => lastRoundAt.getTime(),
    cell: ({ lastRoundAt }) => <Ago iso={lastRoundAt.toISOString()} />,
  },
];
