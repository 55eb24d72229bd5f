import { parentPort, workerData } from "node:worker_threads";
import { readMail } from "./read-mail.server.ts";

/** The thread of one mail. Started by `readMailApart`. */

parentPort!.postMessage(await readMail(workerData as string | Uint8Array<ArrayBuffer>));
