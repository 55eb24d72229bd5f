import { writeSync } from "node:fs";
import { Session } from "node:inspector";
import { parentPort, workerData } from "node:worker_threads";
import { routeOf } from "../../platform/metrics/route-of.server.ts";
import { PROBE, placesOf } from "./stack-probe.server.ts";

/** The thread that sees whether the main one still turns. Started by `startLoopWatch`. */

export interface LoopWatchStart {
  beats: Int32Array;
  holdMs: number;
  limitMs: number;
  /** Whether lines may be written while nobody else can. */
  writes: boolean;
}

/** A stretch that blocked the loop, reported when it is over. */
export interface ToldHold {
  /** Method and pattern of the request, or a description in its place. */
  route: string;
  ms: number;
  at: string[];
}

interface Probed {
  beat: number;
  method?: string;
  path?: string;
  stack: string;
}

const LOOK_MS = 50;
/**
 * Two looks further apart than this: the machine slept, or gave this thread no time either. Nothing is known of that
 * stretch.
 */
const MOST_BETWEEN_MS = 1_000;
/** Reported while it still blocks, in case that it never ends. */
const TOLD_AFTER_MS = [2_000, 10_000, 30_000];
const UNKNOWN = "desconocida";

const { beats, holdMs, limitMs, writes } = workerData as LoopWatchStart;

interface Hold {
  beat: number;
  ms: number;
  asked?: { session: Session; told?: Pick<ToldHold, "route" | "at"> };
  linesWritten: number;
}

const holdFrom = (beat: number): Hold => ({ beat, ms: 0, linesWritten: 0 });
let hold = holdFrom(-1);
let lastLook = performance.now();

setInterval(() => {
  const now = performance.now();
  const elapsed = now - lastLook;
  lastLook = now;
  const beat = Atomics.load(beats, 0);
  if (beat !== hold.beat) {
    end(hold);
    hold = holdFrom(beat);
    return;
  }
  if (elapsed < MOST_BETWEEN_MS) hold.ms += elapsed;
  if (hold.ms < holdMs) return;
  hold.asked ??= ask(hold);
  const next = TOLD_AFTER_MS[hold.linesWritten];
  if (next !== undefined && hold.ms >= next) {
    hold.linesWritten += 1;
    write(40, "the loop is held", hold);
  }
  if (limitMs > 0 && hold.ms >= limitMs) {
    write(60, "the loop is held for too long: the process ends itself", hold);
    // Handlers of gentler signals would wait for the loop too.
    process.kill(process.pid, "SIGKILL");
  }
}, LOOK_MS);

function ask(held: Hold): NonNullable<Hold["asked"]> {
  const session = new Session();
  const asked: NonNullable<Hold["asked"]> = { session };
  try {
    session.connectToMainThread();
    session.post("Runtime.evaluate", { expression: PROBE, returnByValue: true }, (error, answer) => {
      const probed = error ? undefined : (JSON.parse(String(answer.result.value ?? "null")) as Probed | null);
      session.disconnect();
      // Answered by a later stretch, which blocked nothing.
      const isIt = probed?.beat === held.beat;
      asked.told = isIt ? { route: routeOf(probed), at: placesOf(probed.stack) } : { route: UNKNOWN, at: [] };
      if (held !== hold) tell(held, asked.told);
    });
  } catch {
    asked.told = { route: UNKNOWN, at: [] }; // a runtime without an inspector
  }
  return asked;
}

/** The answer to the question for a place may arrive just after the end of the hold. */
function end(held: Hold): void {
  if (held.asked?.told) tell(held, held.asked.told);
}

function tell({ ms }: Hold, told: Pick<ToldHold, "route" | "at">): void {
  parentPort!.postMessage({ ...told, ms: Math.round(ms) } satisfies ToldHold);
}

/** One line as the log has them: the log itself waits for the loop. */
function write(level: number, msg: string, { ms, asked }: Hold): void {
  if (!writes) return;
  const about = { route: UNKNOWN, at: [], ...asked?.told };
  const line = { level, time: new Date().toISOString(), ...about, ms: Math.round(ms), msg };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`);
  } catch {
    // Nobody reads the output, so nothing can be reported.
  }
}
