import { describe, expect, test } from "vitest";
import { clusterPoints, mainGroup, type PlacedPoint } from "./cluster-points.ts";

const SPAIN = { west: -10, south: 35, east: 5, north: 44 };
const points: PlacedPoint[] = [
  ["a", 39.4612, -0.3741],
  ["b", 39.4615, -0.3744],
  ["c", 40.4345, -3.7038],
  ["d", 51.5, 0.1],
];
const groups = (zoom: number) =>
  clusterPoints(points, SPAIN, zoom, 64)
    .map((cluster) => cluster.points.map(([id]) => id).join(""))
    .sort();

test("near points are one from afar and two from near; points out of sight are left out", () => {
  expect(groups(5)).toEqual(["ab", "c"]);
  expect(groups(18)).toEqual(["a", "b", "c"]);
  expect(groups(0)).toEqual(["abc"]);
});

test("a cluster stands in the middle of its points, and none is lost", () => {
  const [cluster] = clusterPoints(points.slice(0, 2), SPAIN, 5, 64);
  expect(cluster!.latitude).toBeCloseTo(39.46135, 6);
  const many: PlacedPoint[] = Array.from({ length: 50_000 }, (_, i) => [
    String(i),
    36 + (i % 700) / 100,
    -8 + (i % 1200) / 100,
  ]);
  const clusters = clusterPoints(many, SPAIN, 6, 72);
  expect(clusters.reduce((sum, each) => sum + each.points.length, 0)).toBe(50_000);
  expect(clusters.length).toBeLessThan(2_000);
});

test("moving the view does not move the clusters", () => {
  const moved = { ...SPAIN, west: -9.7, north: 43.2 };
  expect(clusterPoints(points, moved, 8, 64)).toEqual(clusterPoints(points, SPAIN, 8, 64));
});

describe("the group of a first view", () => {
  const madrid = ["m", 40.4, -3.7] as const;
  const tenerife = ["t", 28.5, -16.3] as const;
  const denia = ["d", 38.8, 0.1] as const;
  const bogota = ["b", 4.7, -74.1] as const;

  test("Spain with its islands is one, whatever the order", () => {
    expect(
      mainGroup([tenerife, madrid, denia])
        .map(([id]) => id)
        .sort(),
    ).toEqual(["d", "m", "t"]);
  });

  test("homes across the ocean are left out where they are fewer", () => {
    expect(
      mainGroup([bogota, madrid, denia])
        .map(([id]) => id)
        .sort(),
    ).toEqual(["d", "m"]);
    expect(mainGroup([bogota, ["b2", 4.6, -74.2] as const, madrid]).map(([id]) => id)).toEqual(["b", "b2"]);
  });

  test("of none there is none, of two as large the first stays", () => {
    expect(mainGroup([])).toEqual([]);
    expect(mainGroup([madrid, bogota])).toEqual([madrid]);
  });
});
