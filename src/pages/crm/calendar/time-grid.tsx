import { type KeyboardEvent, useRef, useState } from "react";
import { dayInWords } from "#domain/crm/calendar/recurrence-words.ts";
import { addMinutes } from "#domain/shared/time/local-time.ts";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";
import { classNames } from "#ui/class-names.ts";
import { DayColumn } from "./day-column.tsx";
import { useDrag } from "./use-drag.ts";
import type { WeekViewProps } from "./week-view.tsx";

/** Rem of an hour: half an hour has room for a line. */
const HOUR_REM = 3.5;
const SLOT_MINUTES = 30;

interface TimeGridProps extends WeekViewProps {
  timed: readonly CalendarItem[];
  conflicts: ReadonlySet<string>;
  hours: readonly [number, number];
  now: string;
  columns: { gridTemplateColumns: string };
  narrow: string;
  hidden: (day: string) => string;
}

/** The hours of the days, and the events on them. */
export function TimeGrid({
  days,
  focusDay,
  timed,
  conflicts,
  hours,
  now,
  columns,
  narrow,
  hidden,
  ...acts
}: TimeGridProps) {
  const { onOpen, onNew, onMove, onStep } = acts;
  const [first, last] = hours;
  const slots = Array.from(
    { length: (last - first) * (60 / SLOT_MINUTES) },
    (_, index) => first * 60 + index * SLOT_MINUTES,
  );
  const [cursor, setCursor] = useState({ day: focusDay, minutes: Math.max(first * 60, 600) });
  const at = {
    day: days.includes(cursor.day) ? cursor.day : focusDay,
    minutes: Math.min(Math.max(cursor.minutes, first * 60), last * 60 - SLOT_MINUTES),
  };
  const body = useRef<HTMLDivElement>(null);
  const { dragged, startMove, startResize, startDraw } = useDrag({
    body,
    days,
    first,
    hourRem: HOUR_REM,
    onMove,
    onNew,
  });

  const move = (event: KeyboardEvent) => {
    const column = days.indexOf(at.day);
    const steps: Record<string, () => typeof at | null> = {
      ArrowDown: () => ({ ...at, minutes: Math.min(at.minutes + SLOT_MINUTES, last * 60 - SLOT_MINUTES) }),
      ArrowUp: () => ({ ...at, minutes: Math.max(at.minutes - SLOT_MINUTES, first * 60) }),
      ArrowRight: () => (column < days.length - 1 ? { ...at, day: days[column + 1]! } : null),
      ArrowLeft: () => (column > 0 ? { ...at, day: days[column - 1]! } : null),
      Home: () => ({ ...at, day: days[0]! }),
      End: () => ({ ...at, day: days.at(-1)! }),
    };
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const from = addMinutes(`${at.day}T00:00:00`, at.minutes);
      return onNew(from, addMinutes(from, 60));
    }
    if (event.key === "PageDown" || event.key === "PageUp") {
      event.preventDefault();
      return onStep(event.key === "PageDown" ? 1 : -1);
    }
    const next = steps[event.key];
    if (!next) return;
    event.preventDefault();
    const to = next();
    if (to === null) return onStep(event.key === "ArrowRight" ? 1 : -1);
    setCursor(to);
    body.current?.querySelector<HTMLElement>(`[data-slot="${to.day}/${to.minutes}"]`)?.focus();
  };

  return (
    <div ref={body} className="relative select-none" style={{ height: `${(last - first) * HOUR_REM}rem` }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table could not hold blocks that lie across its cells */}
      <div
        role="grid"
        tabIndex={-1}
        aria-label="Horas libres: muévete con las flechas y pulsa Intro para crear un evento"
        onKeyDown={move}
      >
        {slots.map((minutes) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
          <div
            key={minutes}
            role="row"
            className={classNames("grid", narrow)}
            style={{ ...columns, height: `${(HOUR_REM * SLOT_MINUTES) / 60}rem` }}
          >
            {/* biome-ignore lint/a11y/useSemanticElements: as above */}
            {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
            <span role="rowheader" className="relative pr-2 text-right text-2xs text-subtle-foreground tabular-nums">
              {minutes % 60 === 0 && minutes > first * 60 ? (
                <span className="absolute right-2 -top-2">{hourText(minutes)}</span>
              ) : null}
            </span>
            {days.map((day) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys
              <div
                key={day}
                role="gridcell"
                data-slot={`${day}/${minutes}`}
                tabIndex={at.day === day && at.minutes === minutes ? 0 : -1}
                aria-label={`${dayInWords(day)}, ${hourText(minutes)}`}
                onPointerDown={(event) => startDraw(event, day, minutes)}
                onClick={(event) => {
                  if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== "touch") return;
                  const from = addMinutes(`${day}T00:00:00`, minutes);
                  onNew(from, addMinutes(from, 60));
                }}
                onFocus={() => setCursor({ day, minutes })}
                className={classNames(
                  "cursor-pointer border-l outline-offset-[-2px] hover:bg-accent/60",
                  minutes % 60 === 0 ? "border-t" : "",
                  hidden(day),
                )}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={classNames("pointer-events-none absolute inset-0 grid", narrow)} style={columns}>
        <span />
        {days.map((day) => (
          <DayColumn
            key={day}
            day={day}
            items={timed}
            conflicts={conflicts}
            first={first}
            hourRem={HOUR_REM}
            last={last}
            now={now}
            dragged={dragged}
            className={hidden(day)}
            onOpen={onOpen}
            startMove={startMove}
            startResize={startResize}
          />
        ))}
      </div>
    </div>
  );
}

const hourText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
