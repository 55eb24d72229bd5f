import { cutScene } from "../path-tracing/cut-scene.ts";
import { prepareScene, type TracedScene, type TracedTexture } from "../path-tracing/traced-scene.ts";
import { buildScene } from "../plan-scene/build-scene.ts";
import { paintTexture } from "../plan-scene/paint-texture.ts";
import type { PictureOrder } from "./picture-order.ts";
import { studioLight, sunOver } from "./sun-over.ts";

const TEXTURE_PX = 1024;

/**
 * The scene of an ordered picture, ready for rays. It takes some seconds of a core for a furnished flat.
 *
 * @throws RangeError where it has too many triangles
 */
export function pictureScene({ plan, camera, style, at, hasLamps }: PictureOrder): TracedScene {
  const built = buildScene(plan, { levelIds: [camera.levelId], hasCeilings: camera.cutAbove === null, style });
  const scene = cutScene(hasLamps ? built : { ...built, lamps: [] }, camera.cutAbove);
  const sun = sunOver(plan, new Date(at));
  const painted = new Map<string, TracedTexture>();
  return prepareScene(
    scene,
    camera.cutAbove === null ? sun : studioLight(sun),
    ({ texture }) => {
      if (texture === null) return null;
      const key = `${texture.kind} ${texture.seed}`;
      const known = painted.get(key);
      if (known !== undefined) return known;
      const made = { size: TEXTURE_PX, ...paintTexture(texture.kind, TEXTURE_PX, texture.seed) };
      painted.set(key, made);
      return made;
    },
    camera.cutAbove === null,
  );
}
