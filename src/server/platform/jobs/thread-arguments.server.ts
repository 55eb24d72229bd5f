import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The file as it lies in the source: code of the built server asks for it, too. */
const RESOLVE_ONCE = join(process.cwd(), "src", "server", "platform", "jobs", "resolve-once.server.ts");

/** Arguments of each thread: those of the process are not for it. */
export const THREAD_ARGUMENTS = ["--import", pathToFileURL(RESOLVE_ONCE).href];
