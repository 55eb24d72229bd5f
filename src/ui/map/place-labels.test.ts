import { expect, test } from "vitest";
import { fitLabels, type PlaceLabel, townLabels } from "./place-labels.ts";

const label = (name: string, longitude: number, latitude: number, weight: number): PlaceLabel => ({
  name,
  latitude,
  longitude,
  weight,
  minZoom: 5,
  maxZoom: 12,
  kind: "town",
});
/** One degree is one pixel. */
const view = {
  zoom: 8,
  width: 400,
  height: 300,
  project: ({ longitude, latitude }: PlaceLabel) => ({ x: longitude, y: latitude }),
};
const names = (labels: PlaceLabel[], kept: [number, number, number, number][] = [], limit?: number) =>
  fitLabels(labels, view, kept, limit).map((placed) => placed.label.name);

test("the heavier of two that overlap is written, the lighter stands aside or is left out", () => {
  const [first, second] = fitLabels([label("Menor", 205, 150, 10), label("Mayor", 200, 150, 99)], view, []);
  expect([first?.label.name, first?.shift]).toEqual(["Mayor", 0]);
  expect([second?.label.name, second?.shift]).toEqual(["Menor", 26]);
  const crowd = Array.from({ length: 6 }, (_, index) => label(`Lugar ${index}`, 200, 150, index));
  expect(names(crowd)).toHaveLength(3);
});

test("none is cut by the edge, none lies upon the pin, none shows at another zoom", () => {
  expect(names([label("Borde", 5, 150, 1)])).toEqual([]);
  expect(fitLabels([label("Pin", 200, 150, 1)], view, [[184, 112, 216, 160]])[0]?.shift).toBe(26);
  expect(fitLabels([label("Lejos", 200, 150, 1)], { ...view, zoom: 12 }, [])).toEqual([]);
});

test("the limit is kept", () => {
  expect(names([label("A", 50, 50, 1), label("B", 200, 150, 2), label("C", 300, 250, 3)], [], 2)).toEqual(["C", "B"]);
});

test("large towns are named from afar, villages from near, the two cities not among their neighbourhoods", () => {
  const [madrid, village, valencia] = townLabels(
    "Madrid\t40.4\t-3.7\t3300000\nAlegría\t42.8\t-2.5\t2925\nValencia\t39.5\t-0.4\t789744",
  );
  expect(madrid!.minZoom).toBeLessThan(village!.minZoom);
  expect(valencia!.maxZoom).toBe(12.5);
});
