import { type MetricValues, metricOf } from "./metrics.ts";

/** The measured minutes of an hour as one: counts add up, peaks stay, the rest is their mean. */
export function foldOverTime(samples: readonly MetricValues[]): MetricValues {
  const seen = new Map<string, number[]>();
  for (const sample of samples) {
    for (const [id, value] of Object.entries(sample)) {
      const values = seen.get(id);
      if (values) values.push(value);
      else seen.set(id, [value]);
    }
  }
  return Object.fromEntries([...seen].map(([id, values]) => [id, folded(metricOf(id).overTime, values)]));
}

function folded(how: "sum" | "mean" | "max", values: readonly number[]): number {
  if (how === "max") return values.reduce((a, b) => Math.max(a, b));
  const sum = values.reduce((a, b) => a + b, 0);
  return how === "sum" ? sum : sum / values.length;
}

/** Sum of two processes' measurements of the same minute. */
export function addProcess(one: MetricValues, other: MetricValues): MetricValues {
  const both = { ...one };
  for (const [id, value] of Object.entries(other)) {
    const before = both[id];
    both[id] = before === undefined ? value : metricOf(id).across === "sum" ? before + value : Math.max(before, value);
  }
  return both;
}

export interface Sample {
  at: Date;
  values: MetricValues;
}

/** Samples in time slots of one length, oldest first. A slot in which nothing was measured is left out. */
export function inSlots(samples: readonly Sample[], slotMs: number): Sample[] {
  const slots = new Map<number, MetricValues[]>();
  for (const { at, values } of samples) {
    const start = Math.floor(at.getTime() / slotMs) * slotMs;
    const slot = slots.get(start);
    if (slot) slot.push(values);
    else slots.set(start, [values]);
  }
  return [...slots]
    .sort(([a], [b]) => a - b)
    .map(([start, values]) => ({ at: new Date(start), values: foldOverTime(values) }));
}
