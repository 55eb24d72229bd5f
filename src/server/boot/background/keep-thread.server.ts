import { Worker } from "node:worker_threads";
import { type InHand, keyOf } from "../../platform/jobs/in-hand.server.ts";
import { THREAD_ARGUMENTS } from "../../platform/jobs/thread-arguments.server.ts";
import { type DeathCause, MOST_TRIES } from "../../platform/jobs/tries.server.ts";
import type { Services } from "../services.server.ts";
import { askThread } from "./ask-thread.server.ts";
import type { BackgroundStart, ThreadNews } from "./background-thread.server.ts";
import { type Death, judge } from "./settle-death.server.ts";

/** Jobs work in short portions; a thread that does not end within this time is ended. */
const GRACE_MS = 8_000;
/** A thread that dies sooner than this has not even begun: after the second such the next one waits, twice as long each time. */
const SHORT_LIFE_MS = 10_000;
const LONGEST_PAUSE_MS = 60_000;
/** Time for which a job is left alone after it has ended its thread three times between two rows. */
const REST_MS = 3_600_000;
/**
 * Time after a death without a known culprit during which one round is run at a time, so that the next culprit can be
 * known.
 */
const ALONE_MS = 10 * 60_000;

export interface ThreadOptions {
  /** The thread is ended after this time without a beat: no correct job blocks it that long. */
  stuckMs: number;
  lookMs: number;
  /** Limit for the heap of objects, in MB; bytes of files are counted apart. */
  memoryMb: number;
  /** Whether its thread looks after the queues of all threads: schedules, claims of dead processes. */
  keepsTime: boolean;
  /** Environment from which the thread reads its configuration. */
  env: NodeJS.ProcessEnv;
}

const DEFAULTS: ThreadOptions = { stuckMs: 20_000, lookMs: 1_000, memoryMb: 512, keepsTime: false, env: process.env };

type Parts = Pick<Services, "database" | "log">;

/**
 * Starts a thread of the background and keeps it alive: one that no longer turns, takes too much memory or does not end
 * what it is at is ended and another started at once, which gets the list of rows that the last one had in hand.
 *
 * @param works address of the module whose `JOBS` it does
 * @returns stops it; settles when the portions under way are done
 */
export function keepThread(
  { database, log }: Parts,
  jobs: URL,
  root: string,
  options: Partial<ThreadOptions> = {},
): () => Promise<void> {
  const { stuckMs, lookMs, memoryMb, keepsTime, env } = { ...DEFAULTS, ...options };
  let isStopped = false;
  let ended: Promise<unknown> = Promise.resolve();
  let restart: NodeJS.Timeout | undefined;
  let worker: Worker | undefined;
  let isLoaded = () => true;
  let shortLives = 0;
  const deathsBetweenRows = new Map<string, number>();
  const restUntil = new Map<string, number>();

  const start = (died?: Death, isAlone = false) => {
    const beats = new Int32Array(new SharedArrayBuffer(4));
    const startedAt = performance.now();
    const restMs = new Map([...restUntil].map(([name, until]) => [name, Math.max(0, until - startedAt)]));
    const thread = new Worker(new URL("./background-thread.server.ts", import.meta.url), {
      workerData: {
        address: database.address,
        root,
        jobs: jobs.href,
        beats,
        died,
        restMs,
        aloneMs: isAlone ? ALONE_MS : 0,
        keepsTime,
      } satisfies BackgroundStart,
      execArgv: THREAD_ARGUMENTS,
      env,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    worker = thread;
    isLoaded = () => Atomics.load(beats, 0) > 0;
    const inHand = new Map<string, InHand>();
    let death: { cause: DeathCause; culprit: InHand | null } | undefined;
    let fell: InHand | null = null;
    const end = (cause: DeathCause, culprit: InHand | null, at?: readonly string[]) => {
      if (death || isStopped) return;
      death = { cause, culprit };
      log.error({ ...culprit, cause, at }, "a thread of the background is ended");
      void thread.terminate();
    };
    thread.on("message", (news: ThreadNews) => {
      if (news.began) inHand.set(keyOf(news.began), news.began);
      if (news.ended) inHand.delete(keyOf(news.ended));
      if (news.overdue) end("overdue", news.overdue);
      if (news.fell !== undefined) fell = news.fell;
    });
    thread.on("error", (error) => {
      const isMemory = (error as { code?: string }).code === "ERR_WORKER_OUT_OF_MEMORY";
      log.error({ err: error, ...fell }, "a thread of the background failed");
      death ??= { cause: isMemory ? "memory" : "failed", culprit: fell };
    });
    const stopWatching = watchBeats(beats, { stuckMs, lookMs }, async () => {
      const stated = await askThread(thread.threadId);
      end("held", stated?.hand ?? null, stated?.at);
    });
    ended = new Promise((resolve) => thread.once("exit", resolve));
    thread.once("exit", () => {
      stopWatching();
      if (isStopped) return;
      const livedMs = performance.now() - startedAt;
      const wasAlone = isAlone && livedMs < ALONE_MS;
      const died = judge(death ?? { cause: "failed", culprit: null }, [...inHand.values()], wasAlone);
      const { cause, culprit, others } = died;
      if (culprit?.item === null) noteBetweenRows(culprit.job);
      shortLives = livedMs < SHORT_LIFE_MS ? shortLives + 1 : 0;
      const pauseMs = shortLives < 2 ? 0 : Math.min(250 * 2 ** shortLives, LONGEST_PAUSE_MS);
      log.error({ cause, ...culprit, others: others.length }, "a thread of the background is started again");
      restart = setTimeout(start, pauseMs, died, wasAlone || culprit === null);
      restart.unref();
    });
    thread.unref();
  };
  const noteBetweenRows = (job: string) => {
    const deaths = (deathsBetweenRows.get(job) ?? 0) + 1;
    deathsBetweenRows.set(job, deaths % MOST_TRIES);
    if (deaths < MOST_TRIES) return;
    log.error({ job }, "a work of the background is left alone for an hour");
    restUntil.set(job, performance.now() + REST_MS);
  };
  start();

  return async () => {
    isStopped = true;
    clearTimeout(restart);
    // A thread that has not begun has nothing in hand.
    if (isLoaded()) worker?.postMessage({ stop: true });
    else void worker?.terminate();
    const force = setTimeout(() => worker?.terminate(), GRACE_MS);
    await ended;
    clearTimeout(force);
  };
}

/** Loading its code is one long stretch. */
const STARTING_MS = 60_000;

/** @param onStuck called once, when the beats have stopped for too long while we were there to see it */
function watchBeats(
  beats: Int32Array,
  { stuckMs, lookMs }: Pick<ThreadOptions, "stuckMs" | "lookMs">,
  onStuck: () => void,
): () => void {
  let last = 0;
  let still = 0;
  const timer = setInterval(() => {
    const beat = Atomics.load(beats, 0);
    still = beat === last ? still + lookMs : 0;
    last = beat;
    // Counted in looks: a machine that slept, or a blocked loop of our own, is no fault of the thread.
    if (still < (beat === 0 ? Math.max(stuckMs, STARTING_MS) : stuckMs)) return;
    clearInterval(timer);
    onStuck();
  }, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}
