import { DAY_MS } from "../time/durations.ts";

const STEPS = [
  { unit: "day", ms: DAY_MS },
  { unit: "hour", ms: 3_600_000 },
  { unit: "minute", ms: 60_000 },
] as const;

/** `hace 4 min`, `hace 2 h`, `ayer`. Below a minute and for clocks that go wrong: `ahora`. */
export function formatAgo(iso: string, nowMs: number): string {
  const age = nowMs - new Date(iso).getTime();
  const step = STEPS.find(({ ms }) => age >= ms);
  if (!step) return "ahora";
  const format = new Intl.RelativeTimeFormat("es-ES", { numeric: "auto", style: "short" });
  return format.format(-Math.floor(age / step.ms), step.unit);
}
