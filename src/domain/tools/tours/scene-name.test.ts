import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import { isCameraName, nameOnPlan } from "./scene-name.ts";
import { sampleScene, sampleTour } from "./tour-samples.ts";

test.each([
  ["R0010021", true],
  ["IMG 20261128 101500 00 merged", true],
  ["20261128 101500", true],
  ["DSC 0012", true],
  ["Salón 2", false],
  ["Piso 101", false],
  ["Cocina", false],
  ["Escena", false],
])("%s is a camera's name: %s", (name, is) => {
  expect(isCameraName(name)).toBe(is);
});

const level = EXAMPLE_PLAN.levels[0]!;
const label = level.rooms.find(({ name }) => name !== "")!;

test("a scene with a camera's name is called as the room that it is put in, the second one with a number", () => {
  const tour = sampleTour([sampleScene(1, { name: "R0010021" }), sampleScene(2, { name: label.name })]);
  expect(nameOnPlan(tour, "s1", level, label.at)).toBe(`${label.name} 2`);
  expect(nameOnPlan(sampleTour([tour.scenes[0]!]), "s1", level, label.at)).toBe(label.name);
});

test("a name that somebody gave stays, and outside every room nothing is proposed", () => {
  const tour = sampleTour([sampleScene(1, { name: "R0010021" }), sampleScene(2, { name: "Mi rincón" })]);
  expect(nameOnPlan(tour, "s2", level, label.at)).toBeNull();
  expect(nameOnPlan(tour, "s1", level, { x: -90_000, y: 0 })).toBeNull();
});
