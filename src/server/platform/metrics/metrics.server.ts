import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { tracing } from "../telemetry/tracing.server.ts";
import type { RequestMeter } from "./request-meter.server.ts";

export interface Metrics {
  registry: Registry;
  /** Seconds, by method, route pattern, kind (`pages`, `api`, `files`) and status. */
  requests: Histogram<"method" | "route" | "kind" | "status">;
  /** Milliseconds of engine time, by tool. */
  runs: Histogram<"tool">;
  failures: Counter<"code">;
}

export function createMetrics(meter: Pick<RequestMeter, "blocksByRoute">): Metrics {
  const registry = new Registry();
  tracing()?.exportMetrics(registry);
  collectDefaultMetrics({ register: registry });
  new Counter({
    name: "umbral_loop_holds_total",
    help: "Stretches that held the event loop longer than 300 ms, by route",
    labelNames: ["route"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [route, count] of meter.blocksByRoute()) this.inc({ route }, count);
    },
  });
  return {
    registry,
    requests: new Histogram({
      name: "umbral_http_request_duration_seconds",
      help: "Time to answer a request",
      labelNames: ["method", "route", "kind", "status"],
      // Among them what is promised: 0.4 for calls, 0.8 for pages.
      buckets: [0.005, 0.02, 0.1, 0.3, 0.4, 0.8, 1, 3, 10],
      registers: [registry],
    }),
    runs: new Histogram({
      name: "umbral_tool_run_duration_milliseconds",
      help: "Engine time of a tool run",
      labelNames: ["tool"],
      buckets: [1, 5, 20, 100, 500, 2000],
      registers: [registry],
    }),
    failures: new Counter({
      name: "umbral_failures_total",
      help: "Failures answered, by catalogue code",
      labelNames: ["code"],
      registers: [registry],
    }),
  };
}
