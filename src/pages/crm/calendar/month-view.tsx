import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { dayInWords } from "#domain/crm/calendar/recurrence-words.ts";
import { DAY_NAMES } from "#domain/shared/time/calendar-names.ts";
import { addDays, addMonths, dayOf, daysBetween, minutesBetween, startOfWeek } from "#domain/shared/time/local-time.ts";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { EventLine } from "./event-block.tsx";
import { KIND_LOOKS } from "./kinds.ts";

const SHOWN = 3;
const DAY_LETTERS = ["L", "M", "X", "J", "V", "S", "D"];

interface MonthViewProps {
  day: string;
  from: string;
  to: string;
  items: readonly CalendarItem[];
  conflicts: ReadonlySet<string>;
  today: string;
  hrefOfDay: (day: string) => string;
  onOpen: (item: CalendarItem) => void;
  onNew: (from: string, to: string) => void;
  onMove: (item: CalendarItem, to: { from: string; to: string }) => void;
  /** Arrows have left the shown days. */
  onDay: (day: string) => void;
}

/**
 * Weeks of days. Arrow keys move by day, page keys by month, Enter makes an event; a mouse may drag one to another day.
 */
export function MonthView({
  day,
  from,
  to,
  items,
  conflicts,
  today,
  hrefOfDay,
  onOpen,
  onNew,
  onMove,
  onDay,
}: MonthViewProps) {
  const weeks = Array.from({ length: daysBetween(from, to) / 7 }, (_, week) => addDays(from, week * 7));
  const [cursor, setCursor] = useState(day);
  const at = cursor >= from && cursor < to ? cursor : day;
  const grid = useRef<HTMLDivElement>(null);
  const [target, startDrag, draggedKey] = useDayDrag(grid, onMove);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  const moveFocus = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.dataset.day === undefined) return;
    const next: Record<string, string> = {
      ArrowRight: addDays(at, 1),
      ArrowLeft: addDays(at, -1),
      ArrowDown: addDays(at, 7),
      ArrowUp: addDays(at, -7),
      Home: startOfWeek(at),
      End: addDays(startOfWeek(at), 6),
      PageDown: addMonths(at, 1),
      PageUp: addMonths(at, -1),
    };
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return onNew(`${at}T10:00:00`, `${at}T11:00:00`);
    }
    const to_ = next[event.key];
    if (!to_) return;
    event.preventDefault();
    wantsFocus.current = true;
    setCursor(to_);
    if (to_ < from || to_ >= to) onDay(to_);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: days are cells that buttons lie in
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label="Días del mes: muévete con las flechas y pulsa Intro para crear un evento"
      onKeyDown={moveFocus}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus */}
      <div role="row" className="grid grid-cols-7 border-b">
        {DAY_NAMES.map((name, index) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <span key={name} role="columnheader" className="py-2 text-center text-2xs text-muted-foreground capitalize">
            <span className="sr-only">{name}</span>
            <span aria-hidden className="max-sm:hidden">
              {name}
            </span>
            <span aria-hidden className="sm:hidden">
              {DAY_LETTERS[index]}
            </span>
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div key={week} role="row" className="grid grid-cols-7 border-b last:border-b-0">
          {[0, 1, 2, 3, 4, 5, 6].map((index) => {
            const of = addDays(week, index);
            const its = items.filter(
              (item) =>
                item.shownFrom < `${addDays(of, 1)}T` &&
                (item.shownTo > `${of}T00:00:00` || dayOf(item.shownFrom) === of),
            );
            const shown = its.length > SHOWN + 1 ? its.slice(0, SHOWN) : its;
            return (
              // biome-ignore lint/a11y/useSemanticElements: as above
              // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys
              <div
                key={of}
                role="gridcell"
                data-day={of}
                tabIndex={at === of ? 0 : -1}
                aria-label={`${dayInWords(of)}${its.length > 0 ? `, ${its.length === 1 ? "un evento" : `${its.length} eventos`}` : ""}`}
                aria-selected={of === day}
                aria-current={of === today ? "date" : undefined}
                onFocus={(event) => event.target === event.currentTarget && setCursor(of)}
                onClick={(event) => {
                  const isPhone = !window.matchMedia("(min-width: 40rem)").matches;
                  if (isPhone) onDay(of);
                  else if (event.target === event.currentTarget) onNew(`${of}T10:00:00`, `${of}T11:00:00`);
                }}
                className={classNames(
                  "grid min-h-16 min-w-0 cursor-pointer content-start gap-0.5 border-l p-1 outline-offset-[-2px] first:border-l-0 sm:min-h-30",
                  of.slice(0, 7) !== day.slice(0, 7) && "bg-muted/60 text-muted-foreground",
                  target === of && "bg-accent",
                )}
              >
                <PageLink
                  to={hrefOfDay(of)}
                  tabIndex={-1}
                  aria-hidden
                  className={classNames(
                    "grid size-7 place-items-center rounded-sm text-xs font-medium text-inherit tabular-nums no-underline hover:bg-accent max-sm:pointer-events-none max-sm:justify-self-center",
                    of === today && "bg-primary font-semibold text-primary-foreground hover:bg-primary-hover",
                  )}
                >
                  {Number(of.slice(8, 10))}
                </PageLink>
                <span aria-hidden className="flex justify-center gap-0.5 sm:hidden">
                  {its.slice(0, 4).map((item) => (
                    <span key={item.key} className={classNames("size-1.5 rounded-full", KIND_LOOKS[item.kind].dot)} />
                  ))}
                </span>
                <div className="pointer-events-none grid min-w-0 gap-0.5 *:pointer-events-auto max-sm:hidden">
                  {shown.map((item) => (
                    <EventLine
                      key={item.key}
                      item={item}
                      hasConflict={conflicts.has(item.key)}
                      isDragged={draggedKey === item.key}
                      onOpen={() => onOpen(item)}
                      onPointerDown={(event) => startDrag(event, item, of)}
                    />
                  ))}
                  {its.length > shown.length ? (
                    <PageLink
                      to={hrefOfDay(of)}
                      className="px-1.5 text-2xs font-medium text-primary no-underline hover:underline"
                    >
                      {its.length - shown.length} más
                    </PageLink>
                  ) : null}
                </div>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/**
 * Drags an event to another day, with a mouse or a pen. @returns the day under it, the handler that starts a drag, and
 * the dragged event
 */
function useDayDrag(grid: React.RefObject<HTMLDivElement | null>, onMove: MonthViewProps["onMove"]) {
  const [target, setTarget] = useState<string | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const start = (event: React.PointerEvent<HTMLElement>, item: CalendarItem, from: string) => {
    if (event.button !== 0 || event.pointerType === "touch" || item.subscription) return;
    let over: string | null = null;
    const onPointer = (moved: PointerEvent) => {
      const cell = document.elementFromPoint(moved.clientX, moved.clientY)?.closest<HTMLElement>("[data-day]");
      const day = cell && grid.current?.contains(cell) ? cell.dataset.day! : null;
      if (over === null && (day === null || day === from)) return;
      over = day;
      setKey(item.key);
      setTarget(day);
    };
    const stop = () => {
      window.removeEventListener("pointermove", onPointer);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", stop);
      setKey(null);
      setTarget(null);
    };
    const onUp = () => {
      stop();
      if (over === null || over === from) return;
      const days = daysBetween(from, over);
      const begins = addDays(item.shownFrom, days) + item.shownFrom.slice(10);
      const minutes = minutesBetween(item.shownFrom, item.shownTo);
      onMove(item, {
        from: begins,
        to: new Date(Date.parse(`${begins}Z`) + minutes * 60_000).toISOString().slice(0, 19),
      });
    };
    window.addEventListener("pointermove", onPointer);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", stop);
  };
  return [target, start, key] as const;
}
