/** A rectangle of glass through which daylight comes: rays are sent there on purpose. Metres. */
export interface Portal {
  readonly corner: readonly [number, number, number];
  readonly u: readonly [number, number, number];
  readonly v: readonly [number, number, number];
  /** Level and of length one. */
  readonly normal: readonly [number, number, number];
  readonly areaM2: number;
}

/** A stretch of an upright plane: from one end to the other along it, and from its foot to its top. */
interface Pane {
  from: number;
  to: number;
  low: number;
  high: number;
  readonly nx: number;
  readonly nz: number;
  readonly offset: number;
}

/** Panes that are nearer to each other than this, in metres, are one window. */
const FRAME = 0.3;

/**
 * The rectangles around upright panes; panes of one plane that only a frame parts are one. Those that lie, or are smaller than 0.05 m²,
 * are left out.
 *
 * @param corners nine numbers a triangle
 */
export function portalsOf(corners: Float32Array): Portal[] {
  const panes: Pane[] = [];
  for (let at = 0; at + 8 < corners.length; at += 9) {
    const pane = paneOf(corners, at);
    if (pane !== null) panes.push(pane);
  }
  panes.sort((a, b) => a.from - b.from);
  const windows: Pane[] = [];
  for (const pane of panes) {
    const near = windows.find(
      (other) =>
        Math.abs(other.nx * pane.nx + other.nz * pane.nz) > 0.999 &&
        Math.abs(other.offset - pane.offset) < 0.1 &&
        pane.from < other.to + FRAME &&
        pane.low < other.high + FRAME &&
        other.low < pane.high + FRAME,
    );
    if (near === undefined) windows.push(pane);
    else {
      near.to = Math.max(near.to, pane.to);
      near.low = Math.min(near.low, pane.low);
      near.high = Math.max(near.high, pane.high);
    }
  }
  return windows.map(portalOf).filter(({ areaM2, v }) => areaM2 > 0.05 && v[1] >= 0.15);
}

/** Where an upright triangle lies on its plane; null for one that does not stand upright. */
function paneOf(corners: Float32Array, at: number): Pane | null {
  const side = (k: number) => [0, 1, 2].map((axis) => corners[at + k * 3 + axis]! - corners[at + axis]!);
  const [ax, ay, az] = side(1) as [number, number, number];
  const [bx, by, bz] = side(2) as [number, number, number];
  let nx = ay * bz - az * by;
  const ny = az * bx - ax * bz;
  let nz = ax * by - ay * bx;
  const level = Math.hypot(nx, nz);
  if (level < 1e-9 || Math.abs(ny) > level * 0.1) return null;
  // Both faces of a pane have one normal: the one that looks to greater x, or else to greater z.
  const sign = nx > 1e-6 * level || (Math.abs(nx) <= 1e-6 * level && nz > 0) ? 1 / level : -1 / level;
  nx *= sign;
  nz *= sign;
  const pane = { from: Infinity, to: -Infinity, low: Infinity, high: -Infinity, nx, nz, offset: 0 };
  for (let k = 0; k < 9; k += 3) {
    const along = corners[at + k]! * nz - corners[at + k + 2]! * nx;
    pane.from = Math.min(pane.from, along);
    pane.to = Math.max(pane.to, along);
    pane.low = Math.min(pane.low, corners[at + k + 1]!);
    pane.high = Math.max(pane.high, corners[at + k + 1]!);
  }
  return { ...pane, offset: corners[at]! * nx + corners[at + 2]! * nz };
}

function portalOf({ from, to, low, high, nx, nz, offset }: Pane): Portal {
  const width = to - from;
  return {
    corner: [offset * nx + from * nz, low, offset * nz - from * nx],
    u: [width * nz, 0, -width * nx],
    v: [0, high - low, 0],
    normal: [nx, 0, nz],
    areaM2: width * (high - low),
  };
}
