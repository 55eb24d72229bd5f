import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks in a second, as Linux reports processor time. */
const TICKS = 100;

/** Milliseconds of processor time that a process has used, with all of its threads; 0 for one that is gone. Linux only. */
export function processorMs(pid: number): number {
  const fields = statOf(pid);
  // Of the fields after the name, user time is the twelfth and system time the thirteenth; those of ended children follow.
  return fields ? ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000 : 0;
}

/** The same for a process and its children, those that have ended too, as of a database with a process for each connection. */
export function processorMsWithChildren(pid: number): number {
  const own = statOf(pid);
  if (!own) return 0;
  const ended = ((Number(own[13]) + Number(own[14])) / TICKS) * 1000;
  const living = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => Number(statOf(child)?.[1]) === pid);
  return processorMs(pid) + ended + living.reduce((sum, child) => sum + processorMs(child), 0);
}

/** Resident memory in MiB; 0 for a process that is gone. */
export function residentMib(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function statOf(pid: number): string[] | null {
  try {
    const stated = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name stands in brackets and may hold blanks.
    return stated.slice(stated.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}
