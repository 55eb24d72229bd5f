import { startTelemetry } from "./start-telemetry.server.ts";

/**
 * Begins to send the traces of this thread where the environment that it was started with names a collector. A thread that cannot send
 * does its work all the same.
 *
 * @returns sends what waits, and ends it
 */
export const startThreadTelemetry = (part: string): Promise<() => Promise<void>> =>
  startTelemetry(process.env, { part }).catch(() => async () => {});
