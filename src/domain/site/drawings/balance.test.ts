import { test } from "vitest";
import { balanceShapes } from "./balance.ts";
import { type Drawn, expectDrawn, LEAST, MOST } from "./drawn.test-data.ts";

/** The arch, its open door and the axle: 118 high in the middle of 640. */
const STAND: readonly Drawn[] = [
  ["deep", "M256 312v-104a64 64 0 0 1 128 0v104Z"],
  ["ink", "M286 312v-84a34 34 0 0 1 68 0v84Z"],
  ["light", "M286 312h68v-22l-68 -16Z"],
  ["deep", "M313 114h14v36h-14Z"],
];
const GROUND: Drawn = ["ink", "M0 312h640v14h-640Z"];

test("the house to the left hangs 12 higher at 118 − 12 = 106, three courses 12 lower; pans hang 96 below the beam", () => {
  expectDrawn(balanceShapes(LEAST), [
    ...STAND,
    ["ink", "M124 106L516 130", 9],
    ["deep", "M124 106L62 202M124 106L186 202", 2],
    ["ink", "M48 202h152l-22 20h-108Z"],
    ["mid", "M90 158h68v44h-68Z"],
    ["deep", "M80 158l44 -32l44 32Z"],
    ["light", "M115 202v-21a9 9 0 0 1 18 0v21Z"],
    ["deep", "M516 130L454 226M516 130L578 226", 2],
    ["ink", "M440 226h152l-22 20h-108Z"],
    // 84, 73 and 62 wide, one upon another; the highest is lit.
    ["mid", "M474 211h84v13h-84Z"],
    ["wall", "M479.5 196h73v13h-73Z"],
    ["light", "M485 181h62v13h-62Z"],
    GROUND,
  ]);
});

test("the house to the right hangs 30 higher at 118 − 30 = 88, five courses 30 lower", () => {
  expectDrawn(balanceShapes(MOST), [
    ...STAND,
    ["ink", "M124 148L516 88", 9],
    ["deep", "M516 88L454 184M516 88L578 184", 2],
    ["ink", "M440 184h152l-22 20h-108Z"],
    ["mid", "M482 140h68v44h-68Z"],
    ["deep", "M472 140l44 -32l44 32Z"],
    ["light", "M507 184v-21a9 9 0 0 1 18 0v21Z"],
    ["deep", "M124 148L62 244M124 148L186 244", 2],
    ["ink", "M48 244h152l-22 20h-108Z"],
    ["mid", "M82 229h84v13h-84Z"],
    ["wall", "M87.5 214h73v13h-73Z"],
    ["mid", "M93 199h62v13h-62Z"],
    ["wall", "M98.5 184h51v13h-51Z"],
    ["light", "M104 169h40v13h-40Z"],
    GROUND,
  ]);
});
