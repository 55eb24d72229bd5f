import { type RefObject, useEffect } from "react";

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

/**
 * Marks the button as away while somebody reads on, so that on a phone it covers neither the last column of a table and its menus
 * nor the buttons of a form. The style sheet hides it on narrow screens alone.
 */
export function useAwayWhileReading(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let position: Position = { top: scrollY, isAway: false };
    const move = () => {
      position = positionAfter(position, scrollY, document.documentElement.scrollHeight - innerHeight - scrollY);
      button.current?.toggleAttribute("data-away", position.isAway);
    };
    addEventListener("scroll", move, { passive: true });
    return () => removeEventListener("scroll", move);
  }, [button]);
}
