import { basename, join } from "node:path";
import { Worker } from "node:worker_threads";
import { traced, tracing } from "../telemetry/tracing.server.ts";
import { THREAD_ARGUMENTS } from "./thread-arguments.server.ts";

interface AskedThreadOptions {
  /** The thread's file from the project's root: the built server stands in another folder. It calls `answerQuestions`. */
  script: string;
  workerData?: unknown;
  /** For one answer. */
  longestMs: number;
  /** Of objects, and of buffers apart. */
  memoryMb: number;
  /** A thread that nobody asks for so long ends, and gives its memory back. It stays where none is said. */
  idleMs?: number;
}

/** A question to the thread, and the trace that it belongs to, where one is under way. */
export interface Question<Given> {
  given: Given;
  trace?: string | undefined;
}

/** An answer of the thread. */
export type Outcome<Answer> = { answer: Answer } | { fault: string };

/** The first question also waits for the thread to load. */
const LOADING_MS = 60_000;
/** How often the buffers of a thread at work are counted: the limit of its objects does not include them. */
const COUNT_MS = 100;
/** A thread that holds more of its memory than this after an answer ends, so that one question takes nothing from the next. */
const KEPT_SHARE = 0.5;

/**
 * A thread that is loaded once and answers one question after another, so that whatever takes long holds no request up. One answer that
 * takes too long or too much memory ends the thread; the next question starts another.
 */
export class AskedThread<Given, Answer> {
  readonly #options: AskedThreadOptions;
  #thread: Worker | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  /** The question under way, which the next event of the thread settles. */
  #waiting: { resolve(message: unknown): void; reject(error: Error): void } | null = null;

  constructor(options: AskedThreadOptions) {
    this.#options = options;
  }

  /** @returns `too much` where time or memory did not suffice. @throws Error with the fault that the thread met */
  async ask(given: Given): Promise<Answer | "too much"> {
    const name = `ask ${basename(this.#options.script, ".server.ts")}`;
    const asked = traced({ name, isCall: true }, () => this.#inTurn(given));
    return await asked;
  }

  async #inTurn(given: Given): Promise<Answer | "too much"> {
    const question = { given, trace: tracing()?.carried() };
    const asked = this.#turn.then(() => this.#ask(question));
    this.#turn = asked.catch(() => undefined);
    return await asked;
  }

  async #ask(question: Question<Given>): Promise<Answer | "too much"> {
    clearTimeout(this.#idle);
    let count: NodeJS.Timeout | undefined;
    try {
      const thread = this.#thread ?? (await this.#start());
      if (thread === null) return "too much";
      // Only a thread that waits lets its process end.
      thread.ref();
      count = setInterval(() => this.#endIfLarge(thread, 1), COUNT_MS).unref();
      const outcome = await this.#next<Outcome<Answer>>(this.#options.longestMs, () => thread.postMessage(question));
      if (outcome === "too much") return outcome;
      if ("fault" in outcome) throw new Error(outcome.fault);
      return outcome.answer;
    } finally {
      clearInterval(count);
      if (this.#thread) await this.#rest(this.#thread);
    }
  }

  /** Between two questions. */
  async #rest(thread: Worker): Promise<void> {
    thread.unref();
    await this.#endIfLarge(thread, KEPT_SHARE);
    const { idleMs } = this.#options;
    if (idleMs !== undefined) this.#idle = setTimeout(() => this.#end(), idleMs).unref();
  }

  /** Ends a thread whose buffers take more than a share of the memory that it may have; a question under way took too much. */
  async #endIfLarge(thread: Worker, share: number): Promise<void> {
    // It fails for a thread that has ended meanwhile.
    const heap = await thread.getHeapStatistics().catch(() => null);
    if (this.#thread !== thread || !heap) return;
    if (heap.external_memory <= share * this.#options.memoryMb * 1_048_576) return;
    this.#end();
    this.#waiting?.resolve("too much");
  }

  async #start(): Promise<Worker | null> {
    const { script, workerData, memoryMb } = this.#options;
    const thread = new Worker(join(process.cwd(), script), {
      workerData,
      execArgv: THREAD_ARGUMENTS,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    this.#thread = thread;
    this.#listen(thread);
    return (await this.#next<"ready">(LOADING_MS)) === "ready" ? thread : null;
  }

  /** One listener of each kind for as long as the thread lives. What comes from a thread that was ended settles nothing. */
  #listen(thread: Worker): void {
    const isCurrent = () => this.#thread === thread;
    thread.on("message", (message) => {
      if (isCurrent()) this.#waiting?.resolve(message);
    });
    thread.on("error", (error: NodeJS.ErrnoException) => {
      if (!isCurrent()) return;
      this.#end();
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") this.#waiting?.resolve("too much");
      else this.#waiting?.reject(error);
    });
    thread.on("exit", () => {
      if (!isCurrent()) return;
      this.#end();
      this.#waiting?.resolve("too much");
    });
  }

  /** The thread's next message. */
  async #next<Message>(longestMs: number, begin?: () => void): Promise<Message | "too much"> {
    let limit: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Message | "too much">((resolve, reject) => {
        this.#waiting = { resolve: resolve as (message: unknown) => void, reject };
        limit = setTimeout(() => {
          this.#end();
          resolve("too much");
        }, longestMs).unref();
        begin?.();
      });
    } finally {
      clearTimeout(limit);
      this.#waiting = null;
    }
  }

  #end(): void {
    void this.#thread?.terminate();
    this.#thread = null;
  }
}
