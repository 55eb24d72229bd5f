import { useMemo, useState } from "react";
import { DEFAULT_ZONE, instantOf, zoneOfHome } from "#domain/shared/time/zone-time.ts";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import type { LabelPlace } from "#domain/tools/plan-pictures/picture-label.ts";
import type { PictureQuality, PictureSize } from "#domain/tools/plan-pictures/picture-order.ts";
import { studioLight, sunOver } from "#domain/tools/plan-pictures/sun-over.ts";
import type { Scene, SceneCamera, SceneSun } from "#domain/tools/plan-scene/scene.ts";
import type { SceneStyle } from "#domain/tools/plan-scene/styles.ts";
import { useScene } from "./use-scene.ts";

/** Everything that a person chooses in the studio. */
export interface Choices {
  levelId: string;
  cameraId: string | null;
  /** Whether the view stands in a room, which then has its ceiling. */
  isInside: boolean;
  style: SceneStyle;
  hasLamps: boolean;
  /** `2026-06-21` */
  day: string;
  /** Minutes since midnight, by the clock of the place. */
  minutes: number;
  size: Exclude<PictureSize, "panorama">;
  quality: PictureQuality;
  label: LabelPlace;
}

/** Half past four of a June day: sun in rooms to the south and west, as portals show homes. */
const startingChoices = (plan: FloorPlan): Choices => ({
  levelId: plan.levels[0]!.id,
  cameraId: null,
  isInside: false,
  style: "nordico",
  hasLamps: false,
  day: "2026-06-21",
  minutes: 16 * 60 + 30,
  size: "1080p",
  quality: "buena",
  label: "bottom-left",
});

/**
 * The studio of a plan: its scene, its light and its views, by what was chosen.
 *
 * @param model stands in the place of the plan's own scene; the light stays that of the plan's place
 */
export function useStudio(plan: FloorPlan, model: Scene | null) {
  const [choices, setChoices] = useState(() => startingChoices(plan));
  const change = (some: Partial<Choices>) => setChoices((before) => ({ ...before, ...some }));
  const { style, levelId, cameraId, isInside, day, minutes, hasLamps } = choices;
  const { scene: fromPlan, isFailed } = useScene(plan, { style, hasCeilings: isInside, levelIds: [levelId] });
  const built = model ?? fromPlan;
  const scene = useMemo(() => (built === null || hasLamps ? built : { ...built, lamps: [] }), [built, hasLamps]);
  const zone = zoneOfHome({ country: plan.country, longitude: plan.place?.longitude }) ?? DEFAULT_ZONE;
  const at = useMemo(() => instantOf(`${day}T${clock(minutes)}:00`, zone), [day, minutes, zone]);
  const sun: SceneSun = useMemo(() => {
    const day = sunOver(plan, at);
    return isInside ? day : studioLight(day);
  }, [plan, at, isInside]);
  const cameras = scene?.cameras ?? [];
  const camera: SceneCamera | null = cameras.find(({ id }) => id === cameraId) ?? cameras[0] ?? null;
  return { choices, change, scene, sun, at, zone, cameras, camera, isFailed };
}

export type Studio = ReturnType<typeof useStudio>;

/** Minutes since midnight as `16:30`. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
