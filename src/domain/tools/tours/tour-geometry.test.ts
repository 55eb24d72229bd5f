import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TourLink, TourScene } from "./tour.ts";
import {
  floorDirection,
  halfTurn,
  headingFromArrow,
  headingTo,
  linkDirection,
  toLevelled,
  toPicture,
  wholeTurn,
} from "./tour-geometry.ts";
import { sampleScene } from "./tour-samples.ts";

const scene = (id: string, x: number, y: number, headingDegrees = 0): TourScene => ({
  id,
  name: id,
  panoramaId: "00000000-0000-4000-8000-000000000000",
  origin: "foto",
  levelId: "planta",
  at: { x, y },
  headingDegrees,
  eyeMm: 1500,
  levelling: { pitch: 0, roll: 0 },
  start: { yaw: 0, pitch: 0, fov: 70 },
  links: [],
  hotspots: [],
});

const link = (to: string, more: Partial<TourLink> = {}): TourLink => ({
  id: "l",
  to,
  direction: null,
  through: null,
  ...more,
});

describe("directions between scenes", () => {
  // Three to the right and four up; a map counts downwards.
  const [a, b] = [scene("a", 0, 0), scene("b", 3000, -4000)];

  it("looks 36.87° to the right at what lies 3 east and 4 north, and back over 216.87°", () => {
    expect(linkDirection(a, link("b"), b)!.yaw).toBeCloseTo(36.87, 2);
    expect(wholeTurn(linkDirection(b, link("a"), a)!.yaw)).toBeCloseTo(216.87, 2);
    expect(linkDirection(b, link("a"), a)!.pitch).toBeCloseTo(-16.7, 2);
  });

  it("sees the floor 5 m away 16.70° below the horizon from 1.5 m", () => {
    expect(floorDirection(a, { x: 5000, y: 0 })).toEqual({ yaw: 90, pitch: expect.closeTo(-16.7, 2) });
  });

  it("takes the heading of the picture away", () => {
    expect(linkDirection(scene("a", 0, 0, 90), link("b"), b)!.yaw).toBeCloseTo(36.87 - 90, 2);
  });

  it("points to the opening that it goes through, and stays above one's feet", () => {
    expect(linkDirection(a, link("b", { through: { x: -2000, y: 0 } }), b)!.yaw).toBeCloseTo(-90, 6);
    expect(linkDirection(a, link("b", { through: { x: 0, y: -100 } }), b)!.pitch).toBe(-45);
  });

  it("knows no direction without a place, or to another map, but the one that was given", () => {
    expect(linkDirection({ ...a, at: null }, link("b"), b)).toBeNull();
    expect(linkDirection(a, link("b"), { ...b, levelId: "alta" })).toBeNull();
    expect(linkDirection({ ...a, at: null }, link("b", { direction: { yaw: 10, pitch: -5 } }), b)).toEqual({
      yaw: expect.closeTo(10, 9),
      pitch: expect.closeTo(-5, 9),
    });
  });

  it("counts headings clockwise from straight up", () => {
    expect([headingTo({ x: 0, y: 0 }, { x: 0, y: -1 }), headingTo({ x: 0, y: 0 }, { x: 1, y: 0 })]).toEqual([0, 90]);
    expect(headingTo({ x: 0, y: 0 }, { x: 0, y: 1 })).toBe(180);
    expect(headingTo({ x: 0, y: 0 }, { x: -1, y: 0 })).toBe(270);
  });
});

describe("levelling", () => {
  it("lifts the middle of a picture that looked up, and turns a leaning one back", () => {
    expect(toLevelled({ yaw: 0, pitch: 0 }, { pitch: 10, roll: 0 })).toEqual({ yaw: 0, pitch: expect.closeTo(10, 9) });
    // The camera leans to the right: what its picture shows at its right lies lower.
    expect(toLevelled({ yaw: 90, pitch: 0 }, { pitch: 0, roll: 10 }).pitch).toBeCloseTo(-10, 9);
    expect(toLevelled({ yaw: -90, pitch: 0 }, { pitch: 0, roll: 10 }).pitch).toBeCloseTo(10, 9);
  });

  it("leads back to the picture", () => {
    const angle = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(angle(179), angle(89), angle(45), angle(45), (yaw, pitch, up, roll) => {
        const levelling = { pitch: up, roll };
        const back = toPicture(toLevelled({ yaw, pitch }, levelling), levelling);
        expect(back.pitch).toBeCloseTo(pitch, 6);
        expect(halfTurn(back.yaw - yaw)).toBeCloseTo(0, 5);
      }),
    );
  });
});

it("one arrow at its door tells the heading: a door due east that is seen 30° to the left means 120°", () => {
  const scene = sampleScene(1, { at: { x: 0, y: 0 } });
  const link = { id: "a", to: "s2", direction: null, through: { x: 2000, y: 0 } };
  expect(headingFromArrow(scene, link, undefined, -30)).toBeCloseTo(120, 9);
  const turned = { ...scene, headingDegrees: 120 };
  expect(linkDirection(turned, link, undefined)!.yaw).toBeCloseTo(-30, 9);
  expect(headingFromArrow(scene, { ...link, through: null }, undefined, -30)).toBeNull();
});
