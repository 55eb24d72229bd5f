import { getPriority, setPriority } from "node:os";

/**
 * Lets others come first on a full processor. It never asks for more than this thread has: a process that somebody started nicer still, by
 * `nice` or a service's setting, would be refused.
 *
 * On Linux it is a property of the thread; elsewhere it would be that of the whole process, so nothing is done there.
 */
export function beNice(niceness: number): void {
  if (process.platform === "linux" && getPriority() < niceness) setPriority(niceness);
}
