import type { KeyboardEvent } from "react";
import { type LogFilter, logQuery, type ShownLine } from "#domain/operations/logs/log-filter.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { LevelTag, StatusTag } from "./level-tag.tsx";
import { LineTime } from "./line-time.tsx";

interface LogTableProps {
  lines: readonly ShownLine[];
  filter: LogFilter;
  before: string | undefined;
  /** The line whose fields are open. */
  open: number | undefined;
}

/** Lines, newest first. Arrows up and down go from one to the next. */
export function LogTable({ lines, filter, before, open }: LogTableProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shortcut between links that Tab reaches too
    <div onKeyDown={stepThroughLines}>
      <DataTable
        caption="Líneas que cumplen el filtro, de la más nueva a la más antigua"
        columns={columnsOf(filter, before)}
        rows={lines}
        rowKey={({ id }) => String(id)}
        {...(open === undefined ? {} : { activeKey: String(open) })}
        empty={
          <EmptyState title="No hay líneas con este filtro" level={3}>
            Amplía el periodo o quita algún filtro. Las líneas se guardan 14 días.
          </EmptyState>
        }
      />
    </div>
  );
}

function stepThroughLines(event: KeyboardEvent<HTMLDivElement>) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLAnchorElement)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>("a[data-line]")];
  const next = links[links.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const columnsOf = (filter: LogFilter, before: string | undefined): readonly Column<ShownLine>[] => [
  {
    id: "at",
    header: "Hora",
    narrow: "note",
    cell: ({ at }) => <LineTime iso={at} />,
  },
  { id: "level", header: "Nivel", narrow: "figure", cell: ({ level }) => <LevelTag level={level} /> },
  {
    id: "message",
    header: "Mensaje",
    narrow: "title",
    cell: ({ id, message, fields }) => (
      <PageLink
        to={`/admin/logs${logQuery(filter, { antes: before, linea: String(id) })}`}
        preventScrollReset
        data-line={id}
        className="touch-target block min-w-32 font-medium wrap-anywhere text-foreground no-underline hover:underline"
      >
        {message}
        {typeof fields.work === "string" ? <span className="text-muted-foreground"> {fields.work}</span> : null}
      </PageLink>
    ),
  },
  {
    id: "path",
    header: "Petición",
    narrow: "detail",
    cell: ({ path, fields }) =>
      path === null ? (
        <span className="text-subtle-foreground">—</span>
      ) : (
        <span className="font-mono text-xs wrap-anywhere">
          {typeof fields.method === "string" ? `${fields.method} ` : ""}
          {path}
        </span>
      ),
  },
  {
    id: "status",
    header: "Estado",
    cell: ({ status }) =>
      status === null ? <span className="text-subtle-foreground">—</span> : <StatusTag status={status} />,
  },
  {
    id: "ms",
    header: "Duración",
    numeric: true,
    cell: ({ fields }) =>
      typeof fields.ms === "number" ? (
        `${formatNumber(fields.ms)}\u00a0ms`
      ) : (
        <span className="text-subtle-foreground">—</span>
      ),
  },
];
