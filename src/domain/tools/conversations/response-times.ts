import { areApart, type ThreadParts } from "./thread-parts.ts";

/** How long answers took. */

interface Waits {
  person: number;
  median: number;
  longest: { minutes: number; message: number };
  count: number;
}

/** Minutes from the first message that waits to the first of the other side after it, by the person who answered. */
export function responsesOf(parts: ThreadParts): Waits[] {
  const waits = new Map<number, { minutes: number; message: number }[]>();
  let waiting: { author: number; at: string } | null = null;
  for (const { author, at, index, isNotice } of parts.thread.messages) {
    if (author === null || at === null || isNotice) continue;
    if (waiting && areApart(parts, waiting.author, author)) {
      const minutes = Math.max(0, Math.round((Date.parse(at) - Date.parse(waiting.at)) / 60_000));
      const known = waits.get(author);
      if (known) known.push({ minutes, message: index });
      else waits.set(author, [{ minutes, message: index }]);
      waiting = { author, at };
    } else waiting ??= { author, at };
  }
  return [...waits]
    .sort(([a], [b]) => a - b)
    .map(([person, all]) => {
      const sorted = all.map(({ minutes }) => minutes).sort((a, b) => a - b);
      const middle = Math.floor(sorted.length / 2);
      const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
      const longest = all.reduce((most, one) => (one.minutes > most.minutes ? one : most));
      return { person, median, longest, count: all.length };
    });
}
