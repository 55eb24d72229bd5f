import { expect, test } from "vitest";
import { contrastOver, strongerVeils, veilsFor } from "./contrast.ts";
import type { Drawing } from "./drawing.ts";

const pixels = (colours: readonly (readonly [number, number, number])[]) => ({
  width: colours.length,
  height: 1,
  data: Uint8Array.from(colours.flat()),
});
const row = (width: number) => ({ x: 0, y: 0, width, height: 1 });

test("white on black is 21, white on the grey #767676 is 4.54", () => {
  expect(contrastOver(pixels([[0, 0, 0]]), row(1), "#ffffff")).toBeCloseTo(21, 1);
  expect(contrastOver(pixels([[0x76, 0x76, 0x76]]), row(1), "#ffffff")).toBeCloseTo(4.54, 1);
});

test("one bright pixel of forty is forgiven, three are not", () => {
  const dark = [0, 0, 0] as const;
  const bright = [255, 255, 255] as const;
  const with_ = (count: number) => pixels(Array.from({ length: 40 }, (_, i) => (i < count ? bright : dark)));
  expect(contrastOver(with_(1), row(40), "#ffffff")).toBeGreaterThan(20);
  expect(contrastOver(with_(3), row(40), "#ffffff")).toBeLessThan(1.1);
});

const drawing = (strength: number): Drawing => ({
  widthPx: 10,
  heightPx: 1,
  ground: "#ffffff",
  layers: [{ kind: "veil", index: 0, box: row(10), fill: "#000000", strength }],
  texts: [
    {
      text: "a",
      face: { cut: "text", sizePx: 24, tracking: 0 },
      x: 0,
      y: 0,
      colour: "#ffffff",
      role: "title",
      region: row(10),
      ink: row(10),
    },
  ],
  strikes: [],
  leftOut: [],
  form: "photo",
});

test("over white, a black veil under white words is as strong as 4.5:1 asks for, and no stronger than a step more", () => {
  const white = pixels(Array.from({ length: 10 }, () => [255, 255, 255] as const));
  const [strength] = veilsFor(drawing(0), white) as [number];
  // #767676 is white under a black veil of 0.537.
  expect(strength).toBeGreaterThan(0.537);
  expect(strength).toBeLessThan(0.537 + 0.1);
});

test("a veil under an illegible text is made stronger until it hides all; where all is legible, nothing changes", () => {
  const grey = pixels(Array.from({ length: 10 }, () => [160, 160, 160] as const));
  expect(strongerVeils(drawing(0.6), grey)).toEqual([0.65]);
  expect(strongerVeils(drawing(1), grey)).toBeNull();
  expect(strongerVeils(drawing(0.6), pixels(Array.from({ length: 10 }, () => [0, 0, 0] as const)))).toBeNull();
});
