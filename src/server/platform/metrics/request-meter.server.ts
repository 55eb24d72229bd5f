import { latencyKey } from "#domain/operations/monitoring/latency.ts";
import type { MetricValues } from "#domain/operations/monitoring/metrics.ts";
import { SLOW_MS, slowId, timedId } from "#domain/operations/slo/objectives.ts";

/** Counts the requests of this process since the last look: a few numbers in memory. */
export interface RequestMeter {
  /** @param ms absent for files, whose time depends on the network */
  count(request: { kind: "pages" | "api" | "files"; status: number; ms?: number }): void;
  streamOpened(): void;
  streamClosed(): void;
  /** A request of this route blocked the event loop. */
  held(route: string): void;
  /** How often each route has blocked the loop since the start; routes beyond the first hundred count together. */
  blocksByRoute(): ReadonlyMap<string, number>;
  /** The counts so far; the next ones begin at zero. */
  take(): MetricValues;
}

const API = /^\/(api|functions|auth\/v1|mcp|feeds|calendarios|dev)(\/|$)/;
const FILES = /^\/(archivos|assets|og|descargas|pantallas)\//;

/** Addresses are whatever people send: memory and metrics are not. */
const MOST_ROUTES = 100;
const OTHER_ROUTES = "otras";

export const requestKind = (path: string): "pages" | "api" | "files" =>
  FILES.test(path) ? "files" : API.test(path) ? "api" : "pages";

export function createRequestMeter(): RequestMeter {
  let counts: MetricValues = {};
  let streams = 0;
  const holds = new Map<string, number>();
  const add = (id: string) => {
    counts[id] = (counts[id] ?? 0) + 1;
  };
  return {
    count({ kind, status, ms }) {
      add(`requests.${kind}`);
      if (status >= 500) {
        add("requests.failed");
        if (kind === "files") add("requests.filesFailed");
      } else if (status >= 400) add("requests.refused");
      if (ms === undefined || kind === "files") return;
      add(latencyKey(ms));
      add(timedId(kind));
      if (ms > SLOW_MS[kind]) add(slowId(kind));
    },
    streamOpened() {
      streams += 1;
    },
    streamClosed() {
      streams -= 1;
    },
    held(route) {
      add("loop.holds");
      const name = holds.has(route) || holds.size < MOST_ROUTES ? route : OTHER_ROUTES;
      holds.set(name, (holds.get(name) ?? 0) + 1);
    },
    blocksByRoute: () => holds,
    take() {
      const none = { "requests.pages": 0, "requests.api": 0, "requests.files": 0, "requests.failed": 0 };
      const taken = { ...none, "requests.refused": 0, "loop.holds": 0, ...counts, streams };
      counts = {};
      return taken;
    },
  };
}
