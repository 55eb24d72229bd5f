import type { Dictionary } from "./dictionary.ts";
import { type HomeColumns, STEPS_PER_DEGREE } from "./home-columns.ts";
import type { IndexCluster, MapWindow } from "./indexed-home.ts";
import type { JudgedRows } from "./judged-rows.ts";

/** Homes of a map as marks: one for each square of the world's grid, so that a mark stays where it is while the map moves. */

/** Side of a square on the screen, in pixels of a tile of 256. */
const SIDE_PX = 64;
/** Squares of one answer; where a window would have more, they are drawn as if from farther away. */
const MOST_SQUARES = 4096;
const HIGHEST_LATITUDE = 85;
/** Half of the way around the world, in steps of a degree. */
const HALF_AROUND = 180 * STEPS_PER_DEGREE;
/** Stretches of latitude of which the row is known beforehand. */
const BUCKETS = 1024;

/** The distance of a latitude from the north end of the Mercator map, as a share of its side. */
const southward = (latitude: number): number => {
  const radians = (Math.max(-HIGHEST_LATITUDE, Math.min(HIGHEST_LATITUDE, latitude)) * Math.PI) / 180;
  return 0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI);
};
/** The reverse of `southward`. */
const latitudeAt = (share: number): number => (Math.atan(Math.sinh((0.5 - share) * 2 * Math.PI)) * 180) / Math.PI;

interface Grid {
  /** Squares from west to east around the world. */
  around: number;
  firstColumn: number;
  columns: number;
  firstRow: number;
  rows: number;
}

function gridOf({ west, south, east, north }: MapWindow, zoom: number): Grid {
  for (let step = Math.max(0, Math.floor(zoom)); ; step--) {
    const around = Math.max(1, (256 / SIDE_PX) * 2 ** step);
    const firstColumn = Math.floor(((west + 180) / 360) * around);
    const width = west <= east ? east - west : east - west + 360;
    const columns = Math.min(around, Math.floor(((west + width + 180) / 360) * around) - firstColumn + 1);
    const firstRow = Math.floor(southward(north) * around);
    const rows = Math.floor(southward(south) * around) - firstRow + 1;
    // Ends at level 4 at the latest, where the world has 64 × 64 squares.
    if (columns * rows <= MOST_SQUARES) return { around, firstColumn, columns, firstRow, rows };
  }
}

/** Takes homes of a window in, and makes marks of them. */
export function clusterHomes(window: MapWindow, zoom: number, currencies: Dictionary) {
  const { around, firstColumn, columns, firstRow, rows } = gridOf(window, zoom);
  const squares = columns * rows;
  const counts = new Int32Array(squares);
  const northward = new Float64Array(squares);
  const eastward = new Float64Array(squares);
  const lastNumber = new Int32Array(squares);
  /** 0 for none yet, -1 for several. */
  const currencyOf = new Int32Array(squares);
  const priced = new Int32Array(squares);
  // The line between two rows, so that no home asks for a logarithm.
  const edges = Float64Array.from(
    { length: rows + 1 },
    (_, row) => latitudeAt((firstRow + row) / around) * STEPS_PER_DEGREE,
  );
  // Rows are not equally high: of each stretch of latitude the first row that it reaches into. All stretches begin above the lowest edge.
  const top = edges[0]!;
  const bucketsPerStep = BUCKETS / (top - edges[rows]!);
  const firstRows = new Int32Array(BUCKETS);
  for (let bucket = 1, row = 0; bucket < BUCKETS; bucket++) {
    while (top - bucket / bucketsPerStep <= edges[row + 1]!) row++;
    firstRows[bucket] = row;
  }
  const columnsPerStep = around / (HALF_AROUND * 2);
  const west = window.west * STEPS_PER_DEGREE;
  let prices = new Float64Array(1024);
  let squareOfPrice = new Int32Array(1024);
  let length = 0;

  return {
    /** Takes in the homes of a block. Positions stay in steps of a degree until the end: a map of a country takes in a million homes. */
    addBlock(part: HomeColumns, { slots, count }: JudgedRows): void {
      const { latitudes: up, longitudes: across, prices: asked, currencies: moneys, numbers } = part;
      for (let i = 0; i < count; i++) {
        const slot = slots[i]!;
        const [y, x] = [up[slot]!, across[slot]!];
        let column = Math.floor((x + HALF_AROUND) * columnsPerStep) - firstColumn;
        if (column < 0) column += around;
        if (column >= columns) column = columns - 1;
        let bucket = Math.floor((top - y) * bucketsPerStep);
        bucket = bucket < 0 ? 0 : bucket >= BUCKETS ? BUCKETS - 1 : bucket;
        let row = firstRows[bucket]!;
        while (row < rows - 1 && y <= edges[row + 1]!) row++;
        const square = row * columns + column;
        counts[square]!++;
        northward[square]! += y;
        // Measured from the window's west, so that the mean is right across the 180th meridian.
        eastward[square]! += x < west ? x + HALF_AROUND * 2 - west : x - west;
        lastNumber[square] = numbers[slot]!;
        const price = asked[slot]!;
        if (Number.isNaN(price)) continue;
        const currency = moneys[slot]!;
        currencyOf[square] = currencyOf[square] === 0 || currencyOf[square] === currency ? currency : -1;
        priced[square]!++;
        if (length === prices.length) {
          prices = widened(prices, new Float64Array(length * 2));
          squareOfPrice = widened(squareOfPrice, new Int32Array(length * 2));
        }
        prices[length] = price;
        squareOfPrice[length++] = square;
      }
    },

    clusters(): IndexCluster[] {
      const medians = mediansOf(prices, squareOfPrice, length, priced);
      const marks: IndexCluster[] = [];
      for (let square = 0; square < squares; square++) {
        const count = counts[square]!;
        if (count === 0) continue;
        const currency = currencyOf[square]! > 0 ? currencies.texts[currencyOf[square]!]! : null;
        const longitude = (west + eastward[square]! / count) / STEPS_PER_DEGREE;
        marks.push({
          latitude: northward[square]! / count / STEPS_PER_DEGREE,
          longitude: longitude > 180 ? longitude - 360 : longitude,
          count,
          priceCents: currency === null ? null : Math.round(medians[square]!),
          currency,
          number: count === 1 ? lastNumber[square]! : null,
        });
      }
      return marks;
    },
  };
}

function widened<Numbers extends Float64Array | Int32Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}

/** The median of each square's prices; the mean of the middle two of an even count. */
function mediansOf(prices: Float64Array, squareOf: Int32Array, length: number, counts: Int32Array): Float64Array {
  const ends = new Int32Array(counts.length);
  let total = 0;
  for (let square = 0; square < counts.length; square++) ends[square] = total += counts[square]!;
  const grouped = new Float64Array(length);
  const next = ends.map((end, square) => end - counts[square]!);
  for (let i = 0; i < length; i++) grouped[next[squareOf[i]!]!++] = prices[i]!;
  return Float64Array.from(ends, (end, square) => {
    const count = counts[square]!;
    if (count === 0) return Number.NaN;
    const from = end - count;
    const upper = nth(grouped, from, end, from + (count >> 1));
    // Those before the upper middle are no greater than it; the lower middle is their greatest.
    return count % 2 === 1 ? upper : (upper + greatest(grouped, from, from + (count >> 1))) / 2;
  });
}

const greatest = (values: Float64Array, from: number, end: number): number => {
  let found = -Infinity;
  for (let i = from; i < end; i++) found = Math.max(found, values[i]!);
  return found;
};

/** The value that would stand at a place if that stretch were sorted; those before it are then no greater (Hoare's selection). */
function nth(values: Float64Array, from: number, end: number, place: number): number {
  let [low, high] = [from, end - 1];
  while (low < high) {
    const pivot = values[(low + high) >> 1]!;
    let [i, j] = [low, high];
    while (i <= j) {
      while (values[i]! < pivot) i++;
      while (values[j]! > pivot) j--;
      if (i > j) break;
      [values[i], values[j]] = [values[j]!, values[i]!];
      i++;
      j--;
    }
    if (place <= j) high = j;
    else if (place >= i) low = i;
    else break;
  }
  return values[place]!;
}
