import { MapPin } from "lucide-react";
import { EVENT_KIND_NAMES } from "#domain/crm/calendar/calendar-values.ts";
import { dayInWords } from "#domain/crm/calendar/recurrence-words.ts";
import { addDays, clockOf, dayOf } from "#domain/shared/time/local-time.ts";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Tag } from "#ui/tag.tsx";
import { EventSigns, itemInWords } from "./event-block.tsx";
import { KIND_LOOKS } from "./kinds.ts";

interface AgendaViewProps {
  from: string;
  items: readonly CalendarItem[];
  conflicts: ReadonlySet<string>;
  today: string;
  showsOwner: boolean;
  onOpen: (item: CalendarItem) => void;
  onNew: () => void;
}

/** Coming events, day after day; days without anything are left out. */
export function AgendaView({ from, items, conflicts, today, showsOwner, onOpen, onNew }: AgendaViewProps) {
  const days = new Map<string, CalendarItem[]>();
  for (const item of items) {
    // An event that began earlier is listed under the first day shown.
    const day = dayOf(item.shownFrom) < from ? from : dayOf(item.shownFrom);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  if (days.size === 0) {
    return (
      <EmptyState title="Nada en estos 30 días" level={2} action={<Button onClick={onNew}>Crear un evento</Button>}>
        Tus visitas, citas, tareas y plazos se leen aquí día a día.
      </EmptyState>
    );
  }
  return (
    <ol className="divide-y">
      {[...days].map(([day, its]) => (
        <li key={day} className="grid gap-x-6 px-5 py-4 sm:px-6 md:grid-cols-[13rem_minmax(0,1fr)]">
          <h2
            className={classNames(
              "text-sm font-semibold first-letter:uppercase max-md:mb-2",
              day === today && "text-primary",
            )}
          >
            {dayInWords(day, today)}
            <span className="ml-2 text-xs font-normal text-muted-foreground">
              {day === today ? "hoy" : day === addDays(today, 1) ? "mañana" : ""}
            </span>
          </h2>
          <ul className="grid gap-1">
            {its.map((item) => (
              <li key={item.key}>
                <button
                  type="button"
                  aria-label={itemInWords(item, conflicts.has(item.key))}
                  onClick={() => onOpen(item)}
                  className="grid w-full grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-3 rounded-sm px-2 py-1.5 text-left text-sm hover:bg-accent pointer-coarse:min-h-11"
                >
                  <span className="grid gap-1">
                    <span className="font-medium tabular-nums">
                      {item.isAllDay ? "Todo el día" : clockOf(item.shownFrom)}
                    </span>
                    <span
                      aria-hidden
                      className={classNames(
                        "h-0.75 w-full",
                        item.subscription ? "bg-border" : KIND_LOOKS[item.kind].dot,
                      )}
                    />
                  </span>
                  <span className="min-w-0">
                    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
                      <span
                        className={classNames(
                          "wrap-anywhere font-medium",
                          item.doneAt && "text-muted-foreground line-through",
                        )}
                      >
                        {item.title}
                      </span>
                      <EventSigns item={item} hasConflict={conflicts.has(item.key)} />
                      {item.status === "tentativo" ? <Tag tone="outline">Por confirmar</Tag> : null}
                    </span>
                    <span className="flex flex-wrap gap-x-3 text-xs text-muted-foreground">
                      <span>{item.subscription ? item.subscription.name : EVENT_KIND_NAMES[item.kind]}</span>
                      {item.isAllDay ? null : <span className="tabular-nums">hasta las {clockOf(item.shownTo)}</span>}
                      {item.location ? (
                        <span className="flex min-w-0 items-center gap-1">
                          <MapPin aria-hidden size={12} strokeWidth={1.75} className="shrink-0" />
                          <span className="truncate">{item.location}</span>
                        </span>
                      ) : null}
                      {showsOwner && !item.subscription ? <span>{item.owner?.name ?? "Sin asignar"}</span> : null}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
