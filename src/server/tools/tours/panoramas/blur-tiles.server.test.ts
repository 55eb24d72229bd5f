import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { TILE_PX } from "#domain/tools/tours/published-tour.ts";
import { toVector } from "#domain/tools/tours/tour-geometry.ts";
import { type BlurArea, cellsToBlur } from "./blur-cells.server.ts";
import { blurPieces } from "./blur-tiles.server.ts";
import { cutPanorama } from "./cut-tiles.server.ts";
import { columnsOf, placeOfTile } from "./panorama-tiles.server.ts";

const WHOLE = { fromYaw: -180, toYaw: 180, fromPitch: -90, toPitch: 90 };
const WIDTH = 2048;
const HEIGHT = 1024;

/** Single pixels of black and white in turn: whatever is blurred becomes grey. */
async function chequered(): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) pixels[y * WIDTH + x] = ((x >> 1) + (y >> 1)) % 2 ? 255 : 0;
  return await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .png()
    .toBuffer();
}

const cut = await cutPanorama(await chequered());
const blur = async (areas: readonly BlurArea[]) => (await blurPieces(cut.pieces, { ...cut, areas }, async () => true))!;

/** How far from grey the largest size is around a direction: 0 is blurred, some 100 is not. */
async function contrastAt(pieces: readonly Buffer[], yaw: number, pitch: number): Promise<number> {
  const size = cut.sizes.length - 1;
  const x = Math.min(WIDTH - 1, Math.floor(((yaw + 180) / 360) * WIDTH));
  const y = Math.min(HEIGHT - 1, Math.floor(((90 - pitch) / 180) * HEIGHT));
  const [column, row] = [Math.floor(x / TILE_PX), Math.floor(y / TILE_PX)];
  const tile = pieces[placeOfTile([...cut.sizes], { size, column, row })!]!;
  const left = Math.min(x % TILE_PX, TILE_PX - 4);
  const top = Math.min(y % TILE_PX, TILE_PX - 4);
  const [{ data }] = [
    await sharp(tile)
      .greyscale()
      .extract({ left, top, width: 4, height: 4 })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ];
  return Math.max(...data) - Math.min(...data);
}

const area = (yaw: number, pitch: number, widthDegrees = 10, heightDegrees = 10): BlurArea => ({
  yaw,
  pitch,
  widthDegrees,
  heightDegrees,
});

describe("an area", () => {
  test.each([
    // In the middle: 4° to each side lies in an area of 10°, 12° does not.
    [
      "in the middle",
      area(0, 0),
      [
        [0, 0],
        [4, 0],
        [0, -4],
        [-4, 0],
      ],
      [
        [12, 0],
        [0, 12],
        [-12, -12],
      ],
    ],
    [
      "across the back, where the picture begins and ends",
      area(180, 10),
      [
        [179, 10],
        [-179, 10],
        [176, 10],
        [-176, 10],
      ],
      [
        [168, 10],
        [-168, 10],
        [0, 10],
      ],
    ],
    // 3° from the pole on every side, at any yaw.
    [
      "around the highest point",
      area(30, 90),
      [
        [0, 87],
        [90, 87],
        [179, 87],
        [-120, 87],
      ],
      [
        [0, 75],
        [90, 75],
        [180, 75],
      ],
    ],
    // Its lower end reaches beyond the nadir to the other side, 180° away.
    [
      "near the lowest point",
      area(-60, -88),
      [
        [-60, -85],
        [120, -88],
        [-60, -88],
      ],
      [
        [120, -78],
        [-60, -75],
      ],
    ],
    // Twice as wide as high.
    [
      "of twice the width",
      area(40, 20, 40, 20),
      [
        [57, 20],
        [24, 20],
        [40, 28],
      ],
      [
        [40, 40],
        [75, 20],
      ],
    ],
  ] as const)("%s is blurred, and what lies beside it stays", async (_, one, inside, outside) => {
    const blurred = await blur([one]);
    for (const [yaw, pitch] of inside)
      expect(await contrastAt(blurred, yaw, pitch), `${yaw}, ${pitch}`).toBeLessThan(25);
    for (const [yaw, pitch] of outside)
      expect(await contrastAt(blurred, yaw, pitch), `${yaw}, ${pitch}`).toBeGreaterThan(100);
  });
});

test("tiles that it does not touch stay byte for byte, and every size has it", async () => {
  const blurred = await blur([area(-135, 45, 6, 6)]);
  let first = 1;
  for (const [size, { widthPx, heightPx }] of cut.sizes.entries()) {
    const count = Math.ceil(widthPx / TILE_PX) * Math.ceil(heightPx / TILE_PX);
    const changed = Array.from({ length: count }, (_, at) => at).filter(
      (at) => !blurred[first + at]!.equals(cut.pieces[first + at]!),
    );
    // 45 degrees to the right and down of the upper left corner: an eighth of the width.
    expect(changed, `size ${size}`).toEqual([
      Math.floor(heightPx / 4 / TILE_PX) * columnsOf(cut.sizes[size]!) + Math.floor(widthPx / 8 / TILE_PX),
    ]);
    first += count;
  }
  expect(blurred[0]!.equals(cut.pieces[0]!)).toBe(false);
});

test("it is given up where nobody wants it any more", async () => {
  expect(await blurPieces(cut.pieces, { ...cut, areas: [area(0, 0)] }, async () => false)).toBeNull();
});

test("every direction of an area lies in a cell that is blurred", () => {
  const size = { widthPx: 4096, heightPx: 2048 };
  fc.assert(
    fc.property(
      fc.record({
        yaw: fc.double({ min: -180, max: 180, noNaN: true }),
        pitch: fc.double({ min: -90, max: 90, noNaN: true }),
        diameter: fc.double({ min: 0.5, max: 120, noNaN: true }),
      }),
      fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.double({ min: 0, max: 360, noNaN: true })), {
        minLength: 1,
        maxLength: 12,
      }),
      ({ yaw, pitch, diameter }, points) => {
        const cells = [...cellsToBlur([area(yaw, pitch, diameter, diameter)], size, WHOLE, 1).values()].flat();
        const [f, u, r] = [
          toVector({ yaw, pitch }),
          toVector({ yaw, pitch: pitch + 90 }),
          toVector({ yaw: yaw + 90, pitch: 0 }),
        ];
        for (const [share, turn] of points) {
          const away = ((share * diameter) / 2) * (Math.PI / 180);
          const angle = turn * (Math.PI / 180);
          const at = [0, 1, 2].map(
            (i) =>
              f[i as 0]! * Math.cos(away) +
              (u[i as 0]! * Math.sin(angle) + r[i as 0]! * Math.cos(angle)) * Math.sin(away),
          ) as [number, number, number];
          const x = ((Math.atan2(at[0], at[2]) / Math.PI + 1) / 2) * size.widthPx;
          const y = (0.5 - Math.asin(Math.max(-1, Math.min(1, at[1]))) / Math.PI) * size.heightPx;
          const [px, py] = [Math.min(size.widthPx - 1, Math.floor(x)), Math.min(size.heightPx - 1, Math.floor(y))];
          expect(cells.some((cell) => cell.left <= px && px < cell.right && cell.top <= py && py < cell.bottom)).toBe(
            true,
          );
        }
      },
    ),
    { numRuns: 150 },
  );
});
