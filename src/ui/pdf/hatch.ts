export type Point = readonly [x: number, y: number];

/**
 * Slanted stripes (45°, rising to the right) that fill a box, each a polygon cut exactly at its edges: PDF drawing has
 * no patterns, and losses are hatched so that colour is never alone.
 *
 * A point (x, y) lies in a stripe when x + y, counted from the top left corner, is in [k·period, k·period + stripe].
 *
 * @param period distance along an edge between the starts of two stripes
 */
export function hatchStripes(
  width: number,
  height: number,
  { period, stripe }: { period: number; stripe: number },
): Point[][] {
  const end = width + height;
  const stripes: Point[][] = [];
  for (let start = period / 2; start < end; start += period) {
    const stop = Math.min(start + stripe, end);
    const upperEdge = (sum: number): Point => [Math.min(sum, width), Math.max(0, sum - width)];
    const lowerEdge = (sum: number): Point => [Math.max(0, sum - height), Math.min(sum, height)];
    stripes.push([
      upperEdge(start),
      ...(start < width && width < stop ? [[width, 0] as const] : []),
      upperEdge(stop),
      lowerEdge(stop),
      ...(start < height && height < stop ? [[0, height] as const] : []),
      lowerEdge(start),
    ]);
  }
  return stripes;
}
