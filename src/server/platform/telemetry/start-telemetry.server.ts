import { telemetrySettings } from "./settings.server.ts";
import { installTracing } from "./tracing.server.ts";

interface TelemetryOptions {
  /** Part of the process: `web`, `jobs`, or a thread's own name. */
  part: string;
  /** Proxies in front that may be believed about a trace that has begun before us; none by default. */
  trustedProxies?: number;
}

/** The last traces get this long; a collector that hangs does not hold the end of the process. */
const END_MS = 2_000;

/**
 * Begins to send traces and figures of this process or thread where a collector is configured; without one nothing is
 * even loaded.
 *
 * @returns sends what waits, and ends it; settles within two seconds
 */
export async function startTelemetry(
  env: Record<string, string | undefined>,
  { part, trustedProxies = 0 }: TelemetryOptions,
): Promise<() => Promise<void>> {
  const settings = telemetrySettings(env);
  if (!settings) return async () => {};
  const { openTelemetry } = await import("./open-telemetry.server.ts");
  const { tracing, close } = openTelemetry(settings, { part, trustsParents: trustedProxies > 0 });
  installTracing(tracing);
  return async () => {
    installTracing(undefined);
    await within(END_MS, close());
  };
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await Promise.race([work, late]);
  } catch {
    // The collector is away: what it did not take is lost, and nothing else.
  } finally {
    clearTimeout(timer);
  }
}
