import { expect, test } from "vitest";
import { wallsOfReading } from "./walls-of-reading.ts";

const wall = (x: number, y: number, toX: number, toY: number, thicknessPx: number) => ({
  from: { x, y },
  to: { x: toX, y: toY },
  thicknessPx,
  confidence: 0.9,
});

test("ticked walls at 10 mm a pixel, about the middle, with their ticked openings", () => {
  const door = {
    wall: 0,
    kind: "puerta",
    offsetPx: 100,
    widthPx: 80,
    confidence: 0.8,
    hinge: "to",
    opensTo: null,
  } as const;
  const walls = wallsOfReading(
    {
      kind: "plan",
      walls: [wall(100, 100, 500, 100, 25), wall(500, 100, 500, 400, 10), wall(0, 0, 900, 900, 10)],
      openings: [door, { ...door, offsetPx: 300 }],
      gaps: [],
      scale: null,
      turnedDegrees: 0,
    },
    10,
    { walls: new Set([0, 1]), openings: new Set([0]) },
  );
  expect(walls).toEqual([
    {
      from: { x: -2000, y: -1500 },
      to: { x: 2000, y: -1500 },
      thicknessMm: 250,
      kind: "fachada",
      openings: [
        { kind: "puerta", offsetMm: 1000, widthMm: 800, heightMm: 2100, sillMm: 0, hinge: "to", opensTo: "left" },
      ],
    },
    { from: { x: 2000, y: -1500 }, to: { x: 2000, y: 1500 }, thicknessMm: 100, kind: "tabique", openings: [] },
  ]);
});
