import { parentPort, workerData } from "node:worker_threads";
import { priorityOf } from "#domain/operations/monitoring/job-priorities.ts";
import { createLogKeeper } from "../../operations/logs/log-keeper.server.ts";
import { keepWorkDiary } from "../../operations/monitoring/job-diary.server.ts";
import { installProbe } from "../../operations/monitoring/stack-probe.server.ts";
import { connectDatabase, type DatabaseAddress } from "../../platform/db/connection.server.ts";
import { followDatabaseClock } from "../../platform/db/database-clock.server.ts";
import { OF_WORK } from "../../platform/db/lasting-client.server.ts";
import { readConfig } from "../../platform/env.server.ts";
import { beNice } from "../../platform/jobs/be-nice.server.ts";
import { type InHand, inHandNow, keepHands } from "../../platform/jobs/in-hand.server.ts";
import { type Job, MAY_TAKE_MS } from "../../platform/jobs/job.server.ts";
import { openQueues } from "../../platform/jobs/queues.server.ts";
import { runJobs } from "../../platform/jobs/run-jobs.server.ts";
import { createTurns } from "../../platform/jobs/turns.server.ts";
import { createLog } from "../../platform/log.server.ts";
import { allowPrivate } from "../../platform/outgoing/connect.server.ts";
import { openStore } from "../../platform/store/open-store.server.ts";
import { startTelemetry } from "../../platform/telemetry/start-telemetry.server.ts";
import { type Death, settleDeath } from "./settle-death.server.ts";

/** A thread of the background: a heavy import never makes a request wait. Started and watched by `keepThread`. */

/** Connections of one thread: its jobs take turns more often than they work side by side. */
const CONNECTIONS = 6;
/** Interval at which the thread reports that it is alive, and checks whether a job does not end. */
const BEAT_MS = 200;
/** As a program that is asked to be nice: of a full processor requests and searches get three parts of four. */
const NICENESS = 5;

const { address, root, jobs: worksUrl, beats, died, restMs, aloneMs, keepsTime } = workerData as BackgroundStart;
beNice(NICENESS);
const port = parentPort!;
const report = (news: ThreadNews) => port.postMessage(news);
const config = readConfig(process.env, root);
allowPrivate(config.reachesPrivate);
const keeper = createLogKeeper();
const log = createLog(config.logLevel, keeper);
const stopTelemetry = await startTelemetry(process.env, { part: "background" });
const database = connectDatabase({ ...address, max: CONNECTIONS }, OF_WORK);
keeper.start(database.db);

const clock = await followDatabaseClock(database.pool, log);
const { now } = clock;
const hands = keepHands({ began: (began) => report({ began }), ended: (ended) => report({ ended }) }, aloneMs > 0);
installProbe(() => ({ hand: inHandNow() }));
process.on("uncaughtExceptionMonitor", () => report({ fell: inHandNow() }));

const { JOBS } = (await import(worksUrl)) as { JOBS: readonly Job[] };
const diary = keepWorkDiary({ database, now, rhythm: new Map(JOBS.map((job) => [job.name, job.everyMs])) });
const mayTake = new Map(JOBS.map((job) => [job.name, job.mayTakeMs ?? MAY_TAKE_MS]));
// The first beat says that the thread has begun; a job that follows at once may already block it.
Atomics.add(beats, 0, 1);
const beat = setInterval(() => {
  Atomics.add(beats, 0, 1);
  const overdue = hands.overdue((job) => mayTake.get(job)!);
  if (overdue) report({ overdue });
}, BEAT_MS);

if (died) await settleDeath(JOBS, died, { database, log, now, note: diary.note });
const parts = { config, database, log, store: openStore(config), now, turns: createTurns() };
const queues = await openQueues({ database, log, keepsTime });
const stop = await runJobs(JOBS, parts, {
  queues,
  note: diary.note,
  hears: hands.hears,
  urgencyOf: priorityOf,
  restMs,
  aloneMs,
});

port.on("message", async (message: { stop?: true }) => {
  if (!message.stop) return;
  await stop();
  clearInterval(beat);
  await diary.stop();
  await keeper.stop();
  clock.stop();
  await database.pool.end();
  await stopTelemetry();
  port.close();
  // Ends this thread alone: a collector that hangs would keep it for as long as it may take to answer.
  process.exit(0);
});

export interface BackgroundStart {
  address: DatabaseAddress;
  root: string;
  /** Address of the module whose `JOBS` are done. */
  jobs: string;
  beats: Int32Array;
  /** How the thread before this one ended. */
  died?: Death | undefined;
  restMs: ReadonlyMap<string, number>;
  /** Time after a death during which one round is done at a time, in milliseconds. */
  aloneMs: number;
  /** Whether it looks after the queues of all threads. */
  keepsTime: boolean;
}

/** The messages of the thread to the process. */
export interface ThreadNews {
  began?: InHand;
  ended?: InHand;
  overdue?: InHand;
  fell?: InHand | null;
}
