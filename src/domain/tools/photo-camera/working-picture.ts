import type { ColourPicture } from "../stitching/grey-picture.ts";

/** The longer side in which lines are looked for, in pixels. */
export const WORKING_SIDE = 1600;

/** The picture with its longer side at 1,600 px at most; each new pixel is the mean of those that it covers. */
export function workingPicture(picture: ColourPicture): ColourPicture {
  const { width, height, data } = picture;
  const factor = Math.max(width, height) / WORKING_SIDE;
  if (factor <= 1) return picture;
  const [w, h] = [Math.max(1, Math.round(width / factor)), Math.max(1, Math.round(height / factor))];
  const columns = parted(width, w);
  const rows = parted(height, h);
  const line = new Float64Array(w * 3);
  const sums = new Float64Array(w * h * 3);
  for (let y = 0; y < height; y++) {
    line.fill(0);
    for (let x = 0, from = y * width * 4; x < width; x++, from += 4) {
      const into = columns.first[x]! * 3;
      const share = columns.share[x]!;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[from + channel]!;
        line[into + channel] = line[into + channel]! + share * value;
        // The rest belongs to the next column; at the last one it is nothing.
        if (share < columns.whole)
          line[into + 3 + channel] = line[into + 3 + channel]! + (columns.whole - share) * value;
      }
    }
    const start = rows.first[y]! * w * 3;
    const share = rows.share[y]!;
    for (let at = 0; at < line.length; at++) sums[start + at] = sums[start + at]! + share * line[at]!;
    if (share < rows.whole)
      for (let at = 0; at < line.length; at++)
        sums[start + line.length + at] = sums[start + line.length + at]! + (rows.whole - share) * line[at]!;
  }
  const out = new Uint8ClampedArray(w * h * 4).fill(255);
  for (let at = 0; at < w * h; at++)
    for (let channel = 0; channel < 3; channel++) out[at * 4 + channel] = sums[at * 3 + channel]!;
  return { width: w, height: h, data: out };
}

/** For each old pixel the first new one that it lies in, and how much of that one's mean it makes; `whole` is what an old pixel gives in all. */
function parted(before: number, after: number) {
  const whole = after / before;
  const first = new Int32Array(before);
  const share = new Float64Array(before);
  for (let at = 0; at < before; at++) {
    const start = at * whole;
    first[at] = Math.min(after - 1, Math.floor(start + 1e-9));
    const end = first[at]! + 1;
    share[at] = first[at] === after - 1 ? whole : Math.min(whole, end - start);
  }
  return { first, share, whole };
}
