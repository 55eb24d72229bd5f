import { expect, test } from "vitest";
import { circleRing, decodeCells, gridLines, gridStepM, moveBy, positionText } from "./map-geometry.ts";

const russafa = { latitude: 39.4615, longitude: -0.3738 };

test("a kilometre to the north is 0.008993°, to the east at 60° twice as many degrees as at the equator", () => {
  expect(moveBy({ latitude: 0, longitude: 0 }, 0, 1000).latitude).toBeCloseTo(0.008993, 6);
  expect(moveBy({ latitude: 0, longitude: 0 }, 1000, 0).longitude).toBeCloseTo(0.008993, 6);
  expect(moveBy({ latitude: 60, longitude: 0 }, 1000, 0).longitude).toBeCloseTo(0.017986, 6);
});

test("east of the date line comes the far west; nobody leaves by a pole", () => {
  expect(moveBy({ latitude: 0, longitude: 179.999 }, 1000, 0).longitude).toBeCloseTo(-179.992, 3);
  expect(moveBy({ latitude: 84.999, longitude: 0 }, 0, 5000).latitude).toBe(85);
});

test("a circle is closed and keeps its distance to the centre", () => {
  const ring = circleRing(russafa, 300);
  expect(ring[0]).toEqual(ring.at(-1));
  for (const [longitude = 0, latitude = 0] of ring) {
    const north = (latitude - russafa.latitude) * 111_195;
    const east = (longitude - russafa.longitude) * 111_195 * Math.cos((russafa.latitude * Math.PI) / 180);
    expect(Math.hypot(east, north)).toBeCloseTo(300, 6);
  }
});

test("areas come back as closed rings", () => {
  expect(decodeCells("a\t1 2 3 4 5 6")).toEqual([
    [
      [1, 2],
      [3, 4],
      [5, 6],
      [1, 2],
    ],
  ]);
});

test("the grid stays where it is when the view moves", () => {
  const view = { west: -0.38, south: 39.455, east: -0.36, north: 39.465 };
  const moved = { west: -0.37, south: 39.46, east: -0.35, north: 39.47 };
  const meridians = (bounds: typeof view) =>
    gridLines(bounds, 100)
      .filter(([a, b]) => a![0] === b![0])
      .map(([a]) => a![0]!.toFixed(9));
  const shared = meridians(view).filter((at) => Number(at) >= moved.west);
  expect(shared.length).toBeGreaterThan(5);
  expect(meridians(moved)).toEqual(expect.arrayContaining(shared));
  // 0.01° of latitude are 1,112 m: parallels at 0, 100 … 1,100 m.
  const equator = { west: 0.0001, south: 0, east: 0.0002, north: 0.01 };
  expect(gridLines(equator, 100)).toHaveLength(12);
  expect([12, 13, 15, 17].map(gridStepM)).toEqual([undefined, 250, 100, 50]);
});

test("a position in words uses the decimal comma and a true minus", () => {
  expect(positionText(russafa)).toBe("latitud 39,46150, longitud −0,37380");
});
