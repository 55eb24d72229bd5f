import { test } from "vitest";
import { expectDrawn, LEAST, MOST } from "./drawn.test-data.ts";
import { stairShapes } from "./stair.ts";

// The stair is 560 wide from 40 on, and stands on the ground at 316.

test("five steps of 112: 34 − 6 = 28 high, and 150 / 5 = 30 more each; the second is painted", () => {
  expectDrawn(stairShapes(LEAST), [
    ["wall", "M488 24h112v144h-112Z"],
    ["mid", "M40 288h112v28h-112Z"],
    ["deep", "M152 258h112v58h-112Z"],
    ["mid", "M264 228h112v88h-112Z"],
    ["wall", "M376 198h112v118h-112Z"],
    ["mid", "M488 168h112v148h-112Z"],
    ["light", "M152 258h112v7h-112Z"],
    // A door of 64 × 104 in the middle of the last step; its circle takes 32 of the height.
    ["ink", "M512 168v-72a32 32 0 0 1 64 0v72Z"],
    ["light", "M512 168h64v-14l-64 -14Z"],
    ["ink", "M0 316h640v12h-640Z"],
  ]);
});

test("seven steps of 80: 34 + 6 = 40 high, and 150 / 7 = 21.43 more each, rounded; the sixth is painted", () => {
  expectDrawn(stairShapes(MOST), [
    ["wall", "M520 24h80v123h-80Z"],
    ["mid", "M40 276h80v40h-80Z"],
    ["wall", "M120 255h80v61h-80Z"],
    ["mid", "M200 233h80v83h-80Z"],
    ["wall", "M280 212h80v104h-80Z"],
    ["mid", "M360 190h80v126h-80Z"],
    ["deep", "M440 169h80v147h-80Z"],
    ["mid", "M520 147h80v169h-80Z"],
    ["light", "M440 169h80v7h-80Z"],
    // The step leaves 10 on each side of a door of 60.
    ["ink", "M530 147v-74a30 30 0 0 1 60 0v74Z"],
    ["light", "M530 147h60v-14l-60 -14Z"],
    ["ink", "M0 316h640v12h-640Z"],
  ]);
});
