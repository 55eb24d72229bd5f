import { luminance } from "./linear-light.ts";
import { FLOOR, type RoomBox } from "./room-box.ts";
import type { LightPane } from "./room-light.ts";
import type { SurfaceLight } from "./room-surfaces.ts";
import type { LinearPhoto } from "./small-photo.ts";

/** The sun that shines through a room's windows onto its floor. */
export interface RoomSun {
  /** Towards it, of length one, in the scene's axes. */
  readonly direction: readonly [number, number, number];
  /** Light on a surface that faces it, in the photo's linear units. */
  readonly light: readonly [number, number, number];
  /** How far each pixel of a small photo is in the sun, as far as it shows the floor: 0 to 255. */
  readonly mask: { readonly widthPx: number; readonly heightPx: number; readonly values: Uint8Array };
}

/** Floor so many times as bright as the rest of it lies in the sun. */
const BRIGHT = 1.9;
/** Shares of the way from shaded to sunlit floor from which on a pixel is believed to lie in the sun at all, and wholly: boards differ. */
const FIRST_SUN = 0.35;
const WHOLE_SUN = 0.7;
const LEAST_CELLS = 14;
/** Share of the floor in sight above which brightness is rather the floor's own. */
const MOST_SHARE = 0.6;
/** How far light travels along the floor for each metre that it falls, at most: a sun of some 14 degrees. */
const MOST_SLANT = 4;
/** The sun as a camera that is balanced for daylight shows it, of brightness one. */
const SUN_COLOUR = [1.06, 1, 0.86] as const;
/** How far, in metres on the pane, a polished floor blurs its image. */
const MIRROR_BLUR = 0.35;
/** A patch that is burnt out may be any brighter; more than this is not believed. */
const MOST_TIMES = 9;
/** Overlap of the windows' images on the floor with what is bright, over both together, from which on the sun is believed. */
const LEAST_OVERLAP = 0.42;

/**
 * Finds the sun by the patch that it draws on the floor: windows are moved along a direction until their image lies on what is bright.
 *
 * @param eyeM height of the eye, which stands over x = z = 0
 * @param fallingOnFloor light without the sun that falls on the floor, in the photo's units
 * @returns null where no direction explains the floor
 */
export function roomSun(
  box: RoomBox,
  grid: SurfaceLight,
  panes: readonly LightPane[],
  fallingOnFloor: readonly [number, number, number],
  eyeM: number,
  photo: LinearPhoto,
): RoomSun | null {
  const { columns, rows, cellU, cellV, light, seen } = grid;
  const grey = (cell: number) => luminance(light[cell * 3]!, light[cell * 3 + 1]!, light[cell * 3 + 2]!);
  const placeOf = (cell: number): [x: number, z: number] => [
    box.minX + ((cell % columns) + 0.5) * cellU,
    box.minZ + (Math.floor(cell / columns) + 0.5) * cellV,
  ];
  // Polished floors mirror the windows: bright places where they would are no sign of the sun.
  const cells = Array.from(seen.keys()).filter((cell) => {
    if (seen[cell]! <= 0.5) return false;
    const [x, z] = placeOf(cell);
    return !panes.some((pane) => mirrors(pane, x, z, eyeM, MIRROR_BLUR));
  });
  const greys = cells.map(grey).sort((a, b) => a - b);
  const usual = greys[Math.floor(greys.length * 0.35)];
  if (usual === undefined || panes.length === 0) return null;
  const isLit = new Uint8Array(columns * rows);
  const lit = cells.filter((cell) => grey(cell) > Math.max(BRIGHT * usual, 0.25));
  for (const cell of lit) isLit[cell] = 1;
  if (lit.length < LEAST_CELLS || lit.length > MOST_SHARE * cells.length) return null;

  const overlapOf = (slantX: number, slantZ: number): number => {
    let both = 0;
    let either = 0;
    for (const cell of cells) {
      const [x, z] = placeOf(cell);
      const isReached = panes.some((pane) => reaches(pane, x, z, slantX, slantZ));
      if (isReached && isLit[cell] === 1) both++;
      if (isReached || isLit[cell] === 1) either++;
    }
    return either === 0 ? 0 : both / either;
  };
  let best = { overlap: 0, x: 0, z: 0 };
  const look = (fromX: number, fromZ: number, reach: number, step: number) => {
    for (let x = fromX - reach; x <= fromX + reach + 1e-9; x += step) {
      for (let z = fromZ - reach; z <= fromZ + reach + 1e-9; z += step) {
        if (!panes.some(({ normal }) => normal[0] * x + normal[2] * z > 0.05)) continue;
        const overlap = overlapOf(x, z);
        if (overlap > best.overlap) best = { overlap, x, z };
      }
    }
  };
  look(0, 0, MOST_SLANT, 0.25);
  look(best.x, best.z, 0.2, 0.05);
  if (best.overlap < LEAST_OVERLAP) return null;
  const length = Math.hypot(best.x, 1, best.z);
  const direction = [-best.x / length, 1 / length, -best.z / length] as const;
  // Bright floor is near to white whatever its colour, so only its brightness tells of the sun; its colour is the daylight's own.
  const mean = (list: readonly number[]) => list.reduce((sum, cell) => sum + grey(cell), 0) / Math.max(1, list.length);
  const dark = cells.filter((cell) => isLit[cell] === 0);
  const times = Math.min(MOST_TIMES, mean(lit) / Math.max(0.004, mean(dark)));
  const falling = luminance(...fallingOnFloor) * ((times - 1) / direction[1]);
  const sunlight = SUN_COLOUR.map((share) => share * falling);
  const { widthPx, heightPx } = photo;
  const reach = Math.max(1e-3, mean(lit) - usual);
  const values = new Uint8Array(widthPx * heightPx);
  for (let pixel = 0; pixel < values.length; pixel++) {
    const at = pixel * 3;
    const here = luminance(photo.light[at]!, photo.light[at + 1]!, photo.light[at + 2]!);
    const share = (here - usual) / reach;
    values[pixel] = Math.round(255 * Math.min(1, Math.max(0, (share - FIRST_SUN) / (WHOLE_SUN - FIRST_SUN))));
  }
  return {
    direction,
    light: [sunlight[0]!, sunlight[1]!, sunlight[2]!],
    mask: { widthPx, heightPx, values },
  };
}

/** Whether a line from a point of the floor against the sun's way goes through a pane. */
function reaches({ corner, u, v, normal }: LightPane, x: number, z: number, slantX: number, slantZ: number): boolean {
  const against = slantX * normal[0] + slantZ * normal[2];
  if (against <= 1e-6) return false;
  // The point at height y on the line is (x − slantX · y, z − slantZ · y).
  const y = ((x - corner[0]) * normal[0] + (z - corner[2]) * normal[2]) / against;
  if (y < corner[1] || y > corner[1] + v[1]) return false;
  const px = x - slantX * y - corner[0];
  const pz = z - slantZ * y - corner[2];
  const along = (px * u[0] + pz * u[2]) / (u[0] * u[0] + u[2] * u[2]);
  return along >= 0 && along <= 1;
}

/** A floor of which nothing is known, and one without any polish. */
const USUAL_SHINE = 0.25;
const LEAST_SHINE = 0.06;

/**
 * How clearly the floor mirrors, from nearly 0 (raw wood) to 1 (polished stone): by how much it is brighter where it would mirror a window,
 * against what clear varnish would add there.
 */
export function floorShine(
  box: RoomBox,
  { columns, cellU, cellV, light, seen }: SurfaceLight,
  panes: readonly LightPane[],
  eyeM: number,
): number {
  const added: number[] = [];
  const greys: number[] = [];
  const mirrored: [grey: number, full: number][] = [];
  for (let cell = 0; cell < seen.length; cell++) {
    if (seen[cell]! <= 0.5) continue;
    const x = box.minX + ((cell % columns) + 0.5) * cellU;
    const z = box.minZ + (Math.floor(cell / columns) + 0.5) * cellV;
    const grey = luminance(light[cell * 3]!, light[cell * 3 + 1]!, light[cell * 3 + 2]!);
    const pane = panes.find((one) => mirrors(one, x, z, eyeM, -0.05));
    if (pane === undefined) greys.push(grey);
    else {
      const cosine = eyeM / Math.hypot(x, z, eyeM);
      mirrored.push([grey, varnish(cosine) * Math.min(MOST_MIRRORED, luminance(...pane.radiance))]);
    }
  }
  if (mirrored.length < 6 || greys.length < 12) return USUAL_SHINE;
  greys.sort((a, b) => a - b);
  const usual = greys[greys.length >> 1]!;
  for (const [grey, full] of mirrored) added.push((grey - usual) / Math.max(1e-3, full));
  added.sort((a, b) => a - b);
  return Math.min(1, Math.max(LEAST_SHINE, added[added.length >> 1]!));
}

/** Share that varnish or glaze mirrors at the cosine of the angle to its normal (Schlick). */
export const varnish = (cosine: number): number => 0.04 + 0.96 * (1 - cosine) ** 5;

/** A window is mirrored as bright as it is, up to what a photo can show several times over. */
export const MOST_MIRRORED = 4;

/** Whether the eye, at x = z = 0, sees a pane mirrored at a point of the floor, or within `blur` metres of it. */
function mirrors({ corner, u, v, normal }: LightPane, x: number, z: number, eyeM: number, blur: number): boolean {
  const against = x * normal[0] + z * normal[2];
  if (Math.abs(against) < 1e-6) return false;
  const reach = ((corner[0] - x) * normal[0] + (corner[2] - z) * normal[2]) / against;
  if (reach <= 0) return false;
  const width = Math.hypot(u[0], u[2]);
  const along = ((x * (1 + reach) - corner[0]) * u[0] + (z * (1 + reach) - corner[2]) * u[2]) / width;
  const height = eyeM * reach;
  return along > -blur && along < width + blur && height > corner[1] - 2 * blur && height < corner[1] + v[1] + 2 * blur;
}

/** Whether a ray towards the sun leaves the room through one of its windows. */
export function seesSun(
  { panes }: { readonly panes: readonly LightPane[] },
  [dx, dy, dz]: readonly [number, number, number],
  surface: number,
  x: number,
  y: number,
  z: number,
  distance: number,
): boolean {
  if (surface === FLOOR) return false;
  for (const { surface: own, corner, u, v } of panes) {
    if (own !== surface) continue;
    const px = x + dx * distance - corner[0];
    const py = y + dy * distance - corner[1];
    const pz = z + dz * distance - corner[2];
    const along = (px * u[0] + pz * u[2]) / (u[0] * u[0] + u[2] * u[2]);
    if (along >= 0 && along <= 1 && py >= 0 && py <= v[1]) return true;
  }
  return false;
}
