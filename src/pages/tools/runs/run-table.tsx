import { Folder } from "lucide-react";
import { daysLeft, LONGEST_NAME } from "#domain/tools/runs/run-changes.ts";
import type { ShownRun } from "#server/tools/runs/runs-shown.server.ts";
import type { Column } from "#ui/data-table.tsx";
import { markColumn } from "#ui/marking/mark-column.tsx";
import type { Marking } from "#ui/marking/use-marking.ts";
import { moduleIcons } from "#ui/module-icons.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { FigureRange, FigureValue } from "../../shared/figure-cells.tsx";
import { RenameForm } from "../../shared/rename-form.tsx";
import { When } from "../../shared/when.tsx";
import type { RunListData } from "./run-list.server.ts";
import type { Organising } from "./run-list-page.tsx";
import { RunMenu } from "./run-menu.tsx";
import { withChange } from "./runs-query.ts";
import type { RunActs } from "./use-run-acts.ts";

interface RunColumnsProps {
  data: RunListData;
  marking: Marking<ShownRun>;
  acts: RunActs;
  /** The run whose name is being written. */
  renaming: string | null;
  setRenaming: (id: string | null) => void;
  onOrganise: (organising: Organising) => void;
}

export function runColumns(props: RunColumnsProps): readonly Column<ShownRun>[] {
  const { data, marking, acts, renaming, setRenaming, onOrganise } = props;
  const isTrash = data.filter.view === "trash";
  return [
    markColumn(marking, ({ title }) => title),
    {
      id: "title",
      header: "Resultado",
      narrow: "title",
      cell: (run) =>
        renaming === run.id ? (
          // Without a name it goes by the tool's title again.
          <RenameForm
            name={run.title}
            maxLength={LONGEST_NAME}
            isBusy={acts.isBusy}
            save={(name) => acts.edit(run.id, { name }, "Nombre guardado")}
            onClose={() => setRenaming(null)}
          />
        ) : (
          <RunName run={run} data={data} />
        ),
    },
    {
      id: "range",
      header: "Rango del 80\u00a0%",
      narrow: "detail",
      cell: ({ figure }) => (
        <>
          <span className="mt-1 hidden text-sm text-foreground tabular-nums @max-2xl:block">
            <FigureValue figure={figure} />
          </span>
          <span className={figure?.range80 ? undefined : "@max-2xl:hidden"}>
            <FigureRange figure={figure} />
          </span>
        </>
      ),
    },
    {
      id: "value",
      header: "Cifra",
      numeric: true,
      cell: ({ figure }) => <FigureValue figure={figure} />,
    },
    {
      id: "date",
      header: isTrash ? "Se borra" : "Fecha",
      numeric: true,
      cell: (run) => (
        <span className="inline-block max-w-16 min-w-13 whitespace-normal text-muted-foreground @4xl:max-w-none @4xl:whitespace-nowrap">
          <RunDate run={run} now={data.now} />
        </span>
      ),
    },
    {
      id: "actions",
      header: "Acciones",
      hideHeader: true,
      narrow: "actions",
      cell: (run) => (
        <RunMenu
          run={run}
          acts={acts}
          onRename={() => setRenaming(run.id)}
          onOrganise={(kind) => onOrganise({ kind, runs: [run] })}
          onCompare={() => marking.mark([run], true)}
        />
      ),
    },
  ];
}

/** Date of the calculation; in the trash, the date of removal. */
function RunDate({ run: { createdAt, deletedAt }, now }: { run: ShownRun; now: string }) {
  return deletedAt ? leftText(deletedAt, now) : <When iso={createdAt} />;
}

function leftText(deletedAt: string, now: string): string {
  const days = daysLeft(new Date(deletedAt), new Date(now));
  return days === 1 ? "en 1 día" : `en ${days} días`;
}

function RunName({ run, data: { path, filter, now } }: { run: ShownRun; data: RunListData }) {
  const Icon = run.module && moduleIcons[run.module];
  return (
    <span className="block wrap-anywhere @2xl:min-w-36">
      <span className="block font-medium">
        {run.href && !run.isPurged ? (
          <PageLink to={run.href} className="touch-target no-underline hover:underline">
            {run.title}
          </PageLink>
        ) : (
          run.title
        )}
      </span>
      <span className="mt-0.5 flex items-center gap-1.5 text-xs text-subtle-foreground">
        {Icon ? <Icon aria-hidden size={14} strokeWidth={1.75} className="shrink-0" /> : null}
        <span>
          {run.author ? `${run.toolTitle}, de ${run.author}` : run.toolTitle}
          <span className="hidden @max-2xl:inline">
            {run.deletedAt ? ", se borra " : ", "}
            <RunDate run={run} now={now} />
          </span>
        </span>
      </span>
      {run.isPurged || run.folder || run.tags.length > 0 ? (
        <span className="mt-1.5 flex flex-wrap items-center gap-1.5">
          {run.isPurged ? <Tag tone="warning">Datos borrados</Tag> : null}
          {run.folder ? (
            <PageLink
              to={withChange("/dashboard/saved-results", { ...filter, view: "saved", tag: "" }, { folder: run.folder })}
              className="touch-target inline-flex items-center gap-1 text-xs text-muted-foreground no-underline hover:underline"
            >
              <Folder aria-hidden size={13} strokeWidth={1.75} className="shrink-0" />
              {run.folder}
            </PageLink>
          ) : null}
          {run.tags.map((tag) => (
            <PageLink
              key={tag}
              to={withChange(path, filter, { tag })}
              className="touch-target text-foreground no-underline hover:underline"
            >
              <Tag className="whitespace-normal">{tag}</Tag>
            </PageLink>
          ))}
        </span>
      ) : null}
    </span>
  );
}
