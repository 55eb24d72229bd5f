import { coverContours } from "./coverage.ts";
import { boundsOf, type PaintOptions, sharedBox } from "./fill-path.ts";
import { flattened } from "./flatten.ts";
import { IDENTITY } from "./matrix.ts";
import type { Path } from "./path.ts";
import { pixelsOf, type Surface } from "./surface.ts";

/** Shows another surface of the same size inside a path, as through an opening. */
export function copyThrough(surface: Surface, other: Surface, path: Path, options: PaintOptions = {}): void {
  const { matrix = IDENTITY, alpha = 1, clip, rule = "nonzero" } = options;
  const bounds = clip ? sharedBox(boundsOf(surface), clip) : boundsOf(surface);
  const [to, from] = [pixelsOf(surface), pixelsOf(other)];
  const { widthPx, data } = surface;
  coverContours(flattened(path, matrix), bounds, rule, alpha, (y, fromX, toX, coverage) => {
    const [start, end] = [y * widthPx + fromX, y * widthPx + toX];
    if (coverage === 255) to.set(from.subarray(start, end), start);
    else
      for (let at = start * 4; at < end * 4; at++)
        data[at] = (other.data[at]! * coverage + data[at]! * (255 - coverage)) / 255;
  });
}
