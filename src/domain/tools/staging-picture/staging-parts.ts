import type { PhotoCamera, PhotoRoom } from "../photo-camera/photo-camera.ts";
import { furnitureScene, type TextureShelf } from "./furniture-scene.ts";
import { type GatherRays, lightGatherer } from "./gather-light.ts";
import { type PhotoCharacter, photoCharacter } from "./photo-character.ts";
import { type RoomLight, roomLight } from "./room-light.ts";
import { smallPhoto } from "./small-photo.ts";
import type { StagingOrder, StagingPhoto } from "./staging-order.ts";
import { projectTriangles } from "./visible-triangles.ts";

/** Pixels on the longer side of the photo from which its light is read. */
const LIGHT_PX = 640;

/** How finely a picture is drawn. */
export interface StagingQuality {
  /** Pixels on the longer side of the frame of light. */
  readonly framePx: number;
  readonly rays: GatherRays;
}

export const DRAFT: StagingQuality = { framePx: 150, rays: { around: 12, windows: 4, mirror: 1 } };
export const FINAL: StagingQuality = { framePx: 420, rays: { around: 40, windows: 16, mirror: 5 } };

/** How a photo was taken and how its room is lit: the same for every piece that is put into it. */
export interface PhotoFacts {
  readonly light: RoomLight;
  readonly character: PhotoCharacter;
}

export function photoFacts(photo: StagingPhoto, camera: PhotoCamera, room: PhotoRoom): PhotoFacts {
  return { light: roomLight(smallPhoto(photo, LIGHT_PX), camera, room), character: photoCharacter(photo) };
}

/** Width and height of the frame of light for a photo. */
export function frameSize({ widthPx, heightPx }: PhotoCamera, { framePx }: StagingQuality): [number, number] {
  const share = Math.min(1, framePx / Math.max(widthPx, heightPx));
  return [Math.max(1, Math.round(widthPx * share)), Math.max(1, Math.round(heightPx * share))];
}

/** The furniture ready to be drawn; every worker makes its own from the same order. */
export function stagingParts(order: StagingOrder, facts: PhotoFacts, shelf: TextureShelf) {
  const scene = furnitureScene(order.room, order.pieces, order.style, shelf);
  return {
    scene,
    camera: order.camera,
    box: facts.light.box,
    triangles: projectTriangles(scene, order.camera),
    gatherer: lightGatherer(scene, facts.light, order.camera, order.seed),
    character: facts.character,
    order,
  };
}
