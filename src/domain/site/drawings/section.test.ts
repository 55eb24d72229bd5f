import { test } from "vitest";
import { expectDrawn, LEAST, MOST } from "./drawn.test-data.ts";
import { sectionShapes } from "./section.ts";

// The house is 340 wide, from 150 to 490, and stands on the ground at 312. A slab of 10 lies half in each storey.

test("two storeys of 92 below a roof at 312 − 184 = 128; the lowest room is lit, to the left of its wall at 260", () => {
  expectDrawn(sectionShapes(LEAST), [
    ["mid", "M74 222h76v90h-76Z"],
    ["mid", "M490 202h76v110h-76Z"],
    ["deep", "M128 128L270 62L512 128Z"],
    ["wall", "M150 220h340v92h-340Z"],
    ["light", "M150 220h110v92h-110Z"],
    ["ink", "M150 215h340v10h-340Z"],
    ["ink", "M257 220h6v92h-6Z"],
    // A door of 38 × 60.72 stands in the dark room; its circle takes 19 of the height.
    ["deep", "M284 307v-41.72a19 19 0 0 1 38 0v41.72Z"],
    ["pale", "M150 128h340v92h-340Z"],
    ["ink", "M150 123h340v10h-340Z"],
    ["ink", "M257 128h6v92h-6Z"],
    ["deep", "M284 215v-41.72a19 19 0 0 1 38 0v41.72Z"],
    ["ink", "M150 128V312M490 128V312", 12],
    ["ink", "M0 312h640v14h-640Z"],
  ]);
});

test("three storeys of 68 below a roof at 312 − 204 = 108; the highest room is lit, to the right of its wall at 380", () => {
  expectDrawn(sectionShapes(MOST), [
    ["mid", "M40 142h110v170h-110Z"],
    ["mid", "M490 122h110v190h-110Z"],
    ["deep", "M128 108L370 42L512 108Z"],
    ["wall", "M150 244h340v68h-340Z"],
    ["ink", "M150 239h340v10h-340Z"],
    ["ink", "M377 244h6v68h-6Z"],
    // 68 · 0.66 = 44.88 high, and 64 to the left of the wall.
    ["deep", "M316 307v-25.88a19 19 0 0 1 38 0v25.88Z"],
    ["pale", "M150 176h340v68h-340Z"],
    ["ink", "M150 171h340v10h-340Z"],
    ["ink", "M377 176h6v68h-6Z"],
    ["deep", "M316 239v-25.88a19 19 0 0 1 38 0v25.88Z"],
    ["wall", "M150 108h340v68h-340Z"],
    ["light", "M380 108h110v68h-110Z"],
    ["ink", "M150 103h340v10h-340Z"],
    ["ink", "M377 108h6v68h-6Z"],
    ["deep", "M316 171v-25.88a19 19 0 0 1 38 0v25.88Z"],
    ["ink", "M150 108V312M490 108V312", 12],
    ["ink", "M0 312h640v14h-640Z"],
  ]);
});
