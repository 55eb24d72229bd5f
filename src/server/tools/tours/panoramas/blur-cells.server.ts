import type { PanoramaSize, PublishedPanorama } from "#domain/tools/tours/published-tour.ts";
import { TILE_PX } from "#domain/tools/tours/published-tour.ts";
import { toVector, type Vector } from "#domain/tools/tours/tour-geometry.ts";

/**
 * Which squares of a panorama are blurred. An area is an ellipse on the sphere, `widthDegrees` by `heightDegrees` around its middle. The
 * picture is parted into cells that never cross a tile's edge; each cell that an area touches becomes one colour, the mean of what it held,
 * so nobody can calculate back what stood there.
 */

export interface BlurArea {
  readonly yaw: number;
  readonly pitch: number;
  readonly widthDegrees: number;
  readonly heightDegrees: number;
}

/** Pixels of a size; the first column and row are included, the last are not. */
export interface Cell {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Cells along the shorter axis of an area: a face keeps nothing by which it is known. */
const CELLS_ACROSS = 5;
/** In a tile of the largest size a cell has at least so many pixels, however small its area is. */
const LEAST_CELL_PX = 16;
/** Points of a cell's side at which it is asked whether the area touches it. */
const PROBES = 4;

const RADIANS = Math.PI / 180;

/**
 * The cells that areas touch, by the place of their tile (`row * columns + column`).
 *
 * @param shrunk how many times narrower than the largest size this one is
 */
export function cellsToBlur(
  areas: readonly BlurArea[],
  size: PanoramaSize,
  covers: PublishedPanorama["covers"],
  shrunk: number,
): Map<number, Cell[]> {
  const columns = Math.ceil(size.widthPx / TILE_PX);
  const rows = Math.ceil(size.heightPx / TILE_PX);
  const found = new Map<number, Cell[]>();
  const sphere = { size, covers };
  for (const area of areas) {
    const touches = areaTest(area, sphere);
    const cell = cellPx(area, sphere, shrunk);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (isFar(area, { column, row }, sphere)) continue;
        const cells = cellsOfTile({ column, row }, cell, sphere).filter((one) => touches(one));
        if (cells.length === 0) continue;
        const at = row * columns + column;
        found.set(at, [...(found.get(at) ?? []), ...cells]);
      }
    }
  }
  return found;
}

interface Sphere {
  size: PanoramaSize;
  covers: PublishedPanorama["covers"];
}

const yawAt = (x: number, { size, covers }: Sphere) =>
  covers.fromYaw + (x / size.widthPx) * (covers.toYaw - covers.fromYaw);
const pitchAt = (y: number, { size, covers }: Sphere) =>
  covers.toPitch - (y / size.heightPx) * (covers.toPitch - covers.fromPitch);

/** The height of a cell: a power of two, so that cells fill a tile. */
function cellPx({ widthDegrees, heightDegrees }: BlurArea, { size, covers }: Sphere, shrunk: number): number {
  const perDegree = size.heightPx / (covers.toPitch - covers.fromPitch);
  const wanted = (Math.min(widthDegrees, heightDegrees) * perDegree) / CELLS_ACROSS;
  return powerOfTwo(Math.max(2, LEAST_CELL_PX / shrunk, wanted));
}

const powerOfTwo = (atLeast: number) => Math.min(TILE_PX, 2 ** Math.ceil(Math.log2(atLeast)));

function cellsOfTile({ column, row }: { column: number; row: number }, high: number, sphere: Sphere): Cell[] {
  const [left, top] = [column * TILE_PX, row * TILE_PX];
  const right = Math.min(left + TILE_PX, sphere.size.widthPx);
  const bottom = Math.min(top + TILE_PX, sphere.size.heightPx);
  const cells: Cell[] = [];
  for (let y = top; y < bottom; y += high) {
    // Towards a pole the same angle takes more and more columns.
    const flattest = Math.max(Math.abs(pitchAt(y, sphere)), Math.abs(pitchAt(y + high, sphere)));
    const wide = powerOfTwo(high / Math.max(1e-3, Math.cos(Math.min(90, flattest) * RADIANS)));
    for (let x = left; x < right; x += wide)
      cells.push({ left: x, top: y, right: Math.min(x + wide, right), bottom: Math.min(y + high, bottom) });
  }
  return cells;
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const angleBetween = (a: Vector, b: Vector) => Math.acos(Math.max(-1, Math.min(1, dot(a, b)))) / RADIANS;
const degreesPerPx = ({ size, covers }: Sphere) => (covers.toPitch - covers.fromPitch) / size.heightPx;

/** Whether a tile lies out of an area's reach: on the sphere no tile is larger than at the horizon. */
function isFar(area: BlurArea, { column, row }: { column: number; row: number }, sphere: Sphere): boolean {
  const middle = TILE_PX / 2;
  const pitch = pitchAt(row * TILE_PX + middle, sphere);
  const away = angleBetween(toVector(area), toVector({ yaw: yawAt(column * TILE_PX + middle, sphere), pitch }));
  const reach = Math.max(area.widthDegrees, area.heightDegrees) / 2 + Math.SQRT2 * TILE_PX * degreesPerPx(sphere);
  return away > reach;
}

/** Whether an area touches a cell: asked at points of a grid, for an area that is larger by half a step of it. */
function areaTest(area: BlurArea, sphere: Sphere): (cell: Cell) => boolean {
  const { yaw, pitch, widthDegrees, heightDegrees } = area;
  const forward = toVector(area);
  const up = toVector({ yaw, pitch: pitch + 90 });
  const right = toVector({ yaw: yaw + 90, pitch: 0 });
  return ({ left, top, right: end, bottom }) => {
    const nearest = Math.min(Math.abs(pitchAt(top, sphere)), Math.abs(pitchAt(bottom, sphere)));
    const step = Math.hypot((end - left) * Math.cos(nearest * RADIANS), bottom - top) / PROBES;
    const margin = (step / 2) * degreesPerPx(sphere);
    const [wide, high] = [widthDegrees / 2 + margin, heightDegrees / 2 + margin];
    for (let i = 0; i <= PROBES; i++) {
      const at = pitchAt(top + ((bottom - top) * i) / PROBES, sphere);
      for (let j = 0; j <= PROBES; j++) {
        const v = toVector({ yaw: yawAt(left + ((end - left) * j) / PROBES, sphere), pitch: at });
        const away = angleBetween(v, forward);
        const [x, y] = [dot(v, right), dot(v, up)];
        const across = Math.hypot(x, y) || 1;
        if (((away * x) / across / wide) ** 2 + ((away * y) / across / high) ** 2 <= 1) return true;
      }
    }
    return false;
  };
}
