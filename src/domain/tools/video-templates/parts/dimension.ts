import { arriving, eased } from "../../painting/easing.ts";
import { polylinePath } from "../../painting/path.ts";
import { type Brush, stroke } from "./stage.ts";

/** The architect's dimension line: it grows from its start, and a tick at 45 degrees closes each end. */
export function paintDimension(
  brush: Brush,
  { x, y, width }: { x: number; y: number; width: number },
  colour: string,
  time: number,
  from: number,
): void {
  const come = eased(time, from, 0.9, arriving);
  if (come <= 0) return;
  const end = x + width * come;
  stroke(
    brush,
    polylinePath([
      [x, y],
      [end, y],
    ]),
    5,
    colour,
  );
  for (const at of [x, end]) {
    stroke(
      brush,
      polylinePath([
        [at - 20, y + 20],
        [at + 20, y - 20],
      ]),
      5,
      colour,
    );
  }
}
