import { type HrTime, ValueType } from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import {
  AggregationTemporality,
  DataPointType,
  MeterProvider,
  type MetricData,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import type { TracerProviderOptions } from "@opentelemetry/sdk-trace";
import type { Registry } from "prom-client";
import type { TelemetrySettings } from "./settings.server.ts";

type Resource = NonNullable<TracerProviderOptions["resource"]>;
type Read = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>[number];
type Value = Read["values"][number] & { metricName?: string };

const EVERY_MS = 60_000;
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/_seconds(_total)?$/, "s"],
  [/_milliseconds$/, "ms"],
  [/_bytes$/, "By"],
  [/_ratio$/, "1"],
];

/** Sends the figures that Prometheus reads each minute, too, from the same registry: there is one source of them. */
export function createMetricSender(
  settings: TelemetrySettings,
  resource: Resource,
  sending: { timeoutMillis: number; concurrencyLimit: number },
) {
  let registry: Registry | undefined;
  let provider: MeterProvider | undefined;
  const began = timeOf(Date.now());
  const producer: MetricProducer = {
    async collect() {
      const read = (await registry?.getMetricsAsJSON()) ?? [];
      const metrics = read.flatMap((metric) => metricData(metric, began, timeOf(Date.now())) ?? []);
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: "umbral" }, metrics }] }, errors: [] };
    },
  };
  return {
    /** The newest registry is the one that is sent. */
    add(added: Registry): void {
      registry = added;
      if (provider) return;
      const exporter = new OTLPMetricExporter({
        url: `${settings.endpoint}/v1/metrics`,
        headers: settings.headers,
        ...sending,
      });
      const reader = new PeriodicExportingMetricReader({
        exporter,
        metricProducers: [producer],
        exportIntervalMillis: EVERY_MS,
        exportTimeoutMillis: sending.timeoutMillis,
      });
      provider = new MeterProvider({ resource, readers: [reader] });
    },
    async close(): Promise<void> {
      await provider?.shutdown();
    },
  };
}

/** A metric of the registry in the other model; summaries, which cannot be added up, are left out. */
function metricData({ name, help, type, values }: Read, startTime: HrTime, endTime: HrTime): MetricData | null {
  const unit = UNITS.find(([ending]) => ending.test(name))?.[1] ?? "";
  const common = {
    descriptor: { name, description: help, unit, valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const at = { startTime, endTime };
  // The library's types name numbers; its JSON holds words.
  const kind = String(type);
  if (kind === "counter" || kind === "gauge") {
    const dataPoints = values.map(({ labels, value }) => ({ ...at, attributes: { ...labels } as Labels, value }));
    return kind === "counter"
      ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
      : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
  }
  if (kind !== "histogram") return null;
  const dataPoints = byLabels(values).map(({ labels, rows }) => ({
    ...at,
    attributes: labels,
    value: histogram(rows),
  }));
  return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints };
}

type Labels = Record<string, string | number>;

function byLabels(values: readonly Value[]): { labels: Labels; rows: Value[] }[] {
  const groups = new Map<string, { labels: Labels; rows: Value[] }>();
  for (const row of values) {
    const { le: _, ...labels } = row.labels as Labels;
    const key = JSON.stringify(Object.entries(labels).sort());
    const group = groups.get(key) ?? { labels, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Counts up to each limit become counts between two of them. */
function histogram(rows: readonly Value[]) {
  const limits = rows.filter(({ labels }) => "le" in labels).map(({ labels, value }) => [labels.le, value] as const);
  const ofName = (end: string) => rows.find(({ metricName }) => metricName?.endsWith(end))?.value ?? 0;
  const counts = limits.map(([, value], i) => value - (limits[i - 1]?.[1] ?? 0));
  const boundaries = limits.flatMap(([limit]) => (limit === "+Inf" ? [] : Number(limit)));
  return { buckets: { boundaries, counts }, sum: ofName("_sum"), count: ofName("_count") };
}

const timeOf = (ms: number): HrTime => [Math.floor(ms / 1000), (ms % 1000) * 1_000_000];
