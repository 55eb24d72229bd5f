import { faultOfTour } from "./sound-tour.ts";
import {
  MOST_HOTSPOTS_OF_SCENE,
  MOST_LINKS_OF_SCENE,
  MOST_SCENES,
  MOST_TOUR_LEVELS,
  type Tour,
  type TourHotspot,
  type TourLevel,
  type TourLink,
  type TourScene,
} from "./tour.ts";
import type { TourCommand, TourCommandAnswer } from "./tour-commands.ts";
import { halfTurn, wholeTurn } from "./tour-geometry.ts";

/** Ends a command that cannot be done; `applyTourCommand` turns it into an answer. */
class Refusal extends Error {}

/**
 * The tour after a command. What the command leaves alone is shared with the tour before, so comparing and undoing are cheap.
 *
 * @param tour sound
 * @returns a sound tour, or the refusal, in Spanish
 */
export function applyTourCommand(tour: Tour, command: TourCommand): TourCommandAnswer {
  try {
    const after = changed(tour, command);
    const refusal = faultOfTour(after);
    return refusal === null ? { tour: after } : { refusal };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { refusal: thrown.message };
    throw thrown;
  }
}

/** The links that lead to a scene, which go with it when it is removed. */
export const brokenLinks = (tour: Tour, sceneId: string): { readonly sceneId: string; readonly linkId: string }[] =>
  tour.scenes.flatMap((scene) =>
    scene.links.filter(({ to }) => to === sceneId).map(({ id }) => ({ sceneId: scene.id, linkId: id })),
  );

function changed(tour: Tour, command: TourCommand): Tour {
  switch (command.kind) {
    case "add-scene":
      return withScenes(tour, [command.scene]);
    case "add-scenes":
      return withScenes(tour, command.scenes);
    case "remove-scene":
      return withoutScene(tour, command.sceneId);
    case "move-scene":
      return withMovedScene(tour, command.sceneId, command.to);
    case "set-start":
      return { ...tour, start: command.sceneId };
    case "add-link":
      return withLink(tour, command);
    case "link-through-doors":
      return command.links.reduce((now, { sceneId, link }) => withDoorLink(now, sceneId, link), tour);
    case "add-level":
      if (tour.levels.length >= MOST_TOUR_LEVELS)
        throw new Refusal(`Un recorrido tiene como mucho ${MOST_TOUR_LEVELS} plantas`);
      return { ...tour, levels: [...tour.levels, command.level] };
    case "rename-level":
      return onLevel(tour, command.levelId, (level) => ({ ...level, name: named(command.name) }));
    case "set-map":
      return onLevel(tour, command.levelId, (level) => ({ ...level, map: command.map }));
    case "remove-level":
      return withoutLevel(tour, command.levelId);
    case "set-nadir":
      return { ...tour, nadir: command.nadir };
    case "set-sound":
      return { ...tour, sound: command.sound };
    case "set-form":
      return { ...tour, hasForm: command.hasForm };
    case "set-title":
      return { ...tour, title: named(command.title) };
    default:
      return onScene(tour, command.sceneId, (scene) => changedScene(scene, command));
  }
}

type SceneCommand = Extract<
  TourCommand,
  {
    kind:
      | "rename-scene"
      | "place-scene"
      | "turn-scene"
      | "level-scene"
      | "set-eye"
      | "set-start-view"
      | "swap-panorama"
      | "remove-link"
      | "drag-link"
      | "reset-link"
      | "add-hotspot"
      | "change-hotspot"
      | "move-hotspot"
      | "remove-hotspot";
  }
>;

function changedScene(scene: TourScene, command: SceneCommand): TourScene {
  switch (command.kind) {
    case "rename-scene":
      return { ...scene, name: named(command.name) };
    case "place-scene":
      return { ...scene, levelId: command.levelId, at: command.levelId === null ? null : command.at };
    case "turn-scene":
      return { ...scene, headingDegrees: wholeTurn(command.headingDegrees) };
    case "level-scene":
      return {
        ...scene,
        levelling: { pitch: within(command.levelling.pitch, 45), roll: within(command.levelling.roll, 45) },
      };
    case "set-eye":
      return { ...scene, eyeMm: Math.round(Math.min(10_000, Math.max(300, command.eyeMm))) };
    case "set-start-view":
      return { ...scene, start: { ...turned(command.start), fov: Math.min(100, Math.max(30, command.start.fov)) } };
    case "swap-panorama":
      return { ...scene, panoramaId: command.panoramaId, origin: command.origin };
    case "remove-link":
      linkOf(scene, command.linkId);
      return { ...scene, links: scene.links.filter(({ id }) => id !== command.linkId) };
    case "drag-link":
      return onLink(scene, command.linkId, { direction: turned(command.direction) });
    case "reset-link":
      return onLink(scene, command.linkId, { direction: null });
    case "add-hotspot":
      if (scene.hotspots.length >= MOST_HOTSPOTS_OF_SCENE)
        throw new Refusal(`Una escena tiene como mucho ${MOST_HOTSPOTS_OF_SCENE} puntos de interés`);
      return { ...scene, hotspots: [...scene.hotspots, command.hotspot] };
    case "change-hotspot":
      return onHotspot(scene, command.hotspot.id, () => command.hotspot);
    case "move-hotspot":
      return onHotspot(scene, command.hotspotId, (hotspot) => ({ ...hotspot, ...turned(command.to) }));
    case "remove-hotspot":
      hotspotOf(scene, command.hotspotId);
      return { ...scene, hotspots: scene.hotspots.filter(({ id }) => id !== command.hotspotId) };
  }
}

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));
const turned = ({ yaw, pitch }: { readonly yaw: number; readonly pitch: number }) => ({
  yaw: halfTurn(yaw),
  pitch: within(pitch, 90),
});

function named(name: string): string {
  const trimmed = name.trim();
  if (trimmed === "") throw new Refusal("Escribe un nombre");
  return trimmed;
}

function withScenes(tour: Tour, scenes: readonly TourScene[]): Tour {
  if (tour.scenes.length + scenes.length > MOST_SCENES)
    throw new Refusal(`Un recorrido tiene como mucho ${MOST_SCENES} escenas`);
  return { ...tour, scenes: [...tour.scenes, ...scenes] };
}

function withoutScene(tour: Tour, sceneId: string): Tour {
  sceneOf(tour, sceneId);
  const scenes = tour.scenes
    .filter(({ id }) => id !== sceneId)
    .map((scene) =>
      scene.links.some(({ to }) => to === sceneId)
        ? { ...scene, links: scene.links.filter(({ to }) => to !== sceneId) }
        : scene,
    );
  return { ...tour, scenes, start: tour.start === sceneId ? null : tour.start };
}

function withMovedScene(tour: Tour, sceneId: string, to: number): Tour {
  const scene = sceneOf(tour, sceneId);
  const rest = tour.scenes.filter(({ id }) => id !== sceneId);
  return { ...tour, scenes: rest.toSpliced(Math.min(rest.length, Math.max(0, Math.round(to))), 0, scene) };
}

function withLink(tour: Tour, { sceneId, link, backId }: Extract<TourCommand, { kind: "add-link" }>): Tour {
  const there = withOneLink(tour, sceneId, link);
  return backId === null
    ? there
    : withOneLink(there, link.to, { id: backId, to: sceneId, direction: null, through: link.through });
}

/** Leaves a way that is there already as it is. */
function withOneLink(tour: Tour, sceneId: string, link: TourLink): Tour {
  return onScene(tour, sceneId, (scene) => {
    if (scene.links.some(({ to }) => to === link.to)) return scene;
    if (scene.links.length >= MOST_LINKS_OF_SCENE)
      throw new Refusal(`De una escena salen como mucho ${MOST_LINKS_OF_SCENE} flechas`);
    return { ...scene, links: [...scene.links, link] };
  });
}

function withDoorLink(tour: Tour, sceneId: string, link: TourLink): Tour {
  const old = sceneOf(tour, sceneId).links.find(({ to }) => to === link.to);
  return old
    ? onScene(tour, sceneId, (scene) => onLink(scene, old.id, { through: link.through }))
    : withOneLink(tour, sceneId, link);
}

function withoutLevel(tour: Tour, levelId: string): Tour {
  const levels = tour.levels.filter(({ id }) => id !== levelId);
  if (levels.length === tour.levels.length) throw new Refusal("Esa planta ya no existe");
  const scenes = tour.scenes.map((scene) =>
    scene.levelId === levelId ? { ...scene, levelId: null, at: null } : scene,
  );
  return { ...tour, levels, scenes };
}

function sceneOf(tour: Tour, sceneId: string): TourScene {
  const scene = tour.scenes.find(({ id }) => id === sceneId);
  if (!scene) throw new Refusal("Esa escena ya no existe");
  return scene;
}

function linkOf(scene: TourScene, linkId: string): TourLink {
  const link = scene.links.find(({ id }) => id === linkId);
  if (!link) throw new Refusal("Esa flecha ya no existe");
  return link;
}

function hotspotOf(scene: TourScene, hotspotId: string): TourHotspot {
  const hotspot = scene.hotspots.find(({ id }) => id === hotspotId);
  if (!hotspot) throw new Refusal("Ese punto de interés ya no existe");
  return hotspot;
}

function onScene(tour: Tour, sceneId: string, change: (scene: TourScene) => TourScene): Tour {
  const after = change(sceneOf(tour, sceneId));
  return { ...tour, scenes: tour.scenes.map((scene) => (scene.id === sceneId ? after : scene)) };
}

function onLink(scene: TourScene, linkId: string, change: Partial<TourLink>): TourScene {
  const after = { ...linkOf(scene, linkId), ...change };
  return { ...scene, links: scene.links.map((link) => (link.id === linkId ? after : link)) };
}

function onHotspot(scene: TourScene, hotspotId: string, change: (hotspot: TourHotspot) => TourHotspot): TourScene {
  const after = change(hotspotOf(scene, hotspotId));
  return { ...scene, hotspots: scene.hotspots.map((hotspot) => (hotspot.id === hotspotId ? after : hotspot)) };
}

function onLevel(tour: Tour, levelId: string, change: (level: TourLevel) => TourLevel): Tour {
  if (!tour.levels.some(({ id }) => id === levelId)) throw new Refusal("Esa planta ya no existe");
  return { ...tour, levels: tour.levels.map((level) => (level.id === levelId ? change(level) : level)) };
}
