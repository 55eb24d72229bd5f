import type { EdgeLine } from "./edge-lines.ts";
import { straightRadius, type Vector } from "./photo-camera.ts";

/** Size of the photo in which lines were found; the lens looks at its middle. */
export interface PhotoSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A line as a straight lens of focal length 1 would show it. */
export interface LineRay {
  /** Its middle, right and down of the photo's middle. */
  readonly mx: number;
  readonly my: number;
  /** Its direction, of length one. */
  readonly tx: number;
  readonly ty: number;
  /** How far its middle lies beside its chord, in pixels; 0 where it is straight. */
  readonly bow: number;
  readonly length: number;
}

/** @param focal in pixels @param curvature k of `PhotoCamera` */
export function lineRayOf(line: EdgeLine, { widthPx, heightPx }: PhotoSize, focal: number, curvature: number): LineRay {
  const [cx, cy] = [widthPx / 2, heightPx / 2];
  const half = Math.hypot(widthPx, heightPx) / 2;
  let [ax, ay, bx, by] = [line.x1 - cx, line.y1 - cy, line.x2 - cx, line.y2 - cy];
  let [mx, my] = [line.xm - cx, line.ym - cy];
  if (curvature !== 0) {
    const scale = (x: number, y: number) => {
      const radius = Math.hypot(x, y) / half;
      return radius < 1e-6 ? 1 : straightRadius(radius, curvature) / radius;
    };
    const [a, b, m] = [scale(ax, ay), scale(bx, by), scale(mx, my)];
    ax *= a;
    ay *= a;
    bx *= b;
    by *= b;
    mx *= m;
    my *= m;
  }
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.max(1e-9, Math.hypot(dx, dy));
  return {
    mx: (ax + bx) / 2 / focal,
    my: (ay + by) / 2 / focal,
    tx: dx / length,
    ty: dy / length,
    bow: ((mx - ax) * dy - (my - ay) * dx) / length,
    length: line.length,
  };
}

/** Sine of the angle in the photo between a line and the way from its middle to a vanishing point; 1 where it lies upon that point. */
export function missOf({ mx, my, tx, ty }: LineRay, [x, y, z]: Vector): number {
  const vx = x - mx * z;
  const vy = y - my * z;
  const length = Math.sqrt(vx * vx + vy * vy);
  return length < 1e-3 ? 1 : (vx * ty - vy * tx) / length;
}

/** Normal of the plane through eye and line. */
export function normalOf({ mx, my, tx, ty }: LineRay): Vector {
  const n: Vector = [-ty, tx, mx * ty - my * tx];
  const length = Math.hypot(...n);
  return [n[0] / length, n[1] / length, n[2] / length];
}
