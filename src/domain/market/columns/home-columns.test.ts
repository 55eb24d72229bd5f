import { describe, expect, test } from "vitest";
import { dayNumber, HomeColumns, NO_FLOOR, NO_POOL, NO_POSITION, PART_SIZE, STEPS_PER_DEGREE } from "./home-columns.ts";
import { BLOCK_SIZE } from "./home-planes.ts";
import { INDEXED_HOME } from "./indexed-home.test-data.ts";
import type { IndexedHome } from "./indexed-home.ts";

const POOL = 3;
const put = (part: HomeColumns, home: Partial<IndexedHome> = {}, region = 1, terms: number[] = []) =>
  part.add(Object.assign({}, INDEXED_HOME, home), { pool: POOL, place: 5, currency: 2, terms }, region);

describe("days", () => {
  test("are counted from the first of January of 1970, and end in a number of sixteen bits", () => {
    // 1970-01-02 is the first day after; the year 2000 begins after 30 years with 7 leap days: 10,957.
    expect(dayNumber("1970-01-02")).toBe(1);
    expect(dayNumber("2000-01-01")).toBe(10_957);
    expect(dayNumber(null)).toBe(0);
    expect(dayNumber("1969-12-31")).toBe(0);
    // 65,535 days are 179 years, 43 leap days and 157 days: the sixth of June of 2149.
    expect(dayNumber("2149-06-06")).toBe(65_535);
    expect(dayNumber("2149-06-07")).toBe(65_535);
  });
});

describe("a home in its columns", () => {
  const columnsOf = (home: Partial<IndexedHome>) => {
    const part = new HomeColumns();
    put(part, home);
    return part;
  };

  test("its known facts stand there in the units of the columns", () => {
    const part = columnsOf({ number: 77, latitude: 39.4624, longitude: -0.3727, priceCents: 1_00, floor: -1 });
    expect([part.numbers[0], part.pools[0], part.places[0], part.currencies[0]]).toEqual([77, 3, 5, 2]);
    expect([part.latitudes[0], part.longitudes[0]]).toEqual([394_624_000, -3_727_000]);
    expect([part.prices[0], part.floors[0], part.years[0], part.builtAreas[0]]).toEqual([100, -1, 1970, 100]);
    expect([part.rooms[0], part.bathrooms[0]]).toEqual([3, 2]);
    expect([part.count, part.live, part.blocks, part.isFull]).toEqual([1, 1, 1, false]);
  });

  test("each unknown fact has a value of its own", () => {
    const part = columnsOf({
      latitude: null,
      priceCents: null,
      floor: null,
      yearBuilt: null,
      builtAreaM2: null,
      position: null,
    });
    expect([part.latitudes[0], part.longitudes[0], part.floors[0]]).toEqual([NO_POSITION, NO_POSITION, NO_FLOOR]);
    expect([part.years[0], part.prices[0], part.builtAreas[0], part.positions[0]]).toEqual([
      0,
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
    expect(columnsOf({ builtAreaM2: 0 }).builtAreas[0]).toBeNaN();
    expect(columnsOf({ longitude: null }).latitudes[0]).toBe(NO_POSITION);
  });

  test("a fall is a share of the price before, with its day; a rise has no day", () => {
    const changed = { priceChangedOn: "2000-01-01" };
    const fell = columnsOf({ ...changed, priceCents: 75, previousPriceCents: 100 });
    expect([fell.falls[0], fell.fallDays[0]]).toEqual([0.25, 10_957]);
    const rose = columnsOf({ ...changed, priceCents: 125, previousPriceCents: 100 });
    expect([rose.falls[0], rose.fallDays[0]]).toEqual([-0.25, 0]);
    for (const one of [{ priceCents: null, previousPriceCents: 100 }, { previousPriceCents: null }]) {
      const same = columnsOf({ ...changed, ...one });
      expect([same.falls[0], same.fallDays[0]]).toEqual([0, 0]);
    }
  });

  test("the comparables of a value are counted from 1, up to 254 of them; 0 is a value not looked for yet", () => {
    const from = (more: Partial<IndexedHome>) => columnsOf(more).valuedFrom[0];
    expect(from({ isValued: false, expectedFrom: 9 })).toBe(0);
    expect(from({ isValued: true, expectedFrom: null })).toBe(1);
    expect(from({ isValued: true, expectedFrom: 9 })).toBe(10);
    expect(from({ isValued: true, expectedFrom: 254 })).toBe(255);
    expect(from({ isValued: true, expectedFrom: 255 })).toBe(255);
    expect([columnsOf({ isDemo: true }).demos[0], columnsOf({}).demos[0]]).toEqual([1, 0]);
  });

  test("a feature that is had and not known is not had", () => {
    const part = columnsOf({ features: 0b110, knownFeatures: 0b011 });
    expect([part.features[0], part.knownFeatures[0]]).toEqual([0b010, 0b011]);
  });
});

describe("blocks", () => {
  test("a block is bounded by its own homes; one without a position has no bounds", () => {
    const part = new HomeColumns();
    put(part, { latitude: null });
    expect(part.boundsOf(0)).toBeNull();
    put(part, { latitude: 40, longitude: -3 });
    expect(part.boundsOf(0)).toEqual({ west: -3, south: 40, east: -3, north: 40 });
    put(part, { latitude: 39, longitude: -4 });
    put(part, { latitude: 41, longitude: 2 });
    expect(part.boundsOf(0)).toEqual({ west: -4, south: 39, east: 2, north: 41 });
    for (let slot = part.count; slot < BLOCK_SIZE; slot++) put(part, { latitude: 40, longitude: 0 });
    expect(part.blocks).toBe(1);
    put(part, { latitude: 0, longitude: 10 });
    expect(part.blocks).toBe(2);
    expect(part.boundsOf(1)).toEqual({ west: 10, south: 0, east: 10, north: 0 });
    expect(part.boundsOf(0)).toEqual({ west: -4, south: 39, east: 2, north: 41 });
  });

  test("the regions of a block are its own, and a region above 31 has its bit in the second word", () => {
    const part = new HomeColumns();
    for (const region of [0, 5, 31, 32, 40, 63]) put(part, {}, region);
    // 2^0 + 2^5 + 2^31, and 2^0 + 2^8 + 2^31.
    expect([...part.regions.subarray(0, 4)]).toEqual([1 + 32 + 2 ** 31, 1 + 256 + 2 ** 31, 0, 0]);
    for (let slot = part.count; slot < BLOCK_SIZE + 1; slot++) put(part, {}, slot < BLOCK_SIZE ? 0 : 33);
    expect([...part.regions.subarray(2, 4)]).toEqual([0, 2]);
    // The 65th region shares the bit of the first.
    const other = new HomeColumns();
    put(other, {}, 64);
    expect([...other.regions.subarray(0, 2)]).toEqual([1, 0]);
  });

  test("an erased home is of no pool and not alive, and stays counted", () => {
    const part = new HomeColumns();
    put(part);
    put(part);
    part.erase(0);
    expect([part.pools[0], part.pools[1], part.live, part.count]).toEqual([NO_POOL, POOL, 1, 2]);
  });

  test("a part that has taken as many homes as it has room for is full", () => {
    const part = new HomeColumns();
    part.count = PART_SIZE - 1;
    expect(part.isFull).toBe(false);
    part.count = PART_SIZE;
    expect(part.isFull).toBe(true);
  });
});

describe("a part that is written anew", () => {
  test("has neighbours beside each other and nobody who was erased; each home keeps all it had", () => {
    const part = new HomeColumns();
    // Four corners of a square of the world, and each corner twice: the line passes a corner's homes before it leaves it.
    const corners = [
      [-45, -90],
      [45, 90],
      [-45, 90],
      [45, -90],
    ] as const;
    for (const [i, [latitude, longitude]] of [...corners, ...corners].entries())
      put(part, { number: i + 1, latitude, longitude, priceCents: (i + 1) * 100 }, i, [i + 1]);
    put(part, { number: 9, latitude: 1, longitude: 1 });
    part.erase(8);
    const sealed = part.sealed((place) => place, 20);
    // South before north, and west before east.
    expect([...sealed.numbers.subarray(0, 9)]).toEqual([1, 5, 3, 7, 4, 8, 2, 6, 0]);
    expect([...sealed.prices.subarray(0, 3)]).toEqual([100, 500, 300]);
    expect([sealed.count, sealed.live]).toEqual([8, 8]);
    expect(sealed.boundsOf(0)).toEqual({ west: -90, south: -45, east: 90, north: 45 });
    // The place of all of them is 5, and so is their region.
    expect([...sealed.regions.subarray(0, 2)]).toEqual([32, 0]);
    const bits = new Uint32Array(1);
    sealed.words.mark([2], bits);
    // The second home stands seventh.
    expect([...bits]).toEqual([64]);
  });

  test("homes that are a few metres apart stay closer together than one at the next town", () => {
    const part = new HomeColumns();
    const at = (number: number, latitude: number, longitude: number) => put(part, { number, latitude, longitude });
    for (let i = 0; i < 40; i++) at(i + 1, i % 2 === 0 ? 39.4 : 41.4, i % 2 === 0 ? -0.37 : 2.17);
    const sealed = part.sealed(() => 0, 1);
    const parity = [...sealed.numbers.subarray(0, 40)].map((number) => number % 2);
    expect(parity.filter((each, i) => i > 0 && each !== parity[i - 1])).toHaveLength(1);
  });

  test("a home that moves to another part stands there as it stood", () => {
    const [part, other] = [new HomeColumns(), new HomeColumns()];
    put(part, { number: 7, latitude: 10, longitude: 20, priceCents: 500, isDemo: true });
    put(other, {});
    expect(other.addFrom(part, 0, [4], 9)).toBe(1);
    expect([other.numbers[1], other.prices[1], other.demos[1], other.pools[1]]).toEqual([7, 500, 1, POOL]);
    expect([other.latitudes[1], other.longitudes[1]]).toEqual([10 * STEPS_PER_DEGREE, 20 * STEPS_PER_DEGREE]);
    expect([other.count, other.live]).toEqual([2, 2]);
    expect(other.boundsOf(0)).toMatchObject({ south: 10, north: 39.4624 });
    expect(other.regions[0]).toBe(2 + 2 ** 9);
    const bits = new Uint32Array(1);
    other.words.mark([4], bits);
    expect([...bits]).toEqual([2]);
  });

  test("its memory: 68 bytes for the columns of a home, 83 bits for its planes, and those of its words", () => {
    const part = new HomeColumns();
    put(part, {}, 1, [1]);
    // Six numbers of four bytes, nine of two, six of one, one of eight and three of four.
    const own = 68 * PART_SIZE + (83 * PART_SIZE) / 8;
    expect(part.bytes).toBe(own);
    // One home with one term: a byte, a term of four bytes and two starts of four.
    expect(part.sealed(() => 1, 2).bytes).toBe(own + 13);
  });
});
