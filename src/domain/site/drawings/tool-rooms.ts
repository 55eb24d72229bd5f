import { archway, circle, rectangle, type Shape } from "./shape.ts";

/** Drawings of tools that measure a home and show its rooms: visits, tours and furniture. */

/** A point of a room that is seen from above at 30°; the corner at the back lies at 320, 208. */
const seen = (x: number, y: number, z: number, left = 320): string =>
  `${Math.round(left + (x - y) * 0.866)} ${Math.round(208 + (x + y) * 0.5 - z)}`;

function face(points: readonly (readonly [number, number, number])[], left?: number): string {
  return `M${points.map(([x, y, z]) => seen(x, y, z, left)).join("L")}Z`;
}

/** Floor and the two walls at the back. */
function openRoom(width: number, depth: number, height: number, left?: number): Shape[] {
  return [
    {
      d: face(
        [
          [0, 0, 0],
          [width, 0, 0],
          [width, depth, 0],
          [0, depth, 0],
        ],
        left,
      ),
      tone: "mid",
    },
    {
      d: face(
        [
          [0, 0, 0],
          [width, 0, 0],
          [width, 0, height],
          [0, 0, height],
        ],
        left,
      ),
      tone: "wall",
    },
    {
      d: face(
        [
          [0, 0, 0],
          [0, depth, 0],
          [0, depth, height],
          [0, 0, height],
        ],
        left,
      ),
      tone: "deep",
    },
  ];
}

/** A block on the floor, by the three faces that are seen. */
function block(
  at: readonly [number, number],
  [width, depth, height]: readonly [number, number, number],
  left?: number,
): Shape[] {
  const [x, y] = at;
  const [right, front] = [x + width, y + depth];
  return [
    {
      d: face(
        [
          [x, y, height],
          [right, y, height],
          [right, front, height],
          [x, front, height],
        ],
        left,
      ),
      tone: "pale",
    },
    {
      d: face(
        [
          [x, front, 0],
          [right, front, 0],
          [right, front, height],
          [x, front, height],
        ],
        left,
      ),
      tone: "deep",
    },
    {
      d: face(
        [
          [right, y, 0],
          [right, front, 0],
          [right, front, height],
          [right, y, height],
        ],
        left,
      ),
      tone: "ink",
    },
  ];
}

/** The list of a visit beside the plan that is measured: two things are done, the next one is lit. */
export const visit: readonly Shape[] = [
  { d: rectangle(72, 120, 270, 168), tone: "wall" },
  { d: rectangle(72, 120, 120, 168), tone: "mid" },
  { d: "M72 120h270v168h-270Z", tone: "ink", line: 12 },
  { d: "M192 120v62M192 288v-46M192 204h150", tone: "ink", line: 10 },
  { d: "M72 316h270M64 324l16 -16M334 324l16 -16", tone: "deep", line: 4 },
  { d: rectangle(410, 104, 164, 230), tone: "wall" },
  { d: rectangle(452, 92, 80, 26), tone: "ink" },
  { d: rectangle(410, 224, 164, 46), tone: "light" },
  ...[146, 192, 240, 288].flatMap((y): Shape[] => [
    { d: `M428 ${y}h16v16h-16Z`, tone: "ink", line: 3 },
    { d: rectangle(460, y + 4, 92, 8), tone: y === 240 ? "ink" : "mid" },
  ]),
  { d: "M428 150l8 8l16 -20M428 196l8 8l16 -20", tone: "deep", line: 5 },
];

/** A plan with two places of the camera, what each one sees, and the way between them. */
export const tour: readonly Shape[] = [
  { d: rectangle(104, 100, 432, 224), tone: "wall" },
  { d: rectangle(104, 100, 216, 224), tone: "mid" },
  { d: "M214 232L110 156V308Z", tone: "light" },
  { d: "M436 180L530 110V250Z", tone: "mid" },
  { d: "M104 100h432v224h-432Z", tone: "ink", line: 14 },
  { d: "M320 100v66M320 324v-92", tone: "ink", line: 12 },
  { d: "M214 232L404 190M382 180l22 10l-16 18", tone: "deep", line: 5 },
  { d: circle(214, 232, 20), tone: "deep" },
  { d: circle(436, 180, 20), tone: "deep" },
  { d: circle(214, 232, 8), tone: "wall" },
  { d: circle(436, 180, 8), tone: "wall" },
];

/** One photo opened into a box that can be walked into: the wall at the back, floor, ceiling and an arrow on the floor. */
export const photoBox: readonly Shape[] = [
  { d: "M96 96H544L420 156H220Z", tone: "pale" },
  { d: "M96 96L220 156V250L96 334Z", tone: "wall" },
  { d: "M544 96L420 156V250L544 334Z", tone: "wall" },
  { d: rectangle(220, 156, 200, 94), tone: "pale" },
  { d: "M96 334L220 250H420L544 334Z", tone: "mid" },
  { d: archway(292, 250, 56, 80), tone: "deep" },
  { d: "M320 268l54 38h-32v20h-44v-20h-32Z", tone: "light" },
  { d: "M96 96H544V334H96Z", tone: "ink", line: 10 },
  { d: "M96 96L220 156M544 96L420 156M96 334L220 250M544 334L420 250", tone: "ink", line: 3 },
];

/** A living room that was empty: sofa and table stand clear of the window's light, with the width of the way between. */
export const furnishedRoom: readonly Shape[] = [
  ...openRoom(168, 132, 108),
  {
    d: face([
      [0, 40, 30],
      [0, 104, 30],
      [0, 104, 86],
      [0, 40, 86],
    ]),
    tone: "light",
  },
  ...block([34, 8], [104, 14, 50]),
  ...block([34, 22], [104, 28, 20]),
  ...block([74, 92], [52, 30, 18]),
];
