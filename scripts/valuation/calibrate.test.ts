import { expect, test } from "vitest";
import { seededRandom } from "#domain/stats/random.ts";
import { calibrate, calibrateByTwin } from "./calibrate.ts";

const random = seededRandom(3);
const count = 20_000;
/** Group 0 neither, 1 look-alike but no twin (wide errors), 2 twin (narrow errors). */
const group = Uint8Array.from({ length: count }, () => Math.floor(random() * 3));
const width = [1, 0.4, 0.3];
const errors = Float64Array.from(group, (g) => width[g]! * (random() + random() - 1));
const logScale = new Float64Array(count);

test("0 to 100 in steps of one: the 80 % interval is 10 to 90", () => {
  const steps = Float64Array.from({ length: 101 }, (_, i) => i);
  const { low80, high80, low50 } = calibrate(steps, new Float64Array(101), () => true);
  expect([low80, high80, low50]).toEqual([10, 90, 25]);
});

test("twins and all others are each covered by 80 %, though look-alikes cannot be told apart", () => {
  const looksLike = (i: number) => group[i]! > 0;
  const hasTwin = (i: number) => group[i] === 2;
  const { both, bothWithTwin } = calibrateByTwin(errors, logScale, () => true, looksLike, hasTwin);
  const coverage = (counts: (i: number) => boolean) => {
    const chosen = [...group.keys()].filter(counts);
    const inside = chosen.filter((i) => {
      const { low80, high80 } = looksLike(i) ? bothWithTwin : both;
      return low80 <= errors[i]! && errors[i]! <= high80;
    });
    return inside.length / chosen.length;
  };
  expect(coverage(hasTwin)).toBeCloseTo(0.8, 2);
  expect(coverage((i) => !hasTwin(i))).toBeCloseTo(0.8, 2);
});
