import { expect, test } from "vitest";
import { type Alignment, alignPhotos } from "./align-photos.ts";
import { blendPhotos } from "./blend-photos.ts";
import { coverageOf, cropOf, turnGapBehind } from "./coverage.ts";
import { evenLight } from "./even-light.ts";
import { homographyInliers } from "./homography.ts";
import { pointOf, rayThrough } from "./lens.ts";
import { panoramaXmp } from "./panorama-xmp.ts";
import { rotationBetween, rotationOf, turned } from "./rotation.ts";
import { findSeams } from "./seam-map.ts";
import { seededRandom } from "./seeded-random.ts";
import { solveLinear } from "./solve-linear.ts";

const quarter = Math.PI / 2;
/** Two photos of 90° by 90°: one straight ahead, one to the right. */
const two: Alignment = {
  lens: { focal: 50, k1: 0 },
  sizes: [
    { width: 100, height: 100 },
    { width: 100, height: 100 },
  ],
  photos: [0, quarter].map((yaw) => ({ rotation: rotationOf([0, yaw, 0]), fault: null, missPx: 0 })),
};
const plain = (level: number) => ({
  width: 100,
  height: 100,
  data: new Uint8ClampedArray(100 * 100 * 4).map((_, at) => (at % 4 === 3 ? 255 : level)),
});

test("2x + y = 5 and x - y = 1 give x = 2 and y = 1; a matrix without an inverse gives nothing", () => {
  expect([
    ...solveLinear(
      [
        [2, 1],
        [1, -1],
      ],
      [5, 1],
    )!,
  ]).toEqual([expect.closeTo(2, 12), expect.closeTo(1, 12)]);
  expect(
    solveLinear(
      [
        [1, 2],
        [2, 4],
      ],
      [1, 2],
    ),
  ).toBeNull();
});

test("a quarter turn about the upright axis turns ahead to the right, and is found from rays", () => {
  const turn = rotationOf([0, quarter, 0]);
  expect(turned(turn, [0, 0, 1])).toEqual([expect.closeTo(1, 12), expect.closeTo(0, 12), expect.closeTo(0, 12)]);
  const from = Float64Array.from([1, 0, 0, 0, 1, 0, 0, 0, 1]);
  const to = Float64Array.from([0, 0, -1, 0, 1, 0, 1, 0, 0]);
  expect([...rotationBetween(from, to)]).toEqual([...turn].map((one) => expect.closeTo(one, 9)));
});

test("a ray through a point of a bent lens comes back to the point", () => {
  const lens = { focal: 320, k1: 0.08 };
  const back = pointOf(lens, rayThrough(lens, { width: 400, height: 300 }, 390, 12))!;
  expect(back.x * 320 + 200).toBeCloseTo(390, 3);
  expect(back.y * 320 + 150).toBeCloseTo(12, 3);
});

test("of thirty pairs shifted by ten pixels and ten at random, the thirty agree", () => {
  const random = seededRandom(1);
  const pairs = new Float64Array(160);
  for (let at = 0; at < 40; at++) {
    const [x, y] = [random() * 500, random() * 500];
    pairs.set(at < 30 ? [x, y, x + 10, y] : [x, y, random() * 5000 + 1000, random() * 5000], at * 4);
  }
  expect(homographyInliers(pairs, 2, random)).toEqual(Array.from({ length: 30 }, (_, at) => at));
});

test("two photos of 90° beside each other show a third of the sphere, and half of the turn is missing", () => {
  const coverage = coverageOf(two);
  expect(coverage.share).toBeCloseTo(1 / 3, 1);
  expect(coverage.missing[0]).toContain("180°");
  // The gap's middle lies behind after the turn, so both sides of the picture are alike.
  const crop = cropOf(coverageOf(turnGapBehind(two)), 1440);
  expect(Math.abs(crop.left + crop.width / 2 - 720)).toBeLessThanOrEqual(10);
});

test("a photo twice as bright as its neighbour is evened out", () => {
  const near = { ...two, photos: [two.photos[0]!, { ...two.photos[0]!, rotation: rotationOf([0, 0.5, 0]) }] };
  const { gains } = evenLight([plain(60), plain(120)], near);
  expect(gains[0]![0] / gains[1]![0]).toBeCloseTo(2, 1);
});

test("rows of a panorama show grey where photos look and nothing elsewhere", () => {
  const light = { gains: [[1, 1, 1] as const, [1, 1, 1] as const], vignette: 0 };
  const photos = [plain(90), plain(90)];
  const seams = findSeams(photos, two, light, 128);
  const rows = [...blendPhotos({ photos, alignment: two, light, seams }, 128, { from: 0, to: 64 }, 16)];
  expect(rows.map(({ height }) => height)).toEqual([16, 16, 16, 16]);
  const middle = rows[2]!.data;
  expect([...middle.subarray(64 * 4, 65 * 4)]).toEqual([90, 90, 90, 255]);
  expect(middle[3]).toBe(0);
});

test("flat walls tell nothing: each photo is said to lack detail", () => {
  const { photos } = alignPhotos([plain(100), plain(100)]);
  expect(photos.map(({ rotation, fault }) => ({ rotation, fault }))).toEqual([
    { rotation: null, fault: "sin-detalle" },
    { rotation: null, fault: "sin-detalle" },
  ]);
});

test("the packet says the projection and what is covered", () => {
  const crop = { fullWidth: 4096, fullHeight: 2048, left: 10, top: 20, width: 300, height: 200 };
  const xmp = panoramaXmp("digitalCreation", "Panorámica hecha con fotos", crop);
  expect(xmp).toContain("<GPano:ProjectionType>equirectangular</GPano:ProjectionType>");
  expect(xmp).toContain("<GPano:CroppedAreaTopPixels>20</GPano:CroppedAreaTopPixels>");
  expect(xmp.match(/<\/rdf:RDF>/g)).toHaveLength(1);
});
