import type { PointerEvent } from "react";
import { EVENT_KIND_NAMES } from "#domain/crm/calendar/calendar-values.ts";
import { placeInColumns } from "#domain/crm/calendar/day-layout.ts";
import { DAY_MINUTES } from "#domain/shared/time/durations.ts";
import { addDays, clockOf, dayOf, minutesBetween } from "#domain/shared/time/local-time.ts";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";
import { classNames } from "#ui/class-names.ts";
import { EventBlock, EventSigns } from "./event-block.tsx";
import type { Dragged } from "./use-drag.ts";

interface DayColumnProps {
  day: string;
  items: readonly CalendarItem[];
  conflicts: ReadonlySet<string>;
  /** Hours that are shown, and the rem of one. */
  first: number;
  last: number;
  hourRem: number;
  now: string;
  dragged: Dragged | null;
  className: string;
  onOpen: (item: CalendarItem) => void;
  startMove: (event: PointerEvent<HTMLElement>, item: CalendarItem) => void;
  startResize: (event: PointerEvent<HTMLElement>, item: CalendarItem) => void;
}

/** One day: its events side by side, the one being drawn, and the present time. */
export function DayColumn({
  day,
  items,
  conflicts,
  first,
  last,
  hourRem,
  now,
  dragged,
  className,
  ...acts
}: DayColumnProps) {
  const { onOpen, startMove, startResize } = acts;
  const [start, end] = [`${day}T00:00:00`, `${addDays(day, 1)}T00:00:00`];
  const shown = items
    .map((item) => (dragged?.item?.key === item.key ? { ...item, shownFrom: dragged.from, shownTo: dragged.to } : item))
    .filter((item) => item.shownFrom < end && (item.shownTo > start || item.shownFrom >= start))
    .map((item) => ({
      item,
      from: Math.max(0, minutesBetween(start, item.shownFrom)),
      to: Math.min(DAY_MINUTES, minutesBetween(start, item.shownTo)),
    }));
  const places = placeInColumns(shown);
  const top = (minutes: number) => `${((minutes - first * 60) / 60) * hourRem}rem`;
  const nowMinutes = minutesBetween(start, now);
  return (
    <div className={classNames("relative min-w-0", className)}>
      {shown.map(({ item, from, to }, index) => {
        const { column, columns, span } = places[index]!;
        const minutes = Math.max(to - from, 25);
        const isLong = minutes >= 45;
        return (
          <EventBlock
            key={item.key}
            item={item}
            hasConflict={conflicts.has(item.key)}
            isDragged={dragged?.item?.key === item.key}
            onOpen={() => onOpen(item)}
            onPointerDown={(event) => startMove(event, item)}
            className="pointer-events-auto absolute flex items-start px-1.5 pt-1 pb-1.5 text-2xs"
            style={{
              top: top(from),
              height: `calc(${(minutes / 60) * hourRem}rem - 2px)`,
              left: `calc(${(column / columns) * 100}% + 2px)`,
              width: `calc(${(span / columns) * 100}% - 4px)`,
            }}
          >
            <span className="grid min-w-0 flex-1">
              <span className="flex min-w-0 items-center gap-1">
                <span className={classNames("min-w-0 font-semibold", minutes >= 75 ? "line-clamp-2" : "truncate")}>
                  {item.title}
                </span>
                <EventSigns item={item} hasConflict={conflicts.has(item.key)} />
              </span>
              {isLong ? (
                <span className="truncate tabular-nums">
                  {clockOf(item.shownFrom)}–{clockOf(item.shownTo)}
                </span>
              ) : null}
              {minutes >= 75 ? <span className="truncate">{item.location ?? EVENT_KIND_NAMES[item.kind]}</span> : null}
            </span>
            {item.subscription ? null : (
              <span
                aria-hidden
                onPointerDown={(event) => startResize(event, item)}
                className="absolute inset-x-0 bottom-0 h-2 cursor-ns-resize"
              />
            )}
          </EventBlock>
        );
      })}
      {dragged && dragged.item === null && dayOf(dragged.from) === day ? (
        <div
          aria-hidden
          className="absolute inset-x-0.5 rounded-xs border-2 border-primary bg-primary-soft/80 px-1.5 py-1 text-2xs font-semibold text-primary-soft-foreground"
          style={{
            top: top(minutesBetween(start, dragged.from)),
            height: `${(minutesBetween(dragged.from, dragged.to) / 60) * hourRem}rem`,
          }}
        >
          {clockOf(dragged.from)}–{clockOf(dragged.to)}
        </div>
      ) : null}
      {nowMinutes >= first * 60 && nowMinutes < last * 60 ? (
        <div aria-hidden className="absolute inset-x-0 z-10 h-0.5 bg-destructive" style={{ top: top(nowMinutes) }}>
          <span className="absolute -top-1 -left-1 size-2.5 rounded-full bg-destructive" />
        </div>
      ) : null}
    </div>
  );
}
