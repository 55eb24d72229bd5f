import { Check, Repeat2, TriangleAlert } from "lucide-react";
import type { CSSProperties, PointerEvent, ReactNode } from "react";
import { EVENT_KIND_NAMES } from "#domain/crm/calendar/calendar-values.ts";
import { dayInWords } from "#domain/crm/calendar/recurrence-words.ts";
import { clockOf, dayOf } from "#domain/shared/time/local-time.ts";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";
import { classNames } from "#ui/class-names.ts";
import { lookOf } from "./kinds.ts";

/** A block's contents in words for screen readers: kind, title, time, place, owner. */
export function itemInWords(item: CalendarItem, hasConflict = false): string {
  const when = item.isAllDay
    ? `${dayInWords(dayOf(item.shownFrom))}, todo el día`
    : `${dayInWords(dayOf(item.shownFrom))}, de ${clockOf(item.shownFrom)} a ${clockOf(item.shownTo)}`;
  return [
    `${EVENT_KIND_NAMES[item.kind]}: ${item.title}`,
    when,
    item.location ?? "",
    item.owner?.name ?? "sin asignar",
    item.subscription ? `de tu calendario «${item.subscription.name}»` : "",
    item.doneAt ? "hecha" : "",
    item.rrule ? "se repite" : "",
    hasConflict ? "coincide con otro" : "",
  ]
    .filter(Boolean)
    .join(". ");
}

interface EventBlockProps {
  item: CalendarItem;
  hasConflict?: boolean;
  onOpen: () => void;
  onPointerDown?: (event: PointerEvent<HTMLButtonElement>) => void;
  isDragged?: boolean;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** An event as a piece of the wall: soft ground, its colour along the foot. */
export function EventBlock(props: EventBlockProps) {
  const { item, hasConflict = false, onOpen, onPointerDown, isDragged, className, style, children } = props;
  return (
    <button
      type="button"
      aria-label={itemInWords(item, hasConflict)}
      onClick={onOpen}
      {...(onPointerDown ? { onPointerDown } : {})}
      className={classNames(
        "cursor-pointer overflow-hidden rounded-xs text-left leading-tight transition-shadow duration-(--duration-1) hover:brightness-97 forced-colors:border dark:hover:brightness-115",
        lookOf(item),
        item.status === "tentativo" && "outline-1 -outline-offset-1 outline-current outline-dashed",
        isDragged && "z-20 shadow-lg ring-2 ring-ring",
        className,
      )}
      style={style}
    >
      {children}
    </button>
  );
}

/** The small signs beside a title. */
export function EventSigns({ item, hasConflict = false }: { item: CalendarItem; hasConflict?: boolean }) {
  return (
    <>
      {hasConflict ? (
        <TriangleAlert aria-hidden size={12} strokeWidth={2.25} className="shrink-0 text-destructive" />
      ) : null}
      {item.doneAt ? <Check aria-hidden size={12} strokeWidth={2.25} className="shrink-0" /> : null}
      {item.rrule || (item.seriesId && item.occurrence) ? (
        <Repeat2 aria-hidden size={11} strokeWidth={2} className="shrink-0 opacity-70" />
      ) : null}
    </>
  );
}

/** One line: time and title. For a month's day and for the row of whole days. */
export function EventLine({
  item,
  hasConflict = false,
  onOpen,
  showsTime = true,
  onPointerDown,
  isDragged = false,
}: {
  item: CalendarItem;
  hasConflict?: boolean;
  onOpen: () => void;
  showsTime?: boolean;
  onPointerDown?: (event: PointerEvent<HTMLButtonElement>) => void;
  isDragged?: boolean;
}) {
  return (
    <EventBlock
      item={item}
      hasConflict={hasConflict}
      onOpen={onOpen}
      {...(onPointerDown ? { onPointerDown } : {})}
      isDragged={isDragged}
      className="flex min-h-6 w-full items-center gap-1 px-1.5 pt-0.5 pb-1 text-2xs pointer-coarse:min-h-8"
    >
      {showsTime && !item.isAllDay ? (
        <span className="shrink-0 tabular-nums opacity-80">{clockOf(item.shownFrom)}</span>
      ) : null}
      <span className="min-w-0 truncate font-medium">{item.title}</span>
      <EventSigns item={item} hasConflict={hasConflict} />
    </EventBlock>
  );
}
