import { formatDate } from "#domain/shared/format/format.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { PanelData } from "./panel.server.ts";

/** Today's entries of Umbral's own calendar. */
export function DayPanel({ tasks, visits, today }: Pick<PanelData, "tasks" | "visits" | "today">) {
  return (
    <Panel labelledBy="hoy">
      <PanelHeader
        id="hoy"
        title="Hoy"
        divided
        actions={
          <PageLink to="/admin/calendario" className="touch-target text-sm">
            Calendario
          </PageLink>
        }
      />
      {tasks.length + visits.length === 0 ? (
        <PanelBody className="text-sm text-muted-foreground">No hay visitas, citas ni tareas para hoy.</PanelBody>
      ) : (
        <ul className="divide-y text-sm">
          {visits.map((visit) => (
            <li key={visit.key} className="flex items-baseline gap-3 px-5 py-2.5 sm:px-6">
              <span className="shrink-0 text-muted-foreground tabular-nums">
                {visit.isAllDay ? "Todo el día" : visit.shownFrom.slice(11, 16)}
              </span>
              <PageLink to={`/admin/calendario?evento=${visit.id}`} className="min-w-0 wrap-anywhere">
                {visit.title}
              </PageLink>
            </li>
          ))}
          {tasks.map((task) => {
            const day = task.shownFrom.slice(0, 10);
            return (
              <li key={task.key} className="flex flex-wrap items-baseline justify-between gap-x-3 px-5 py-2.5 sm:px-6">
                <PageLink to="/admin/tareas" className="min-w-0 wrap-anywhere">
                  {task.title}
                </PageLink>
                {day < today ? <Tag tone="warning">Desde el {formatDate(day)}</Tag> : <Tag tone="outline">Hoy</Tag>}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
