import { expect } from "vitest";
import type { Shape, Tone } from "./shape.ts";

/** A shape as tests write it: its tone, its path and, of a line, its width. */
export type Drawn = readonly [tone: Tone, d: string, line?: number];

/** Every draw gives the least. */
export const LEAST = () => 0;
/** Every draw gives the most: chance stays below 1. */
export const MOST = () => 0.999;

const numbersOf = (d: string) => [...d.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));
const lettersOf = (d: string) => d.replace(/-?\d+(\.\d+)?/g, "").replaceAll(" ", "");

/** The same shapes in the same order, from back to front; lengths may differ in what arithmetic with fractions leaves. */
export function expectDrawn(shapes: readonly Shape[], drawn: readonly Drawn[]): void {
  expect(shapes.map(({ tone, line }) => [tone, line])).toEqual(drawn.map(([tone, , line]) => [tone, line]));
  for (const [i, [, d]] of drawn.entries()) {
    const shape = shapes[i]!.d;
    expect(lettersOf(shape), d).toBe(lettersOf(d));
    expect(numbersOf(shape), d).toEqual(numbersOf(d).map((number) => expect.closeTo(number, 6)));
  }
}

/** Every absolute point of a path, relative steps followed. */
export function pointsOf(d: string): [number, number][] {
  let at: [number, number] = [0, 0];
  return [...d.matchAll(/([MLHVhvla])([^MLHVhvlaZ]*)/g)].map(([, letter, rest]) => {
    const numbers = [...rest!.matchAll(/-?[\d.]+/g)].map(Number);
    const [x, y] = numbers.slice(-2) as [number, number];
    if (letter === "M" || letter === "L") at = [x, y];
    else if (letter === "H") at = [numbers[0]!, at[1]];
    else if (letter === "V") at = [at[0], numbers[0]!];
    else if (letter === "h") at = [at[0] + numbers[0]!, at[1]];
    else if (letter === "v") at = [at[0], at[1] + numbers[0]!];
    else at = [at[0] + x, at[1] + y];
    return at;
  });
}
