import { seededRandom } from "../path-tracing/random.ts";
import type { PhotoCamera, PhotoRoom } from "../photo-camera/photo-camera.ts";
import { scaledCamera } from "./lens.ts";
import { luminance } from "./linear-light.ts";
import { boxNormal, CEILING, FIRST_WALL, FLOOR, leaveBox, type RoomBox, roomBox } from "./room-box.ts";
import { floorShine, type RoomSun, roomSun } from "./room-sun.ts";
import { cellAt, type SurfaceLight, surfacePoint, surfacesOf } from "./room-surfaces.ts";
import type { LinearPhoto } from "./small-photo.ts";

/** A rectangle on a wall or the ceiling through which light comes, in the scene's axes. */
export interface LightPane {
  readonly surface: number;
  readonly corner: readonly [number, number, number];
  readonly u: readonly [number, number, number];
  readonly v: readonly [number, number, number];
  readonly normal: readonly [number, number, number];
  readonly areaM2: number;
  /** Linear, in the photo's units. */
  radiance: readonly [number, number, number];
}

/**
 * The light of a photo's room, read from the photo: what its surfaces give back, and how bright its windows are. Everything is in the
 * photo's own linear light, so that exposure and white balance are matched without being known.
 */
export interface RoomLight {
  readonly box: RoomBox;
  readonly surfaces: readonly SurfaceLight[];
  readonly panes: readonly LightPane[];
  /** Cells that lie in panes, by surface: rays that are sent elsewhere take no light from them. */
  readonly isPane: readonly Uint8Array[];
  /** By what all light is multiplied so that no surface gives back more than white paint does. */
  readonly scale: number;
  readonly sun: RoomSun | null;
  /** The photo made small and its camera in that size: what clear mirrors show. */
  readonly photo: LinearPhoto;
  readonly camera: PhotoCamera;
  /** How clearly the floor mirrors, from 0 to 1. */
  readonly shine: number;
  /** Light on six sides at points through the room: `PROBE_SIDES` times three numbers each. */
  readonly probes: ProbeGrid;
}

type Bare = Omit<RoomLight, "probes" | "sun" | "shine" | "photo" | "camera">;

interface ProbeGrid {
  readonly columns: number;
  readonly rows: number;
  readonly levels: number;
  readonly light: Float32Array;
}

const PROBE_SIDES = 6;
const PROBE_RAYS = 96;
/** Part of the light without furniture that still comes to where furniture stands: its own shade is in none of the probes. */
const PROBE_SHADE = 0.7;

/** How bright windows are against what their walls give back, as far as it may be. */
const BOOSTS = [1, 1.6, 2.5, 4, 6, 9, 13, 19, 28, 40];
/** The usual gain by day, and how strongly it counts against the photo. */
const USUAL_BOOST = 10;
const USUAL_WEIGHT = 0.004;
/** Shares of light that white and dark paint give back. */
const MOST_ALBEDO = 0.86;
const LEAST_ALBEDO = 0.62;

export function roomLight(photo: LinearPhoto, full: PhotoCamera, room: PhotoRoom): RoomLight {
  const box = roomBox(room);
  const camera = scaledCamera(full, photo.widthPx, photo.heightPx);
  const surfaces = surfacesOf(photo, camera, box);
  const found = panesOf(box, surfaces, room);
  const panes = found.length > 0 ? found : [paneBehind(box)];
  const isPane = surfaces.map(({ seen }) => new Uint8Array(seen.length));
  for (const pane of panes) markPane(box, surfaces, isPane, pane);
  const places = placesToFit(box, surfaces, isPane);
  const rest = places.map((place) => restAt(box, surfaces, isPane, place));
  const direct = places.map((place) => panesAt(box, panes, place));
  const base = paneColours(box, surfaces, panes, found.length > 0);
  let best = { cost: Infinity, boost: USUAL_BOOST, albedo: 0.75 };
  for (const boost of BOOSTS) {
    const fit = fitOf(places, rest, direct, base, boost);
    const cost = fit.cost + USUAL_WEIGHT * Math.log(boost / USUAL_BOOST) ** 2;
    if (cost < best.cost) best = { cost, boost, albedo: fit.albedo };
  }
  panes.forEach((pane, at) => {
    const [r, g, b] = base[at]!;
    pane.radiance = [r * best.boost, g * best.boost, b * best.boost];
  });
  const scale =
    best.albedo > MOST_ALBEDO
      ? best.albedo / MOST_ALBEDO
      : best.albedo < LEAST_ALBEDO
        ? Math.max(0.6, best.albedo / LEAST_ALBEDO)
        : 1;
  const bare = { box, surfaces, panes, isPane, scale };
  const sun = found.length === 0 ? null : roomSun(box, surfaces[FLOOR]!, panes, onFloor(bare), full.eyeHeightM, photo);
  const shine = floorShine(box, surfaces[FLOOR]!, found, full.eyeHeightM);
  return { ...bare, sun, shine, photo, camera, probes: probesOf(bare) };
}

/** Windows that are known, on the walls where they are; without a known height they reach from the sill to the lintel that are usual. */
function panesOf(box: RoomBox, surfaces: readonly SurfaceLight[], room: PhotoRoom): LightPane[] {
  const known = room.openings.flatMap((opening) => {
    const wall = box.walls[opening.wall];
    if (wall === undefined || opening.kind !== "window") return [];
    const from = Math.max(0, Math.min(opening.fromM, opening.toM));
    const to = Math.min(wall.lengthM, Math.max(opening.fromM, opening.toM));
    const bottom = opening.bottomM ?? 0.9;
    const top = Math.min(room.ceilingM, opening.topM ?? 2.1);
    return to - from < 0.2 || top - bottom < 0.2 ? [] : [paneOn(box, FIRST_WALL + opening.wall, from, to, bottom, top)];
  });
  return known.length > 0 ? known : brightPanes(box, surfaces);
}

/** Where no window is known: the rectangles around what is burnt out on walls and ceiling. */
function brightPanes(box: RoomBox, surfaces: readonly SurfaceLight[]): LightPane[] {
  return surfaces.flatMap((grid, surface) => {
    if (surface === FLOOR) return [];
    const values = Array.from(grid.seen, (share, cell) => (share > 0.5 ? greyOf(grid, cell) : -1)).filter(
      (v) => v >= 0,
    );
    if (values.length < 12) return [];
    values.sort((a, b) => a - b);
    const most = Math.max(0.8, 1.8 * values[values.length >> 1]!);
    const isBright = Uint8Array.from(grid.seen, (share, cell) => (share > 0.5 && greyOf(grid, cell) > most ? 1 : 0));
    return boxesOf(isBright, grid.columns, grid.rows).flatMap(([left, top, right, bottom, count]) => {
      const isFull = count > 0.5 * (right - left + 1) * (bottom - top + 1);
      if (!isFull || count * grid.cellU * grid.cellV < 0.15 || surface === CEILING) return [];
      return [
        paneOn(box, surface, left * grid.cellU, (right + 1) * grid.cellU, top * grid.cellV, (bottom + 1) * grid.cellV),
      ];
    });
  });
}

type Found = [left: number, top: number, right: number, bottom: number, count: number];

/** Boxes around cells that touch each other. */
function boxesOf(isSet: Uint8Array, columns: number, rows: number): Found[] {
  const left = isSet.slice();
  const boxes: Found[] = [];
  for (let first = 0; first < left.length; first++) {
    if (left[first] === 0) continue;
    const found: Found = [columns, rows, 0, 0, 0];
    const todo = [first];
    left[first] = 0;
    for (let cell = todo.pop(); cell !== undefined; cell = todo.pop()) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      found[0] = Math.min(found[0], x);
      found[1] = Math.min(found[1], y);
      found[2] = Math.max(found[2], x);
      found[3] = Math.max(found[3], y);
      found[4]++;
      for (const next of [x > 0 ? cell - 1 : -1, x + 1 < columns ? cell + 1 : -1, cell - columns, cell + columns]) {
        if (next < 0 || next >= left.length || left[next] === 0) continue;
        left[next] = 0;
        todo.push(next);
      }
    }
    boxes.push(found);
  }
  return boxes;
}

function paneOn(box: RoomBox, surface: number, from: number, to: number, bottom: number, top: number): LightPane {
  const wall = box.walls[surface - FIRST_WALL]!;
  return {
    surface,
    corner: [wall.x + wall.ux * from, bottom, wall.z + wall.uz * from],
    u: [wall.ux * (to - from), 0, wall.uz * (to - from)],
    v: [0, top - bottom, 0],
    normal: [wall.nx, 0, wall.nz],
    areaM2: (to - from) * (top - bottom),
    radiance: [0, 0, 0],
  };
}

/** A photo that shows no window is taken with one behind it: the wall that looks most along the view has it in its middle. */
function paneBehind(box: RoomBox): LightPane {
  let best = 0;
  box.walls.forEach(({ nz, lengthM }, at) => {
    const here = box.walls[best]!;
    if (-nz * Math.min(lengthM, 3) > -here.nz * Math.min(here.lengthM, 3)) best = at;
  });
  const { lengthM } = box.walls[best]!;
  const half = Math.min(1.1, lengthM * 0.35);
  return paneOn(box, FIRST_WALL + best, lengthM / 2 - half, lengthM / 2 + half, 0.8, Math.min(2.2, box.heightM - 0.2));
}

function markPane(
  box: RoomBox,
  surfaces: readonly SurfaceLight[],
  isPane: readonly Uint8Array[],
  { surface, corner, u, v }: LightPane,
): void {
  const grid = surfaces[surface]!;
  const steps = 24;
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < steps; j++) {
      const [a, b] = [(i + 0.5) / steps, (j + 0.5) / steps];
      const cell = cellAt(box, grid, surface, corner[0] + u[0] * a, corner[1] + v[1] * b, corner[2] + u[2] * a);
      isPane[surface]![cell] = 1;
    }
  }
}

const greyOf = ({ light }: SurfaceLight, cell: number) =>
  luminance(light[cell * 3]!, light[cell * 3 + 1]!, light[cell * 3 + 2]!);

/** The colour of what a pane shows, paled towards white as daylight is, at the brightness of the walls around. */
function paneColours(
  box: RoomBox,
  surfaces: readonly SurfaceLight[],
  panes: readonly LightPane[],
  isSeen: boolean,
): [number, number, number][] {
  const walls = surfaces.slice(FIRST_WALL);
  const greys = walls.flatMap((grid) => Array.from(grid.seen, (_, cell) => greyOf(grid, cell)));
  greys.sort((a, b) => a - b);
  const grey = Math.max(0.02, greys[greys.length >> 1] ?? 0.4);
  const neutral = [0, 1, 2].map((k) => {
    const values = walls.flatMap((grid) => Array.from(grid.seen, (_, cell) => grid.light[cell * 3 + k]!));
    values.sort((a, b) => a - b);
    return (values[Math.floor(values.length * 0.6)] ?? grey) / grey;
  });
  const whole = luminance(neutral[0]!, neutral[1]!, neutral[2]!) || 1;
  return panes.map(({ surface, corner, u, v }) => {
    const shown = [0, 0, 0];
    if (isSeen) {
      const grid = surfaces[surface]!;
      for (let i = 0; i < 64; i++) {
        const [a, b] = [((i % 8) + 0.5) / 8, (Math.floor(i / 8) + 0.5) / 8];
        const cell = cellAt(box, grid, surface, corner[0] + u[0] * a, corner[1] + v[1] * b, corner[2] + u[2] * a);
        for (let k = 0; k < 3; k++) shown[k]! += grid.light[cell * 3 + k]! / 64;
      }
    }
    const bright = luminance(shown[0]!, shown[1]!, shown[2]!);
    const share = bright > 0.05 ? 0.2 : 0;
    return [0, 1, 2].map(
      (k) => grey * (share * (shown[k]! / Math.max(0.05, bright)) + (1 - share) * (0.5 + 0.5 * (neutral[k]! / whole))),
    ) as [number, number, number];
  });
}

interface Place {
  readonly surface: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly grey: number;
}

/** Seen places of floor, ceiling and walls on which what is calculated is held against the photo. */
function placesToFit(box: RoomBox, surfaces: readonly SurfaceLight[], isPane: readonly Uint8Array[]): Place[] {
  const places: Place[] = [];
  const point = new Float64Array(3);
  surfaces.forEach((grid, surface) => {
    const cells = Array.from(grid.seen.keys()).filter(
      (cell) => grid.seen[cell]! > 0.8 && isPane[surface]![cell] === 0 && greyOf(grid, cell) < 0.92,
    );
    const step = Math.max(1, Math.floor(cells.length / 60));
    for (let i = step >> 1; i < cells.length; i += step) {
      const cell = cells[i]!;
      const column = cell % grid.columns;
      surfacePoint(
        box,
        surface,
        (column + 0.5) * grid.cellU,
        (Math.floor(cell / grid.columns) + 0.5) * grid.cellV,
        point,
      );
      places.push({ surface, x: point[0]!, y: point[1]!, z: point[2]!, grey: Math.max(0.003, greyOf(grid, cell)) });
    }
  });
  return places;
}

/** Light without the panes at a place of the room, by rays spread evenly by their cosine. */
function restAt(
  box: RoomBox,
  surfaces: readonly SurfaceLight[],
  isPane: readonly Uint8Array[],
  { surface, x, y, z }: Place,
): number {
  const normal = new Float64Array(3);
  boxNormal(box, surface, normal);
  const sum = new Float64Array(3);
  gatherBox({ box, surfaces, isPane }, x, y, z, normal[0]!, normal[1]!, normal[2]!, 48, sum);
  return luminance(sum[0]!, sum[1]!, sum[2]!);
}

const random = seededRandom();

/** Light on a point from the room's surfaces, panes left out, into `out`; without furniture. */
function gatherBox(
  { box, surfaces, isPane }: Pick<RoomLight, "box" | "surfaces" | "isPane">,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  rays: number,
  out: Float64Array,
): void {
  const hit = { surface: -1, distance: 0 };
  const sign = nz >= 0 ? 1 : -1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  random.begin(3, Math.round(x * 977) + Math.round(z * 131), Math.round(y * 719));
  const turn = random.next();
  for (let i = 0; i < rays; i++) {
    // Fibonacci's spiral over the disc is even for any number of rays.
    const radius = Math.sqrt((i + 0.5) / rays);
    const angle = 2 * Math.PI * (i * 0.618033988749895 + turn);
    const p = radius * Math.cos(angle);
    const q = radius * Math.sin(angle);
    const r = Math.sqrt(Math.max(0, 1 - radius * radius));
    const dx = p * (1 + sign * nx * nx * a) + q * b + r * nx;
    const dy = p * sign * b + q * (sign + ny * ny * a) + r * ny;
    const dz = p * -sign * nx + q * -ny + r * nz;
    leaveBox(box, x + nx * 0.002, y + ny * 0.002, z + nz * 0.002, dx, dy, dz, hit);
    if (hit.surface < 0) continue;
    const grid = surfaces[hit.surface]!;
    const cell = cellAt(box, grid, hit.surface, x + dx * hit.distance, y + dy * hit.distance, z + dz * hit.distance);
    if (isPane[hit.surface]![cell] === 1) continue;
    for (let k = 0; k < 3; k++) out[k]! += (grid.light[cell * 3 + k]! * Math.PI) / rays;
  }
}

/** For each pane, the light of one unit of its radiance on a place. */
function panesAt(box: RoomBox, panes: readonly LightPane[], { surface, x, y, z }: Place): number[] {
  const normal = new Float64Array(3);
  boxNormal(box, surface, normal);
  return panes.map((pane) => paneAt(pane, x, y, z, normal[0]!, normal[1]!, normal[2]!));
}

function paneAt(pane: LightPane, x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
  const steps = 4;
  let sum = 0;
  for (let i = 0; i < steps * steps; i++) {
    const [a, b] = [((i % steps) + 0.5) / steps, (Math.floor(i / steps) + 0.5) / steps];
    const dx = pane.corner[0] + pane.u[0] * a - x;
    const dy = pane.corner[1] + pane.v[1] * b - y;
    const dz = pane.corner[2] + pane.u[2] * a - z;
    const d2 = dx * dx + dy * dy + dz * dz + 0.01;
    const here = dx * nx + dy * ny + dz * nz;
    const there = -(dx * pane.normal[0] + dz * pane.normal[2]);
    if (here > 0 && there > 0) sum += (here * there) / (d2 * d2);
  }
  return (sum * pane.areaM2) / (steps * steps);
}

/**
 * How well one brightness of the panes explains the photo: on each surface what it gives back divided by the light that falls on it is one
 * number, its albedo. The cost is the mean of the squares of what differs from it, on a logarithmic scale, with far ones counted less.
 */
function fitOf(
  places: readonly Place[],
  rest: readonly number[],
  direct: readonly (readonly number[])[],
  base: readonly (readonly [number, number, number])[],
  boost: number,
): { cost: number; albedo: number } {
  const greys = base.map(([r, g, b]) => luminance(r, g, b));
  const bySurface = new Map<number, number[]>();
  places.forEach(({ surface, grey }, at) => {
    const lit = rest[at]! + boost * direct[at]!.reduce((sum, share, pane) => sum + share * greys[pane]!, 0);
    const list = bySurface.get(surface) ?? [];
    list.push(Math.log(Math.max(1e-4, grey)) - Math.log(Math.max(1e-4, lit / Math.PI)));
    bySurface.set(surface, list);
  });
  let cost = 0;
  let count = 0;
  let albedo = 0;
  for (const list of bySurface.values()) {
    if (list.length < 8) continue;
    const sorted = [...list].sort((a, b) => a - b);
    const middle = sorted[sorted.length >> 1]!;
    for (const value of list) {
      const off = Math.abs(value - middle);
      cost += off < 0.4 ? off * off : 0.4 * (2 * off - 0.4);
      count++;
    }
    albedo = Math.max(albedo, Math.exp(middle));
  }
  return { cost: count === 0 ? 0 : cost / count, albedo: albedo || 0.75 };
}

/** Light on the middle of the floor, sun left out. */
function onFloor(light: Bare): [number, number, number] {
  const { box, panes, scale } = light;
  const x = (box.minX + box.maxX) / 2;
  const z = (box.minZ + box.maxZ) / 2;
  const sum = new Float64Array(3);
  gatherBox(light, x, 0, z, 0, 1, 0, PROBE_RAYS, sum);
  for (const pane of panes) {
    const share = paneAt(pane, x, 0, z, 0, 1, 0);
    for (let k = 0; k < 3; k++) sum[k]! += share * pane.radiance[k]!;
  }
  return [sum[0]! * scale, sum[1]! * scale, sum[2]! * scale];
}

const SIDES = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
] as const;

function probesOf(light: Bare): ProbeGrid {
  const { box, panes } = light;
  const columns = Math.max(2, Math.min(8, Math.round((box.maxX - box.minX) / 0.9)));
  const rows = Math.max(2, Math.min(8, Math.round((box.maxZ - box.minZ) / 0.9)));
  const levels = 3;
  const out = new Float32Array(columns * rows * levels * PROBE_SIDES * 3);
  const sum = new Float64Array(3);
  for (let cell = 0; cell < columns * rows * levels; cell++) {
    const x = box.minX + (((cell % columns) + 0.5) / columns) * (box.maxX - box.minX);
    const z = box.minZ + (((Math.floor(cell / columns) % rows) + 0.5) / rows) * (box.maxZ - box.minZ);
    const y = ((Math.floor(cell / (columns * rows)) + 0.5) / levels) * box.heightM;
    SIDES.forEach(([nx, ny, nz], side) => {
      sum.fill(0);
      gatherBox(light, x, y, z, nx, ny, nz, PROBE_RAYS, sum);
      for (const pane of panes) {
        const share = paneAt(pane, x, y, z, nx, ny, nz);
        for (let k = 0; k < 3; k++) sum[k]! += share * pane.radiance[k]!;
      }
      for (let k = 0; k < 3; k++) out[(cell * PROBE_SIDES + side) * 3 + k] = sum[k]! * PROBE_SHADE;
    });
  }
  return { columns, rows, levels, light: out };
}

/** Light that falls on a side at a point of the room, about as much as if furniture stood around, into `out`. */
export function probeAt(
  { box, probes }: RoomLight,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  out: Float64Array,
): void {
  const { columns, rows, levels, light } = probes;
  const column = clamped(Math.floor(((x - box.minX) / (box.maxX - box.minX)) * columns), columns);
  const row = clamped(Math.floor(((z - box.minZ) / (box.maxZ - box.minZ)) * rows), rows);
  const level = clamped(Math.floor((y / box.heightM) * levels), levels);
  const at = ((level * rows + row) * columns + column) * PROBE_SIDES * 3;
  const sx = at + (nx > 0 ? 0 : 3);
  const sy = at + (ny > 0 ? 6 : 9);
  const sz = at + (nz > 0 ? 12 : 15);
  const [a, b, c] = [nx * nx, ny * ny, nz * nz];
  for (let k = 0; k < 3; k++) out[k] = a * light[sx + k]! + b * light[sy + k]! + c * light[sz + k]!;
}

const clamped = (value: number, count: number) => (value < 0 ? 0 : value >= count ? count - 1 : value);
