import * as z from "zod/mini";
import { formatNumber } from "../../shared/format/format.ts";
import { integer } from "../../shared/schema/fields.ts";

/** How long a shared result is read: what its page reports, and how its agent is told. */

/** Most seconds that one browser counts in a day: who leaves a page open all day has not read all day. */
export const MOST_READING_S = 1_800;

/** `POST /api/shared/{token}/reading`: seconds that were read since the last report of this page. */
export const readingReport = z.object({
  seconds: integer({ min: 1, max: MOST_READING_S, message: `Di entre 1 y ${MOST_READING_S} segundos` }),
});

/** `menos de un minuto`, `4 min`, `1 h 10 min`. @param seconds above zero */
export function readingText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 60) return "menos de un minuto";
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  const hours = `${formatNumber(Math.floor(minutes / 60))} h`;
  return rest === 0 ? hours : `${hours} ${rest} min`;
}

/** How long after the last sign of a person somebody is believed to read, in milliseconds. */
const STILL_MS = 60_000;

/** Counts the seconds that a page is read, looked at once a second. Times are of a clock that never goes back, in milliseconds. */
export class ReadingClock {
  #seconds = 0;
  #lastSign: number;

  /** Somebody who opens a page reads it. */
  constructor(now: number) {
    this.#lastSign = now;
  }

  /** A person scrolled, pointed or typed. */
  sign(now: number): void {
    this.#lastSign = now;
  }

  /** A second has passed. */
  look(now: number, isVisible: boolean): void {
    if (isVisible && now - this.#lastSign < STILL_MS && this.#seconds < MOST_READING_S) this.#seconds++;
  }

  /** The seconds to report, which are then counted anew; null where there are fewer than `least`. */
  take(least: number): number | null {
    if (this.#seconds < least) return null;
    const seconds = this.#seconds;
    this.#seconds = 0;
    return seconds;
  }
}
