import { PALETTE } from "./og-palette.server.ts";

/** An element as the renderer of pictures (satori) reads it: every box with several children is a flex box. */
export type OgNode = { type: string; props: Record<string, unknown> };

export function box(style: Record<string, unknown>, ...children: readonly (OgNode | string)[]): OgNode {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

export function drawing(size: { width: number; height: number; viewBox: string }, ...paths: readonly OgNode[]): OgNode {
  return { type: "svg", props: { ...size, preserveAspectRatio: "xMidYMax slice", children: paths } };
}

export const area = (fill: string, d: string): OgNode => ({ type: "path", props: { fill, d, fillRule: "evenodd" } });

export const line = (stroke: string, d: string, width: number): OgNode => ({
  type: "path",
  props: { fill: "none", stroke, strokeWidth: width, d },
});

const ARCH = "M3 29V14.5a11 11 0 0 1 22 0V29H19.5V14.5a5.5 5.5 0 0 0-11 0V29Z";
const JAMB = "M8.5 29V14.5A5.5 5.5 0 0 1 12.665 9.165 5.5 5.5 0 0 0 12.5 10.5V25Z";
const THRESHOLD = "M8.5 29 12.5 25H19.5V29Z";

/** The mark: an arch in depth with the light on its threshold. @param height px; the width is 22/26 of it */
export function mark(height: number): OgNode {
  return drawing(
    { width: Math.round((height * 22) / 26), height, viewBox: "3 3 22 26" },
    area(PALETTE["cobalto-700"], ARCH),
    area(PALETTE["cobalto-900"], JAMB),
    area(PALETTE["albero-400"], THRESHOLD),
  );
}
