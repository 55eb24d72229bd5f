import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { PlanFrame } from "#domain/shared/maps/street-plan.ts";
import type { TileAddress } from "#domain/shared/maps/tile-grid.ts";
import { writeTile } from "../../../test/write-tile.ts";
import type { FoundTile, MapTiles } from "./map-tiles.server.ts";
import { readPlan } from "./read-plan.server.ts";

const frame: PlanFrame = {
  center: { latitude: 40.4168, longitude: -3.7038 },
  width: 250,
  height: 200,
  metresPerPoint: 3,
  spots: [],
};
const street = writeTile([
  {
    name: "via_urbana_lin",
    features: [
      {
        kind: 2,
        properties: { nombre: "Calle Mayor" },
        parts: [
          [
            [0, 2048],
            [4096, 2048],
          ],
        ],
      },
    ],
  },
]);
const source = {
  id: "s",
  schema: "ign",
  minZoom: 0,
  maxZoom: 16,
  bounds: { west: -18, south: 27, east: 4, north: 44 },
  attribution: "© IGN",
} as const;

function tilesOf(
  answer: (address: TileAddress) => FoundTile | Promise<FoundTile>,
): MapTiles & { asked: TileAddress[] } {
  const asked: TileAddress[] = [];
  return {
    asked,
    describe: async () => ({ source, isDown: false }),
    tile: async (_, address) => {
      asked.push(address);
      return await answer(address);
    },
  };
}

test("a plan of 750 m by 600 m is drawn from the tiles under it, each asked for once", async () => {
  const tiles = tilesOf(() => ({ packed: gzipSync(street) }));
  const plan = await readPlan(tiles, frame);
  // A tile of level 16 is 466 m wide there: two or three across, two or three down.
  expect(tiles.asked.length).toBeGreaterThanOrEqual(4);
  expect(tiles.asked.length).toBeLessThanOrEqual(9);
  expect(new Set(tiles.asked.map(({ x, y }) => `${x}/${y}`)).size).toBe(tiles.asked.length);
  expect(plan?.names.map(({ text }) => text)).toEqual(["Calle Mayor"]);
  expect(plan?.attribution).toBe("© IGN");
});

test("where one tile is away, or late, or cannot be read, there is no plan", async () => {
  let count = 0;
  const oneAway = tilesOf(() => (count++ === 1 ? "away" : { packed: gzipSync(street) }));
  expect(await readPlan(oneAway, frame)).toBeUndefined();
  expect(
    await readPlan(
      tilesOf(() => new Promise(() => {})),
      frame,
      20,
    ),
  ).toBeUndefined();
  expect(
    await readPlan(
      tilesOf(() => ({ packed: gzipSync(street.subarray(0, -3)) })),
      frame,
    ),
  ).toBeUndefined();
});

test("where there is nothing but sea, and abroad, there is none; tiles without anything beside others do no harm", async () => {
  expect(
    await readPlan(
      tilesOf(() => "none"),
      frame,
    ),
  ).toBeUndefined();
  const abroad = tilesOf(() => ({ packed: gzipSync(street) }));
  expect(await readPlan(abroad, { ...frame, center: { latitude: -34.6, longitude: -58.4 } })).toBeUndefined();
  expect(abroad.asked).toEqual([]);
  // The tile that the middle of the frame lies in.
  const one = tilesOf(({ x, y }) => (x === 32_093 && y === 24_711 ? { packed: gzipSync(street) } : "none"));
  expect((await readPlan(one, frame))?.paths).toHaveLength(1);
});

test("without a source there is none", async () => {
  const none: MapTiles = { describe: async () => ({ source: null, isDown: false }), tile: async () => "none" };
  expect(await readPlan(none, frame)).toBeUndefined();
});
