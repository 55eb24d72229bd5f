import { CalendarDays } from "lucide-react";
import { EVENT_KIND_NAMES } from "#domain/crm/calendar/calendar-values.ts";
import { dueInWords, isOverdue } from "#domain/crm/calendar/due.ts";
import type { Agenda } from "#server/crm/calendar/agenda-of.server.ts";
import { classNames } from "#ui/class-names.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

interface AgendaPanelProps {
  agenda: Agenda;
  /** Page of the calendar. */
  calendar: string;
  /** Said where there is nothing. */
  empty?: string;
}

/** Events of the calendar about a home or with a contact. */
export function AgendaPanel({
  agenda: { items, nowLocal },
  calendar,
  empty = "Sin visitas, tareas ni plazos pendientes.",
}: AgendaPanelProps) {
  return (
    <Panel labelledBy="agenda">
      <PanelHeader
        id="agenda"
        title="En el calendario"
        divided
        actions={
          <PageLink to={calendar} className="link-text touch-target text-sm">
            Abrirlo
          </PageLink>
        }
      />
      {items.length === 0 ? (
        <PanelBody>
          <p className="text-sm text-muted-foreground">{empty}</p>
        </PanelBody>
      ) : (
        <ul className="divide-y text-sm">
          {items.map((item) => (
            <li key={item.key} className="flex items-start gap-3 px-5 py-3 sm:px-6">
              <CalendarDays
                aria-hidden
                size={16}
                strokeWidth={1.75}
                className="mt-0.5 shrink-0 text-muted-foreground"
              />
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{item.title}</span>
                <span
                  className={classNames(
                    "block text-xs",
                    isLate(item, nowLocal) ? "font-medium text-warning-soft-foreground" : "text-muted-foreground",
                  )}
                >
                  {EVENT_KIND_NAMES[item.kind]} · {dueInWords(item, nowLocal)}
                  {isLate(item, nowLocal) ? " · con retraso" : ""}
                  {item.location ? ` · ${item.location}` : ""}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const isLate = (item: Agenda["items"][number], nowLocal: string) =>
  (item.kind === "tarea" || item.kind === "plazo") && isOverdue(item, nowLocal);
