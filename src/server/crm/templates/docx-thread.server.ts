import { parentPort, workerData } from "node:worker_threads";
import { readDocx } from "./read-docx.server.ts";

/** The thread in which one Word file is read. */
parentPort!.postMessage(await readDocx(workerData as Uint8Array));
