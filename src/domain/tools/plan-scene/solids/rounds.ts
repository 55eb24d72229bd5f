import { shaded } from "./shading.ts";
import { cross, emptySolid, type Solid, subtract, unit, type Vec3 } from "./solid.ts";

/**
 * Turns a profile about the y axis.
 *
 * @param profile radius and height of each point, from the bottom of the outside upwards, in metres; where it ends on the axis it is closed
 */
export function lathe(profile: readonly (readonly [number, number])[], sides = 24, creaseDegrees = 35): Solid {
  const solid = emptySolid();
  let run = 0;
  profile.forEach(([radius, y], row) => {
    const before = profile[row - 1];
    if (before) run += Math.hypot(radius - before[0], y - before[1]);
    for (let k = 0; k <= sides; k++) {
      const angle = (2 * Math.PI * k) / sides;
      solid.positions.push(radius * Math.cos(angle), y, radius * Math.sin(angle));
      solid.normals.push(Math.cos(angle), 0, Math.sin(angle));
      solid.uvs.push((k / sides) * 2 * Math.PI * Math.max(radius, 0.02), run);
    }
  });
  weave(solid, profile.length, sides + 1);
  return shaded(solid, creaseDegrees);
}

/** Triangles between rows of points of equal number, rows running upwards and points with growing angle. */
function weave(solid: Solid, rows: number, columns: number, first = 0): void {
  for (let row = 0; row + 1 < rows; row++) {
    for (let k = 0; k + 1 < columns; k++) {
      const p = first + row * columns + k;
      solid.indices.push(p, p + columns, p + columns + 1, p, p + columns + 1, p + 1);
    }
  }
}

/** A straight round rod between two points, closed at both ends; radii at the start and the end. */
export function rod(from: Vec3, to: Vec3, startRadius: number, endRadius = startRadius, sides = 10): Solid {
  return tube([from, to], (share) => startRadius + (endRadius - startRadius) * share, sides, 50);
}

/**
 * A round tube along a line of points, closed at both ends. The frame is carried along the line, so it does not twist.
 *
 * @param radius in metres, or a rule of the share of points passed, from 0 to 1
 */
export function tube(
  line: readonly Vec3[],
  radius: number | ((share: number) => number),
  sides = 10,
  creaseDegrees = 60,
): Solid {
  const radiusAt = typeof radius === "number" ? () => radius : radius;
  const solid = emptySolid();
  const last = line.length - 1;
  let side: Vec3 | null = null;
  const rings: Vec3[][] = [];
  line.forEach((point, index) => {
    const along = unit(subtract(line[Math.min(last, index + 1)]!, line[Math.max(0, index - 1)]!));
    const start: Vec3 = side ?? (Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]);
    const up: Vec3 = unit(cross(along, start));
    side = unit(cross(up, along));
    const r = radiusAt(index / last);
    const ring: Vec3[] = [];
    for (let k = 0; k <= sides; k++) {
      const angle = (2 * Math.PI * k) / sides;
      const [c, s] = [r * Math.cos(angle), r * Math.sin(angle)];
      ring.push([
        point[0] + side[0] * c - up[0] * s,
        point[1] + side[1] * c - up[1] * s,
        point[2] + side[2] * c - up[2] * s,
      ]);
    }
    rings.push(ring);
  });
  let run = 0;
  rings.forEach((ring, row) => {
    if (row > 0) run += Math.hypot(...subtract(line[row]!, line[row - 1]!));
    ring.forEach((point, k) => {
      solid.positions.push(...point);
      solid.normals.push(0, 1, 0);
      solid.uvs.push(run, (k / sides) * 2 * Math.PI * radiusAt(row / last));
    });
  });
  weave(solid, rings.length, sides + 1);
  capRing(solid, rings[0]!, line[0]!, false);
  capRing(solid, rings[last]!, line[last]!, true);
  return shaded(solid, creaseDegrees);
}

function capRing(solid: Solid, ring: readonly Vec3[], middle: Vec3, isEnd: boolean): void {
  const first = solid.positions.length / 3;
  for (const point of [middle, ...ring]) {
    solid.positions.push(...point);
    solid.normals.push(0, 1, 0);
    solid.uvs.push(point[0] - middle[0], point[2] - middle[2]);
  }
  for (let k = 1; k < ring.length; k++) {
    if (isEnd) solid.indices.push(first, first + k + 1, first + k);
    else solid.indices.push(first, first + k, first + k + 1);
  }
}

/** One section of a loft: half axes along x and z around a middle, at a height; `power` 2 is an ellipse, 4 a rounded rectangle. */
export interface Section {
  readonly y: number;
  readonly rx: number;
  readonly rz: number;
  readonly x?: number;
  readonly z?: number;
  readonly power?: number;
}

/**
 * A skin over sections from the bottom upwards, closed at the first and last one. Going down again inside makes a basin.
 */
export function loft(sections: readonly Section[], sides = 28, creaseDegrees = 40): Solid {
  const solid = emptySolid();
  const rings = sections.map((section) => sectionRing(section, sides));
  let run = 0;
  rings.forEach((ring, row) => {
    if (row > 0) run += Math.hypot(...subtract(ring[0]!, rings[row - 1]![0]!));
    let around = 0;
    ring.forEach((point, k) => {
      if (k > 0) around += Math.hypot(...subtract(point, ring[k - 1]!));
      solid.positions.push(...point);
      solid.normals.push(0, 1, 0);
      solid.uvs.push(around, run);
    });
  });
  weave(solid, rings.length, sides + 1);
  const bottom = sections[0]!;
  const top = sections[sections.length - 1]!;
  capRing(solid, rings[0]!, [bottom.x ?? 0, bottom.y, bottom.z ?? 0], false);
  capRing(solid, rings[rings.length - 1]!, [top.x ?? 0, top.y, top.z ?? 0], true);
  return shaded(solid, creaseDegrees);
}

/** Points of a superellipse |x/a|^n + |z/b|^n = 1, the first one repeated at the end. */
function sectionRing(section: Section, sides: number): readonly Vec3[] {
  const power = 2 / (section.power ?? 2);
  const ring: Vec3[] = [];
  for (let k = 0; k <= sides; k++) {
    const angle = (2 * Math.PI * (k % sides)) / sides;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    ring.push([
      (section.x ?? 0) + section.rx * Math.sign(c) * Math.abs(c) ** power,
      section.y,
      (section.z ?? 0) + section.rz * Math.sign(s) * Math.abs(s) ** power,
    ]);
  }
  return ring;
}

/** Points of a smooth line through the given ones (Catmull–Rom), for bent tubes. */
export function smoothLine(points: readonly Vec3[], steps = 6): readonly Vec3[] {
  const line: Vec3[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      line.push(
        [0, 1, 2].map(
          (n) =>
            0.5 *
            (2 * b[n]! +
              (c[n]! - a[n]!) * t +
              (2 * a[n]! - 5 * b[n]! + 4 * c[n]! - d[n]!) * t * t +
              (3 * b[n]! - a[n]! - 3 * c[n]! + d[n]!) * t ** 3),
        ) as unknown as Vec3,
      );
    }
  }
  line.push(points[points.length - 1]!);
  return line;
}
