import { withoutEnd } from "#domain/shared/format/text-ends.ts";

/** Where traces and figures are sent, by the names that OpenTelemetry gives its variables. */
export interface TelemetrySettings {
  /** Without a final slash; `/v1/traces` and `/v1/metrics` follow it. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Share of the traces that is kept whatever happened in them, from 0 to 1. */
  share: number;
}

export const DEFAULT_SHARE = 0.05;
export const DEFAULT_SERVICE = "umbral";

/**
 * Reads the four variables as they are, for threads that need no more of the configuration: the process has refused a
 * wrong one at its start.
 *
 * @returns undefined without an endpoint
 */
export function telemetrySettings(env: Record<string, string | undefined>): TelemetrySettings | undefined {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  return {
    endpoint: withoutEnd(endpoint, /\//),
    headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS ?? ""),
    serviceName: env.OTEL_SERVICE_NAME || DEFAULT_SERVICE,
    share: Number(env.OTEL_TRACES_SAMPLER_ARG || DEFAULT_SHARE),
  };
}

/** `api-key=abc,team=north`, values as in an address (`%20`). */
function headersOf(text: string): Record<string, string> {
  const pairs = text.split(",").map((pair) => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at).trim().toLowerCase(), decoded(pair.slice(at + 1).trim())] as const;
  });
  return Object.fromEntries(pairs.filter(([name, value]) => name !== "" && value !== ""));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // a bare percent sign means itself
  }
}
