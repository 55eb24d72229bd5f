import type { TourLink, TourPlace, TourScene } from "./tour.ts";

/** Directions in degrees, as in `tour.ts`. */
export interface Direction {
  readonly yaw: number;
  readonly pitch: number;
}

/** A unit vector: x to the right, y up, z to the middle of the picture. */
export type Vector = readonly [number, number, number];

export interface Levelling {
  readonly pitch: number;
  readonly roll: number;
}

const RADIANS = Math.PI / 180;

export function toVector({ yaw, pitch }: Direction): Vector {
  const [a, b] = [yaw * RADIANS, pitch * RADIANS];
  return [Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b)];
}

/** @param vector of any length but none */
export function toDirection([x, y, z]: Vector): Direction {
  return { yaw: Math.atan2(x, z) / RADIANS, pitch: Math.atan2(y, Math.hypot(x, z)) / RADIANS };
}

/**
 * The turn from a picture to the levelled one, as the rows of a matrix: first the lean of the camera to the right, then the rise of its middle.
 */
export function levellingMatrix({ pitch, roll }: Levelling): readonly [Vector, Vector, Vector] {
  const [cp, sp] = [Math.cos(pitch * RADIANS), Math.sin(pitch * RADIANS)];
  const [cr, sr] = [Math.cos(roll * RADIANS), Math.sin(roll * RADIANS)];
  return [
    [cr, sr, 0],
    [-sr * cp, cr * cp, sp],
    [sr * sp, -cr * sp, cp],
  ];
}

/** A direction of the picture as it is seen once the picture is levelled. */
export function toLevelled(direction: Direction, levelling: Levelling): Direction {
  const v = toVector(direction);
  const [x, y, z] = levellingMatrix(levelling).map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]);
  return toDirection([x!, y!, z!]);
}

/** The direction in the picture of what is seen in the levelled one. */
export function toPicture(direction: Direction, levelling: Levelling): Direction {
  const v = toVector(direction);
  // The matrix turns, so its inverse is itself with rows and columns changed.
  const [a, b, c] = levellingMatrix(levelling);
  return toDirection([
    a[0] * v[0] + b[0] * v[1] + c[0] * v[2],
    a[1] * v[0] + b[1] * v[1] + c[1] * v[2],
    a[2] * v[0] + b[2] * v[1] + c[2] * v[2],
  ]);
}

/** Within a turn, above -180 and up to 180 degrees. */
export function halfTurn(degrees: number): number {
  const turned = (((degrees % 360) + 360) % 360) + 0;
  return turned > 180 ? turned - 360 : turned;
}

/** Within a turn, 0 up to 360 degrees. */
export const wholeTurn = (degrees: number): number => (((degrees % 360) + 360) % 360) + 0;

/** The heading from one place of a map to another, clockwise from straight up, 0 up to 360 degrees; 0 where they are one. */
export const headingTo = (from: TourPlace, to: TourPlace): number =>
  wholeTurn(Math.atan2(to.x - from.x, from.y - to.y) / RADIANS);

/**
 * Where a point of the floor is seen from a scene, in its levelled picture: yaw = atan2(Δx, Δy) − heading, pitch = −atan(height / distance).
 *
 * @returns null where the scene has no place
 */
export function floorDirection(
  scene: Pick<TourScene, "at" | "headingDegrees" | "eyeMm">,
  point: TourPlace,
): Direction | null {
  if (!scene.at) return null;
  const distance = Math.hypot(point.x - scene.at.x, point.y - scene.at.y);
  return {
    yaw: halfTurn(headingTo(scene.at, point) - scene.headingDegrees),
    pitch: -Math.atan2(scene.eyeMm, distance) / RADIANS,
  };
}

/**
 * Whether nobody has said yet where the picture of a placed scene looks on its map. Photos begin with the heading 0, which a hand that drags hits
 * hardly ever; pictures made from a plan know theirs.
 */
export const lacksHeading = ({
  origin,
  at,
  headingDegrees,
}: Pick<TourScene, "origin" | "at" | "headingDegrees">): boolean =>
  origin !== "plano" && at !== null && headingDegrees === 0;

/**
 * The heading of a scene from one arrow that stands where its door is seen: all its other arrows follow from it.
 *
 * @param yaw of the arrow in the levelled picture, degrees
 * @returns 0 up to 360 degrees; null where the map does not say where the arrow leads
 */
export function headingFromArrow(
  scene: TourScene,
  link: TourLink,
  target: TourScene | undefined,
  yaw: number,
): number | null {
  const point = pointOfLink(scene, link, target);
  return scene.at && point && wholeTurn(headingTo(scene.at, point) - yaw);
}

/** The place on the scene's map that an arrow points at; null where the map does not say it. */
const pointOfLink = (scene: TourScene, link: TourLink, target: TourScene | undefined): TourPlace | null =>
  link.through ?? (target !== undefined && target.levelId === scene.levelId ? target.at : null);

/** Arrows stand no steeper than this, or they would lie under the visitor's feet. */
const STEEPEST_ARROW = -45;

/**
 * Where the arrow of a link stands in the levelled picture: where it was dragged to, else towards the opening that it goes through, else towards
 * the other scene's place.
 *
 * @returns null where nothing says it, because a scene is not placed or the two lie on different maps
 */
export function linkDirection(scene: TourScene, link: TourLink, target: TourScene | undefined): Direction | null {
  if (link.direction) return toLevelled(link.direction, scene.levelling);
  const point = pointOfLink(scene, link, target);
  const seen = point && floorDirection(scene, point);
  return seen && { yaw: seen.yaw, pitch: Math.max(seen.pitch, STEEPEST_ARROW) };
}
