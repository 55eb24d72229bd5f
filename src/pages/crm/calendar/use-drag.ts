import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { DAY_MINUTES } from "#domain/shared/time/durations.ts";
import { addDays, addMinutes, dayOf, minutesBetween } from "#domain/shared/time/local-time.ts";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";

/** The dragged thing: an event that moves or grows, or empty time that becomes one. */
export interface Dragged {
  item: CalendarItem | null;
  from: string;
  to: string;
}

interface DragOptions {
  body: RefObject<HTMLDivElement | null>;
  days: readonly string[];
  /** First hour that is shown. */
  first: number;
  hourRem: number;
  onMove: (item: CalendarItem, to: { from: string; to: string }) => void;
  onNew: (from: string, to: string) => void;
}

const SNAP_MINUTES = 15;
/** Less is a click of a hand that trembles. */
const LEAST_PX = 5;
const GUTTER_REM = 3.25;

/**
 * Dragging in the grid of a week, with a mouse or a pen: a finger scrolls, and taps. Everything it does is possible in
 * the event's dialog too. Escape lets go.
 */
export function useDrag({ body, days, first, hourRem, onMove, onNew }: DragOptions) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const follow = (
    event: PointerEvent<HTMLElement>,
    place: (minutes: number, days: number) => Dragged,
    onDone: (result: Dragged) => void,
    onClick?: () => void,
  ) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { clientX, clientY } = event;
    const shownDays = window.matchMedia("(min-width: 48rem)").matches ? days.length : 1;
    const columnPx = ((body.current?.clientWidth ?? 0) - GUTTER_REM * rem) / shownDays;
    let last: Dragged | null = null;
    const onMovePointer = (moved: globalThis.PointerEvent) => {
      const [dx, dy] = [moved.clientX - clientX, moved.clientY - clientY];
      if (last === null && Math.hypot(dx, dy) < LEAST_PX) return;
      const minutes = Math.round((dy / (hourRem * rem)) * (60 / SNAP_MINUTES)) * SNAP_MINUTES;
      last = place(minutes, Math.round(dx / columnPx));
      setDragged(last);
    };
    const stop = () => {
      window.removeEventListener("pointermove", onMovePointer);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", stop);
      window.removeEventListener("keydown", onKey, true);
      end.current = null;
      setDragged(null);
    };
    const onUp = () => {
      const result = last;
      stop();
      if (result === null) return onClick?.();
      // The click that follows belongs to the drag.
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, true), 0);
      onDone(result);
    };
    const onKey = (key: globalThis.KeyboardEvent) => {
      if (key.key !== "Escape") return;
      key.stopPropagation();
      stop();
    };
    window.addEventListener("pointermove", onMovePointer);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", stop);
    window.addEventListener("keydown", onKey, true);
    end.current = stop;
  };

  const isMouse = (event: PointerEvent<HTMLElement>) => event.button === 0 && event.pointerType !== "touch";
  const dayAt = (day: string, by: number) => {
    const index = Math.min(Math.max(days.indexOf(day) + by, 0), days.length - 1);
    return days.indexOf(day) < 0 ? addDays(day, by) : days[index]!;
  };

  return {
    dragged,

    startMove(event: PointerEvent<HTMLElement>, item: CalendarItem) {
      if (!isMouse(event) || item.subscription) return;
      const length = minutesBetween(item.shownFrom, item.shownTo);
      const moved = (minutes: number, by: number): Dragged => {
        const clock = addMinutes(item.shownFrom, minutes).slice(10);
        const from =
          dayOf(addMinutes(item.shownFrom, minutes)) === dayOf(item.shownFrom) ? clock : item.shownFrom.slice(10);
        const at = dayAt(dayOf(item.shownFrom), by) + from;
        return { item, from: at, to: addMinutes(at, length) };
      };
      follow(event, moved, ({ from, to }) => onMove(item, { from, to }));
    },

    startResize(event: PointerEvent<HTMLElement>, item: CalendarItem) {
      event.stopPropagation();
      if (!isMouse(event)) return;
      const grown = (minutes: number): Dragged => {
        const to = addMinutes(item.shownTo, minutes);
        const least = addMinutes(item.shownFrom, SNAP_MINUTES);
        return { item, from: item.shownFrom, to: to < least ? least : to };
      };
      follow(event, grown, ({ from, to }) => onMove(item, { from, to }));
    },

    /** With a mouse or a pen; a finger may be about to scroll, so only its tap counts. */
    startDraw(event: PointerEvent<HTMLElement>, day: string, minutes: number) {
      const from = addMinutes(`${day}T00:00:00`, minutes);
      if (!isMouse(event)) return;
      const drawn = (by: number): Dragged => {
        const other = addMinutes(from, Math.min(Math.max(by, first * 60 - minutes), DAY_MINUTES - minutes));
        return other > from
          ? { item: null, from, to: addMinutes(other, 0) }
          : { item: null, from: other, to: addMinutes(from, 30) };
      };
      follow(
        event,
        drawn,
        (result) => onNew(result.from, result.to),
        () => onNew(from, addMinutes(from, 60)),
      );
    },
  };
}

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}
