import { Worker } from "node:worker_threads";
import { AppError } from "../../platform/app-error.server.ts";
import { type ContactFileGiven, type ContactFileRead, readContactFile } from "./read-contact-file.server.ts";
import { wrong } from "./write-contact.server.ts";

/** Reading so much takes no longer than starting a thread for it. */
const SMALL_BYTES = 16 * 1024;
/** Fifty thousand contacts take two or three seconds. */
const LONGEST_MS = 20_000;
const MEMORY_MB = 512;
/** Files that are read at the same time, and that wait for it. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 8;

let atWork = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a file of contacts while somebody waits for what is in it, and keeps nobody else waiting: what is not small is read in a
 * thread of its own, with so much time and memory and no more.
 *
 * @throws AppError INVALID_INPUT with what is wrong with the file; RATE_LIMIT when too many wait
 */
export async function readContactFileApart(file: ContactFileGiven): Promise<ContactFileRead> {
  const read = file.bytes.length <= SMALL_BYTES ? readContactFile(file) : await inTurn(() => readInThread(file));
  if ("problem" in read) throw wrong("file", read.problem);
  return read;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) throw new AppError("RATE_LIMIT");
  if (atWork >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  atWork++;
  try {
    return await work();
  } finally {
    atWork--;
    waiting.shift()?.();
  }
}

async function readInThread(file: ContactFileGiven): Promise<ContactFileRead | { problem: string }> {
  const thread = new Worker(new URL("./contact-file-thread.server.ts", import.meta.url), {
    workerData: file,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const limit = AbortSignal.timeout(LONGEST_MS);
  try {
    return await new Promise((resolve, reject) => {
      thread.once("message", resolve);
      thread.once("error", (error: NodeJS.ErrnoException) =>
        error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve({ problem: TOO_MUCH }) : reject(error),
      );
      limit.addEventListener("abort", () => resolve({ problem: TOO_MUCH }), { once: true });
    });
  } finally {
    await thread.terminate();
  }
}

const TOO_MUCH = "Este archivo es demasiado grande para leerlo de una vez: pártelo en varios";
