import type { Level } from "../../floor-plan/plan.ts";
import type { SceneParts } from "../scene-parts.ts";
import { block, roundedBox } from "../solids/boxes.ts";
import { addFace, emptySolid, moved, type Solid } from "../solids/solid.ts";
import { placedInWall, type WallFrame, wallHeight } from "./wall-frame.ts";

/** Railings of terraces: a kerb, posts, a handrail, and panes of glass or upright bars between them. */
export function addRails(
  parts: SceneParts,
  level: Level,
  frames: readonly WallFrame[],
  infill: "glass" | "bars",
): void {
  const floor = level.elevationMm / 1000;
  for (const frame of frames) {
    if (frame.shape.wall.kind !== "baranda") continue;
    const room = frame.rightRoom ?? frame.leftRoom;
    const height = Math.max(0.3, wallHeight(frame, level));
    for (const [start, end] of closedStretches(frame)) {
      const middle = {
        x: frame.origin.x + (frame.along.x * (start + end)) / 2,
        y: frame.origin.y + (frame.along.y * (start + end)) / 2,
      };
      const put = (solid: Solid) => placedInWall(solid, frame, middle, floor);
      const length = (end - start) / 1000;
      const kerb = Math.max(0.06, frame.shape.wall.thicknessMm / 1000);
      parts.add(
        "wall",
        "facade",
        room?.id ?? null,
        put(block([-length / 2, -0.12, -kerb / 2], [length / 2, 0.08, kerb / 2])),
      );
      const rail = moved(roundedBox(length, 0.04, 0.05, 0.01, 2), 0, height - 0.04, 0);
      const posts = Math.max(2, Math.ceil(length / 1.3) + 1);
      const metal: Solid[] = [rail];
      const step = (length - 0.05) / (posts - 1);
      for (let k = 0; k < posts; k++) {
        metal.push(moved(roundedBox(0.035, height - 0.12, 0.035, 0.004), -length / 2 + 0.025 + k * step, 0.08, 0));
      }
      if (infill === "bars") {
        const bars = Math.floor(length / 0.11);
        for (let k = 1; k < bars; k++) {
          const x = -length / 2 + (k * length) / bars;
          metal.push(block([x - 0.007, 0.14, -0.007], [x + 0.007, height - 0.04, 0.007]));
        }
        metal.push(block([-length / 2, 0.13, -0.012], [length / 2, 0.155, 0.012]));
      } else {
        for (let k = 0; k + 1 < posts; k++) {
          const x = -length / 2 + 0.025 + k * step;
          const pane = emptySolid();
          const [a, b, low, high] = [x + 0.03, x + step - 0.03, 0.12, height - 0.06];
          addFace(pane, [
            [a, low, 0],
            [b, low, 0],
            [b, high, 0],
            [a, high, 0],
          ]);
          parts.add("glass", "glass", room?.id ?? null, put(pane));
        }
      }
      for (const solid of metal) parts.add("frame", "black-metal", room?.id ?? null, put(solid));
    }
  }
}

/** Stretches between openings, in millimetres from the wall's start. */
function closedStretches({ shape, origin, along }: WallFrame): readonly (readonly [number, number])[] {
  const place = (p: { x: number; y: number }) => (p.x - origin.x) * along.x + (p.y - origin.y) * along.y;
  const stretches: [number, number][] = [];
  let at = 0;
  for (const { start, end } of shape.openings) {
    if (place(start) - at > 50) stretches.push([at, place(start)]);
    at = Math.max(at, place(end));
  }
  if (shape.lengthMm - at > 50) stretches.push([at, shape.lengthMm]);
  return stretches;
}
