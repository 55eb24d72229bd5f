import type { EventKind } from "./calendar-values.ts";

/** Visits and appointments that cannot both take place: the same person, or the same home, at the same time. */

export interface Planned {
  key: string;
  kind: EventKind;
  startsAt: string;
  endsAt: string;
  isAllDay: boolean;
  ownerId: string | null;
  homeId: string | null;
}

export interface Conflict {
  /** Keys of the two, the earlier first. */
  keys: readonly [string, string];
  of: "persona" | "vivienda";
}

/** Somebody has to be there. Whole days and things to do clash with nothing. */
const TAKES_PLACE: ReadonlySet<EventKind> = new Set(["visita", "cita", "ocupado"]);

/**
 * Pairs of events that clash, in order of their start. Only kinds that take place somewhere count, and none that lasts
 * whole days; events that merely touch do not clash.
 */
export function conflictsAmong(events: readonly Planned[]): Conflict[] {
  const conflicts: Conflict[] = [];
  const sorted = events
    .filter(({ kind, isAllDay }) => TAKES_PLACE.has(kind) && !isAllDay)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.key.localeCompare(b.key));
  sorted.forEach((event, index) => {
    for (const other of sorted.slice(index + 1)) {
      if (other.startsAt >= event.endsAt) break;
      const of = clash(event, other);
      if (of) conflicts.push({ keys: [event.key, other.key], of });
    }
  });
  return conflicts;
}

function clash(a: Planned, b: Planned): Conflict["of"] | null {
  if (a.ownerId !== null && a.ownerId === b.ownerId) return "persona";
  // Two agents with two buyers in one home; an appointment about it elsewhere is no conflict.
  return a.homeId !== null && a.homeId === b.homeId && a.kind === "visita" && b.kind === "visita" ? "vivienda" : null;
}
