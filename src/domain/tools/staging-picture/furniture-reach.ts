import type { TracedScene } from "../path-tracing/traced-scene.ts";

const MOST_BOXES = 48;

/** Boxes around parts of the furniture: six numbers each, its least corner and its greatest. None where there is no furniture. */
export function furnitureBoxes({
  bvh: { bounds, links },
  triangles,
}: Pick<TracedScene, "bvh" | "triangles">): Float64Array {
  if (triangles === 0) return new Float64Array();
  const open = [0];
  const done: number[] = [];
  const area = (node: number) => {
    const at = node * 6;
    const [x, y, z] = [0, 1, 2].map((axis) => bounds[at + 3 + axis]! - bounds[at + axis]!) as [number, number, number];
    return x * y + y * z + z * x;
  };
  while (open.length > 0 && open.length + done.length < MOST_BOXES) {
    open.sort((a, b) => area(a) - area(b));
    const node = open.pop()!;
    if (links[node * 2 + 1]! > 0) done.push(node);
    else open.push(links[node * 2]!, links[node * 2]! + 1);
  }
  return Float64Array.from([...open, ...done].flatMap((node) => [...bounds.subarray(node * 6, node * 6 + 6)]));
}

/**
 * Bounds from above how much of the hemisphere over a point furniture can cover, by boxes around parts of it: what is far from all
 * furniture needs no rays.
 *
 * @returns a function of a point and its normal: about 1 beside furniture, near to 0 far from it, 0 where all of it lies behind
 */
export function furnitureReach(
  scene: Pick<TracedScene, "bvh" | "triangles">,
): (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number {
  const boxes = furnitureBoxes(scene);
  return (x, y, z, nx, ny, nz) => {
    let sum = 0;
    for (let at = 0; at < boxes.length; at += 6) {
      const cx = (boxes[at]! + boxes[at + 3]!) / 2 - x;
      const cy = (boxes[at + 1]! + boxes[at + 4]!) / 2 - y;
      const cz = (boxes[at + 2]! + boxes[at + 5]!) / 2 - z;
      const hx = (boxes[at + 3]! - boxes[at]!) / 2;
      const hy = (boxes[at + 4]! - boxes[at + 1]!) / 2;
      const hz = (boxes[at + 5]! - boxes[at + 2]!) / 2;
      // How far the box reaches before the point's plane; behind it, it hides nothing.
      const before = cx * nx + cy * ny + cz * nz + hx * Math.abs(nx) + hy * Math.abs(ny) + hz * Math.abs(nz);
      if (before <= 0) continue;
      const gapX = Math.max(0, Math.abs(cx) - hx);
      const gapY = Math.max(0, Math.abs(cy) - hy);
      const gapZ = Math.max(0, Math.abs(cz) - hz);
      const gap2 = gapX * gapX + gapY * gapY + gapZ * gapZ;
      const radius2 = hx * hx + hy * hy + hz * hz;
      const d2 = gap2 + 0.25 * radius2;
      const height = Math.min(1, before / Math.sqrt(d2));
      sum += (height * (hx * hy + hy * hz + hz * hx)) / (Math.PI * d2);
      if (sum > 1) return 1;
    }
    return sum;
  };
}
