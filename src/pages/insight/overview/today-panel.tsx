import { EVENT_KIND_NAMES, type EventKind } from "#domain/crm/calendar/calendar-values.ts";
import type { DealCard } from "#domain/crm/contacts/dto.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

interface TodayItem {
  key: string;
  kind: EventKind;
  title: string;
  shownFrom: string;
  isAllDay: boolean;
  isLate: boolean;
  detail: string | null;
}

export interface Today {
  /** Deals that wait for a first answer. */
  waiting: readonly DealCard[];
  items: readonly TodayItem[];
  nowLocal: string;
  readAt: string;
}

const CALENDAR = "/dashboard/calendar";

const BARS: Record<EventKind, string> = {
  visita: "bg-chart-1",
  cita: "bg-chart-1",
  tarea: "bg-luz",
  plazo: "bg-destructive",
  ocupado: "bg-border-strong",
};

/** The day in its order: late events, those without an hour, then by the clock. */
export function TodayPanel({ items }: Pick<Today, "items">) {
  return (
    <Panel labelledBy="hoy" className="overflow-hidden">
      <PanelHeader
        id="hoy"
        title="Hoy"
        divided
        actions={
          <PageLink to={CALENDAR} className="link-text touch-target text-sm">
            Calendario
          </PageLink>
        }
      />
      {items.length === 0 ? (
        <EmptyState
          title="Nada apuntado para hoy"
          action={
            <Button asChild variant="outline" size="sm">
              <PageLink to={`${CALENDAR}#nuevo`}>Apuntar una visita</PageLink>
            </Button>
          }
        >
          Las visitas, tareas y plazos de tu calendario salen aquí.
        </EmptyState>
      ) : (
        <ul className="divide-y text-sm">
          {items.map(({ key, kind, title, shownFrom, isAllDay, isLate, detail }) => (
            <li key={key} className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-4 px-5 py-3 sm:px-6">
              <span className="grid content-start gap-1 font-semibold tabular-nums">
                {isLate ? <span className="text-destructive">Tarde</span> : isAllDay ? "Hoy" : shownFrom.slice(11, 16)}
                <span aria-hidden className={classNames("h-1 rounded-full", isLate ? "bg-destructive" : BARS[kind])} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                <PageLink
                  to={`${CALENDAR}${kind === "tarea" ? "/tareas" : ""}`}
                  className="touch-target font-medium text-foreground no-underline hover:underline"
                >
                  {title}
                </PageLink>
                <span className="block text-xs text-muted-foreground">
                  {EVENT_KIND_NAMES[kind]}
                  {detail === null ? "" : ` · ${detail}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** `Tienes dos visitas y una tarea.` */
export function dayInWords(items: Today["items"]): string {
  const parts = (["visita", "cita", "tarea", "plazo"] as const).flatMap((kind) => {
    const n = items.filter((item) => item.kind === kind).length;
    if (n === 0) return [];
    const name = EVENT_KIND_NAMES[kind].toLowerCase();
    return [n === 1 ? `${kind === "plazo" ? "un" : "una"} ${name}` : `${n} ${name}s`];
  });
  if (parts.length === 0) return "Hoy no tienes nada apuntado.";
  return `Hoy tienes ${listed(parts)}.`;
}
