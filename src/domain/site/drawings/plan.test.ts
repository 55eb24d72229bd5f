import { test } from "vitest";
import { expectDrawn, LEAST, MOST } from "./drawn.test-data.ts";
import { planShapes } from "./plan.ts";

// The house is 432 × 232, from (104, 56) to (536, 288). Walls across leave 36 and 32 hundredths: 74.24 above, 83.52 below.

test("the narrowest left half: the wall at 104 + 150 = 254 splits the left, the right is painted, the entrance is 40 to its right", () => {
  expectDrawn(planShapes(LEAST), [
    ["wall", "M104 56h432v232h-432Z"],
    ["mid", "M254 56h282v232h-282Z"],
    ["ink", "M104 56h432v232h-432Z", 14],
    ["ink", "M254 56v74.24M254 288v-83.52", 14],
    // A wall at 56 + 100 = 156 from 104 to 254, with a door of 54 from 138 to 192.
    ["ink", "M104 156h34M192 156H254", 14],
    // The entrance is cut from the middle of the wall of 14: 288 − 7 = 281.
    ["light", "M294 281h54v14h-54Z"],
    ["ink", "M294 281v-54", 3],
    ["deep", "M294 227a54 54 0 0 1 54 54", 2],
    ["ink", "M138 156v54", 3],
    ["deep", "M138 210a54 54 0 0 0 54 -54", 2],
    // The measure stands 38 below, reaches 12 beyond, and has a tick at each wall.
    ["deep", "M92 326H548", 2],
    ["deep", "M97 333l14 -14", 3],
    ["deep", "M247 333l14 -14", 3],
    ["deep", "M529 333l14 -14", 3],
    ["deep", "M251 306h6v20h-6Z"],
  ]);
});

test("the widest left half: the wall at 104 + 260 = 364 splits the right, the left is painted, the entrance is 130 to its left", () => {
  expectDrawn(planShapes(MOST), [
    ["wall", "M104 56h432v232h-432Z"],
    ["mid", "M104 56h260v232h-260Z"],
    ["ink", "M104 56h432v232h-432Z", 14],
    ["ink", "M364 56v74.24M364 288v-83.52", 14],
    // At 56 + 136 = 192, from 364 to 536, with a door from 398 to 452.
    ["ink", "M364 192h34M452 192H536", 14],
    ["light", "M234 281h54v14h-54Z"],
    ["ink", "M234 281v-54", 3],
    ["deep", "M234 227a54 54 0 0 1 54 54", 2],
    ["ink", "M398 192v54", 3],
    ["deep", "M398 246a54 54 0 0 0 54 -54", 2],
    ["deep", "M92 326H548", 2],
    ["deep", "M97 333l14 -14", 3],
    ["deep", "M357 333l14 -14", 3],
    ["deep", "M529 333l14 -14", 3],
    ["deep", "M361 306h6v20h-6Z"],
  ]);
});
