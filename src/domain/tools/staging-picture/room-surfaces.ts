import { type PhotoCamera, photoPointOf } from "../photo-camera/photo-camera.ts";
import { CEILING, FIRST_WALL, FLOOR, leaveBox, type RoomBox } from "./room-box.ts";
import type { LinearPhoto } from "./small-photo.ts";

/** Light that leaves a surface of the room, on a grid over it. */
export interface SurfaceLight {
  readonly columns: number;
  readonly rows: number;
  /** Metres of the grid's cells. */
  readonly cellU: number;
  readonly cellV: number;
  /** Three numbers a cell, in the photo's linear light. */
  readonly light: Float32Array;
  /** Share of each cell that the photo shows. */
  readonly seen: Float32Array;
}

const CELL_M = 0.12;
const MOST_CELLS = 96;

/** A point of a surface by its own two axes: floor and ceiling along x and z, walls along their line and upwards. */
export function surfacePoint(box: RoomBox, surface: number, u: number, v: number, out: Float64Array): void {
  const wall = surface < FIRST_WALL ? undefined : box.walls[surface - FIRST_WALL];
  if (wall === undefined) {
    out[0] = box.minX + u;
    out[1] = surface === FLOOR ? 0 : box.heightM;
    out[2] = box.minZ + v;
  } else {
    out[0] = wall.x + wall.ux * u;
    out[1] = v;
    out[2] = wall.z + wall.uz * u;
  }
}

/** The cell of a surface at a point on it. */
export function cellAt(box: RoomBox, grid: SurfaceLight, surface: number, x: number, y: number, z: number): number {
  const wall = surface < FIRST_WALL ? undefined : box.walls[surface - FIRST_WALL];
  const u = wall === undefined ? x - box.minX : (x - wall.x) * wall.ux + (z - wall.z) * wall.uz;
  const v = wall === undefined ? z - box.minZ : y;
  const column = Math.min(grid.columns - 1, Math.max(0, Math.floor(u / grid.cellU)));
  const row = Math.min(grid.rows - 1, Math.max(0, Math.floor(v / grid.cellV)));
  return row * grid.columns + column;
}

/** The light of a surface between the middles of its cells at a point on it, into `out`: for mirrors, which show each cell. */
export function lightBetween(
  box: RoomBox,
  grid: SurfaceLight,
  surface: number,
  x: number,
  y: number,
  z: number,
  out: Float64Array,
): void {
  const wall = surface < FIRST_WALL ? undefined : box.walls[surface - FIRST_WALL];
  const u = wall === undefined ? x - box.minX : (x - wall.x) * wall.ux + (z - wall.z) * wall.uz;
  const v = wall === undefined ? z - box.minZ : y;
  const across = Math.min(grid.columns - 1, Math.max(0, u / grid.cellU - 0.5));
  const down = Math.min(grid.rows - 1, Math.max(0, v / grid.cellV - 0.5));
  const [x0, y0] = [Math.floor(across), Math.floor(down)];
  const [x1, y1] = [Math.min(grid.columns - 1, x0 + 1), Math.min(grid.rows - 1, y0 + 1)];
  const [a, b] = [across - x0, down - y0];
  for (let k = 0; k < 3; k++) {
    const at = (column: number, row: number) => grid.light[(row * grid.columns + column) * 3 + k]!;
    out[k] = (at(x0, y0) * (1 - a) + at(x1, y0) * a) * (1 - b) + (at(x0, y1) * (1 - a) + at(x1, y1) * a) * b;
  }
}

/**
 * The light of every surface of the room, as the photo shows it. Cells that it does not show take the light of those around them; surfaces of which
 * it shows nothing take the mean of their kind.
 */
export function surfacesOf(photo: LinearPhoto, camera: PhotoCamera, box: RoomBox): SurfaceLight[] {
  const surfaces: SurfaceLight[] = [];
  const hit = { surface: -1, distance: 0 };
  const point = new Float64Array(3);
  const eye = camera.eyeHeightM;
  for (let surface = 0; surface < FIRST_WALL + box.walls.length; surface++) {
    const wall = surface < FIRST_WALL ? undefined : box.walls[surface - FIRST_WALL];
    const wide = wall?.lengthM ?? box.maxX - box.minX;
    const high = wall === undefined ? box.maxZ - box.minZ : box.heightM;
    const columns = Math.max(1, Math.min(MOST_CELLS, Math.round(wide / CELL_M)));
    const rows = Math.max(1, Math.min(MOST_CELLS, Math.round(high / CELL_M)));
    const grid = {
      columns,
      rows,
      cellU: wide / columns,
      cellV: high / rows,
      light: new Float32Array(columns * rows * 3),
      seen: new Float32Array(columns * rows),
    };
    for (let cell = 0; cell < columns * rows; cell++) {
      for (let part = 0; part < 9; part++) {
        const u = ((cell % columns) + ((part % 3) + 0.5) / 3) * grid.cellU;
        const v = (Math.floor(cell / columns) + (Math.floor(part / 3) + 0.5) / 3) * grid.cellV;
        surfacePoint(box, surface, u, v, point);
        const [x, y, z] = point as unknown as [number, number, number];
        const seen = photoPointOf(camera, [x, -z, y]);
        if (seen === null || seen.x < 0 || seen.y < 0 || seen.x >= photo.widthPx || seen.y >= photo.heightPx) continue;
        const distance = Math.hypot(x, y - eye, z);
        leaveBox(box, 0, eye, 0, x / distance, (y - eye) / distance, z / distance, hit);
        if (hit.distance < distance - 0.05) continue;
        const at = (Math.floor(seen.y) * photo.widthPx + Math.floor(seen.x)) * 3;
        for (let k = 0; k < 3; k++) grid.light[cell * 3 + k]! += photo.light[at + k]!;
        grid.seen[cell]! += 1 / 9;
      }
      const share = grid.seen[cell]! * 9;
      if (share > 0) for (let k = 0; k < 3; k++) grid.light[cell * 3 + k]! /= share;
    }
    surfaces.push(grid);
  }
  for (const grid of surfaces) fillUnseen(grid);
  fillWhole(surfaces);
  return surfaces;
}

/** Spreads light from seen cells to the others, step by step from their neighbours. */
function fillUnseen({ columns, rows, light, seen }: SurfaceLight): void {
  let todo: number[] = [];
  const isKnown = Uint8Array.from(seen, (share) => (share > 0.2 ? 1 : 0));
  if (!isKnown.includes(1)) return;
  for (let cell = 0; cell < isKnown.length; cell++) if (isKnown[cell] === 0) todo.push(cell);
  while (todo.length > 0) {
    const found: number[] = [];
    const left: number[] = [];
    for (const cell of todo) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      const sum = [0, 0, 0];
      let count = 0;
      for (let j = Math.max(0, y - 1); j <= Math.min(rows - 1, y + 1); j++) {
        for (let i = Math.max(0, x - 1); i <= Math.min(columns - 1, x + 1); i++) {
          const other = j * columns + i;
          if (isKnown[other] === 0) continue;
          for (let k = 0; k < 3; k++) sum[k]! += light[other * 3 + k]!;
          count++;
        }
      }
      if (count === 0) {
        left.push(cell);
        continue;
      }
      for (let k = 0; k < 3; k++) light[cell * 3 + k] = sum[k]! / count;
      found.push(cell);
    }
    for (const cell of found) isKnown[cell] = 1;
    todo = left;
  }
}

/** Floors and ceilings that are not seen at all take the walls' mean, a floor at half its light. */
function fillWhole(surfaces: readonly SurfaceLight[]): void {
  const isSeen = (grid: SurfaceLight) => grid.seen.some((share) => share > 0.2);
  const walls = surfaces.slice(FIRST_WALL).filter(isSeen);
  const known = walls.length > 0 ? walls : surfaces.filter(isSeen);
  const mean = [0, 1, 2].map((k) => {
    const values = known.flatMap((grid) =>
      Array.from(grid.seen, (share, cell) => (share > 0.2 ? grid.light[cell * 3 + k]! : -1)).filter((v) => v >= 0),
    );
    values.sort((a, b) => a - b);
    return values.length === 0 ? 0.4 : values[values.length >> 1]!;
  });
  surfaces.forEach((grid, surface) => {
    if (isSeen(grid)) return;
    const share = surface === FLOOR ? 0.5 : surface === CEILING ? 1.1 : 0.95;
    for (let i = 0; i < grid.light.length; i++) grid.light[i] = mean[i % 3]! * share;
  });
}
