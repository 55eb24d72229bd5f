import { writeSync } from "node:fs";
import { Session } from "node:inspector";
import { parentPort, workerData } from "node:worker_threads";
import { routeOf } from "../../platform/metrics/route-of.server.ts";
import { PROBE, placesOf } from "./stack-probe.server.ts";

/** The thread that sees whether the main one still turns. Started by `startLoopWatch`. */

export interface LoopWatchStart {
  beats: Int32Array;
  blockMs: number;
  limitMs: number;
  /** Whether lines may be written while nobody else can. */
  writes: boolean;
}

/** A stretch that blocked the loop, reported when it is over. */
export interface ReportedBlock {
  /** Method and pattern of the request, or a description in its place. */
  route: string;
  ms: number;
  at: string[];
}

interface Probed {
  beat: number;
  method?: string;
  address?: string;
  stack: string;
}

const LOOK_MS = 50;
/**
 * Two looks further apart than this: the machine slept, or gave this thread no time either. Nothing is known of that
 * stretch.
 */
const MOST_BETWEEN_MS = 1_000;
/** Reported while it still blocks, in case that it never ends. */
const REPORTED_AFTER_MS = [2_000, 10_000, 30_000];
const UNKNOWN = "desconocida";

const { beats, blockMs, limitMs, writes } = workerData as LoopWatchStart;

interface LoopBlock {
  beat: number;
  ms: number;
  asked?: { session: Session; report?: Pick<ReportedBlock, "route" | "at"> };
  linesWritten: number;
}

const blockFrom = (beat: number): LoopBlock => ({ beat, ms: 0, linesWritten: 0 });
let block = blockFrom(-1);
let lastLook = performance.now();

setInterval(() => {
  const now = performance.now();
  const elapsed = now - lastLook;
  lastLook = now;
  const beat = Atomics.load(beats, 0);
  if (beat !== block.beat) {
    end(block);
    block = blockFrom(beat);
    return;
  }
  if (elapsed < MOST_BETWEEN_MS) block.ms += elapsed;
  if (block.ms < blockMs) return;
  block.asked ??= ask(block);
  const next = REPORTED_AFTER_MS[block.linesWritten];
  if (next !== undefined && block.ms >= next) {
    block.linesWritten += 1;
    write(40, "the loop is held", block);
  }
  if (limitMs > 0 && block.ms >= limitMs) {
    write(60, "the loop is held for too long: the process ends itself", block);
    // Handlers of gentler signals would wait for the loop too.
    process.kill(process.pid, "SIGKILL");
  }
}, LOOK_MS);
parentPort!.postMessage("watching");

function ask(kept: LoopBlock): NonNullable<LoopBlock["asked"]> {
  const session = new Session();
  const asked: NonNullable<LoopBlock["asked"]> = { session };
  try {
    session.connectToMainThread();
    session.post("Runtime.evaluate", { expression: PROBE, returnByValue: true }, (error, answer) => {
      const probed = error ? undefined : (JSON.parse(String(answer.result.value ?? "null")) as Probed | null);
      session.disconnect();
      // Answered by a later stretch, which blocked nothing.
      const isIt = probed?.beat === kept.beat;
      asked.report = isIt ? { route: routeOf(probed), at: placesOf(probed.stack) } : { route: UNKNOWN, at: [] };
      if (kept !== block) announce(kept, asked.report);
    });
  } catch {
    asked.report = { route: UNKNOWN, at: [] }; // a runtime without an inspector
  }
  return asked;
}

/** The answer to the question for a place may arrive just after the end of the hold. */
function end(kept: LoopBlock): void {
  if (kept.asked?.report) announce(kept, kept.asked.report);
}

function announce({ ms }: LoopBlock, stated: Pick<ReportedBlock, "route" | "at">): void {
  parentPort!.postMessage({ ...stated, ms: Math.round(ms) } satisfies ReportedBlock);
}

/** One line as the log has them: the log itself waits for the loop. */
function write(level: number, msg: string, { ms, asked }: LoopBlock): void {
  if (!writes) return;
  const about = { route: UNKNOWN, at: [], ...asked?.report };
  const line = { level, time: new Date().toISOString(), ...about, ms: Math.round(ms), msg };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`);
  } catch {
    // Nobody reads the output, so nothing can be reported.
  }
}
