import { archway, between, rectangle, type Shape } from "./shape.ts";

const GROUND = 316;
const LEFT = 40;
const WIDTH = 560;
/** The last step is at most 34 + 150 · 6/7 + 6 = 169 high, so that 43 stay free above the door. */
const DOOR_HEIGHT = 104;

/** Steps that rise to a lit door; one of them is painted, as the row that a table is read for. */
export function stairShapes(chance: () => number): Shape[] {
  const steps = between(chance, 5, 7);
  const painted = between(chance, 1, steps - 2);
  const width = WIDTH / steps;
  const rise = 150 / steps;
  const heights = Array.from({ length: steps }, (_, i) => Math.round(34 + rise * i + between(chance, -6, 6)));
  const last = heights[steps - 1]!;
  const doorWidth = Math.min(64, width - 20);
  const doorLeft = LEFT + (steps - 0.5) * width - doorWidth / 2;
  const doorFoot = GROUND - last;
  return [
    { d: rectangle(LEFT + (steps - 1) * width, 24, width, doorFoot - 24), tone: "wall" },
    ...heights.map(
      (height, i): Shape => ({
        d: rectangle(Math.round(LEFT + i * width), GROUND - height, Math.ceil(width), height),
        tone: i === painted ? "deep" : i % 2 === 0 ? "mid" : "wall",
      }),
    ),
    {
      d: rectangle(Math.round(LEFT + painted * width), GROUND - heights[painted]!, Math.ceil(width), 7),
      tone: "light",
    },
    { d: archway(doorLeft, doorFoot, doorWidth, DOOR_HEIGHT), tone: "ink" },
    { d: `M${doorLeft} ${doorFoot}h${doorWidth}v-14l-${doorWidth} -14Z`, tone: "light" },
    { d: rectangle(0, GROUND, 640, 12), tone: "ink" },
  ];
}
