import type { ExactPoint } from "../floor-plan/level-shape.ts";

/**
 * A furnished plan in three dimensions, as plain arrays that any renderer takes: three.js in the browser, our path tracer in a thread.
 * Metres; x to the right of the plan, y up, z towards the bottom of the plan (plan x → x, plan y → z). Triangles turn counter-clockwise
 * as seen from outside.
 */

export type ScenePart =
  | "floor"
  | "ceiling"
  | "wall"
  | "skirting"
  | "frame"
  | "leaf"
  | "glass"
  | "stair"
  | "furniture"
  | "ground"
  | "curtain"
  | "lamp";

export interface SceneMesh {
  readonly name: string;
  readonly part: ScenePart;
  readonly material: string;
  readonly levelId: string;
  /** Id of the room that it belongs to; null for what several rooms share. */
  readonly roomId: string | null;
  /** Three numbers a corner. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Two numbers a corner, in metres along the surface, so that a texture has its real size. */
  readonly uvs: Float32Array;
  readonly indices: Uint32Array;
  /** Every place where the mesh stands: sixteen numbers each, column by column; null for once, where it lies. */
  readonly instances: Float32Array | null;
}

export type TextureKind =
  | "oak"
  | "walnut"
  | "tile"
  | "hydraulic-tile"
  | "microcement"
  | "terracotta"
  | "grass"
  | "deck"
  | "plaster"
  | "marble"
  | "terrazzo"
  | "linen"
  | "velvet"
  | "wool"
  | "leather"
  | "rattan"
  | "metal"
  | "leaf"
  | "brick"
  | "wood-grain";

/** A material by its physics; colours are linear, from 0 to 1. */
export interface SceneMaterial {
  readonly id: string;
  readonly color: readonly [number, number, number];
  readonly roughness: number;
  readonly metalness: number;
  /** Share of light that passes: glass, curtains. */
  readonly transmission: number;
  readonly emission: readonly [number, number, number];
  readonly isTwoSided: boolean;
  /** Made by code (`paint-texture`); null is one colour. */
  readonly texture: {
    readonly kind: TextureKind;
    readonly metres: number;
    readonly seed: number;
    readonly bump: number;
  } | null;
}

export interface SceneLamp {
  readonly position: readonly [number, number, number];
  readonly color: readonly [number, number, number];
  /** Watts of light that leave it, in all directions. */
  readonly watts: number;
  readonly radius: number;
  readonly roomId: string | null;
}

export interface SceneCamera {
  readonly id: string;
  /** Spanish, for the person. */
  readonly name: string;
  readonly kind: "dollhouse" | "section" | "eye" | "panorama";
  readonly roomId: string | null;
  readonly levelId: string;
  readonly position: readonly [number, number, number];
  readonly target: readonly [number, number, number];
  /** Vertical, in degrees; of no use to panoramas. */
  readonly fieldOfView: number;
  /** Everything above this height is left out, in metres; null for nothing. Dollhouses look into rooms from above. */
  readonly cutAbove: number | null;
}

export interface Scene {
  readonly meshes: readonly SceneMesh[];
  readonly materials: readonly SceneMaterial[];
  readonly lamps: readonly SceneLamp[];
  readonly cameras: readonly SceneCamera[];
  readonly bounds: { readonly min: readonly [number, number, number]; readonly max: readonly [number, number, number] };
  /** Floors of rooms for whoever needs to know where one may stand, in plan millimetres. */
  readonly floors: readonly {
    readonly roomId: string;
    readonly levelId: string;
    readonly outline: readonly ExactPoint[];
    readonly yMetres: number;
  }[];
}

/** Light of a moment: direction towards the sun in the scene's axes, and how strong sun and sky are. */
export interface SceneSun {
  readonly direction: readonly [number, number, number];
  readonly sunColor: readonly [number, number, number];
  readonly skyColor: readonly [number, number, number];
  readonly isUp: boolean;
}
