import { type RefObject, useEffect } from "react";
import { liesOver } from "./lies-over.ts";

/** A page that scrolls less than this has nothing below that the button could hide for long. */
const SCROLLS_PX = 200;
/** The last rows of a table, the buttons of a form, the foot. */
const NEAR_END_PX = 160;
/** A finger at rest moves a page by a few pixels. */
const MOVES_PX = 8;

interface Position {
  /** Pixels above the screen. */
  top: number;
  isAway: boolean;
}

/**
 * Whether the button is away after a page moved: while it goes down and near its end, until it goes up.
 *
 * @param below pixels below the screen
 */
export function positionAfter(before: Position, top: number, below: number): Position {
  if (top + below <= SCROLLS_PX) return { top, isAway: false };
  if (below < NEAR_END_PX) return { top, isAway: true };
  if (Math.abs(top - before.top) <= MOVES_PX) return before;
  return { top, isAway: top > before.top };
}

/** Scrolling and loading come to rest in this time; the page is looked at once then, not at every step. */
const SETTLES_MS = 150;

/**
 * Marks the button as away while somebody reads on, and wherever it would lie over a value, a control or a chart. The style sheet
 * hides it on narrow screens alone.
 */
export function useAwayWhileReading(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const below = () => document.documentElement.scrollHeight - innerHeight - scrollY;
    // A page may begin at its end: a reload, a way back.
    let position = positionAfter({ top: scrollY, isAway: false }, scrollY, below());
    let settling: ReturnType<typeof setTimeout>;
    const look = () => {
      const element = button.current;
      element?.toggleAttribute("data-away", position.isAway || liesOver(element));
    };
    const settle = () => {
      clearTimeout(settling);
      settling = setTimeout(look, SETTLES_MS);
    };
    const move = () => {
      position = positionAfter(position, scrollY, below());
      if (position.isAway) button.current?.toggleAttribute("data-away", true);
      settle();
    };
    settle();
    addEventListener("scroll", move, { passive: true });
    addEventListener("resize", settle, { passive: true });
    const grown = new ResizeObserver(settle);
    grown.observe(document.body);
    return () => {
      clearTimeout(settling);
      removeEventListener("scroll", move);
      removeEventListener("resize", settle);
      grown.disconnect();
    };
  }, [button]);
}
