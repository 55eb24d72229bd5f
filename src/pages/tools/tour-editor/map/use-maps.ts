import { useCallback, useEffect, useMemo, useState } from "react";
import type { FloorPlan, Level } from "#domain/tools/floor-plan/plan.ts";
import { planMap } from "#domain/tools/tours/plan-map.ts";
import type { TourLevel } from "#domain/tools/tours/tour.ts";
import { callApi } from "#ui/call-api.ts";
import type { TourFiles } from "../use-files.ts";
import type { DrawnMap } from "./map-drawing.tsx";

export interface PlanChoice {
  id: string;
  title: string;
}

export interface Maps {
  /** Plans of the account that can be chosen. */
  choices: readonly PlanChoice[];
  /** The floor plan's level under a level of the tour; null without one, or while it is fetched. */
  planLevel: (level: TourLevel) => Level | null;
  drawn: (level: TourLevel) => DrawnMap | null;
  /** Storeys of a plan that is here. */
  levelsOf: (planId: string) => readonly Level[];
  /** Reads a plan that is not here yet. @returns null where it cannot be read */
  read: (planId: string) => Promise<FloorPlan | null>;
}

/** The maps under the scenes of each level. */
export function useMaps(
  given: readonly { id: string; document: FloorPlan }[],
  choices: readonly PlanChoice[],
  levels: readonly TourLevel[],
  files: TourFiles,
): Maps {
  const [plans, setPlans] = useState<ReadonlyMap<string, FloorPlan>>(
    () => new Map(given.map(({ id, document }) => [id, document])),
  );
  const read = useCallback(
    async (planId: string) => {
      const known = plans.get(planId);
      if (known) return known;
      const outcome = await callApi<{ document: FloorPlan }>("GET", `/api/plans/${planId}`);
      if (outcome.kind !== "done") return null;
      setPlans((before) => new Map(before).set(planId, outcome.answer.document));
      return outcome.answer.document;
    },
    [plans],
  );
  const missing = levels
    .flatMap(({ map }) => (map?.kind === "plano" && !plans.has(map.planId) ? [map.planId] : []))
    .join(" ");
  // A plan that another device chose is fetched once; one that cannot be read leaves its level without a drawing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each list of missing ones
  useEffect(() => {
    for (const id of new Set(missing.split(" "))) if (id !== "") void read(id);
  }, [missing]);
  const planLevel = useCallback(
    ({ map }: TourLevel) =>
      map?.kind === "plano" ? (plans.get(map.planId)?.levels.find(({ id }) => id === map.levelId) ?? null) : null,
    [plans],
  );
  const { find } = files;
  const drawn = useMemo(() => {
    const made = new Map<string, DrawnMap | null>();
    return (level: TourLevel): DrawnMap | null => {
      const { map } = level;
      if (map === null) return null;
      if (map.kind === "plano") {
        const under = planLevel(level);
        if (!under) return null;
        if (!made.has(level.id)) made.set(level.id, planMap(under));
        return made.get(level.id) ?? null;
      }
      const [width, height] = [map.widthPx * map.mmPerPixel, map.heightPx * map.mmPerPixel];
      return {
        viewBox: [0, 0, width, height],
        walls: null,
        rooms: [],
        picture: find(map.fileId)?.address ?? null,
        isScaled: map.isScaled,
      };
    };
  }, [planLevel, find]);
  const levelsOf = useCallback((planId: string) => plans.get(planId)?.levels ?? [], [plans]);
  return { choices, planLevel, drawn, levelsOf, read };
}
