import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutFaintShade } from "./faint-shade.ts";
import { emptyLightFrame, FALLING, LIGHT_STRIDE } from "./light-frame.ts";

/** One box of furniture, from −1 to 1 m on each axis: the tree's root is its only leaf. */
const SCENE = {
  triangles: 1,
  bvh: { bounds: Float64Array.from([-1, -1, -1, 1, 1, 1]), links: Int32Array.from([0, 1]), order: new Int32Array(1) },
} as unknown as Parameters<typeof withoutFaintShade>[1];

/** By what a pixel of the floor is darkened after all, of what it was before. */
function kept(shade: number, awayM: number): number {
  const frame = emptyLightFrame(1, 1);
  frame.kind[0] = 0;
  frame.values.set([1 + awayM, 0, 0]);
  for (let k = 0; k < 3; k++) frame.values[FALLING + k] = 1 - shade;
  const { values } = withoutFaintShade(frame, SCENE);
  expect(values).toHaveLength(LIGHT_STRIDE);
  return 1 - values[FALLING]!;
}

test("a veil far from furniture is gone to the bit, and the same shade beside it stays", () => {
  expect(kept(0.06, 2)).toBe(0);
  expect(kept(0.06, 0)).toBeCloseTo(0.06, 5);
  expect(kept(0.01, 0)).toBe(0);
});

test("deep shade stays however far it falls", () => {
  expect(kept(0.4, 3)).toBeCloseTo(0.4, 5);
});

test("less shade never leaves more, and no step is made", () => {
  const shade = fc.double({ min: 0, max: 0.5, noNaN: true });
  const away = fc.double({ min: 0, max: 2, noNaN: true });
  fc.assert(
    fc.property(shade, away, (one, far) => {
      const [before, after] = [kept(one, far), kept(one + 0.001, far)];
      expect(after).toBeGreaterThanOrEqual(before - 1e-6);
      expect(after - before).toBeLessThan(0.005);
      expect(before).toBeLessThanOrEqual(one + 1e-6);
    }),
  );
});
