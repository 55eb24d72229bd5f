import { expect, test } from "vitest";
import { directionOfDevice } from "./device-look.ts";

test("held upright towards where alpha is zero, the back looks level and straight ahead", () => {
  const { yaw, pitch } = directionOfDevice(0, 90, 0);
  expect(yaw).toBeCloseTo(0, 6);
  expect(pitch).toBeCloseTo(0, 6);
});

test("flat on a table the back looks down; turned over, up", () => {
  expect(directionOfDevice(0, 0, 0).pitch).toBeCloseTo(-90, 6);
  expect(directionOfDevice(0, 180, 0).pitch).toBeCloseTo(90, 6);
});

test("alpha grows to the left, so a quarter of it turns the look to -90", () => {
  expect(directionOfDevice(90, 90, 0).yaw).toBeCloseTo(-90, 6);
  expect(directionOfDevice(0, 120, 0).pitch).toBeCloseTo(30, 6);
});

test("held across, gamma takes the part of beta", () => {
  const { yaw, pitch } = directionOfDevice(0, 0, -90);
  expect(yaw).toBeCloseTo(90, 6);
  expect(pitch).toBeCloseTo(0, 6);
});
