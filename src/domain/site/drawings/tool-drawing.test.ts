import { expect, test } from "vitest";
import { PLANNED_TOOLS } from "#content/planned-tools.ts";
import { pointsOf } from "./drawn.test-data.ts";
import { HEADER_HEIGHT, HEADER_WIDTH } from "./header-drawing.ts";
import { toolDrawingShapes } from "./tool-drawing.ts";

const DRAWN = PLANNED_TOOLS.map(({ path, page }) => [path, page.drawing, toolDrawingShapes(page.drawing)] as const);

test("no two planned tools have the same drawing", () => {
  expect(new Set(DRAWN.map(([, drawing]) => drawing)).size).toBe(PLANNED_TOOLS.length);
});

test.each(DRAWN)("%s is drawn inside its field, with ink, a light and no shape twice", (_path, _drawing, shapes) => {
  const points = shapes.flatMap(({ d }) => pointsOf(d));
  for (const [x, y] of points) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(HEADER_WIDTH);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(HEADER_HEIGHT);
  }
  const tones = shapes.map(({ tone }) => tone);
  expect(tones).toContain("light");
  expect(tones).toContain("ink");
  expect(new Set(shapes.map(({ d, tone }) => tone + d)).size).toBe(shapes.length);
});

test("the drawings are those that somebody has looked at", async () => {
  const lines = DRAWN.flatMap(([path, drawing, shapes]) => [
    `${path}: ${drawing}`,
    ...shapes.map(({ d, tone, line }) => `  ${tone}${line === undefined ? "" : ` ${line}`} ${d}`),
  ]);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./approved-drawings.txt");
});
