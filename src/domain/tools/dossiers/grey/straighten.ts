import { binarised } from "./contrast.ts";
import { type GreyPage, reduced } from "./grey-page.ts";

/** Lines are looked for at about this height: enough for the angle, and quick. */
const LOOKED_AT_PX = 900;
const WIDEST_DEGREES = 12;
const MOST_POINTS = 30_000;
const FEWEST_POINTS = 200;
const MOST_INK = 0.6;
const LEAST_SIDE = 60;
/** Lines at the least so much clearer than at no angle, or the page stays as it is. */
const CLEARER = 1.03;

export interface Lie {
  /** Degrees by which its lines fall to the right. */
  degrees: number;
  /** Whether lines of text run from top to bottom, so that the page lies on its side. */
  isSideways: boolean;
  /** Share of its pixels that are ink; a page without any is blank. */
  ink: number;
}

/** How a page lies: at the right angle the rows of pixels are either full of ink or empty. */
export function lieOf(page: GreyPage): Lie {
  const factor = Math.max(1, Math.round(Math.max(page.width, page.height) / LOOKED_AT_PX));
  const small = reduced(page, factor);
  const marks = binarised(small);
  const { width, height } = small;
  const count = marks.reduce((sum, mark) => sum + mark, 0);
  const xs = new Uint16Array(count);
  const ys = new Uint16Array(count);
  // The rim holds the scanner's edge, which is straight whatever the paper does.
  const [rimX, rimY] = [Math.round(width * 0.03), Math.round(height * 0.03)];
  let points = 0;
  for (let y = rimY; y < height - rimY; y++) {
    for (let x = rimX; x < width - rimX; x++) {
      if (marks[y * width + x] !== 1) continue;
      xs[points] = x;
      ys[points++] = y;
    }
  }
  const ink = count / marks.length;
  // A speck, a black sheet: neither has lines.
  if (points < FEWEST_POINTS || ink > MOST_INK || Math.min(width, height) < LEAST_SIDE)
    return { degrees: 0, isSideways: false, ink };
  const all = { xs: xs.subarray(0, points), ys: ys.subarray(0, points) };
  const along = bestAngle(all.xs, all.ys, height);
  const across = bestAngle(all.ys, all.xs, width);
  const isSideways = across.score > along.score * 1.25;
  // Seen from the side, lines that fall lean the other way.
  return { degrees: isSideways ? -across.degrees : along.degrees, isSideways, ink };
}

function bestAngle(xs: Uint16Array, ys: Uint16Array, height: number): { degrees: number; score: number } {
  const some = sampled(xs, ys);
  const found = (from: number, to: number, step: number, points: Points) => {
    const steps = Math.round((to - from) / step);
    let best = { degrees: 0, score: -1 };
    for (let i = 0; i <= steps; i++) {
      const degrees = from + i * step;
      const score = clarity(points, height, degrees);
      if (score > best.score) best = { degrees, score };
    }
    return best;
  };
  const coarse = found(-WIDEST_DEGREES, WIDEST_DEGREES, 0.5, some);
  const fine = found(coarse.degrees - 0.4, coarse.degrees + 0.4, 0.1, { xs, ys });
  const straight = clarity({ xs, ys }, height, 0);
  return fine.score < straight * CLEARER ? { degrees: 0, score: straight } : fine;
}

interface Points {
  xs: Uint16Array;
  ys: Uint16Array;
}

/** Points in no order: every so many would lie on a grid of their own. */
function sampled(xs: Uint16Array, ys: Uint16Array): Points {
  const share = Math.min(1, MOST_POINTS / xs.length);
  const isTaken = (_: number, i: number) => Math.imul(i, 2_654_435_761) >>> 0 < share * 4_294_967_296;
  return { xs: xs.filter(isTaken), ys: ys.filter(isTaken) };
}

/** How unevenly ink lies in the rows of a page that is straightened by an angle. */
function clarity({ xs, ys }: Points, height: number, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Int32Array(height * 3);
  for (let i = 0; i < xs.length; i++) {
    const row = (ys[i]! - xs[i]! * slope + height + 0.5) | 0;
    if (row >= 0 && row < rows.length) rows[row]!++;
  }
  let sum = 0;
  for (let i = 1; i < rows.length; i++) sum += (rows[i]! - rows[i - 1]!) ** 2;
  return sum;
}
