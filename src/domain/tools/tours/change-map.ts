import type { Tour, TourMap } from "./tour.ts";
import type { TourCommand } from "./tour-commands.ts";

/**
 * The commands that put another map under a level. Levels of floor plans share their coordinates, so scenes stay where they are from one to
 * another; a photo of a plan has coordinates of its own, so that scenes leave the map, and their arrows the doors, when a photo takes the place of a
 * plan or the other way round.
 *
 * @returns with how many scenes must be placed anew
 */
export function changeMap(tour: Tour, levelId: string, map: TourMap): { commands: TourCommand[]; lost: number } {
  const old = tour.levels.find(({ id }) => id === levelId)?.map ?? null;
  const isOther = map.kind === "foto" ? old?.kind !== "foto" : old?.kind === "foto";
  const placed = isOther ? tour.scenes.filter((scene) => scene.levelId === levelId && scene.at !== null) : [];
  const loose = placed.flatMap((scene) =>
    scene.links.flatMap((link) => (link.through ? [{ sceneId: scene.id, link: { ...link, through: null } }] : [])),
  );
  return {
    commands: [
      { kind: "set-map", levelId, map },
      ...placed.map(({ id }): TourCommand => ({ kind: "place-scene", sceneId: id, levelId, at: null })),
      ...(loose.length > 0 ? [{ kind: "link-through-doors", links: loose } as const] : []),
    ],
    lost: placed.length,
  };
}
