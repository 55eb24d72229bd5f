import type { CubeFace } from "./imported-tour.ts";

/**
 * The six faces of a cube as seen from its middle, each a square of `sidePx` RGBA pixels. The upper one's lower edge meets the front, the lower
 * one's upper edge too.
 */
export interface Cube {
  readonly sidePx: number;
  readonly faces: Readonly<Record<CubeFace, Uint8ClampedArray>>;
}

/**
 * Rows of the equirectangular picture of a cube. A whole picture of 16384 × 8192 would take 512 MB, so it is made band by band.
 *
 * @param band rows from `fromRow` up to `toRow`, that itself left out, of a picture `widthPx` × `widthPx` / 2
 * @returns RGBA, row by row; each pixel lies between the four nearest of its face (bilinear filter)
 */
export function sphereBand(
  cube: Cube,
  { widthPx, fromRow, toRow }: { readonly widthPx: number; readonly fromRow: number; readonly toRow: number },
): Uint8ClampedArray {
  const heightPx = widthPx / 2;
  const out = new Uint8ClampedArray(widthPx * (toRow - fromRow) * 4);
  const sines = new Float64Array(widthPx);
  const cosines = new Float64Array(widthPx);
  for (let column = 0; column < widthPx; column++) {
    const yaw = ((column + 0.5) / widthPx - 0.5) * 2 * Math.PI;
    sines[column] = Math.sin(yaw);
    cosines[column] = Math.cos(yaw);
  }
  let place = 0;
  for (let row = fromRow; row < toRow; row++) {
    const pitch = (0.5 - (row + 0.5) / heightPx) * Math.PI;
    const [level, y] = [Math.cos(pitch), Math.sin(pitch)];
    for (let column = 0; column < widthPx; column++, place += 4)
      look(cube, sines[column]! * level, y, cosines[column]! * level, out, place);
  }
  return out;
}

/** Writes what the cube shows in a direction: x to the right, y up, z to the front. */
function look(cube: Cube, x: number, y: number, z: number, out: Uint8ClampedArray, place: number): void {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  // Across and down the face, each from -1 to 1.
  if (az >= ax && az >= ay) {
    if (z > 0) filter(cube.faces.f, cube.sidePx, x / az, -y / az, out, place);
    else filter(cube.faces.b, cube.sidePx, -x / az, -y / az, out, place);
  } else if (ax >= ay) {
    if (x > 0) filter(cube.faces.r, cube.sidePx, -z / ax, -y / ax, out, place);
    else filter(cube.faces.l, cube.sidePx, z / ax, -y / ax, out, place);
  } else if (y > 0) filter(cube.faces.u, cube.sidePx, x / ay, z / ay, out, place);
  else filter(cube.faces.d, cube.sidePx, x / ay, -z / ay, out, place);
}

function filter(
  face: Uint8ClampedArray,
  sidePx: number,
  across: number,
  down: number,
  out: Uint8ClampedArray,
  place: number,
): void {
  const most = sidePx - 1;
  const px = Math.min(most, Math.max(0, ((across + 1) / 2) * sidePx - 0.5));
  const py = Math.min(most, Math.max(0, ((down + 1) / 2) * sidePx - 0.5));
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [right, bottom] = [Math.min(most, left + 1), Math.min(most, top + 1)];
  const [u, v] = [px - left, py - top];
  const [a, b] = [(top * sidePx + left) * 4, (top * sidePx + right) * 4];
  const [c, d] = [(bottom * sidePx + left) * 4, (bottom * sidePx + right) * 4];
  for (let channel = 0; channel < 4; channel++) {
    const upper = face[a + channel]! * (1 - u) + face[b + channel]! * u;
    const lower = face[c + channel]! * (1 - u) + face[d + channel]! * u;
    out[place + channel] = upper * (1 - v) + lower * v;
  }
}
