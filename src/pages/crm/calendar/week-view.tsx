import { useMemo, useState } from "react";
import { conflictsAmong } from "#domain/crm/calendar/conflicts.ts";
import { dayInWords } from "#domain/crm/calendar/recurrence-words.ts";
import { DAY_NAMES } from "#domain/shared/time/calendar-names.ts";
import { DAY_MINUTES } from "#domain/shared/time/durations.ts";
import { addDays, dayOf, minutesBetween } from "#domain/shared/time/local-time.ts";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { EventLine } from "./event-block.tsx";
import { TimeGrid } from "./time-grid.tsx";
import { useNowLocal } from "./use-now-local.ts";

const USUAL_FROM = 8;
const USUAL_TO = 21;

export interface WeekViewProps {
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

/**
 * Days side by side, hours down. Empty time is a grid for the arrow keys; a click, a drag or Enter makes an event
 * there.
 */
export function WeekView(props: WeekViewProps) {
  const { days, focusDay, items, hrefOfDay, onOpen, onNew } = props;
  const now = useNowLocal(props.nowLocal, props.timeZone);
  const [isWhole, setWhole] = useState(false);
  const conflicts = useMemo(() => new Set(conflictsAmong(items.map(plannedOf)).flatMap(({ keys }) => keys)), [items]);
  const allDay = items.filter((item) => item.isAllDay || minutesBetween(item.shownFrom, item.shownTo) >= DAY_MINUTES);
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
      {/* Whole days, and events longer than one. */}
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
              className="min-h-6 rounded-xs hover:bg-accent"
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

/** The working day, widened to the events outside it. */
function hoursOf(items: readonly CalendarItem[], isWhole: boolean): [number, number] {
  if (isWhole) return [0, 24];
  const starts = items.map(({ shownFrom }) => Number(shownFrom.slice(11, 13)));
  const ends = items.map(({ shownFrom, shownTo }) =>
    dayOf(shownTo) > dayOf(shownFrom) ? 24 : Math.ceil(minutesBetween(`${dayOf(shownTo)}T00:00:00`, shownTo) / 60),
  );
  return [Math.min(USUAL_FROM, ...starts), Math.max(USUAL_TO, ...ends)];
}

/** On a phone: the seven days, each with a mark where it has events. */
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
