import { importWork } from "../imports/import-work.server.ts";
import type { Work } from "./work.server.ts";

/** What has a thread of its own beside that of the other works. */
export const WORKS: readonly Work[] = [importWork];
