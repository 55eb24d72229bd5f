import { marketingVideo } from "./planned/marketing-video.ts";
import type { PlannedTool } from "./planned/planned-tool.ts";
import { videoCreator } from "./planned/video-creator.ts";

/** The tools of the product that cannot be used yet, in menu order. The change that builds one takes its line and its file out here. */
export const PLANNED_TOOLS: readonly PlannedTool[] = [marketingVideo, videoCreator];
