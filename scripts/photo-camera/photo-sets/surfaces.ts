import type { Chance } from "./chance.ts";

/** Colours of a surface by its own metres: u along, v across or up. Written into `out` as light that it sends back, 0 to 1. */
export type Surface = (u: number, v: number, out: Float64Array) => void;
type Colour = readonly [number, number, number];

/** A number from 0 to 1 that belongs to a whole place (an integer hash). */
export function speck(x: number, y: number, seed: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634541)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function put(out: Float64Array, [r, g, b]: Colour, by: number): void {
  out[0] = r * by;
  out[1] = g * by;
  out[2] = b * by;
}

/** Soft grain between places of a lattice. */
function grain(u: number, v: number, seed: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const [fx, fy] = [u - x, v - y];
  const top = speck(x, y, seed) * (1 - fx) + speck(x + 1, y, seed) * fx;
  const low = speck(x, y + 1, seed) * (1 - fx) + speck(x + 1, y + 1, seed) * fx;
  return top * (1 - fy) + low * fy;
}

export function paint(colour: Colour): Surface {
  return (_u, _v, out) => put(out, colour, 1);
}

export function plaster(colour: Colour, seed: number, strength = 0.02): Surface {
  return (u, v, out) => put(out, colour, 1 + strength * (grain(u * 3, v * 3, seed) - 0.5));
}

/** Boards along u with staggered ends. */
export function boards(colour: Colour, width: number, length: number, seed: number): Surface {
  return (u, v, out) => {
    const row = Math.floor(v / width);
    const at = u / length + speck(row, 7, seed);
    const board = Math.floor(at);
    const across = v / width - row;
    const isGap = across < 0.02 || at - board < 0.003;
    const tint = 0.82 + 0.3 * speck(row, board, seed);
    const fibre = 1 + 0.08 * (grain(u * 4, v * 60, seed + 1) - 0.5);
    put(out, colour, isGap ? tint * 0.6 : tint * fibre);
  };
}

export function tiles(colour: Colour, grout: Colour, side: number, seed: number, joint = 0.006): Surface {
  return (u, v, out) => {
    const [x, y] = [Math.floor(u / side), Math.floor(v / side)];
    if (u - x * side < joint || v - y * side < joint) return put(out, grout, 1);
    put(out, colour, 0.94 + 0.1 * speck(x, y, seed) + 0.03 * (grain(u * 9, v * 9, seed) - 0.5));
  };
}

/** Blocks of five short boards, turned a quarter each. */
export function basket(colour: Colour, side: number, seed: number): Surface {
  return (u, v, out) => {
    const [x, y] = [Math.floor(u / side), Math.floor(v / side)];
    const isTurned = ((x + y) & 1) === 1;
    const along = isTurned ? v / side - y : u / side - x;
    const strip = Math.floor(along * 5);
    const isGap = along * 5 - strip < 0.04;
    put(out, colour, (isGap ? 0.65 : 1) * (0.8 + 0.3 * speck(x * 5 + strip, y * 2 + (isTurned ? 1 : 0), seed)));
  };
}

/** Boards in a herringbone, by the rule of a staircase of blocks as long as four widths. */
export function herringbone(colour: Colour, width: number, seed: number): Surface {
  return (u, v, out) => {
    const [x, y] = [Math.floor(u / width), Math.floor(v / width)];
    const step = (((x - y) % 8) + 8) % 8;
    const isLying = step < 4;
    const [fx, fy] = [u / width - x, v / width - y];
    const isGap = isLying ? fy < 0.05 || (step === 0 && fx < 0.05) : fx < 0.05 || (step === 7 && fy < 0.05);
    const board = isLying ? speck(x - step, y, seed) : speck(x, y - (7 - step), seed + 1);
    put(out, colour, isGap ? 0.6 : 0.8 + 0.3 * board);
  };
}

export function carpet(colour: Colour, seed: number): Surface {
  return (u, v, out) => put(out, colour, 0.9 + 0.2 * speck(Math.floor(u * 200), Math.floor(v * 200), seed));
}

export function stripes(one: Colour, other: Colour, width: number): Surface {
  return (u, _v, out) => put(out, Math.floor(u / width) % 2 === 0 ? one : other, 1);
}

/** Diamonds that run slanting over the wall: lines that no vanishing point of the room explains. */
export function diamonds(one: Colour, other: Colour, side: number): Surface {
  return (u, v, out) => {
    const p = Math.floor((u + v * 0.7) / side);
    const q = Math.floor((u - v * 0.7) / side);
    put(out, (p + q) % 2 === 0 ? one : other, 1);
  };
}

export function circles(one: Colour, other: Colour, side: number): Surface {
  return (u, v, out) => {
    const [x, y] = [u / side - Math.floor(u / side) - 0.5, v / side - Math.floor(v / side) - 0.5];
    put(out, Math.hypot(x, y) < 0.32 ? other : one, 1);
  };
}

export function bricks(colour: Colour, seed: number): Surface {
  return (u, v, out) => {
    const row = Math.floor(v / 0.075);
    const at = u / 0.24 + (row % 2) * 0.5;
    const isJoint = v / 0.075 - row < 0.13 || at - Math.floor(at) < 0.04;
    put(out, isJoint ? [0.7, 0.68, 0.64] : colour, isJoint ? 1 : 0.8 + 0.4 * speck(Math.floor(at), row, seed));
  };
}

/** The surface turned about its own normal, in radians. */
export function turnedBy(surface: Surface, angle: number): Surface {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (u, v, out) => surface(c * u + s * v, c * v - s * u, out);
}

export interface Patch {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
  readonly surface: Surface;
}

/** A wall with skirting and whatever hangs on it. */
export function wallWith(
  ground: Surface,
  skirting: { height: number; colour: Colour } | null,
  patches: readonly Patch[],
): Surface {
  return (u, v, out) => {
    for (const { from, to, bottom, top, surface } of patches)
      if (u >= from && u <= to && v >= bottom && v <= top) return surface(u - from, v - bottom, out);
    if (skirting !== null && v < skirting.height)
      return put(out, skirting.colour, v > skirting.height - 0.008 ? 0.8 : 1);
    ground(u, v, out);
  };
}

export function doorLeaf(width: number, height: number, colour: Colour, frame: Colour): Surface {
  return (u, v, out) => {
    const isFrame = u < 0.07 || u > width - 0.07 || v > height - 0.07;
    if (isFrame) return put(out, frame, u < 0.01 || u > width - 0.01 || v > height - 0.01 ? 0.75 : 1);
    const isGap = u < 0.076 || u > width - 0.076 || v > height - 0.076;
    const [p, q] = [Math.abs(u - width / 2) / (width / 2), (v % 0.95) / 0.95];
    const isPanel = p < 0.55 && q > 0.16 && q < 0.86;
    const isRim = isPanel && (p > 0.51 || q < 0.185 || q > 0.835);
    put(out, colour, isGap ? 0.35 : isRim ? 0.7 : isPanel ? 0.94 : 1);
  };
}

export function windowPane(width: number, height: number, leaves: number, seed: number): Surface {
  return (u, v, out) => {
    const leaf = width / leaves;
    const inLeaf = u - Math.min(leaves - 1, Math.floor(u / leaf)) * leaf;
    const edge = Math.min(inLeaf, leaf - inLeaf, v, height - v);
    if (edge < 0.055) return put(out, [0.86, 0.86, 0.85], edge < 0.012 ? 0.8 : 1);
    if (edge < 0.065) return put(out, [0.3, 0.3, 0.32], 1);
    const far = 0.35 + 0.3 * grain(u * 4, 0, seed);
    if (v / height < far) put(out, [0.55, 0.75, 0.45], 0.9 + 0.7 * grain(u * 14, v * 14, seed));
    else put(out, [1.5, 1.7, 2], 1 - 0.1 * (v / height));
  };
}

export function radiator(width: number, height: number): Surface {
  return (u, v, out) => {
    const rib = (u / 0.08) % 1;
    const isEdge = v < 0.05 || v > height - 0.05 || u < 0.015 || u > width - 0.015;
    put(out, [0.88, 0.88, 0.87], isEdge ? 0.92 : rib < 0.25 ? 0.55 : 1);
  };
}

export function hungPicture(width: number, height: number, seed: number): Surface {
  return (u, v, out) => {
    const edge = Math.min(u, width - u, v, height - v);
    if (edge < 0.03) return put(out, [0.12, 0.1, 0.09], 1);
    if (edge < 0.1) return put(out, [0.92, 0.91, 0.88], 1);
    put(out, [0.5, 0.4 + 0.2 * grain(u * 5, v * 5, seed), 0.35], 0.5 + grain(u * 8, v * 8, seed + 1));
  };
}

export function pickedColour(chance: Chance, from: readonly Colour[]): Colour {
  return from[Math.floor(chance() * from.length)]!;
}
