import { expect, test } from "vitest";
import { setText, textWidth } from "./set-text.ts";
import { surfaceOf } from "./surface.ts";

const face = { cut: "display", sizePx: 100, tracking: 0 } as const;

test("an H stands on its baseline, 68.6 px high, with two jambs", () => {
  const surface = surfaceOf(100, 100);
  setText(surface, "H", face, 0, 90, "#ffffff");
  const red = (x: number, y: number) => surface.data[(y * 100 + x) * 4]!;
  expect(red(15, 89)).toBe(255);
  expect(red(15, 90)).toBe(0);
  expect(red(15, 22)).toBe(255);
  expect(red(15, 20)).toBe(0);
  expect(red(43, 85)).toBe(0);
});

test("a second letter stands where the first one's advance ends", () => {
  const [one, two] = [surfaceOf(200, 100), surfaceOf(200, 100)];
  setText(one, "HH", face, 5, 90, "#ffffff");
  setText(two, "H", face, 5, 90, "#ffffff");
  setText(two, "H", face, 5 + textWidth("H", face), 90, "#ffffff");
  expect(Buffer.compare(Buffer.from(one.data), Buffer.from(two.data))).toBe(0);
});
