import fc from "fast-check";
import { expect, test } from "vitest";
import { readDeepLink, writeDeepLink } from "./deep-link.ts";

test("a place is read from an address, within a turn", () => {
  expect(readDeepLink("#escena=salon&giro=270&altura=-5")).toEqual({ scene: "salon", yaw: -90, pitch: -5 });
  expect(readDeepLink("#escena=salon")).toEqual({ scene: "salon", yaw: null, pitch: null });
  expect(readDeepLink("#escena=salon&giro=mucho&altura=200")).toEqual({ scene: "salon", yaw: null, pitch: 90 });
});

test("an address that names no scene is none of a tour", () => {
  expect(readDeepLink("")).toBeNull();
  expect(readDeepLink("#contacto")).toBeNull();
  expect(readDeepLink("#escena=")).toBeNull();
});

test("whole degrees come back as they were written", () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 40 }),
      fc.integer({ min: -179, max: 180 }),
      fc.integer({ min: -90, max: 90 }).filter((pitch) => pitch !== 0),
      (scene, yaw, pitch) => {
        expect(readDeepLink(writeDeepLink({ scene, yaw, pitch }))).toEqual({ scene, yaw, pitch });
      },
    ),
  );
});
