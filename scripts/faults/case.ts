import { setTimeout as sleep } from "node:timers/promises";

/** One way in which surroundings fail, and the conditions that must hold then. */
export interface FaultCase {
  name: string;
  /** @returns a remark on the case; throws where it does not hold */
  run(): Promise<string>;
}

/** @throws Error with the explanation where it is not so */
export function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

/** How often each outcome came. */
export function tally(outcomes: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, times]) => `${times} × ${outcome}`).join(", ");
}

/**
 * Waits for a condition that is about to come true. @throws Error with the explanation where it has not within ten
 * seconds, or the time given
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  otherwise: string | (() => string),
  longestMs = 10_000,
): Promise<void> {
  const from = performance.now();
  while (!(await isSo())) {
    must(performance.now() - from < longestMs, typeof otherwise === "string" ? otherwise : otherwise());
    await sleep(50);
  }
}

/** Both texts around the place where they part. */
export function firstDifference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at] && at < a.length) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `${around(a)} / ${around(b)}`;
}
