import { circle, rectangle, type Shape, TOOL_GROUND } from "./shape.ts";

/** Drawings of tools that read or write papers: letters, contracts, templates, conversations, advertisements. */

/** A sheet on the ground with lines of text; `from` is the upper edge of the first line. */
function sheet(x: number, y: number, width: number, lines: readonly number[]): Shape[] {
  return [
    { d: rectangle(x, y, width, 322 - y), tone: "wall" },
    ...lines.map(
      (share, i): Shape => ({ d: rectangle(x + 20, y + 28 + i * 24, (width - 40) * share, 8), tone: "mid" }),
    ),
  ];
}

function closedEnvelope(x: number): Shape[] {
  return [
    { d: rectangle(x, 214, 132, 108), tone: "wall" },
    { d: `M${x} 214l66 52l66 -52`, tone: "deep", line: 4 },
    { d: `M${x + 34} 292h64`, tone: "ink", line: 8 },
  ];
}

/** One envelope is open and sends its letter; two stay closed, each with a bar across. */
export const envelopes: readonly Shape[] = [
  { d: "M72 214L162 150L252 214Z", tone: "deep" },
  { d: rectangle(92, 110, 140, 180), tone: "wall" },
  { d: rectangle(112, 132, 62, 12), tone: "light" },
  { d: rectangle(112, 158, 100, 8), tone: "mid" },
  { d: rectangle(112, 178, 84, 8), tone: "mid" },
  { d: "M72 214L162 278L252 214V322H72Z", tone: "mid" },
  { d: "M72 214L162 278L252 214", tone: "ink", line: 4 },
  ...closedEnvelope(306),
  ...closedEnvelope(468),
  TOOL_GROUND,
];

/** Three papers; in the one in front a line that does not agree is marked and looked at through a glass. */
export const markedPapers: readonly Shape[] = [
  { d: rectangle(118, 132, 150, 190), tone: "mid" },
  { d: rectangle(372, 116, 150, 206), tone: "mid" },
  ...sheet(216, 98, 196, [0.6, 1, 0.9, 1, 0.8, 1, 0.5]),
  { d: rectangle(228, 188, 172, 24), tone: "mid" },
  { d: rectangle(240, 196, 118, 8), tone: "ink" },
  { d: circle(404, 204, 44), tone: "light" },
  { d: "M380 196h44M380 214h28", tone: "ink", line: 8 },
  { d: circle(404, 204, 46), tone: "deep", line: 12 },
  { d: "M436 238L490 292", tone: "deep", line: 18 },
  TOOL_GROUND,
];

function bubble(x: number, y: number, width: number, tone: "wall" | "mid" | "deep", tail: number): Shape[] {
  return [
    { d: rectangle(x, y, width, 46), tone },
    { d: `M${tail} ${y + 46}v20l24 -20Z`, tone },
  ];
}

/** Messages at the left; at the right what was promised, as a list, with the next act lit. */
export const conversation: readonly Shape[] = [
  ...bubble(70, 98, 190, "wall", 92),
  ...bubble(120, 176, 180, "deep", 262),
  ...bubble(70, 254, 150, "wall", 92),
  { d: rectangle(88, 114, 130, 8), tone: "mid" },
  { d: rectangle(88, 270, 96, 8), tone: "mid" },
  { d: "M322 208h52M360 194l14 14l-14 14", tone: "ink", line: 6 },
  { d: rectangle(402, 98, 172, 224), tone: "wall" },
  { d: rectangle(402, 172, 172, 52), tone: "light" },
  ...[130, 186, 242].flatMap((y): Shape[] => [
    { d: `M422 ${y + 4}l10 10l18 -20`, tone: "ink", line: 5 },
    { d: rectangle(464, y, 88, 8), tone: y === 186 ? "ink" : "mid" },
  ]),
  TOOL_GROUND,
];
