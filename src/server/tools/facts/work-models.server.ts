import { MODELS_FOLDER, openModelFiles } from "./model-files.server.ts";

/** Models for the work of the background, read once for its thread. A valuation reports an unreadable file itself; here the job fails with it. */
export const WORK_MODELS = openModelFiles(MODELS_FOLDER, () => {});
