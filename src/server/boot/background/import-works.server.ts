import type { Work } from "../../platform/jobs/work.server.ts";
import { importWork } from "../../portfolio/imports/import-work.server.ts";

/** What has a thread of its own beside that of the other works. */
export const WORKS: readonly Work[] = [importWork];
