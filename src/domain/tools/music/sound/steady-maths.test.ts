import { expect, test } from "vitest";
import {
  cosineOfTurns,
  decayFactor,
  decibelsOfFactor,
  exponential,
  factorOfDecibels,
  hertzOfPitch,
  logarithmOfTwo,
  powerOfTwo,
  sineOfTurns,
  softlyBent,
} from "./steady-maths.ts";

test("sines and cosines agree with the engine's to a ten millionth", () => {
  for (let turns = -3; turns <= 3; turns += 0.0173) {
    expect(Math.abs(sineOfTurns(turns) - Math.sin(2 * Math.PI * turns))).toBeLessThan(1e-7);
    expect(Math.abs(cosineOfTurns(turns) - Math.cos(2 * Math.PI * turns))).toBeLessThan(1e-7);
  }
});

test("powers and logarithms agree with the engine's", () => {
  for (let x = -30; x <= 30; x += 0.37) {
    expect(powerOfTwo(x) / 2 ** x).toBeCloseTo(1, 11);
    expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 11);
    expect(logarithmOfTwo(2 ** x)).toBeCloseTo(x, 9);
  }
  expect(logarithmOfTwo(0)).toBe(-1074);
  expect(logarithmOfTwo(-1)).toBe(-1074);
});

test("decibels, keys and decays by hand", () => {
  expect(factorOfDecibels(20)).toBeCloseTo(10, 9);
  expect(decibelsOfFactor(0.5)).toBeCloseTo(-6.0206, 4);
  expect(hertzOfPitch(69)).toBe(440);
  expect(hertzOfPitch(60)).toBeCloseTo(261.6256, 4);
  // A second at 1000 samples a second: a thousand steps make 60 dB, a factor of a thousand.
  expect(decayFactor(1, 1000) ** 1000).toBeCloseTo(0.001, 9);
});

test("the soft curve keeps small values, never passes one and is odd", () => {
  expect(softlyBent(0.01)).toBeCloseTo(0.01, 5);
  expect(softlyBent(40)).toBe(1);
  for (let x = -4; x <= 4; x += 0.1) {
    expect(Math.abs(softlyBent(x))).toBeLessThanOrEqual(1);
    expect(softlyBent(-x)).toBeCloseTo(-softlyBent(x), 12);
    expect(Math.abs(softlyBent(x) - Math.tanh(x))).toBeLessThan(0.03);
  }
});
