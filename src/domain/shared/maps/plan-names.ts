/** Names of streets on a plan: each once, along its straightest long piece, and none upon another or upon a symbol. */

/** A circle, in points of the drawing. */
export interface Spot {
  x: number;
  y: number;
  r: number;
}

export interface NamedLine {
  text: string;
  /** x, y, x, y… within the frame. */
  points: number[];
  isRoad: boolean;
}

export interface PlacedName {
  text: string;
  /** Its middle. */
  x: number;
  y: number;
  /** Degrees clockwise, from −90 to 90, so that it is never upside down. */
  angle: number;
}

/** Size of the letters in points. */
export const NAME_SIZE = 5.2;
/** Mean width of a letter as a share of its size, in Archivo. */
const LETTER = 0.54;
const MOST_NAMES = 22;
/** Air before and after a name, in points. */
const AIR = 4;
/** A piece may bend by so many degrees and still carry a name. */
const MOST_BEND = 9;
/** Ends of the same street within so many points meet. */
const TOUCH = 0.6;

interface Piece {
  from: [number, number];
  to: [number, number];
  length: number;
}

/** @param frame its edges, and symbols to keep clear of */
export function placeNames(
  lines: readonly NamedLine[],
  { width, height, spots }: { width: number; height: number; spots: readonly Spot[] },
): PlacedName[] {
  const byText = Map.groupBy(lines, ({ text }) => text);
  const candidates = [...byText].flatMap(([text, same]) => {
    const length = text.length * NAME_SIZE * LETTER;
    const pieces = joined(same.map(({ points }) => points)).map(straightestOf);
    const best = pieces.toSorted((a, b) => b.length - a.length)[0];
    return best && best.length >= length + AIR ? [{ text, length, piece: best, isRoad: same[0]!.isRoad }] : [];
  });
  const ranked = candidates.sort(
    (a, b) =>
      Number(b.isRoad) - Number(a.isRoad) || b.piece.length - a.piece.length || a.text.localeCompare(b.text, "es"),
  );
  const taken = [...spots];
  const placed: PlacedName[] = [];
  for (const { text, length, piece } of ranked) {
    if (placed.length >= MOST_NAMES) break;
    const at = freePlace(piece, length, taken, { width, height });
    if (!at) continue;
    placed.push({ text, x: at.x, y: at.y, angle: angleOf(piece) });
    taken.push(...at.spots);
  }
  return placed;
}

/** The middle of a piece, or else a place towards its ends, where a name of that length touches nothing. */
function freePlace(piece: Piece, length: number, taken: readonly Spot[], edge: { width: number; height: number }) {
  const room = (piece.length - length) / 2 / piece.length;
  const [dx, dy] = [piece.to[0] - piece.from[0], piece.to[1] - piece.from[1]];
  for (const share of [0.5, 0.5 - room / 2, 0.5 + room / 2, 0.5 - room, 0.5 + room]) {
    const [x, y] = [piece.from[0] + share * dx, piece.from[1] + share * dy];
    const count = Math.max(2, Math.ceil(length / NAME_SIZE));
    const spots = Array.from({ length: count }, (_, i) => {
      const along = ((i + 0.5) / count - 0.5) * (length / piece.length);
      return { x: x + along * dx, y: y + along * dy, r: NAME_SIZE * 0.62 };
    });
    const isFree = spots.every(
      (spot) =>
        spot.x > spot.r &&
        spot.x < edge.width - spot.r &&
        spot.y > spot.r &&
        spot.y < edge.height - spot.r &&
        taken.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= other.r + spot.r),
    );
    if (isFree) return { x, y, spots };
  }
  return undefined;
}

function angleOf({ from, to }: Piece): number {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
}

/** Lines that meet end to end, made one: tiles and crossings cut a street into many. */
function joined(lines: readonly number[][]): number[][] {
  const left = lines.map((points) => [...points]);
  const whole: number[][] = [];
  while (left.length > 0) {
    let line = left.pop()!;
    for (let grown = true; grown; ) {
      grown = false;
      for (const [i, other] of left.entries()) {
        const longer = joinedTwo(line, other);
        if (!longer) continue;
        line = longer;
        left.splice(i, 1);
        grown = true;
        break;
      }
    }
    whole.push(line);
  }
  return whole;
}

function joinedTwo(a: readonly number[], b: readonly number[]): number[] | undefined {
  const meet = (i: number, j: number) => Math.hypot(a.at(i)! - b.at(j)!, a.at(i + 1)! - b.at(j + 1)!) <= TOUCH;
  if (meet(-2, 0)) return [...a, ...b.slice(2)];
  if (meet(-2, -2)) return [...a, ...reversed(b).slice(2)];
  if (meet(0, -2)) return [...b, ...a.slice(2)];
  if (meet(0, 0)) return [...reversed(b), ...a.slice(2)];
  return undefined;
}

const reversed = (points: readonly number[]) => {
  const turned: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) turned.push(points[i]!, points[i + 1]!);
  return turned;
};

/** The longest stretch whose segments all point where it points as a whole. */
function straightestOf(points: readonly number[]): Piece {
  let best: Piece = { from: [0, 0], to: [0, 0], length: 0 };
  for (let start = 0; start + 3 < points.length; start += 2) {
    const heading = Math.atan2(points[start + 3]! - points[start + 1]!, points[start + 2]! - points[start]!);
    let end = start + 2;
    while (end + 3 < points.length && isAlong(points, end, heading)) end += 2;
    const from: [number, number] = [points[start]!, points[start + 1]!];
    const to: [number, number] = [points[end]!, points[end + 1]!];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length > best.length) best = { from, to, length };
  }
  return best;
}

function isAlong(points: readonly number[], at: number, heading: number): boolean {
  const direction = Math.atan2(points[at + 3]! - points[at + 1]!, points[at + 2]! - points[at]!);
  const turn = Math.abs(direction - heading) % (2 * Math.PI);
  return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI <= MOST_BEND;
}
