import type { ColourPicture } from "../stitching/grey-picture.ts";

/** The longer side in which lines are looked for, in pixels. */
export const WORKING_SIDE = 1600;

/** The picture with its longer side at 1,600 px at most; each new pixel is the mean of those that it covers. */
export function workingPicture(picture: ColourPicture): ColourPicture {
  const { width, height, data } = picture;
  const factor = Math.max(width, height) / WORKING_SIDE;
  if (factor <= 1) return picture;
  const [w, h] = [Math.max(1, Math.round(width / factor)), Math.max(1, Math.round(height / factor))];
  const columns = sharesOf(width, w);
  const rows = sharesOf(height, h);
  const out = new Uint8ClampedArray(w * h * 4);
  const sums = new Float64Array(w * 3);
  for (let row = 0; row < h; row++) {
    sums.fill(0);
    for (let y = rows[row]!.from; y < rows[row]!.to; y++) {
      const share = rows[row]!.shareOf(y);
      for (let column = 0; column < w; column++) {
        const { from, to, shareOf } = columns[column]!;
        for (let x = from; x < to; x++) {
          const by = share * shareOf(x);
          const at = (y * width + x) * 4;
          const into = column * 3;
          sums[into] = sums[into]! + by * data[at]!;
          sums[into + 1] = sums[into + 1]! + by * data[at + 1]!;
          sums[into + 2] = sums[into + 2]! + by * data[at + 2]!;
        }
      }
    }
    for (let column = 0; column < w; column++) {
      const to = (row * w + column) * 4;
      for (let channel = 0; channel < 3; channel++) out[to + channel] = sums[column * 3 + channel]!;
      out[to + 3] = 255;
    }
  }
  return { width: w, height: h, data: out };
}

/** For each new pixel the old ones that it covers, and which share of its mean each of them has. */
function sharesOf(before: number, after: number) {
  const step = before / after;
  return Array.from({ length: after }, (_, at) => {
    const [start, end] = [at * step, Math.min(before, (at + 1) * step)];
    const shareOf = (old: number) => (Math.min(old + 1, end) - Math.max(old, start)) / (end - start);
    return { from: Math.floor(start), to: Math.min(before, Math.ceil(end - 1e-9)), shareOf };
  });
}
