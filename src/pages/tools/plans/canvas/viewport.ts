import type { ExactPoint } from "#domain/tools/floor-plan/level-shape.ts";

/** The part of the plan that is seen. Screen points are pixels from the canvas's upper left corner; plan points are millimetres. */
export interface View {
  /** The plan point in the upper left corner. */
  readonly x: number;
  readonly y: number;
  /** Pixels for a millimetre. */
  readonly scale: number;
}

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** 100 m in about 500 px, and a centimetre in 20. */
export const MIN_SCALE = 0.005;
export const MAX_SCALE = 2;
const EMPTY_VIEW_MM = 12_000;

export const toPlan = ({ x, y, scale }: View, screen: ExactPoint): ExactPoint => ({
  x: x + screen.x / scale,
  y: y + screen.y / scale,
});

export const toScreen = ({ x, y, scale }: View, point: ExactPoint): ExactPoint => ({
  x: (point.x - x) * scale,
  y: (point.y - y) * scale,
});

/** The plan point under `screen` stays there. */
export function zoomAt(view: View, screen: ExactPoint, factor: number): View {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, view.scale * factor));
  const held = toPlan(view, screen);
  return { x: held.x - screen.x / scale, y: held.y - screen.y / scale, scale };
}

export const panBy = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
});

/** Two fingers: their middle holds what it held, and their distance sets the scale. */
export function pinch(
  view: View,
  before: readonly [ExactPoint, ExactPoint],
  after: readonly [ExactPoint, ExactPoint],
): View {
  const middle = ([one, other]: readonly [ExactPoint, ExactPoint]) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const spread = ([one, other]: readonly [ExactPoint, ExactPoint]) =>
    Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  const from = middle(before);
  const to = middle(after);
  return zoomAt(panBy(view, to.x - from.x, to.y - from.y), to, spread(after) / spread(before));
}

/** All of a box with a margin; twelve metres around the origin where there is nothing yet. */
export function fitBox(box: Box | null, { width, height }: Size, marginPx = 64): View {
  const around = box ?? {
    minX: -EMPTY_VIEW_MM / 2,
    minY: -EMPTY_VIEW_MM / 2,
    maxX: EMPTY_VIEW_MM / 2,
    maxY: EMPTY_VIEW_MM / 2,
  };
  const margin = Math.min(marginPx, width / 14, height / 14);
  const scale = Math.min(
    MAX_SCALE / 4,
    Math.max(
      MIN_SCALE,
      Math.min(
        (width - 2 * margin) / Math.max(1, around.maxX - around.minX),
        (height - 2 * margin) / Math.max(1, around.maxY - around.minY),
      ),
    ),
  );
  return {
    x: (around.minX + around.maxX) / 2 - width / 2 / scale,
    y: (around.minY + around.maxY) / 2 - height / 2 / scale,
    scale,
  };
}

/** Further than this beyond the edge, in pixels, what is drawn is out of sight. */
const UNSEEN_PX = 24;

/** Whether what is drawn has grown to where it is not seen: rooms that were dictated or read, a length that was typed. */
export function outgrows(view: View, { width, height }: Size, before: Box | null, after: Box | null): boolean {
  if (!after) return false;
  const least = toScreen(view, { x: after.minX, y: after.minY });
  const most = toScreen(view, { x: after.maxX, y: after.maxY });
  return (
    (least.x < -UNSEEN_PX && (!before || after.minX < before.minX)) ||
    (least.y < -UNSEEN_PX && (!before || after.minY < before.minY)) ||
    (most.x > width + UNSEEN_PX && (!before || after.maxX > before.maxX)) ||
    (most.y > height + UNSEEN_PX && (!before || after.maxY > before.maxY))
  );
}

export function boxOf(points: Iterable<ExactPoint>): Box | null {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
  return minX <= maxX ? { minX, minY, maxX, maxY } : null;
}

/** A round length whose bar is at most `mostPx` long, for the scale bar. */
export function scaleBar(scale: number, mostPx = 120): { readonly lengthMm: number; readonly px: number } {
  const steps = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000];
  const lengthMm = steps.findLast((step) => step * scale <= mostPx) ?? 10;
  return { lengthMm, px: lengthMm * scale };
}
