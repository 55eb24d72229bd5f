import { closedLength, degreesOf, type Network } from "./network.ts";
import { lengthOf } from "./segments.ts";

/** By what a plan differs from a table, a map or a facade that was read as walls. */
export interface Likeness {
  /** Closed ways round that share no inside: about the number of rooms. */
  readonly loops: number;
  /** Doors, windows and passages for each loop. */
  readonly openingsPerLoop: number;
  /** Share of the length that is level or upright, 0 to 1. */
  readonly squareShare: number;
  /** Share of the corners of three walls or more at which four meet, 0 to 1. */
  readonly crossingShare: number;
  /** Share of the length on closed ways round, 0 to 1. */
  readonly closedShare: number;
}

/** Slope of walls that count as level or upright: three degrees. */
const SQUARE_SLOPE = 0.05;

export function likenessOf(network: Network): Likeness {
  const { corners, pieces } = network;
  const degrees = degreesOf(network);
  const used = degrees.reduce((count, degree) => count + (degree > 0 ? 1 : 0), 0);
  const [meetings, crossings] = [
    degrees.filter((degree) => degree > 2).length,
    degrees.filter((degree) => degree > 3).length,
  ];
  let [total, square] = [0, 0];
  for (const { start, end } of pieces) {
    const [from, to] = [corners[start]!, corners[end]!];
    const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
    const length = lengthOf({ from, to });
    total += length;
    if (Math.min(dx, dy) <= SQUARE_SLOPE * Math.max(dx, dy)) square += length;
  }
  // Euler's formula: edges less corners, plus the number of parts that hang together.
  const loops = Math.max(0, pieces.length - used + partsOf(network, degrees));
  const openings = pieces.reduce((count, { gaps }) => count + gaps.length, 0);
  return {
    loops,
    openingsPerLoop: openings / Math.max(1, loops),
    squareShare: square / Math.max(1, total),
    crossingShare: crossings / Math.max(1, meetings),
    closedShare: closedLength(network) / Math.max(1, total),
  };
}

function partsOf({ corners, pieces }: Network, degrees: Uint16Array): number {
  const parent = corners.map((_, i) => i);
  const rootOf = (i: number): number => {
    let root = i;
    while (parent[root] !== root) root = parent[root]!;
    return root;
  };
  for (const { start, end } of pieces) parent[rootOf(start)] = rootOf(end);
  return new Set([...degrees.keys()].filter((corner) => degrees[corner]! > 0).map(rootOf)).size;
}

/** How much a network's score counts for, 0.1 to 1: rooms have doors, and walls run square and round. */
export function weightOf({ openingsPerLoop, squareShare, closedShare }: Likeness): number {
  const isOpen = 0.5 + 0.5 * Math.min(1, openingsPerLoop / 0.5);
  return Math.max(0.1, isOpen * (0.4 + 0.6 * closedShare) * (0.3 + 0.7 * squareShare));
}

/** Why a network is no plan, as the end of a Spanish sentence; null where nothing speaks against one. */
export function unlikenessOf({
  loops,
  openingsPerLoop,
  squareShare,
  crossingShare,
  closedShare,
}: Likeness): string | null {
  if (squareShare < 0.5) return "las líneas van en demasiadas direcciones para ser muros";
  if (closedShare < 0.25) return "los muros no cierran estancias";
  if (loops >= 6 && openingsPerLoop < 0.12 + 0.4 * crossingShare)
    return "parece una tabla, una fachada o una cuadrícula: no hay puertas ni ventanas";
  if (loops >= 12 && crossingShare > 0.7) return "parece una tabla o una cuadrícula";
  return null;
}
