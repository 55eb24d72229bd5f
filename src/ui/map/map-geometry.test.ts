import { expect, test } from "vitest";
import { circleRing, decodeCells, moveBy, positionText } from "./map-geometry.ts";

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

test("a position in words uses the decimal comma and a true minus", () => {
  expect(positionText(russafa)).toBe("latitud 39,46150, longitud −0,37380");
});
