import type { MaterialId } from "../materials.ts";
import type { ScenePart } from "../scene.ts";
import { roundedBox } from "../solids/boxes.ts";
import { wrapped } from "../solids/shading.ts";
import { type Axis, emptySolid, join, moved, type Solid, turned, type Vec3 } from "../solids/solid.ts";

/** Metres along x, y and z. */
export interface PieceSize {
  readonly w: number;
  readonly h: number;
  readonly d: number;
}

export interface PiecePart {
  readonly part: ScenePart;
  readonly material: MaterialId;
  readonly solid: Solid;
  /** Places of the same solid in the piece, sixteen numbers each, column by column; null for once. */
  readonly instances: readonly (readonly number[])[] | null;
}

export interface PieceLamp {
  readonly at: Vec3;
  readonly watts: number;
  readonly radius: number;
}

interface BoxLook {
  /** Radius of the edges, in metres. */
  readonly r?: number;
  readonly turns?: number;
  readonly grain?: Axis;
  /** Degrees about each axis, in the order x, y, z, about the foot's middle. */
  readonly tilt?: Vec3;
}

/**
 * A piece of furniture while it is built: x from −w/2 to w/2, y from its foot upwards, z from its back at −d/2 to its front at d/2.
 * Textures are laid on by the side that each face looks to, the grain along the longest side of each solid.
 */
export class Piece {
  readonly parts: PiecePart[] = [];
  readonly lamps: PieceLamp[] = [];
  readonly #joined = new Map<string, Solid>();
  readonly random: () => number;

  constructor(random: () => number) {
    this.random = random;
  }

  /** Adds solids that already stand where they belong. */
  add(material: MaterialId, ...solids: readonly Solid[]): void {
    for (const solid of solids) this.#put(material, wrapped(solid, longestAxis(solid), this.#shift()));
  }

  /** A box with softened edges; `at` is the middle of its foot. */
  box(material: MaterialId, size: Vec3, at: Vec3, look: BoxLook = {}): void {
    const [w, h, d] = size;
    let solid = roundedBox(w, h, d, look.r ?? 0.003, look.turns ?? 1);
    solid = wrapped(solid, look.grain ?? longestAxis(solid), this.#shift());
    if (look.tilt) {
      solid = turned(turned(turned(solid, "x", look.tilt[0]), "y", look.tilt[1]), "z", look.tilt[2]);
    }
    this.#put(material, moved(solid, ...at));
  }

  /** A box given by its least and greatest corner. */
  span(material: MaterialId, min: Vec3, max: Vec3, look: BoxLook = {}): void {
    this.box(
      material,
      [max[0] - min[0], max[1] - min[1], max[2] - min[2]],
      [(min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2],
      look,
    );
  }

  /** One solid with its own texture coordinates, many times: leaves. */
  scatter(material: MaterialId, solid: Solid, instances: readonly (readonly number[])[]): void {
    this.parts.push({ part: "furniture", material, solid, instances });
  }

  lamp(at: Vec3, watts: number, radius: number): void {
    this.lamps.push({ at, watts, radius });
  }

  #put(material: MaterialId, solid: Solid): void {
    const found = this.#joined.get(material);
    if (found) {
      join(found, solid);
      return;
    }
    const start = join(emptySolid(), solid);
    this.#joined.set(material, start);
    const part: ScenePart =
      material === "glass" || material === "frosted-glass"
        ? "glass"
        : material === "shade" || material === "bulb"
          ? "lamp"
          : "furniture";
    this.parts.push({ part, material, solid: start, instances: null });
  }

  #shift(): readonly [number, number] {
    return [Math.floor(this.random() * 64) / 23, Math.floor(this.random() * 64) / 29];
  }
}

export type Body = (piece: Piece, size: PieceSize) => void;

function longestAxis(solid: Solid): Axis {
  const least = [1e9, 1e9, 1e9];
  const most = [-1e9, -1e9, -1e9];
  solid.positions.forEach((value, index) => {
    least[index % 3] = Math.min(least[index % 3]!, value);
    most[index % 3] = Math.max(most[index % 3]!, value);
  });
  const size = most.map((value, index) => value - least[index]!);
  return (size[0]! >= size[1]! && size[0]! >= size[2]! ? 0 : size[1]! >= size[2]! ? 1 : 2) as Axis;
}
