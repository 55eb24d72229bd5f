import { expect, test } from "vitest";
import type { LonLat } from "../../shared/places/ring.ts";
import { areaText, drawingProblem, readArea } from "./market-area.ts";

/** A ring of so many corners about a point. */
const ring = (corners: number, longitude = -3.7, latitude = 40.4): LonLat[] =>
  Array.from({ length: corners }, (_, i) => {
    const turn = (2 * Math.PI * i) / corners;
    return [longitude + 0.01 * Math.cos(turn), latitude + 0.01 * Math.sin(turn)];
  });

test("a drawing has from one to eight pieces, each with an edge and at most four holes", () => {
  const pieces = (count: number) => Array.from({ length: count }, (_, i) => [ring(4, -3.7 + i)]);
  expect(drawingProblem([])).toBe("corners");
  expect([pieces(1), pieces(8), pieces(9)].map(drawingProblem)).toEqual([null, null, "corners"]);
  expect(drawingProblem([[]])).toBe("corners");
  const holed = (holes: number) => [[ring(4), ...Array.from({ length: holes }, () => ring(4))]];
  expect([holed(4), holed(5)].map(drawingProblem)).toEqual([null, "corners"]);
});

test("two hundred corners are counted over all its rings", () => {
  const four = (more: number) => [0, 1, 2, 3].map((i) => [ring(50 + (i === 3 ? more : 0), -3.7 + i)]);
  expect([four(0), four(1)].map(drawingProblem)).toEqual([null, "corners"]);
});

test("one ring may have as many corners as the whole drawing: a plain circle of 150 is one, of 201 none", () => {
  expect([150, 200, 201].map((corners) => drawingProblem([[ring(corners)]]))).toEqual([null, null, "corners"]);
});

test("each ring must be one that encloses something", () => {
  const crossed: LonLat[] = [
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 1],
  ];
  expect(drawingProblem([[ring(4)], [crossed]])).not.toBeNull();
});

test("a circle of an address reaches a hundred kilometres at most, around a point on the map", () => {
  const circle = (text: string) => readArea(`circulo:${text}`);
  expect(circle("39.46,-0.37,100000")).toEqual({
    kind: "circulo",
    latitude: 39.46,
    longitude: -0.37,
    radiusM: 100_000,
  });
  expect(circle("39.46,-0.37,100001")).toBeNull();
  expect(circle("39.46,-0.37,0")).toBeNull();
  expect(circle("39.46,-0.37,1")).not.toBeNull();
  expect(circle("90,180,500")).not.toBeNull();
  expect(circle("-90,-180,500")).not.toBeNull();
  for (const text of ["90.1,0,500", "0,180.1,500", "0,x,500", "0,0", "0,0,500,1"]) expect(circle(text)).toBeNull();
});

test("a window of an address has both corners on the map, its west before its east and its south before its north", () => {
  const window = (text: string) => readArea(`ventana:${text}`);
  expect(window("-180,-90,180,90")).toEqual({ kind: "ventana", west: -180, south: -90, east: 180, north: 90 });
  for (const text of [
    "-180.1,-90,180,90",
    "-180,-90.1,180,90",
    "-180,-90,180.1,90",
    "-180,-90,180,90.1",
    "1,0,1,2",
    "2,0,1,2",
    "0,2,1,2",
    "0,3,1,2",
    "0,0,1",
  ])
    expect(window(text), text).toBeNull();
});

test("a drawing of an address is read back as it was written, and one corner off the map is no drawing", () => {
  const text = "dibujo:0,0;1,0;0,1/0.1,0.1;0.2,0.1;0.1,0.2|5,5;6,5;5,6";
  expect(areaText(readArea(text)!)).toBe(text);
  expect(readArea("dibujo:0,0;1,0;0,91")).toBeNull();
  expect(readArea("dibujo:0,0;181,0;0,1")).toBeNull();
  expect(readArea("dibujo:0,0;1;0,1")).toBeNull();
  expect(readArea("globo:0,0,1")).toBeNull();
  expect(readArea("")).toBeNull();
  // 200 corners of 24 letters are 4,800; zeros behind the last decimal make a text longer and say nothing.
  const long = (zeros: number) => readArea(`dibujo:0,0;1,0;0,1.${"0".repeat(zeros)}`);
  expect(long(4_800 - 12)).not.toBeNull();
  expect(long(4_800 - 11)).toBeNull();
});
