import { Download, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import { isFiltered } from "#domain/tools/runs/run-filter.ts";
import type { ShownRun } from "#server/tools/runs/runs-shown.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { classNames } from "#ui/class-names.ts";
import { DataTable } from "#ui/data-table.tsx";
import { useMarking } from "#ui/marking/use-marking.ts";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { EmptyTrash } from "./empty-trash.tsx";
import { FolderNav } from "./folder-nav.tsx";
import { RunEmpty } from "./run-empty.tsx";
import { RunFilterForm } from "./run-filter-form.tsx";
import type { RunListData } from "./run-list.server.ts";
import { runColumns } from "./run-table.tsx";
import { RunToolbar } from "./run-toolbar.tsx";
import { csvHref, runsHref } from "./runs-query.ts";
import { useRunActs } from "./use-run-acts.ts";

const OrganiseDialog = lazy(() =>
  import("./organise-dialog.tsx").then(({ OrganiseDialog }) => ({ default: OrganiseDialog })),
);

const HEADS = {
  history: ["Historial", "Todo lo que has calculado, lo más reciente primero."],
  saved: ["Resultados guardados", "Los que quieres tener a mano, con tu nombre, tu carpeta y tus etiquetas."],
  trash: ["Papelera", "Lo que tiras se queda aquí 30 días. Después se borra para siempre."],
} as const;

/** Subject of an open dialog. */
export interface Organising {
  kind: "move" | "tag";
  runs: readonly ShownRun[];
}

/** The history, the saved results and the trash: one list, looked at in three ways. */
export function RunListPage({ data }: { data: RunListData }) {
  const { path, filter, list, folders, tags } = data;
  const acts = useRunActs();
  // They stay marked on the next page of the list, so that results far apart can be compared.
  const marking = useMarking<ShownRun>();
  const [organising, setOrganising] = useState<Organising | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [title, lead] = HEADS[filter.view];
  const isSaved = filter.view === "saved";
  const sides = isSaved && (folders.length > 0 || tags.length > 0);
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3">{title}</h1>
          <p className="mt-1 max-w-reading text-control text-muted-foreground">{lead}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {filter.view === "trash" ? (
            <>
              <Button asChild variant="outline" size="sm">
                <PageLink to="/dashboard/history">Volver al historial</PageLink>
              </Button>
              {list.total > 0 ? <EmptyTrash acts={acts} onDone={marking.clear} /> : null}
            </>
          ) : (
            <>
              <Button asChild variant="outline" size="sm">
                <a href={csvHref(filter)} download>
                  <Download aria-hidden size={16} strokeWidth={1.75} />
                  Descargar CSV
                </a>
              </Button>
              <Button asChild variant="ghost" size="sm">
                <PageLink to="/dashboard/history?papelera=1">
                  <Trash2 aria-hidden size={16} strokeWidth={1.75} />
                  Papelera
                </PageLink>
              </Button>
            </>
          )}
        </div>
      </div>
      {data.wantedSort === filter.sort ? null : (
        <Callout tone="info">
          Por nombre o por cifra se ordenan hasta 10.000 resultados. Filtra antes; mientras, van los más recientes.
        </Callout>
      )}
      <div className={classNames("grid items-start gap-4", sides && "xl:grid-cols-[13rem_minmax(0,1fr)]")}>
        {sides ? <FolderNav path={path} filter={filter} folders={folders} tags={tags} acts={acts} /> : null}
        <Panel labelledBy="lista">
          <h2 id="lista" className="sr-only">
            {title}
          </h2>
          {filter.view === "trash" && !isFiltered(filter) ? null : <RunFilterForm data={data} />}
          {list.runs.length > 0 || marking.marked.size > 0 ? (
            <RunToolbar runs={list.runs} marking={marking} view={filter.view} acts={acts} onOrganise={setOrganising} />
          ) : null}
          <DataTable
            caption={title}
            columns={runColumns({ data, marking, acts, renaming, setRenaming, onOrganise: setOrganising })}
            rows={list.runs}
            rowKey={({ id }) => id}
            empty={<RunEmpty path={path} filter={filter} isLater={data.isLater} />}
          />
          <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
            <p role="status" className="text-xs text-muted-foreground tabular-nums">
              {countText(list)}
            </p>
            <div className="flex gap-2">
              {data.isLater ? (
                <Button asChild variant="outline" size="sm">
                  <PageLink to={runsHref(path, filter)}>Primeros</PageLink>
                </Button>
              ) : null}
              {list.next ? (
                <Button asChild variant="outline" size="sm">
                  <PageLink to={runsHref(path, filter, list.next)} rel="next">
                    Siguientes
                  </PageLink>
                </Button>
              ) : null}
            </div>
          </div>
        </Panel>
      </div>
      <Suspense>
        {organising ? (
          <OrganiseDialog
            key={`${organising.kind}/${organising.runs.map(({ id }) => id).join()}`}
            organising={organising}
            acts={acts}
            onClose={() => setOrganising(null)}
            onDone={() => {
              setOrganising(null);
              marking.clear();
            }}
          />
        ) : null}
      </Suspense>
    </main>
  );
}

function countText({ runs, total, isCapped }: RunListData["list"]): string {
  const all = isCapped ? `más de ${formatNumber(total)}` : formatNumber(total);
  if (runs.length === total) return total === 1 ? "1 resultado" : `${all} resultados`;
  return `${formatNumber(runs.length)} de ${all} resultados`;
}
