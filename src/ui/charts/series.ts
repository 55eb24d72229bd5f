/**
 * Colours of categories, in the order of the palette. Written out because the style compiler reads class names as text.
 * Thin lines skip categories 2 and 6, which are below 3:1 on white.
 */
export const lineStrokes = [
  "stroke-chart-1",
  "stroke-chart-3",
  "stroke-chart-4",
  "stroke-chart-5",
  "stroke-chart-7",
  "stroke-chart-8",
] as const;

export const lineFills = [
  "fill-chart-1",
  "fill-chart-3",
  "fill-chart-4",
  "fill-chart-5",
  "fill-chart-7",
  "fill-chart-8",
] as const;

/** Fills of areas and bars; those under 3:1 carry an ink outline. More than five categories belong in "Otros". */
export const areaFills = [
  "fill-chart-1",
  "fill-chart-2 stroke-foreground",
  "fill-chart-3",
  "fill-chart-4",
  "fill-chart-5",
] as const;

/** The n-th of a list, starting over when it ends. */
export function cycled<T>(list: readonly T[], index: number): T {
  return list[index % list.length]!;
}
