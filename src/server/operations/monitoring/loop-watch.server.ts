import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { THREAD_ARGUMENTS } from "../../platform/jobs/thread-arguments.server.ts";
import { toldAddress } from "../../platform/metrics/address-patterns.server.ts";
import type { RequestMeter } from "../../platform/metrics/request-meter.server.ts";
import { BLOCKED_MESSAGE } from "../../platform/metrics/route-of.server.ts";
import type { LoopWatchStart, ReportedBlock } from "./loop-watch-thread.server.ts";
import { installProbe } from "./stack-probe.server.ts";

/** Interval of this thread's signs of life; a longer block than `LONG_BLOCK_MS` is reported. */
const BEAT_MS = 50;
const LONG_BLOCK_MS = 300;

type Asked = Pick<IncomingMessage, "method" | "url">;

/**
 * Finds out which request blocked the event loop, and so everybody else.
 *
 * The loop beats in shared memory; a thread of its own sees when it stops, and asks, by the inspector, which request
 * the stretch that is running belongs to: V8 answers in the middle of a loop or of a pattern. A request is an async
 * context, which costs nothing measurable; nothing else is done until the loop is blocked. Its limits: a stretch inside
 * one call of the engine (`JSON.parse`, a sort) is asked right after it, and counts as nobody's where the loop was free
 * before the answer; a pause of the collector or of the machine counts for the request that was running.
 */
export interface LoopWatch {
  /** Everything that `answer` does, at once or later, belongs to this request. */
  run(request: Asked, answer: () => void): void;
  /** From then on nothing escapes it; its thread takes a moment to load. */
  readonly watches: Promise<void>;
  stop(): Promise<void>;
}

/** @param limitMs after this time of one hold the process is ended, for its supervisor to start another; 0: never */
export function startLoopWatch(
  { log, meter }: { log: Logger; meter: Pick<RequestMeter, "held"> },
  { limitMs, blockMs = LONG_BLOCK_MS }: { limitMs: number; blockMs?: number },
): LoopWatch {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const requests = new AsyncLocalStorage<Asked>();
  installProbe(() => {
    const request = requests.getStore();
    const address = request && toldAddress(request.url ?? "");
    return { beat: beats[0]!, ...(request && { method: request.method, address }) };
  });
  const beat = setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS);
  beat.unref();
  const thread = new Worker(new URL("./loop-watch-thread.server.ts", import.meta.url), {
    workerData: { beats, blockMs, limitMs, writes: log.isLevelEnabled("warn") } satisfies LoopWatchStart,
    execArgv: THREAD_ARGUMENTS,
  });
  thread.unref();
  let begin = () => {};
  const watches = new Promise<void>((resolve) => {
    begin = resolve;
  });
  thread.on("message", (told: ReportedBlock | "watching") => {
    if (told === "watching") return begin();
    const { route, ms, at } = told;
    log.warn({ route, ms, at }, BLOCKED_MESSAGE);
    meter.held(route);
  });
  thread.on("error", (error) => log.error({ err: error }, "the watch of the loop failed"));
  return {
    watches,
    run: (request, answer) => requests.run(request, answer),
    async stop() {
      clearInterval(beat);
      await thread.terminate();
    },
  };
}
