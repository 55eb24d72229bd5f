/** Arguments of each thread: those of the process are not for it. */
export const THREAD_ARGUMENTS = ["--import", new URL("./resolve-once.server.ts", import.meta.url).href];
