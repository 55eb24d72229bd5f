import { CAPTURE_ROOMS, type CaptureCount, capturePlan, volumeOf } from "#content/capture-plan.ts";
import { allTools, openTools } from "#tools/tool-cards.ts";

export interface PlanStep {
  path: string;
  title: string;
  purpose: string;
  /** A tool that works, a room of the dashboard, or a tool that is to come. */
  state: "open" | "room" | "planned";
  count: CaptureCount | null;
}

/** The plan with each tool's name and whether it can be used today. */
export function shownPlan(goalId: string | null, typedVolume: string | null) {
  const volume = volumeOf(typedVolume);
  const { goal, pace, steps } = capturePlan(goalId, volume, allTools);
  return {
    goal,
    pace,
    volume: typedVolume ?? "",
    isVolumeWrong: volume === null && (typedVolume ?? "").trim() !== "",
    steps: steps.flatMap(({ path, purpose, count = null }): PlanStep[] => {
      const tool = allTools.find((one) => one.path === path);
      const title = tool?.title ?? CAPTURE_ROOMS[path];
      if (title === undefined) return [];
      const state = tool === undefined ? "room" : openTools.includes(tool) ? "open" : "planned";
      return [{ path, title, purpose, count, state }];
    }),
  };
}
