import type { EventKind } from "#domain/crm/calendar/calendar-values.ts";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";

/** How each kind looks; its name always stands beside the colour somewhere, for people who do not see it. */
export const KIND_LOOKS: Record<EventKind, { block: string; band: string; dot: string }> = {
  visita: {
    block: "bg-plataforma-soft text-plataforma-soft-foreground",
    band: "shadow-[inset_0_-3px_0_var(--plataforma)]",
    dot: "bg-plataforma",
  },
  cita: {
    block: "bg-hipotecas-soft text-hipotecas-soft-foreground",
    band: "shadow-[inset_0_-3px_0_var(--hipotecas)]",
    dot: "bg-hipotecas",
  },
  tarea: {
    block: "bg-warning-soft text-warning-soft-foreground",
    band: "shadow-[inset_0_-3px_0_var(--luz)]",
    dot: "bg-luz",
  },
  plazo: {
    block: "bg-portal-soft text-portal-soft-foreground",
    band: "shadow-[inset_0_-3px_0_var(--portal)]",
    dot: "bg-portal",
  },
  ocupado: {
    block: "bg-secondary text-secondary-foreground",
    band: "shadow-[inset_0_-3px_0_var(--border-strong)]",
    dot: "bg-(--border-strong)",
  },
};

/** Somebody else's calendar is less prominent: paper with an outline. */
const WATCHED = "bg-card text-muted-foreground border border-dashed border-(--border-strong)";

export function lookOf({ kind, subscription, doneAt }: Pick<CalendarItem, "kind" | "subscription" | "doneAt">): string {
  if (subscription) return WATCHED;
  const { block, band } = KIND_LOOKS[kind];
  return doneAt ? "bg-muted text-muted-foreground line-through" : `${block} ${band}`;
}
