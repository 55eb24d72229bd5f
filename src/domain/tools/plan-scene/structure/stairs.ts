import type { ExactPoint } from "../../floor-plan/level-shape.ts";
import type { Level, Stair } from "../../floor-plan/plan.ts";
import type { SceneParts } from "../scene-parts.ts";
import { roundedBox } from "../solids/boxes.ts";
import { rod, smoothLine, tube } from "../solids/rounds.ts";
import { mirrored, moved, type Solid, turned, type Vec3 } from "../solids/solid.ts";
import { prism } from "./prisms.ts";

/** Stairs of a level up to `rise` metres above its floor. Their foot is at the front (positive y of the plan), they climb to the back. */
export function addStairs(parts: SceneParts, level: Level, rise: number): void {
  for (const stair of level.stairs) {
    const { treads, rails } = stair.shape === "caracol" ? spiral(stair, rise) : flights(stair, rise);
    const place = (solid: Solid) => {
      const own = stair.isMirrored ? mirrored(solid) : solid;
      return moved(turned(own, "y", -stair.rotation), stair.at.x / 1000, level.elevationMm / 1000, stair.at.y / 1000);
    };
    for (const { solid, isTread } of treads) parts.add("stair", isTread ? "wood" : "wall", null, place(solid));
    for (const solid of rails) parts.add("stair", "black-metal", null, place(solid));
  }
}

interface StairParts {
  readonly treads: readonly { readonly solid: Solid; readonly isTread: boolean }[];
  readonly rails: readonly Solid[];
}

/** Where each step lies, in metres around the middle of the stair's rectangle, in the order of climbing. */
function stepOutlines(stair: Stair): readonly (readonly ExactPoint[])[] {
  const [w, d] = [stair.widthMm, stair.depthMm];
  const n = stair.steps;
  const box = (x0: number, y0: number, x1: number, y1: number): readonly ExactPoint[] => [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
  const outlines: (readonly ExactPoint[])[] = [];
  if (stair.shape === "recta") {
    for (let k = 0; k < n; k++) outlines.push(box(-w / 2, d / 2 - (d * (k + 1)) / n, w / 2, d / 2 - (d * k) / n));
    return outlines;
  }
  if (stair.shape === "ele") {
    const run = Math.min(w, d) * 0.45;
    const first = Math.max(1, Math.round(((n - 1) * (d - run)) / (d - run + Math.max(1, w - run))));
    const second = n - 1 - first;
    for (let k = 0; k < first; k++) {
      const step = (d - run) / first;
      outlines.push(box(-w / 2, d / 2 - step * (k + 1), -w / 2 + run, d / 2 - step * k));
    }
    outlines.push(box(-w / 2, -d / 2, -w / 2 + run, -d / 2 + run));
    for (let k = 0; k < second; k++) {
      const step = (w - run) / second;
      outlines.push(box(-w / 2 + run + step * k, -d / 2, -w / 2 + run + step * (k + 1), -d / 2 + run));
    }
    return outlines;
  }
  const run = w / 2 - 40;
  const first = Math.max(1, Math.floor((n - 1) / 2));
  const second = Math.max(1, n - 1 - first);
  const landing = Math.min(d * 0.4, run);
  for (let k = 0; k < first; k++) {
    const step = (d - landing) / first;
    outlines.push(box(-w / 2, d / 2 - step * (k + 1), -w / 2 + run, d / 2 - step * k));
  }
  outlines.push(box(-w / 2, -d / 2, w / 2, -d / 2 + landing));
  for (let k = 0; k < second; k++) {
    const step = (d - landing) / second;
    outlines.push(box(w / 2 - run, -d / 2 + landing + step * k, w / 2, -d / 2 + landing + step * (k + 1)));
  }
  return outlines;
}

function flights(stair: Stair, rise: number): StairParts {
  const outlines = stepOutlines(stair);
  const each = rise / outlines.length;
  const treads: { solid: Solid; isTread: boolean }[] = [];
  const line: Vec3[] = [];
  outlines.forEach((outline, k) => {
    const top = each * (k + 1);
    const body = Math.max(0, top - 0.03 - Math.max(each + 0.12, 0.25));
    treads.push({ solid: prism([outline], body, top - 0.03), isTread: false });
    const xs = outline.map((p) => p.x / 1000);
    const zs = outline.map((p) => p.y / 1000);
    const [x0, x1, z0, z1] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
    const board = roundedBox(x1 - x0 + 0.012, 0.03, z1 - z0 + 0.012, 0.006);
    treads.push({ solid: moved(board, (x0 + x1) / 2, top - 0.03, (z0 + z1) / 2), isTread: true });
    line.push([inner(stair, x0, x1), top, innerZ(stair, z0, z1, x0)]);
  });
  const rails: Solid[] = [];
  line.forEach(([x, y, z], k) => {
    if (k % 2 === 0 || k === line.length - 1) rails.push(rod([x, y, z], [x, y + 0.88, z], 0.009, 0.009, 8));
  });
  if (line.length > 1)
    rails.push(
      tube(
        line.map(([x, y, z]): Vec3 => [x, y + 0.9, z]),
        0.021,
        10,
      ),
    );
  return { treads, rails };
}

/** The handrail runs on the open side: to the right of a straight flight, on the inner side of one that turns. */
const inner = (stair: Stair, x0: number, x1: number): number => {
  if (stair.shape === "u") return x0 + x1 < -0.02 ? x1 - 0.03 : x1 - x0 > (stair.widthMm / 1000) * 0.7 ? 0 : x0 + 0.03;
  return x0 < -stair.widthMm / 2000 + 0.01 ? x1 - 0.03 : (x0 + x1) / 2;
};
const innerZ = (stair: Stair, z0: number, z1: number, x0: number): number =>
  stair.shape === "ele" && (x0 > -stair.widthMm / 2000 + 0.01 || z0 <= -stair.depthMm / 2000 + 0.01)
    ? z1 - 0.03
    : stair.shape === "u" && z0 <= -stair.depthMm / 2000 + 0.001
      ? z1 - 0.03
      : (z0 + z1) / 2;

function spiral(stair: Stair, rise: number): StairParts {
  const r = Math.min(stair.widthMm, stair.depthMm) / 2;
  const n = stair.steps;
  const turn = Math.min(1.9 * Math.PI, n * 0.48);
  const treads: { solid: Solid; isTread: boolean }[] = [];
  const rails: Solid[] = [rod([0, 0, 0], [0, rise + 0.95, 0], 0.05, 0.05, 20)];
  const line: Vec3[] = [];
  for (let k = 0; k < n; k++) {
    const from = Math.PI / 2 + (turn * k) / n;
    const to = from + (turn * 1.12) / n;
    const at = (radius: number, angle: number) => ({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
    const ring = [at(60, from), at(r - 20, from), at(r - 20, (from + to) / 2), at(r - 20, to), at(60, to)];
    const y = (rise * (k + 1)) / n;
    treads.push({ solid: prism([ring], y - 0.045, y), isTread: true });
    const post = at(r - 45, (from + to) / 2);
    rails.push(rod([post.x / 1000, y, post.y / 1000], [post.x / 1000, y + 0.9, post.y / 1000], 0.008, 0.008, 8));
    line.push([post.x / 1000, y + 0.9, post.y / 1000]);
  }
  rails.push(tube(smoothLine(line, 3), 0.02, 10));
  return { treads, rails };
}
