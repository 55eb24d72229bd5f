import { parentPort, workerData } from "node:worker_threads";
import { sumUp, type TranscriptWork } from "./sum-up.server.ts";

/** The thread in which one conversation is read and summed up. Started by `sumUpApart`. */
parentPort!.postMessage(await sumUp(workerData as TranscriptWork));
