import { expect, test } from "vitest";
import { boxMesh, plainMaterial, sceneOf } from "../path-tracing/box-fixture.ts";
import { modelScene } from "./model-scene.ts";

const boxOf = (side: number, height: number) => {
  const scene = sceneOf([boxMesh([10, 5, 20], [10 + side, 5 + height, 20 + side])], [plainMaterial("grey", 0.5)]);
  return { ...scene, bounds: { min: [10, 5, 20] as const, max: [10 + side, 5 + height, 20 + side] as const } };
};

test("a model stands on the floor in the middle, in metres", () => {
  const { bounds, meshes } = modelScene(boxOf(8, 3));
  expect(bounds).toEqual({ min: [-4, 0, -4], max: [4, 3, 4] });
  // The box's own corner (10, 5, 20) goes to (-4, 0, -4).
  expect([...meshes[0]!.instances!.subarray(12, 15)]).toEqual([-14, -5, -24]);
});

test.each([
  [800, 300, "centimetres"],
  [8000, 3000, "millimetres"],
])("a side of %i with a height of %i is in %s", (side, height) => {
  const { bounds } = modelScene(boxOf(side, height));
  expect(bounds.max[0]).toBeCloseTo(4, 5);
  expect(bounds.max[1]).toBeCloseTo(3, 5);
});

test("one looks into a home, and not into a chair", () => {
  const kinds = (side: number, height: number) => modelScene(boxOf(side, height)).cameras.map(({ kind }) => kind);
  expect(kinds(8, 3)).toEqual(["dollhouse", "dollhouse", "dollhouse", "section", "eye", "panorama"]);
  expect(kinds(0.6, 0.9)).toEqual(["dollhouse", "dollhouse", "dollhouse"]);
});
