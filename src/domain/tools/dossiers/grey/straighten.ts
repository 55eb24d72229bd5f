import { binarised } from "./contrast.ts";
import { type GreyPage, reduced } from "./grey-page.ts";

/** Lines are looked for at about this height: enough for the angle, and quick. */
const LOOKED_AT_PX = 900;
const WIDEST_DEGREES = 12;
const MOST_POINTS = 40_000;
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
  const xs: number[] = [];
  const ys: number[] = [];
  const count = marks.reduce((sum, mark) => sum + mark, 0);
  const every = Math.max(1, Math.floor(count / MOST_POINTS));
  // The rim holds the scanner's edge, which is straight whatever the paper does.
  const [rimX, rimY] = [Math.round(width * 0.03), Math.round(height * 0.03)];
  let seen = 0;
  for (let y = rimY; y < height - rimY; y++) {
    for (let x = rimX; x < width - rimX; x++) {
      if (marks[y * width + x] !== 1 || seen++ % every !== 0) continue;
      xs.push(x);
      ys.push(y);
    }
  }
  const ink = count / marks.length;
  // A speck, a black sheet: neither has lines.
  if (xs.length < 200 || ink > MOST_INK || Math.min(width, height) < LEAST_SIDE)
    return { degrees: 0, isSideways: false, ink };
  const along = bestAngle(xs, ys, height);
  const across = bestAngle(ys, xs, width);
  const isSideways = across.score > along.score * 1.25;
  // Seen from the side, lines that fall lean the other way.
  return { degrees: isSideways ? -across.degrees : along.degrees, isSideways, ink };
}

function bestAngle(xs: readonly number[], ys: readonly number[], height: number): { degrees: number; score: number } {
  const score = (degrees: number) => clarity(xs, ys, height, degrees);
  const straight = score(0);
  let best = { degrees: 0, score: straight };
  const look = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to + step / 2; degrees += step) {
      const found = score(degrees);
      if (found > best.score) best = { degrees, score: found };
    }
  };
  look(-WIDEST_DEGREES, WIDEST_DEGREES, 0.5);
  look(best.degrees - 0.4, best.degrees + 0.4, 0.1);
  return best.score < straight * CLEARER ? { degrees: 0, score: straight } : best;
}

/** How unevenly ink lies in the rows of a page that is straightened by an angle. */
function clarity(xs: readonly number[], ys: readonly number[], height: number, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Float64Array(height * 3);
  for (let i = 0; i < xs.length; i++) {
    const row = Math.round(ys[i]! - xs[i]! * slope) + height;
    if (row >= 0 && row < rows.length) rows[row]!++;
  }
  let sum = 0;
  for (let i = 1; i < rows.length; i++) sum += (rows[i]! - rows[i - 1]!) ** 2;
  return sum;
}
