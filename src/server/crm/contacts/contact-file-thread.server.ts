import { parentPort, workerData } from "node:worker_threads";
import { type ContactFileGiven, readContactFile } from "./read-contact-file.server.ts";

/** The thread of one file of contacts. Started by `readContactFileApart`. */

parentPort!.postMessage(readContactFile(workerData as ContactFileGiven));
