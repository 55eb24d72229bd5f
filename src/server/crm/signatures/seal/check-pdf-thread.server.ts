import { parentPort, workerData } from "node:worker_threads";
import { checkPdf } from "./check-pdf.server.ts";

/** The thread in which one uploaded PDF is read. */
parentPort!.postMessage(await checkPdf(workerData as Uint8Array));
