import type { MetricValues } from "../monitoring/metrics.ts";

/** Promises of Umbral to itself, as data: which share of the requests of 30 days is good. */

export const WINDOW_DAYS = 30;

/** A request that takes longer counts as slow, by its kind. Milliseconds. */
export const SLOW_MS = { pages: 800, api: 400 } as const;
type TimedKind = keyof typeof SLOW_MS;

/** Names of the counts of all timed requests of a kind and of the slow ones; another threshold begins anew. */
export const timedId = (kind: TimedKind): string => `timed.${kind}`;
export const slowId = (kind: TimedKind): string => `slow.${kind}.${SLOW_MS[kind]}`;

export type ObjectiveId = "availability" | "pages" | "calls";

export interface Objective {
  id: ObjectiveId;
  label: string;
  /** The promise in one sentence, for people. */
  promise: string;
  /** Words for the requests that use the margin up: one and many. */
  bad: readonly [one: string, many: string];
  /** Share of requests that has to be good: 0.999 lets one of a thousand fail. */
  target: number;
  /** Requests of a sample, and those that were bad; null where the sample did not count them. */
  count(values: MetricValues): { total: number; bad: number } | null;
}

const ofTimes = (kind: TimedKind) => (values: MetricValues) => {
  const total = values[timedId(kind)];
  return total === undefined ? null : { total, bad: values[slowId(kind)] ?? 0 };
};

export const OBJECTIVES: readonly Objective[] = [
  {
    id: "availability",
    label: "Disponibilidad",
    promise: "De cada 1.000 páginas y llamadas, 999 se responden sin un fallo de Umbral.",
    bad: ["petición fallida", "peticiones fallidas"],
    target: 0.999,
    count(values) {
      const { "requests.pages": pages, "requests.api": calls } = values;
      if (pages === undefined && calls === undefined) return null;
      const failed = (values["requests.failed"] ?? 0) - (values["requests.filesFailed"] ?? 0);
      return { total: (pages ?? 0) + (calls ?? 0), bad: Math.max(0, failed) };
    },
  },
  {
    id: "pages",
    label: "Rapidez de las páginas",
    promise: `De cada 100 páginas, 99 están en ${SLOW_MS.pages}\u00a0ms.`,
    bad: ["página lenta", "páginas lentas"],
    target: 0.99,
    count: ofTimes("pages"),
  },
  {
    id: "calls",
    label: "Rapidez de las llamadas",
    promise: `De cada 100 llamadas, 99 se responden en ${SLOW_MS.api}\u00a0ms.`,
    bad: ["llamada lenta", "llamadas lentas"],
    target: 0.99,
    count: ofTimes("api"),
  },
];

/** Figures that objectives read from a sample. */
export const COUNTED_IDS: readonly string[] = [
  "requests.pages",
  "requests.api",
  "requests.failed",
  "requests.filesFailed",
  timedId("pages"),
  slowId("pages"),
  timedId("api"),
  slowId("api"),
];
