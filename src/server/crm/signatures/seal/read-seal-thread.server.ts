import { parentPort, workerData } from "node:worker_threads";
import { findSeals } from "./read-seal.server.ts";
import type { SealsAsked } from "./read-seal-apart.server.ts";

/** The thread in which the signatures of one file are read. */
const { bytes, certificate } = workerData as SealsAsked;
parentPort!.postMessage(await findSeals(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), certificate));
