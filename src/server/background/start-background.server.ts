import { Worker } from "node:worker_threads";
import type { Services } from "../services.server.ts";
import type { BackgroundStart } from "./background-thread.server.ts";

/** A thread that died is started again after this; what it held is due again when its leases end. */
const RESTART_MS = 5_000;
/** Portions are short; who does not end in time is ended. */
const GRACE_MS = 8_000;

/**
 * Starts the thread of the background and keeps it alive.
 *
 * @returns stops it; settles when the portions under way are done
 */
export function startBackground(
  { database, changes, log }: Pick<Services, "database" | "changes" | "log">,
  root: string,
): () => Promise<void> {
  let isStopped = false;
  let worker: Worker | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  let restart: NodeJS.Timeout | undefined;

  const start = () => {
    const thread = new Worker(new URL("./background-thread.server.ts", import.meta.url), {
      workerData: { address: database.address, root } satisfies BackgroundStart,
      execArgv: [],
    });
    worker = thread;
    thread.on("message", ({ told }: { told?: string }) => changes.tell(told));
    thread.on("error", (error) => log.error({ err: error }, "the thread of the background failed"));
    ended = new Promise((resolve) => thread.once("exit", resolve));
    thread.once("exit", () => {
      if (isStopped) return;
      restart = setTimeout(start, RESTART_MS);
      restart.unref();
    });
    thread.unref();
  };
  start();

  return async () => {
    isStopped = true;
    clearTimeout(restart);
    worker?.postMessage({ stop: true });
    const force = setTimeout(() => worker?.terminate(), GRACE_MS);
    await ended;
    clearTimeout(force);
  };
}
