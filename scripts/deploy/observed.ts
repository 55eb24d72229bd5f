import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { addSharedGauges } from "#server/operations/monitoring/shared-gauges.server.ts";
import type { OpenDatabase } from "#server/platform/db/connection.server.ts";
import { createMetrics } from "#server/platform/metrics/metrics.server.ts";

/** The rules and the dashboard of `deploy/observability`, and what their expressions ask for. */

export const FOLDER = join(import.meta.dirname, "../../deploy/observability");

export interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  for?: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}

export const readRules = (): { groups: { name: string; rules: Rule[] }[] } =>
  parse(readFileSync(join(FOLDER, "rules.yaml"), "utf8"));

export interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: Record<"h" | "w" | "x" | "y", number>;
  targets?: { expr: string }[];
}

export const readDashboard = (): { uid: string; panels: Panel[] } =>
  JSON.parse(readFileSync(join(FOLDER, "dashboard.json"), "utf8"));

/** Metrics of others that run beside the product; nobody here can check their names. */
export const OF_OTHERS: Readonly<Record<string, string>> = {
  up: "Prometheus itself",
  ALERTS: "Prometheus itself",
  cnpg_backends_total: "CloudNativePG",
  cnpg_pg_replication_lag: "CloudNativePG",
  cnpg_pg_settings_setting: "CloudNativePG",
  cnpg_pg_stat_archiver_seconds_since_last_archival: "CloudNativePG",
  kube_job_status_failed: "kube-state-metrics",
  kube_pod_container_resource_limits: "kube-state-metrics",
  kubelet_volume_stats_available_bytes: "kubelet",
  kubelet_volume_stats_capacity_bytes: "kubelet",
  probe_ssl_earliest_cert_expiry: "blackbox_exporter",
};

/** Names of the series that `/metrics` gives, those of histograms with their endings, and bounds of the histogram of requests. */
export async function exportedMetrics(): Promise<{ names: Set<string>; bounds: Set<number> }> {
  const { registry } = createMetrics({ blocksByRoute: () => new Map() });
  // Their names are told without a database, whose figures are then absent.
  const database = { db: {} } as OpenDatabase;
  const later = { givenUp: async () => new Map(), verifiedBackupAt: async () => null };
  addSharedGauges(registry, { config: { dataDir: "." }, database, now: () => new Date(0) }, later);
  const names = new Set<string>();
  const bounds = new Set<number>();
  for (const metric of await registry.getMetricsAsJSON()) {
    const { name, type } = metric as unknown as { name: string; type: string };
    const endings =
      type === "histogram" ? ["_bucket", "_count", "_sum"] : type === "summary" ? ["_count", "_sum"] : [""];
    for (const ending of endings) names.add(`${name}${ending}`);
    if (name !== "umbral_http_request_duration_seconds") continue;
    const { upperBounds } = registry.getSingleMetric(name) as unknown as { upperBounds: number[] };
    for (const bound of upperBounds) bounds.add(bound);
  }
  return { names, bounds };
}

const WORDS: ReadonlySet<string> = new Set(["and", "or", "unless", "offset", "bool", "inf", "nan"]);

/** Names of the series that an expression asks for: identifiers that are no function, label or word of the language. */
export function seriesOf(expr: string): string[] {
  const bare = expr
    .replace(/"[^"]*"/g, "")
    .replace(/\{[^}]*\}/g, " ")
    .replace(/\[[^\]]*\]/g, " ")
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right) ?\([^)]*\)/g, " ")
    .replace(/\b\d[\w.]*/g, " ")
    .replace(/\s+/g, " ");
  const found = [...bare.matchAll(/[A-Za-z_:][\w:]*(?! ?\(|[\w:])/g)].map(([name]) => name);
  return [...new Set(found)].filter((name) => !WORDS.has(name));
}

/** Bounds of buckets that an expression names. */
export const boundsOf = (expr: string): number[] =>
  [...expr.matchAll(/\ble="([\d.]+)"/g)].map(([, bound]) => Number(bound));
