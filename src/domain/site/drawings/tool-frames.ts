import { archway, rectangle, type Shape, TOOL_GROUND } from "./shape.ts";

/** Drawings of tools that publish a home by videos. */

/** A house with a door; `y` is its foot, `size` its width. */
function house(x: number, y: number, size: number, door: "light" | "ink" = "ink"): Shape[] {
  return [
    {
      d: `M${x - size * 0.12} ${y - size * 0.62}L${x + size / 2} ${y - size}L${x + size * 1.12} ${y - size * 0.62}Z`,
      tone: "deep",
    },
    { d: rectangle(x, y - size * 0.62, size, size * 0.62), tone: "wall" },
    { d: archway(x + size * 0.36, y, size * 0.28, size * 0.44), tone: door },
  ];
}

/** An upright video on a telephone, with its length below as a line that has begun. */
export const shortVideo: readonly Shape[] = [
  { d: rectangle(112, 156, 94, 166), tone: "mid" },
  { d: rectangle(434, 156, 94, 166), tone: "mid" },
  { d: rectangle(250, 88, 140, 234), tone: "ink" },
  { d: rectangle(260, 100, 120, 204), tone: "pale" },
  ...house(284, 304, 72),
  { d: rectangle(272, 116, 74, 14), tone: "deep" },
  { d: "M302 158v52l42 -26Z", tone: "light" },
  { d: "M128 278h62M450 278h62", tone: "wall", line: 8 },
  TOOL_GROUND,
];

/** Photos in a row as they follow one another on the way through a home, over the wave of the music. */
export const filmStrip: readonly Shape[] = [
  { d: rectangle(40, 112, 560, 132), tone: "ink" },
  ...Array.from({ length: 20 }, (_, i): Shape => ({ d: rectangle(52 + i * 27, 119, 13, 9), tone: "pale" })),
  ...Array.from({ length: 20 }, (_, i): Shape => ({ d: rectangle(52 + i * 27, 228, 13, 9), tone: "pale" })),
  { d: rectangle(52, 136, 126, 84), tone: "mid" },
  { d: archway(96, 220, 38, 62), tone: "deep" },
  { d: rectangle(188, 136, 126, 84), tone: "wall" },
  { d: rectangle(218, 152, 66, 44), tone: "mid" },
  { d: "M251 152v44M218 174h66", tone: "ink", line: 3 },
  { d: rectangle(324, 136, 126, 84), tone: "light" },
  { d: rectangle(350, 184, 74, 24), tone: "deep" },
  { d: rectangle(344, 172, 12, 36), tone: "ink" },
  { d: rectangle(460, 136, 128, 84), tone: "mid" },
  { d: "M484 220v-36h80v36", tone: "deep", line: 8 },
  ...[18, 34, 24, 46, 30, 52, 22, 38, 28, 48, 20, 36, 26, 44, 18].map(
    (height, i): Shape => ({ d: rectangle(58 + i * 36, 296 - height / 2, 14, height), tone: "deep" }),
  ),
  { d: "M386 98V334", tone: "ink", line: 4 },
];
