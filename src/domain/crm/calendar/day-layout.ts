/** Columns of overlapping events within a day. */

export interface Timed {
  /** Minutes since midnight. */
  from: number;
  to: number;
}

export interface Placed {
  column: number;
  /** Columns of its group. */
  columns: number;
  /** How many columns it takes: to the next event at its right. */
  span: number;
}

/** Shorter ones are drawn as long as this, and overlap accordingly. */
export const LEAST_MINUTES = 25;

/** Earlier first, longer first; each in the first column that is free. */
export function placeInColumns(events: readonly Timed[]): Placed[] {
  const placed: Placed[] = new Array(events.length);
  const order = events
    .map((event, index) => ({ index, from: event.from, to: Math.max(event.to, event.from + LEAST_MINUTES) }))
    .sort((a, b) => a.from - b.from || b.to - a.to || a.index - b.index);
  let group: { index: number; from: number; to: number; column: number }[] = [];
  let groupEnd = Number.NEGATIVE_INFINITY;
  const close = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column)) + 1;
    for (const { index, from, to, column } of group) {
      const rights = group.filter((other) => other.column > column && other.from < to && other.to > from);
      const next = Math.min(columns, ...rights.map((other) => other.column));
      placed[index] = { column, columns, span: next - column };
    }
    group = [];
  };
  for (const event of order) {
    if (event.from >= groupEnd) {
      close();
      groupEnd = Number.NEGATIVE_INFINITY;
    }
    const taken = new Set(group.filter(({ to }) => to > event.from).map(({ column }) => column));
    let column = 0;
    while (taken.has(column)) column += 1;
    group.push({ ...event, column });
    groupEnd = Math.max(groupEnd, event.to);
  }
  close();
  return placed;
}
