import { cronOf } from "./how-often.server.ts";
import type { Hearer } from "./in-hand.server.ts";
import { inRound } from "./in-hand.server.ts";
import type { Job, JobParts } from "./job.server.ts";
import type { Queues } from "./queues.server.ts";
import { createRoundOrder, type Urgency } from "./round-order.server.ts";

/** How jobs run, and the listeners of their progress. */
export interface Doing {
  queues: Queues;
  /** Called after each round, with its error if it threw. */
  note(name: string, error?: unknown): void;
  hears: Hearer;
  /** How urgent the rounds of a job are; without it all are done soon. */
  urgencyOf?(job: string): Urgency;
  /** Works that have ended their thread again and again, and for how long each is left alone. */
  restMs?: ReadonlyMap<string, number>;
  /** Milliseconds for which one round runs at a time, over all jobs, so that the cause of another death is known. */
  aloneMs?: number;
}

/**
 * One round waits in each queue, however many reasons there are for it, and each lane of a process takes one at a time. A round that throws
 * is tried again after a pause that grows; a claim whose process died is given to another. What was done is forgotten after an hour:
 * `work_states` counts it.
 */
const QUEUE = {
  policy: "short",
  notify: true,
  retryLimit: 8,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 6 * 3_600,
  heartbeatSeconds: 60,
  retentionSeconds: 24 * 3_600,
  // The page of the monitoring counts those of the last hour.
  deleteAfterSeconds: 3_600,
} as const;
/** A message says that a round waits; without one a lane looks so often, in seconds. */
const LOOK_S = 60;
/** Several reasons within so long begin one round. */
const GATHER_MS = 20;
/** A lane that finds more and more gives itself up after so long, for another process to go on. */
const TURN_MS = 30_000;
/** Rounds under way get so long to end; their thread is ended a little later. */
const GRACE_MS = 7_000;

/** A queue's name admits no blanks. */
export const queueOf = (job: string): string => job.replaceAll(" ", "-");

/**
 * Does every job in rounds of its queue while the process lives.
 *
 * @returns stops; settles when the portions under way are done
 */
export async function runJobs(
  jobs: readonly Job[],
  parts: Omit<JobParts, "isStopped">,
  { queues, note, hears, urgencyOf = () => "soon", restMs, aloneMs = 0 }: Doing,
): Promise<() => Promise<void>> {
  const { boss } = queues;
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;
  const order = createRoundOrder();
  const aloneUntil = performance.now() + aloneMs;
  let before: Promise<unknown> = Promise.resolve();
  const inItsTurn = (round: () => Promise<boolean>): Promise<boolean> => {
    if (performance.now() >= aloneUntil) return round();
    const mine = before.then(() => isStopped || round());
    before = mine.catch(() => {}); // reported to the caller
    return mine;
  };

  const askFor = async (queue: string) => {
    await boss.send(queue, null).catch((err) => parts.log.warn({ err, queue }, "a round was not asked for"));
  };
  /** Asks for a round of a queue. */
  const waker = (queue: string) => {
    let isAsked = false;
    return () => {
      if (isAsked || isStopped) return;
      isAsked = true;
      const timer = setTimeout(() => {
        timers.delete(timer);
        isAsked = false;
        // A database that is away wakes every queue when it is back.
        if (!isStopped) void askFor(queue);
      }, GATHER_MS).unref();
      timers.add(timer);
    };
  };

  const rounds = async (job: Job, wake: () => void): Promise<void> => {
    const heard: Hearer =
      (job.lanes ?? 1) === 1
        ? hears
        : {
            ended: hears.ended,
            began(hand) {
              hears.began(hand);
              // The next row need not wait until this one is done.
              if (hand.item !== null) wake();
            },
          };
    const until = performance.now() + TURN_MS;
    const round = () => inRound(job.name, heard, () => job.round({ ...parts, isStopped: () => isStopped }));
    let isMore = true;
    while (isMore && !isStopped && performance.now() < until) {
      try {
        const outcome = await order.run(urgencyOf(job.name), () => inItsTurn(round));
        if (outcome === undefined) break; // the process ends
        isMore = outcome;
        note(job.name);
      } catch (error) {
        parts.log.error({ err: error, job: job.name }, "a work of the background failed");
        note(job.name, error);
        throw error;
      }
    }
    if (!isMore) return;
    // Others were not woken for what a process that ends leaves: this round was theirs, too.
    if (isStopped) await askFor(queueOf(job.name));
    else wake();
  };

  const begin = async (job: Job) => {
    const queue = queueOf(job.name);
    const wake = waker(queue);
    await boss.createQueue(queue, QUEUE);
    await boss.updateQueue(queue, QUEUE_OPTIONS);
    const cron = cronOf(job.everyMs, job.name);
    if (cron !== null) await boss.schedule(queue, cron);
    else timers.add(setInterval(wake, job.everyMs).unref());
    for (const table of job.wokenBy ?? []) queues.onRows(table, wake);
    const work = async () => {
      await boss.work(queue, { localConcurrency: job.lanes ?? 1, notifyPollingIntervalSeconds: LOOK_S }, () =>
        rounds(job, wake),
      );
      wake();
    };
    const rest = restMs?.get(job.name);
    if (!rest) return await work();
    timers.add(
      setTimeout(
        () => void work().catch((err) => parts.log.error({ err, queue }, "a queue is left alone")),
        rest,
      ).unref(),
    );
  };
  for (const job of jobs) await begin(job);

  return async () => {
    isStopped = true;
    order.close();
    for (const timer of timers) clearTimeout(timer);
    await boss.stop({ graceful: true, timeout: GRACE_MS });
    await queues.close();
  };
}

const { policy: _given, ...QUEUE_OPTIONS } = QUEUE;
