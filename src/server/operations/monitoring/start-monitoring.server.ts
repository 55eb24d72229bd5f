import type { MetricValues } from "#domain/operations/monitoring/metrics.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { measureShared } from "./measure-database.server.ts";
import { watchProcess } from "./measure-process.server.ts";
import { addToMinute, rollUp } from "./metric-samples.server.ts";

/** Sizes change slowly, and looking at every table costs more than counting what waits. */
const SIZES_EVERY = 10;

type Parts = Pick<ToolServices, "config" | "database" | "log" | "meter" | "now">;

/** Measures this process each minute while it lives. @returns stops it; settles when the measuring under way is done */
export function startMonitoring(parts: Parts): () => Promise<void> {
  const watched = watchProcess();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let underWay = Promise.resolve();
  let isFirst = true;

  const next = () => {
    if (isStopped) return;
    // Just after the minute's end, whatever the last measuring took.
    timer = setTimeout(
      () => {
        underWay = measure().finally(next);
      },
      MINUTE_MS - (parts.now().getTime() % MINUTE_MS) + 50,
    );
    timer.unref();
  };
  const measure = async () => {
    const values = { ...parts.meter.take(), ...watched.take() };
    await keepMinute(parts, values, parts.now(), { withSizes: isFirst, rollsUp: isFirst });
    isFirst = false;
  };
  next();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    watched.stop();
    await underWay;
  };
}

/** Writes the minute that has just ended. A database that cannot take it loses a minute, nothing else. */
export async function keepMinute(
  { config, database, log }: Omit<Parts, "meter" | "now">,
  own: MetricValues,
  now: Date,
  { withSizes = false, rollsUp = false } = {},
): Promise<void> {
  const at = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS - MINUTE_MS);
  const minute = at.getUTCMinutes();
  try {
    const isFirst = await addToMinute(database.db, at, own);
    if (!isFirst) return;
    const shared = await measureShared(database, {
      dataDir: config.dataDir,
      now,
      withSizes: withSizes || minute % SIZES_EVERY === 0,
    });
    await addToMinute(database.db, at, shared);
    // A minute after the hour's end every process has written its last one.
    if (rollsUp || minute === 0) await rollUp(database.db, now);
  } catch (error) {
    log.warn({ err: error }, "this minute could not be measured");
  }
}
