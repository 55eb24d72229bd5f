import { describe, expect, test } from "vitest";
import { writeTile } from "../../../test/write-tile.ts";
import { drawPlan, type PlanFrame, tilesOfPlan } from "./street-plan.ts";

/** At the equator a tile of level 16 is 611.5 m wide: 40,075,016.686 / 65,536. */
const SIDE_M = 611.4962;
/** The whole of the tile 16/32768/32767, ten points across, whose south-western corner is 0°, 0°. */
const HALF_DEGREES = 180 / 65_536;
const frame: PlanFrame = {
  center: { latitude: HALF_DEGREES, longitude: HALF_DEGREES },
  width: 100,
  height: 100,
  metresPerPoint: SIDE_M / 100,
  spots: [],
};
const address = { z: 16, x: 32_768, y: 32_767 };
const ign = { schema: "ign", attribution: "© IGN" } as const;
const levels = { minZoom: 0, maxZoom: 16 };

const draw = (layers: Parameters<typeof writeTile>[0], changes: Partial<PlanFrame> = {}) =>
  drawPlan({ ...frame, ...changes }, [{ address, bytes: writeTile(layers) }], ign);

describe("tiles of a frame", () => {
  test("a frame a little smaller than its tile needs that tile alone", () => {
    expect(tilesOfPlan({ ...frame, width: 98, height: 98 }, levels)).toEqual([address]);
  });

  test("three tiles across need nine to sixteen, and where these are too many the level above is taken", () => {
    const wide = { ...frame, width: 298, height: 298 };
    expect(tilesOfPlan(wide, levels)).toHaveLength(9);
    // 398 points touch 5 by 5 tiles; of the level above, 200 points wide, 3 by 3.
    const wider = tilesOfPlan({ ...frame, width: 398, height: 398 }, levels);
    expect([wider[0]?.z, wider.length]).toEqual([15, 9]);
  });

  test("twelve tiles are few enough, thirteen in a row are not", () => {
    // From the corner of four tiles 199 points to each side, and 149 up and down from the middle of one: 4 by 3.
    const corner = { ...frame, center: { latitude: HALF_DEGREES, longitude: 0 } };
    const twelve = tilesOfPlan({ ...corner, width: 398, height: 298 }, levels);
    expect([twelve[0]?.z, twelve.length]).toEqual([16, 12]);
    const row = tilesOfPlan({ ...frame, width: 1298, height: 90 }, levels);
    expect([row[0]?.z, row.length]).not.toEqual([16, 13]);
    expect(row[0]?.z).toBe(15);
  });

  test("level 12 is the last one with streets", () => {
    // Sixteen times as far away: a tile of level 12 is 100 points wide, and 198 points touch 3 by 3 of them.
    const far = tilesOfPlan({ ...frame, width: 198, height: 198, metresPerPoint: (SIDE_M * 16) / 100 }, levels);
    expect([far[0]?.z, far.length]).toEqual([12, 9]);
    expect(tilesOfPlan({ ...frame, width: 198, height: 198, metresPerPoint: (SIDE_M * 32) / 100 }, levels)).toEqual([]);
  });

  test("a frame of a whole country has no streets", () => {
    expect(tilesOfPlan({ ...frame, metresPerPoint: 5000 }, levels)).toEqual([]);
  });
});

test("a street from edge to edge, 1,024 of 4,096 units down, is drawn 25 of 100 points down", () => {
  const { paths } = draw([
    {
      name: "via_urbana_lin",
      features: [
        {
          kind: 2,
          parts: [
            [
              [-64, 1024],
              [4160, 1024],
            ],
          ],
        },
      ],
    },
  ]);
  expect(paths).toEqual([
    { drawn: "street", d: expect.stringMatching(/^M0 (25|24\.99|25\.01)L100 (25|24\.99|25\.01)$/) },
  ]);
});

test("parts lie upon each other as on the screen, and what no rule names is left out", () => {
  const square = [
    [
      [0, 0],
      [400, 0],
      [400, 400],
      [0, 400],
    ],
  ] as const;
  const { paths } = draw([
    {
      name: "via_urbana_lin",
      features: [
        {
          kind: 2,
          parts: [
            [
              [0, 9],
              [900, 9],
            ],
          ],
        },
      ],
    },
    { name: "edificio_pol", features: [{ kind: 3, parts: square }] },
    { name: "manzana_pol", features: [{ kind: 3, parts: square }] },
    { name: "municipio_pol", features: [{ kind: 3, parts: square }] },
    { name: "cubierta_vegetal_pol", features: [{ kind: 3, properties: { clase: "viñedo" }, parts: square }] },
    {
      name: "ferrocarril_lin",
      features: [
        {
          kind: 2,
          properties: { clase: "metro" },
          parts: [
            [
              [0, 9],
              [900, 9],
            ],
          ],
        },
      ],
    },
  ]);
  expect(paths.map(({ drawn }) => drawn)).toEqual(["block", "building", "street"]);
});

test("from afar there are no buildings", () => {
  const features = [
    {
      kind: 3 as const,
      parts: [
        [
          [0, 0],
          [400, 0],
          [400, 400],
        ],
      ] as const,
    },
  ];
  expect(draw([{ name: "edificio_pol", features }], { metresPerPoint: 9 }).paths).toEqual([]);
});

test("a street in two pieces is named once, along both: they meet in the middle and reach from 0 to 100 points", () => {
  const { names } = draw([
    {
      name: "via_urbana_lin",
      features: [
        {
          kind: 2,
          properties: { nombre: "Calle Mayor" },
          parts: [
            [
              [0, 2048],
              [2048, 2048],
            ],
          ],
        },
        {
          kind: 2,
          properties: { nombre: "Calle Mayor" },
          parts: [
            [
              [4096, 2048],
              [2048, 2048],
            ],
          ],
        },
        {
          kind: 2,
          properties: { nombre: "Desconocido" },
          parts: [
            [
              [0, 100],
              [4096, 100],
            ],
          ],
        },
        {
          kind: 2,
          properties: { nombre: "Calle de un nombre que no cabe" },
          parts: [
            [
              [0, 300],
              [1000, 300],
            ],
          ],
        },
      ],
    },
  ]);
  expect(names).toEqual([
    { text: "Calle Mayor", x: expect.closeTo(50, 1), y: expect.closeTo(50, 1), angle: expect.closeTo(0, 6) },
  ]);
});

test("a street from the lower right to the upper left is read from the left: 45° up", () => {
  const { names } = draw([
    {
      name: "via_urbana_lin",
      features: [
        {
          kind: 2,
          properties: { nombre: "Cuesta" },
          parts: [
            [
              [4096, 0],
              [0, 4096],
            ],
          ],
        },
      ],
    },
  ]);
  expect(names[0]?.angle).toBeCloseTo(-45, 6);
});

test("of two names on one spot, and of one upon a symbol, none hides anything", () => {
  const cross = [
    {
      kind: 2 as const,
      properties: { nombre: "Mayor" },
      parts: [
        [
          [0, 2048],
          [4096, 2048],
        ],
      ] as const,
    },
    {
      kind: 2 as const,
      properties: { nombre: "Menor" },
      parts: [
        [
          [2048, 0],
          [2048, 4096],
        ],
      ] as const,
    },
  ];
  const { names } = draw([{ name: "via_urbana_lin", features: cross }], { spots: [{ x: 50, y: 50, r: 8 }] });
  expect(names.map(({ text }) => text)).toEqual(["Mayor", "Menor"]);
  for (const { text, x, y } of names) {
    const half = (text.length * 5.2 * 0.54) / 2;
    expect(Math.hypot(x - 50, y - 50) - half).toBeGreaterThan(8 - 2);
  }
});

test.each([
  // 30 of 100 points, at so many metres a point.
  [0.5, 20],
  [1.66, 20],
  [1.67, 50],
  [3.34, 100],
  [6.67, 200],
  [16.7, 500],
  [33.4, 1000],
  [66.7, 2000],
  [167, 5000],
  [1000, 5000],
])("at %d m a point the scale has %d m, and 20 where nothing round is so short", (metresPerPoint, metres) => {
  const { scale } = draw([], { metresPerPoint });
  expect(scale).toEqual({ metres, length: expect.closeTo(metres / metresPerPoint, 9) });
});

test("the scale is the longest round one within 30 % of the width: 183 m of 611 m, so 100 m, 16.4 points", () => {
  const { scale } = draw([]);
  expect(scale.metres).toBe(100);
  expect(scale.length).toBeCloseTo(16.35, 2);
});

test("a frame that is wider than high has its tile in its middle: from 50 to 150 of 200 points across", () => {
  const features = [{ kind: 2 as const, parts: [[[0, 1024], [2048, 2048], [4096, 1024]]] as const }]; // biome-ignore format: a line
  const { paths } = draw([{ name: "via_urbana_lin", features }], { width: 200 });
  const [, ...numbers] = /^M(\S+) (\S+)L(\S+) (\S+)L(\S+) (\S+)$/.exec(paths[0]!.d)!.map(Number);
  for (const [i, expected] of [50, 25, 100, 50, 150, 25].entries()) expect(numbers[i]).toBeCloseTo(expected, 1);
});

test("points nearer than 0.15 to the one before are left out, but for the last", () => {
  // 107 points for 4,096 units: five units are 0.131 points, six are 0.157.
  const line = (...units: number[]) => {
    const parts = [units.map((unit): [number, number] => [unit, 2048])];
    const scale = { width: 107, height: 107, metresPerPoint: SIDE_M / 107 };
    return draw([{ name: "via_urbana_lin", features: [{ kind: 2, parts }] }], scale).paths[0]!.d.split("L").length;
  };
  expect(line(1000, 1005, 3000)).toBe(2);
  expect(line(1000, 1006, 3000)).toBe(3);
  expect(line(1000, 3000, 3001)).toBe(3);
});
