import type { PhotoPoint } from "../photo-camera/photo-camera.ts";

/** Lines of a row at which polygons are cut, for soft edges. */
const LINES = 4;

/**
 * Shares of each pixel of a row that lie within any of the polygons (even–odd rule), into `out`, which is as long as the row.
 *
 * @returns false where the row meets none
 */
export function occludedRow(polygons: readonly (readonly PhotoPoint[])[], y: number, out: Float32Array): boolean {
  out.fill(0);
  let isMet = false;
  for (const polygon of polygons) {
    for (let line = 0; line < LINES; line++) {
      const at = y + (line + 0.5) / LINES;
      const crossings: number[] = [];
      polygon.forEach((a, index) => {
        const b = polygon[(index + 1) % polygon.length]!;
        if (a.y <= at !== b.y <= at) crossings.push(a.x + ((at - a.y) * (b.x - a.x)) / (b.y - a.y));
      });
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.max(0, crossings[i]!);
        const to = Math.min(out.length, crossings[i + 1]!);
        if (to <= from) continue;
        isMet = true;
        for (let x = Math.floor(from); x < Math.min(out.length, Math.ceil(to)); x++) {
          out[x] = Math.min(1, out[x]! + (Math.min(to, x + 1) - Math.max(from, x)) / LINES);
        }
      }
    }
  }
  return isMet;
}
