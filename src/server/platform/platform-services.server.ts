import type { Logger } from "pino";
import type { Database } from "./db/connection.server.ts";
import type { Config } from "./env.server.ts";
import type { FailureLog } from "./failures/failure-log.server.ts";
import type { Metrics } from "./metrics/metrics.server.ts";
import type { RequestMeter } from "./metrics/request-meter.server.ts";
import type { ChangeFeed } from "./realtime/change-feed.server.ts";
import type { ObjectStore } from "./store/object-store.server.ts";

/**
 * Services that every area may use. They are made once at the start and handed down; no module keeps state of its own.
 */
export interface PlatformServices {
  config: Config;
  database: Database;
  /** Bytes of photos, documents and imported files. */
  store: ObjectStore;
  log: Logger;
  metrics: Metrics;
  /** Counts the requests of this process, minute by minute. */
  meter: RequestMeter;
  failures: FailureLog;
  /** Changes in the database, whichever process made them. */
  changes: ChangeFeed;
  now(): Date;
}
