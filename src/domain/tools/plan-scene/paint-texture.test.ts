import { describe, expect, test } from "vitest";
import { paintTexture } from "./paint-texture.ts";
import type { TextureKind } from "./scene.ts";

const KINDS: readonly TextureKind[] = [
  "oak",
  "walnut",
  "tile",
  "hydraulic-tile",
  "microcement",
  "terracotta",
  "grass",
  "deck",
  "plaster",
  "marble",
  "terrazzo",
  "linen",
  "velvet",
  "wool",
  "leather",
  "rattan",
  "metal",
  "leaf",
  "brick",
  "wood-grain",
];

const SIZE = 96;

/** Mean difference of brightness between two columns or rows of pixels. */
function seam(color: Uint8Array, pick: (k: number, side: number) => number, a: number, b: number): number {
  let sum = 0;
  for (let k = 0; k < SIZE; k++) sum += Math.abs(color[4 * pick(k, a)]! - color[4 * pick(k, b)]!);
  return sum / SIZE;
}

describe.each(KINDS)("%s", (kind) => {
  const painted = paintTexture(kind, SIZE, 5);

  test("gives the same bytes for the same seed and others for another", () => {
    expect(paintTexture(kind, SIZE, 5).color).toEqual(painted.color);
    expect(paintTexture(kind, SIZE, 6).color).not.toEqual(painted.color);
  });

  test("repeats without a seam: the edge differs no more than neighbours within do", () => {
    const column = (k: number, x: number) => k * SIZE + x;
    const row = (k: number, y: number) => y * SIZE + k;
    for (const pick of [column, row]) {
      const within = Math.max(...Array.from({ length: SIZE - 1 }, (_, k) => seam(painted.color, pick, k, k + 1)));
      expect(seam(painted.color, pick, SIZE - 1, 0)).toBeLessThanOrEqual(within * 1.2 + 2);
    }
  });

  test("has normals of unit length that look outwards", () => {
    for (let i = 0; i < painted.normal.length; i += 4) {
      const [x, y, z] = [0, 1, 2].map((k) => (painted.normal[i + k]! / 255) * 2 - 1) as [number, number, number];
      expect(z).toBeGreaterThan(0);
      expect(Math.abs(Math.hypot(x, y, z) - 1)).toBeLessThan(0.02);
    }
  });
});
