import type { Level } from "../floor-plan/plan.ts";
import { doorLinks } from "./door-links.ts";
import type { TourLink, TourScene } from "./tour.ts";
import type { TourCommand } from "./tour-commands.ts";
import { wayId } from "./way-id.ts";

/**
 * The commands after which the arrows of a level are those that its doors give. Ways that are missing come, those that were made by hand learn their
 * door, and one that doors made goes where a scene that was placed later stands nearer to its door: the order of placing makes no difference. An
 * arrow that somebody dragged or added stays.
 *
 * @param scenes those that stand on this level
 * @param placed id of the scene that was just placed, where only its own ways are to come
 * @returns with how many ways are new
 */
export function relink(
  level: Level,
  scenes: readonly TourScene[],
  placed: string | null = null,
): { commands: TourCommand[]; added: number } {
  const found = doorLinks(level, scenes);
  const ways = new Set(found.map(({ sceneId, link }) => wayId(sceneId, link.to)));
  const doors = new Set(found.flatMap(({ link }) => (link.through ? [placeKey(link.through)] : [])));
  const here = new Map(scenes.map((scene) => [scene.id, scene]));
  const oldOf = (sceneId: string, to: string) => here.get(sceneId)?.links.find((link) => link.to === to);
  const missing = found.filter(
    ({ sceneId, link }) => !oldOf(sceneId, link.to) && (placed === null || sceneId === placed || link.to === placed),
  );
  const unaware = found.filter(({ sceneId, link }) => link.through && oldOf(sceneId, link.to)?.through === null);
  const links = [...missing, ...unaware];
  const isPassed = (sceneId: string, { id, to, direction, through }: TourLink) =>
    id === wayId(sceneId, to) &&
    direction === null &&
    through !== null &&
    doors.has(placeKey(through)) &&
    here.has(to) &&
    !ways.has(id);
  return {
    commands: [
      ...(links.length > 0 ? [{ kind: "link-through-doors", links } as const] : []),
      ...scenes.flatMap(({ id: sceneId, links: old }) =>
        old
          .filter((link) => isPassed(sceneId, link))
          .map(({ id: linkId }): TourCommand => ({ kind: "remove-link", sceneId, linkId })),
      ),
    ],
    added: missing.length,
  };
}

const placeKey = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x} ${y}`;
