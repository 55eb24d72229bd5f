import { parentPort, workerData } from "node:worker_threads";
import { type ContactFileGiven, readContactFile } from "#domain/crm/contacts/read-contact-file.ts";

/** The thread of one file of contacts. Started by `readContactFileApart`. */

parentPort!.postMessage(readContactFile(workerData as ContactFileGiven));
