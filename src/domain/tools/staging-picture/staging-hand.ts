import type { PhotoCamera, PhotoRoom } from "../photo-camera/photo-camera.ts";
import { drawRows } from "./draw-rows.ts";
import { withoutFaintShade } from "./faint-shade.ts";
import { furnitureScene, type TextureShelf, textureShelf } from "./furniture-scene.ts";
import { type GatherRays, lightGatherer } from "./gather-light.ts";
import { emptyLightFrame, LIGHT_STRIDE, type LightFrame } from "./light-frame.ts";
import { type PhotoCharacter, photoCharacter } from "./photo-character.ts";
import { type RoomLight, roomLight } from "./room-light.ts";
import { type LinearPhoto, smallPhoto } from "./small-photo.ts";
import { smoothLight } from "./smooth-light.ts";
import { type StagingOrder, type StagingPhoto, smallerPhoto } from "./staging-order.ts";
import { projectTriangles } from "./visible-triangles.ts";

/** Measures that are read from a photo once, whatever is put into it. */
export interface PhotoLook {
  readonly small: LinearPhoto;
  readonly character: PhotoCharacter;
  /** The photo in the size of drafts, and how it draws. */
  readonly draft: StagingPhoto;
  readonly draftCharacter: PhotoCharacter;
}

/** Work of some tenths of a second, for a worker or a thread. */
export type StagingJob =
  | { readonly do: "look"; readonly photo: StagingPhoto }
  | { readonly do: "light"; readonly small: LinearPhoto; readonly camera: PhotoCamera; readonly room: PhotoRoom }
  | {
      readonly do: "scene";
      readonly order: StagingOrder;
      readonly light: RoomLight;
      readonly character: PhotoCharacter;
    }
  | {
      readonly do: "gather";
      readonly width: number;
      readonly height: number;
      readonly from: number;
      readonly to: number;
      readonly rays: GatherRays;
    }
  | { readonly do: "smooth"; readonly frame: LightFrame }
  | { readonly do: "frame"; readonly frame: LightFrame }
  | {
      readonly do: "rows";
      readonly from: number;
      readonly to: number;
      readonly data: Uint8ClampedArray<ArrayBuffer>;
    };

export interface StagingAnswers {
  look: PhotoLook;
  light: RoomLight;
  scene: { readonly triangles: number; readonly top: number; readonly bottom: number };
  gather: { readonly kind: Int16Array<ArrayBuffer>; readonly values: Float32Array<ArrayBuffer> };
  smooth: LightFrame;
  frame: null;
  rows: { readonly data: Uint8ClampedArray<ArrayBuffer>; readonly mask: Uint8Array<ArrayBuffer> };
}

/** Pixels on the longer side of the photo from which its light is read, and of drafts. */
const LIGHT_PX = 640;
const DRAFT_PX = 960;
const TEXTURE_PX = 512;

interface Kept {
  readonly order: StagingOrder;
  readonly light: RoomLight;
  readonly character: PhotoCharacter;
  readonly scene: ReturnType<typeof furnitureScene>;
  readonly gatherer: ReturnType<typeof lightGatherer>;
  triangles: ReturnType<typeof projectTriangles>;
  frame: LightFrame | null;
  /** Rows of light are gathered in it. */
  scratch: LightFrame | null;
}

/**
 * One of those that draw a picture together. It keeps the scene that it was given last.
 *
 * @param texturePx side of the painted surfaces, in pixels
 * @throws Error where rows are asked for before a scene and its light were given
 */
export function stagingHand(texturePx = TEXTURE_PX): <J extends StagingJob>(job: J) => StagingAnswers[J["do"]] {
  const shelf: TextureShelf = textureShelf(texturePx);
  let kept: Kept | null = null;

  const answer = (job: StagingJob): StagingAnswers[keyof StagingAnswers] => {
    if (job.do === "look") {
      const draft = smallerPhoto(job.photo, DRAFT_PX);
      return {
        small: smallPhoto(job.photo, LIGHT_PX),
        character: photoCharacter(job.photo),
        draft,
        draftCharacter: photoCharacter(draft),
      };
    }
    if (job.do === "light") return roomLight(job.small, job.camera, job.room);
    if (job.do === "scene") {
      const { order, light, character } = job;
      const scene = furnitureScene(order.room, order.pieces, order.style, shelf);
      const triangles = projectTriangles(scene, order.camera);
      const gatherer = lightGatherer(scene, light, order.camera, order.seed);
      kept = { order, light, character, scene, triangles, gatherer, frame: null, scratch: null };
      return { triangles: scene.triangles, top: triangles.top, bottom: triangles.bottom };
    }
    if (kept === null) throw new Error("no scene was given");
    if (job.do === "smooth") return withoutFaintShade(smoothLight(job.frame), kept.scene);
    if (job.do === "frame") {
      kept.frame = job.frame;
      return null;
    }
    if (job.do === "gather") {
      if (kept.scratch?.width !== job.width || kept.scratch.height !== job.height) {
        kept.scratch = emptyLightFrame(job.width, job.height);
      }
      const frame = kept.scratch;
      for (let y = job.from; y < job.to; y++) kept.gatherer.row(frame, y, job.rays);
      return {
        kind: frame.kind.slice(job.from * job.width, job.to * job.width),
        values: frame.values.slice(job.from * job.width * LIGHT_STRIDE, job.to * job.width * LIGHT_STRIDE),
      };
    }
    const { order, light, frame } = kept;
    if (frame === null) throw new Error("no light was given");
    const mask = new Uint8Array(order.camera.widthPx * (job.to - job.from));
    drawRows({ ...kept, camera: order.camera, box: light.box, frame }, job.from, job.to, job.data, mask);
    return { data: job.data, mask };
  };
  return <J extends StagingJob>(job: J) => answer(job) as StagingAnswers[J["do"]];
}
