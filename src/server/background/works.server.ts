import { measureAccuracies } from "../facts/measure-accuracy.server.ts";
import type { Work } from "./work.server.ts";

/** Everything that is done beside the requests, in a thread of its own. */
export const WORKS: readonly Work[] = [measureAccuracies];
