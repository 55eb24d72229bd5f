import { expect, test } from "vitest";
import { naturalName } from "./natural-name.ts";
import { centroid, type Point, voronoiCells } from "./voronoi.ts";

const square: Point[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const area = (ring: readonly Point[]) =>
  Math.abs(
    ring.reduce(
      (sum, a, i) => sum + a[0] * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * a[1],
      0,
    ),
  ) / 2;

test("two sites halve a square", () => {
  const [left, right] = voronoiCells(
    [
      [1, 2],
      [3, 2],
    ],
    square,
    100,
  );
  expect(left).toEqual(
    expect.arrayContaining([
      [0, 0],
      [2, 0],
      [2, 4],
      [0, 4],
    ]),
  );
  expect(area(left!) + area(right!)).toBeCloseTo(16, 9);
});

test("cells cover the ring without overlap", () => {
  const sites: Point[] = [
    [0.5, 0.7],
    [3.1, 0.4],
    [2, 2.2],
    [1, 3.5],
    [3.7, 3.3],
  ];
  expect(voronoiCells(sites, square, 100).reduce((sum, cell) => sum + area(cell), 0)).toBeCloseTo(16, 9);
});

test("a far corner is cut off by the largest radius", () => {
  const [cell] = voronoiCells([[0, 0]], square, 1);
  // A quarter of a regular polygon of 24 sides around the unit circle: 24 · tan(π/24) / 4.
  expect(area(cell!)).toBeCloseTo(0.7899, 4);
});

test("the centroid of an L lies at (1.1, 1.1)", () => {
  const corner: Point[] = [
    [0, 0],
    [3, 0],
    [3, 1],
    [1, 1],
    [1, 3],
    [0, 3],
  ];
  // Squares 3×1 at (1.5, 0.5) and 1×2 at (0.5, 2): x = (3·1.5 + 2·0.5) / 5 = 1.1, y = (3·0.5 + 2·2) / 5 = 1.1.
  expect(centroid(corner)[0]).toBeCloseTo(1.1, 9);
  expect(centroid(corner)[1]).toBeCloseTo(1.1, 9);
});

test.each([
  ["Alfàs del Pi, l'", "L'Alfàs del Pi"],
  ["Coruña, A", "A Coruña"],
  ["Fondó de les Neus, el/Hondón de las Nieves", "El Fondó de les Neus/Hondón de las Nieves"],
  ["Palmas de Gran Canaria, Las", "Las Palmas de Gran Canaria"],
  ["Donostia/San Sebastián", "Donostia/San Sebastián"],
])("%s reads %s", (official, natural) => {
  expect(naturalName(official)).toBe(natural);
});
