import type { Services } from "../services.server.ts";
import { keepThread } from "./keep-thread.server.ts";

/** Imports and dossiers read files of any size and shape, pictures keep a core busy: each has a thread of its own, and holds nobody else up. */
const THREADS = ["./import-jobs.server.ts", "./reading-jobs.server.ts", "./picture-jobs.server.ts"];
/** All other jobs, and the look after every queue. */
const REST = "./jobs.server.ts";

/**
 * Starts the threads of the background and keeps them alive.
 *
 * @returns stops them; settles when the portions under way are done
 */
export function startBackground(parts: Pick<Services, "database" | "log">, root: string): () => Promise<void> {
  const stops = [...THREADS, REST].map((jobs) =>
    keepThread(parts, new URL(jobs, import.meta.url), root, { keepsTime: jobs === REST }),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
