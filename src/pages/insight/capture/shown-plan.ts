import { CAPTURE_ROOMS, type CaptureCount, capturePlan, volumeOf } from "#content/capture-plan.ts";
import { PLANNED_TOOLS } from "#content/planned-tools.ts";
import { openTools } from "#tools/open-tools.ts";

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
  const { goal, pace, steps } = capturePlan(goalId, volume);
  return {
    goal,
    pace,
    volume: typedVolume ?? "",
    isVolumeWrong: volume === null && (typedVolume ?? "").trim() !== "",
    steps: steps.flatMap(({ path, purpose, count = null }): PlanStep[] => {
      const open = openTools.find((tool) => tool.path === path);
      const planned = PLANNED_TOOLS.find((tool) => tool.path === path);
      const title = open?.title ?? CAPTURE_ROOMS[path] ?? planned?.title;
      if (title === undefined) return [];
      return [{ path, title, purpose, count, state: open ? "open" : planned ? "planned" : "room" }];
    }),
  };
}
