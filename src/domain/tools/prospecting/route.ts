import { distanceM } from "../../shared/places/place.ts";

/** A point on the map, in degrees. */
export interface Stop {
  latitude: number;
  longitude: number;
}

/** Less than this is no gain but the last digits of a number. In metres. */
const NO_GAIN = 1e-6;

/** Metres as the crow flies from the start, if there is one, through every stop in order; nobody comes back. */
export function pathLength(start: Stop | undefined, stops: readonly Stop[]): number {
  let length = 0;
  let last = start;
  for (const stop of stops) {
    if (last) length += distanceM(last, stop);
    last = stop;
  }
  return length;
}

/** Always on to whoever is nearest. Without a start, from the first. */
function byNearest<S extends Stop>(start: Stop | undefined, stops: readonly S[]): S[] {
  const left = [...stops];
  const path: S[] = [];
  let last: Stop | undefined = start ?? left[0];
  while (left.length > 0 && last) {
    let best = 0;
    for (let i = 1; i < left.length; i++) {
      if (distanceM(last, left[i]!) < distanceM(last, left[best]!)) best = i;
    }
    const next: S = left.splice(best, 1)[0]!;
    path.push(next);
    last = next;
  }
  return path;
}

/** Turns stretches of the path around while that makes it shorter (2-opt). */
function untangled<S extends Stop>(start: Stop | undefined, stops: readonly S[]): S[] {
  const path = [...stops];
  const leg = (a: Stop | undefined, b: Stop | undefined) => (a && b ? distanceM(a, b) : 0);
  for (let better = true; better; ) {
    better = false;
    for (let from = 0; from < path.length - 1; from++) {
      for (let to = from + 1; to < path.length; to++) {
        const before = from === 0 ? start : path[from - 1];
        const after = path[to + 1];
        const gain = leg(before, path[from]) + leg(path[to], after) - leg(before, path[to]) - leg(path[from], after);
        if (gain <= NO_GAIN) continue;
        path.splice(from, to - from + 1, ...path.slice(from, to + 1).reverse());
        better = true;
      }
    }
  }
  return path;
}

/** A short way through all stops, never longer than the one given. */
export function shortRoute<S extends Stop>(start: Stop | undefined, stops: readonly S[]): S[] {
  const candidates = [untangled(start, byNearest(start, stops)), untangled(start, stops)];
  return candidates.reduce((best, path) => (pathLength(start, path) < pathLength(start, best) ? path : best));
}

const daysLength = (start: Stop | undefined, days: readonly (readonly Stop[])[]) =>
  days.reduce((sum, stops) => sum + pathLength(start, stops), 0);

/** Cut as they come, so many a day. */
export function inDays<S>(stops: readonly S[], perDay: number): S[][] {
  return Array.from({ length: Math.ceil(stops.length / perDay) }, (_, i) => stops.slice(i * perDay, (i + 1) * perDay));
}

/**
 * The same, so that all days together are short: each begins at the start. Never longer than the stops as given, cut into
 * days.
 */
export function dayRoutes<S extends Stop>(start: Stop | undefined, stops: readonly S[], perDay: number): S[][] {
  const plans = [shortRoute(start, stops), stops].map((path) =>
    inDays(path, perDay).map((day) => shortRoute(start, day)),
  );
  return plans.reduce((best, plan) => (daysLength(start, plan) < daysLength(start, best) ? plan : best));
}
