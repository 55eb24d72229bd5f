import type { OpeningShape } from "../../floor-plan/level-shape.ts";
import type { Level } from "../../floor-plan/plan.ts";
import type { MaterialId } from "../materials.ts";
import type { ScenePart } from "../scene.ts";
import type { SceneParts } from "../scene-parts.ts";
import { block, roundedBox } from "../solids/boxes.ts";
import { addFace, emptySolid, moved, type Solid, turned } from "../solids/solid.ts";
import { doorFittings } from "./doors.ts";
import { isGlazed, isOutdoors, placedInWall, type WallFrame, wallHeight } from "./wall-frame.ts";

/** Something that stands in an opening, in the opening's frame: x along the wall, y up from the floor, z to the wall's right, metres. */
export interface Fitting {
  readonly part: ScenePart;
  readonly material: MaterialId;
  readonly solid: Solid;
}

/** Windows, doors and their trim for every opening that is filled. */
export function addOpenings(parts: SceneParts, level: Level, frames: readonly WallFrame[]): void {
  const floor = level.elevationMm / 1000;
  for (const frame of frames) {
    if (frame.shape.wall.kind === "virtual" || frame.shape.wall.kind === "baranda") continue;
    for (const opening of frame.shape.openings) {
      const room = isOutdoors(frame.rightRoom) ? (frame.leftRoom ?? frame.rightRoom) : frame.rightRoom;
      for (const { part, material, solid } of fittingsOf(frame, opening, wallHeight(frame, level))) {
        parts.add(part, material, room?.id ?? null, placedInWall(solid, frame, opening.middle, floor));
      }
    }
  }
}

function fittingsOf(frame: WallFrame, shape: OpeningShape, wallTop: number): readonly Fitting[] {
  const { opening, start, end } = shape;
  const width = Math.hypot(end.x - start.x, end.y - start.y) / 1000;
  const height = Math.min(opening.heightMm / 1000, wallTop - opening.sillMm / 1000);
  const depth = frame.shape.wall.thicknessMm / 1000;
  if (opening.kind === "hueco" || width < 0.2 || height < 0.2) return [];
  if (!isGlazed(opening.kind)) {
    const isEntrance = isOutdoors(frame.leftRoom) || isOutdoors(frame.rightRoom);
    return doorFittings(opening, { width, height, depth, isClosed: isEntrance });
  }
  const outside = isOutdoors(frame.rightRoom) && !isOutdoors(frame.leftRoom) ? 1 : -1;
  const fittings = windowFittings({
    width,
    height,
    depth,
    isFixed: opening.kind === "ventana-fija",
    isSliding: opening.kind === "ventana-corredera" || (opening.kind === "puerta-balconera" && width > 1.8),
    isDoor: opening.sillMm === 0,
  });
  return fittings.map((fitting) => ({
    ...fitting,
    solid: moved(outside > 0 ? fitting.solid : turned(fitting.solid, "y", 180), 0, opening.sillMm / 1000, 0),
  }));
}

interface WindowSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly isFixed: boolean;
  readonly isSliding: boolean;
  readonly isDoor: boolean;
}

/** A window from its own sill upwards, its outside towards positive z. */
function windowFittings({ width, height, depth, isFixed, isSliding, isDoor }: WindowSize): readonly Fitting[] {
  const at = Math.max(0, depth / 2 - 0.1);
  const bar = 0.05;
  const frame: Solid[] = [];
  frame.push(...border(width, height, bar, 0.07, isDoor ? 0.03 : bar).map((solid) => moved(solid, 0, 0, at)));
  const fittings: Fitting[] = [];
  const sashes = isFixed ? 1 : width > 2.5 ? 3 : width > 0.95 ? 2 : 1;
  const clear = width - 2 * bar;
  const inner = height - bar - (isDoor ? 0.03 : bar);
  const base = isDoor ? 0.03 : bar;
  for (let k = 0; k < sashes; k++) {
    const size = clear / sashes + (isSliding ? 0.03 : 0);
    const x = -clear / 2 + (clear / sashes) * (k + 0.5);
    const z = at + (isSliding ? (k % 2 === 0 ? 0.016 : -0.024) : -0.012);
    const rail = isFixed ? 0.012 : 0.055;
    const sash = border(size - 0.006, inner - 0.006, rail, 0.045, isDoor ? 0.1 : rail);
    frame.push(...sash.map((solid) => moved(solid, x, base + 0.003, z)));
    const pane = emptySolid();
    const [w, low, high] = [size / 2 - rail - 0.001, base + (isDoor ? 0.1 : rail), base + inner - rail];
    addFace(pane, [
      [x - w, low, z],
      [x + w, low, z],
      [x + w, high, z],
      [x - w, high, z],
    ]);
    fittings.push({ part: "glass", material: "glass", solid: pane });
    if (!isFixed && !isSliding && k === 0) {
      const side = sashes === 1 ? 1 : 1;
      const handle = moved(
        roundedBox(0.025, 0.13, 0.03, 0.008),
        x + side * (size / 2 - 0.03),
        base + inner * 0.45,
        z - 0.045,
      );
      fittings.push({ part: "frame", material: "metal", solid: handle });
    }
  }
  fittings.push({ part: "frame", material: "frame", solid: joinAll(frame) });
  if (!isDoor) {
    const reach = depth / 2 + 0.03;
    const deep = reach + at - 0.03;
    fittings.push({
      part: "frame",
      material: "sill",
      solid: moved(roundedBox(width + 0.08, 0.025, deep, 0.006), 0, -0.024, at - 0.03 - deep / 2),
    });
    const ledge = Math.max(0.05, depth / 2 - at + 0.03);
    fittings.push({
      part: "frame",
      material: "sill",
      solid: moved(roundedBox(width - 0.002, 0.03, ledge, 0.006), 0, -0.012, at + 0.035 + ledge / 2),
    });
  }
  return fittings;
}

const joinAll = (solids: readonly Solid[]): Solid => {
  const result = emptySolid();
  for (const solid of solids) {
    const first = result.positions.length / 3;
    result.positions.push(...solid.positions);
    result.normals.push(...solid.normals);
    result.uvs.push(...solid.uvs);
    result.indices.push(...solid.indices.map((index) => index + first));
  }
  return result;
};

/** Four bars around a rectangle that stands on y = 0, in the middle of x and z. */
export function border(width: number, height: number, bar: number, depth: number, foot = bar): readonly Solid[] {
  const [w, d] = [width / 2, depth / 2];
  const chamfer = 0.004;
  const upright = roundedBox(bar, height, depth, chamfer);
  const lintel = roundedBox(width - 2 * bar, bar, depth, chamfer);
  return [
    moved(upright, -w + bar / 2, 0, 0),
    moved(upright, w - bar / 2, 0, 0),
    moved(lintel, 0, height - bar, 0),
    foot > 0 ? block([-w + bar, 0, -d], [w - bar, foot, d]) : emptySolid(),
  ];
}
