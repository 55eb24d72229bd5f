import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { conflictsAmong } from "#domain/calendar/conflicts.ts";
import { placeInColumns } from "#domain/calendar/day-layout.ts";
import { addDays, addMinutes, clockOf, dayOf, minutesBetween } from "#domain/calendar/local-time.ts";
import { DAY_NAMES, dayInWords } from "#domain/calendar/recurrence-words.ts";
import type { CalendarItem } from "#server/calendar/list-events.server.ts";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { EventBlock, EventLine, EventSigns } from "./event-block.tsx";
import { KIND_LOOKS } from "./kinds.ts";
import { useDrag } from "./use-drag.ts";
import { useNowLocal } from "./use-now-local.ts";

/** Rem of an hour: a visit of half an hour has room for two lines. */
const HOUR_REM = 3.5;
const USUAL_FROM = 8;
const USUAL_TO = 21;
const SLOT_MINUTES = 30;

interface WeekViewProps {
  days: readonly string[];
  /** The day that a phone shows of a week. */
  focusDay: string;
  items: readonly CalendarItem[];
  nowLocal: string;
  timeZone: string;
  hrefOfDay: (day: string) => string;
  onOpen: (item: CalendarItem) => void;
  onNew: (from: string, to: string, isAllDay?: boolean) => void;
  onMove: (item: CalendarItem, to: { from: string; to: string }) => void;
  /** The grid has reached its edge. */
  onStep: (step: 1 | -1) => void;
}

/** Days side by side, hours down. Empty time is a grid that arrows walk; a click, a drag or Enter makes an event there. */
export function WeekView(props: WeekViewProps) {
  const { days, focusDay, items, hrefOfDay, onOpen, onNew } = props;
  const now = useNowLocal(props.nowLocal, props.timeZone);
  const [isWhole, setWhole] = useState(false);
  const conflicts = useMemo(() => new Set(conflictsAmong(items.map(plannedOf)).flatMap(({ keys }) => keys)), [items]);
  const allDay = items.filter((item) => item.isAllDay || minutesBetween(item.shownFrom, item.shownTo) >= 1440);
  const timed = items.filter((item) => !allDay.includes(item));
  const [first, last] = hoursOf(timed, isWhole);
  const today = dayOf(now);
  const isOne = days.length === 1;
  const columns = { gridTemplateColumns: `3.25rem repeat(${days.length}, minmax(0, 1fr))` };
  const hidden = (day: string) => (!isOne && day !== focusDay ? "max-md:hidden" : "");
  const narrow = isOne ? "" : "max-md:grid-cols-[3.25rem_minmax(0,1fr)]!";
  return (
    <div className="min-w-0">
      {isOne ? null : <DayStrip days={days} focusDay={focusDay} today={today} items={items} hrefOfDay={hrefOfDay} />}
      <div className={classNames("grid border-b", narrow)} style={columns}>
        <span />
        {days.map((day) => (
          <PageLink
            key={day}
            to={hrefOfDay(day)}
            aria-label={dayInWords(day)}
            aria-current={day === today ? "date" : undefined}
            className={classNames(
              "grid justify-items-center gap-0.5 border-l py-2 text-foreground no-underline hover:bg-accent",
              isOne ? "" : "max-md:hidden",
            )}
          >
            <span className="text-2xs text-muted-foreground capitalize">
              {DAY_NAMES[weekdayIndex(day)]!.slice(0, 3)}
            </span>
            <span
              className={classNames(
                "grid size-8 place-items-center rounded-sm text-base font-semibold tabular-nums",
                day === today && "bg-primary text-primary-foreground",
              )}
            >
              {Number(day.slice(8, 10))}
            </span>
          </PageLink>
        ))}
      </div>
      {/* Whole days, and what lasts longer than one. */}
      <div className={classNames("grid border-b", narrow)} style={columns}>
        <span className="self-center pr-2 text-right text-2xs leading-tight text-subtle-foreground">todo el día</span>
        {days.map((day) => (
          <div
            key={day}
            className={classNames("grid min-h-8 min-w-0 content-start gap-0.5 border-l p-0.5", hidden(day))}
          >
            {allDay
              .filter((item) => item.shownFrom < `${addDays(day, 1)}T` && item.shownTo > `${day}T00:00:00`)
              .map((item) => (
                <EventLine key={item.key} item={item} onOpen={() => onOpen(item)} showsTime={false} />
              ))}
            <button
              type="button"
              aria-label={`Añadir un evento de todo el día el ${dayInWords(day)}`}
              className="min-h-4 rounded-xs hover:bg-accent"
              onClick={() => onNew(`${day}T00:00:00`, `${addDays(day, 1)}T00:00:00`, true)}
            />
          </div>
        ))}
      </div>
      <TimeGrid
        {...props}
        timed={timed}
        conflicts={conflicts}
        hours={[first, last]}
        now={now}
        columns={columns}
        narrow={narrow}
        hidden={hidden}
      />
      {first > 0 || last < 24 || isWhole ? (
        <button
          type="button"
          className="w-full border-t py-2 text-xs font-medium text-primary hover:bg-accent pointer-coarse:py-3"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? "Ver solo el horario de trabajo" : "Ver las 24 horas"}
        </button>
      ) : null}
    </div>
  );
}

const weekdayIndex = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export const plannedOf = (item: CalendarItem) => ({
  ...item,
  ownerId: item.owner?.id ?? null,
  homeId: item.home?.id ?? null,
});

/** The working day, widened to whatever stands outside it. */
function hoursOf(items: readonly CalendarItem[], isWhole: boolean): [number, number] {
  if (isWhole) return [0, 24];
  const starts = items.map(({ shownFrom }) => Number(shownFrom.slice(11, 13)));
  const ends = items.map(({ shownFrom, shownTo }) =>
    dayOf(shownTo) > dayOf(shownFrom) ? 24 : Math.ceil(minutesBetween(`${dayOf(shownTo)}T00:00:00`, shownTo) / 60),
  );
  return [Math.min(USUAL_FROM, ...starts), Math.max(USUAL_TO, ...ends)];
}

interface TimeGridProps extends WeekViewProps {
  timed: readonly CalendarItem[];
  conflicts: ReadonlySet<string>;
  hours: readonly [number, number];
  now: string;
  columns: { gridTemplateColumns: string };
  narrow: string;
  hidden: (day: string) => string;
}

function TimeGrid({ days, focusDay, timed, conflicts, hours, now, columns, narrow, hidden, ...acts }: TimeGridProps) {
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

export const hourText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

interface DayColumnProps {
  day: string;
  items: readonly CalendarItem[];
  conflicts: ReadonlySet<string>;
  first: number;
  last: number;
  now: string;
  dragged: ReturnType<typeof useDrag>["dragged"];
  className: string;
  onOpen: (item: CalendarItem) => void;
  startMove: (event: PointerEvent<HTMLElement>, item: CalendarItem) => void;
  startResize: (event: PointerEvent<HTMLElement>, item: CalendarItem) => void;
}

function DayColumn({ day, items, conflicts, first, last, now, dragged, className, ...acts }: DayColumnProps) {
  const { onOpen, startMove, startResize } = acts;
  const [start, end] = [`${day}T00:00:00`, `${addDays(day, 1)}T00:00:00`];
  const shown = items
    .map((item) => (dragged?.item?.key === item.key ? { ...item, shownFrom: dragged.from, shownTo: dragged.to } : item))
    .filter((item) => item.shownFrom < end && (item.shownTo > start || item.shownFrom >= start))
    .map((item) => ({
      item,
      from: Math.max(0, minutesBetween(start, item.shownFrom)),
      to: Math.min(1440, minutesBetween(start, item.shownTo)),
    }));
  const places = placeInColumns(shown);
  const top = (minutes: number) => `${((minutes - first * 60) / 60) * HOUR_REM}rem`;
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
              height: `calc(${(minutes / 60) * HOUR_REM}rem - 2px)`,
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
              {minutes >= 75 ? <span className="truncate">{item.location ?? KIND_LOOKS[item.kind].name}</span> : null}
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
            height: `${(minutesBetween(dragged.from, dragged.to) / 60) * HOUR_REM}rem`,
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

/** On a phone: the seven days, each with a mark where something stands. */
function DayStrip({
  days,
  focusDay,
  today,
  items,
  hrefOfDay,
}: Pick<WeekViewProps, "days" | "focusDay" | "items"> & { today: string; hrefOfDay: (day: string) => string }) {
  return (
    <nav aria-label="Días de la semana" className="grid grid-cols-7 border-b md:hidden">
      {days.map((day) => {
        const count = items.filter(
          (item) => item.shownFrom < `${addDays(day, 1)}T` && item.shownTo > `${day}T00:00:00`,
        ).length;
        return (
          <PageLink
            key={day}
            to={hrefOfDay(day).replace("vista=dia&", "")}
            aria-current={day === focusDay ? "date" : undefined}
            aria-label={`${dayInWords(day)}: ${count === 1 ? "un evento" : `${count} eventos`}`}
            className={classNames(
              "grid min-h-14 content-center justify-items-center gap-0.5 text-foreground no-underline",
              day === focusDay && "bg-primary-soft text-primary-soft-foreground shadow-[inset_0_-2px_0_var(--primary)]",
            )}
          >
            <span className="text-2xs capitalize">{DAY_NAMES[weekdayIndex(day)]!.slice(0, 1)}</span>
            <span
              className={classNames(
                "text-base font-semibold tabular-nums",
                day === today && "underline decoration-2 underline-offset-4",
              )}
            >
              {Number(day.slice(8, 10))}
            </span>
            <span
              aria-hidden
              className={classNames("size-1.5 rounded-full", count > 0 ? "bg-primary" : "bg-transparent")}
            />
          </PageLink>
        );
      })}
    </nav>
  );
}
