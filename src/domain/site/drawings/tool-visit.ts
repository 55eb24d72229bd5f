import { rectangle, type Shape } from "./shape.ts";

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
