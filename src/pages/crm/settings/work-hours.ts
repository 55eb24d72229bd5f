import { DAY_NAMES } from "#domain/shared/time/calendar-names.ts";
import { DAY_MINUTES } from "#domain/shared/time/durations.ts";

/** Opening hours as a form has them: `9:00-14:00, 16:00-19:00` for each weekday. */

/** Monday first. */
export const WEEKDAYS = DAY_NAMES.map((name) => name.charAt(0).toUpperCase() + name.slice(1));

const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;

/** `[[540, 840]]` → `9:00-14:00`. */
export const hoursText = (day: readonly (readonly [number, number])[]): string =>
  day.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(", ");

/** Typed hours of a day: empty is closed; null for invalid ones. `9-14`, `9:00–14:30 y 16-19` are understood. */
export function readHours(text: string): [number, number][] | null {
  const parts = text
    .trim()
    .split(/[,;]|\sy\s/i)
    .map((part) => part.trim())
    .filter(Boolean);
  const spans: [number, number][] = [];
  for (const part of parts) {
    const found = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:h\s*)?(?:-|–|a)\s*(\d{1,2})(?:[:.](\d{2}))?\s*h?$/i.exec(part);
    if (!found) return null;
    const [from, to] = [minuteOf(found[1], found[2]), minuteOf(found[3], found[4])];
    if (from === null || to === null) return null;
    spans.push([from, to]);
  }
  return spans;
}

function minuteOf(hour: string | undefined, minute: string | undefined): number | null {
  const at = Number(hour) * 60 + Number(minute ?? 0);
  return at <= DAY_MINUTES && Number(minute ?? 0) < 60 ? at : null;
}
