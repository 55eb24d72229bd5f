import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import { sunHeight, sunOver } from "./sun-over.ts";

const nowhere = { ...EXAMPLE_PLAN, place: null, northDegrees: 0 };

test("a plan without a place has the sun of Madrid: 73.0° at noon of the longest day, 26.1° of the shortest", () => {
  // 90° − 40.417° ± 23.44°; true noon is at 12:16 UTC in June and at 12:13 in December.
  expect(sunHeight(sunOver(nowhere, new Date("2026-06-21T12:16:00Z")))).toBeCloseTo(73.0, 0);
  expect(sunHeight(sunOver(nowhere, new Date("2026-12-21T12:13:00Z")))).toBeCloseTo(26.1, 0);
});

test("at noon the sun stands to the south: towards the bottom of a plan whose north is up", () => {
  const { direction } = sunOver(nowhere, new Date("2026-06-21T12:16:00Z"));
  expect(direction[2]).toBeGreaterThan(0.25);
  expect(Math.abs(direction[0])).toBeLessThan(0.02);
});

test("at night no sun shines", () => {
  expect(sunOver(nowhere, new Date("2026-06-21T01:00:00Z")).isUp).toBe(false);
});
