import { CAPTURE_ROOMS, type CaptureCount, capturePlan, volumeOf } from "#content/capture-plan.ts";
import { allTools } from "#tools/tool-cards.ts";

export interface PlanStep {
  path: string;
  title: string;
  purpose: string;
  /** A tool, or a room of the dashboard. */
  kind: "tool" | "room";
  count: CaptureCount | null;
}

/** The plan with each step's name. */
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
      return [{ path, title, purpose, count, kind: tool === undefined ? "room" : "tool" }];
    }),
  };
}
