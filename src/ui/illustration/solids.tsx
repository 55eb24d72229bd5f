import { type Opening, openingShapes, openPath, type Point, pointList, project, type Wall } from "./isometry.ts";

/** A pigment of the palette without its prefix: `cobalto-600`. Drawings keep their colours in the dark theme. */
export type Pigment = `${"cal" | "tinta" | "cobalto" | "albero" | "almagre" | "carruaje" | "bugambilia"}-${number}`;

export const SHADOW = "oklch(21% .05 267 / .15)";

export function paint(pigment: Pigment): string {
  return `var(--u-${pigment})`;
}

/** Flat shape through points of space. */
export function Face({ points, fill }: { points: readonly Point[]; fill: string }) {
  return <polygon points={pointList(points)} fill={fill} />;
}

/** Shadow on a level surface at height `z`, given as corners in x and y. */
export function GroundShadow({ corners, z = 0 }: { corners: readonly Point[]; z?: number }) {
  return <Face points={corners.map(([x, y]) => project(x, y, z))} fill={SHADOW} />;
}

export interface SolidTones {
  top: Pigment;
  left: Pigment;
  right: Pigment;
}

/** A block standing at `at`, as large as `size`, in three tones. */
export function Block({
  at: [x, y, z],
  size: [dx, dy, dz],
  tones,
}: {
  at: readonly [number, number, number];
  size: readonly [number, number, number];
  tones: SolidTones;
}) {
  const top = z + dz;
  return (
    <>
      <Face
        points={[project(x, y, top), project(x + dx, y, top), project(x + dx, y + dy, top), project(x, y + dy, top)]}
        fill={paint(tones.top)}
      />
      <Face
        points={[
          project(x, y + dy, z),
          project(x + dx, y + dy, z),
          project(x + dx, y + dy, top),
          project(x, y + dy, top),
        ]}
        fill={paint(tones.left)}
      />
      <Face
        points={[
          project(x + dx, y + dy, z),
          project(x + dx, y, z),
          project(x + dx, y, top),
          project(x + dx, y + dy, top),
        ]}
        fill={paint(tones.right)}
      />
    </>
  );
}

/** Hole in a wall: its thickness, the view through it, and the light on its threshold. */
export function WallOpening({
  wall,
  opening,
  reveal,
  inside,
  threshold,
}: {
  wall: Wall;
  opening: Opening;
  reveal: Pigment;
  inside: Pigment;
  threshold: Pigment;
}) {
  const shapes = openingShapes(wall, opening);
  return (
    <>
      <Face points={shapes.reveal} fill={paint(reveal)} />
      <Face points={shapes.inside} fill={paint(inside)} />
      <Face points={shapes.threshold} fill={paint(threshold)} />
    </>
  );
}

/** Slab and railing before a left-facing wall: `u` and `v` as on the wall, `reach` out of it. */
export function Balcony({
  wall,
  u,
  v,
  width,
  reach,
  slab,
  rail,
}: {
  wall: Wall;
  u: number;
  v: number;
  width: number;
  reach: number;
  slab: Pigment;
  rail: Pigment;
}) {
  const railHeight = 16;
  const bars = [
    ...Array.from({ length: 10 }, (_, i) => [u + (width * i) / 9, -reach] as const),
    ...[0.33, 0.66].map((share) => [u + width, -reach * share] as const),
  ];
  const edge = (height: number) => [
    wall(u, v + height, -reach),
    wall(u + width, v + height, -reach),
    wall(u + width, v + height),
  ];
  return (
    <>
      <Face
        points={[wall(u, v), wall(u + width, v), wall(u + width, v, -reach), wall(u, v, -reach)]}
        fill={paint(slab)}
      />
      <g stroke={paint(rail)} fill="none">
        <path d={bars.map(([a, depth]) => openPath([wall(a, v, depth), wall(a, v + railHeight, depth)])).join("")} />
        <path d={openPath(edge(railHeight))} strokeWidth="1.8" />
        <path d={openPath(edge(0))} strokeWidth="2.4" />
      </g>
    </>
  );
}

/** Cypress or shrub: a leaf in two tones with its shadow. `x`, `y` on the ground. */
export function Tree({
  x,
  y,
  height,
  width,
  tones = ["carruaje-600", "carruaje-800"],
}: {
  x: number;
  y: number;
  height: number;
  width: number;
  tones?: readonly [Pigment, Pigment];
}) {
  const [cx, foot] = project(x, y);
  const top = foot - height;
  const belly = foot - height * 0.55;
  const half = (sign: 1 | -1) =>
    `M${cx} ${top}C${cx + sign * width} ${belly} ${cx + sign * width * 0.8} ${foot} ${cx} ${foot}Z`;
  return (
    <>
      <ellipse cx={cx + width * 0.6} cy={foot} rx={width * 1.13} ry={width * 0.33} fill={SHADOW} />
      <path d={half(-1)} fill={paint(tones[0])} />
      <path d={half(1)} fill={paint(tones[1])} />
    </>
  );
}
