import { homeStaging } from "./planned/home-staging.ts";
import type { PlannedTool } from "./planned/planned-tool.ts";

/** The tools of the product that cannot be used yet, in menu order. The change that builds one takes its line and its file out here. */
export const PLANNED_TOOLS: readonly PlannedTool[] = [homeStaging];
