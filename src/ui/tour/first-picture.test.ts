import { expect, test } from "vitest";
import { samplePanorama } from "#domain/tools/tours/tour-samples.ts";
import { firstPicture, firstPictureHtml } from "./first-picture.ts";
import { fittingLook } from "./next-look.ts";

const START = { yaw: 90, pitch: -10, fov: 75 };
const WHOLE = { fromYaw: -180, toYaw: 180, fromPitch: -90, toPitch: 90 };
const tour = (covers = WHOLE, start = START) =>
  ({
    start: "a",
    scenes: [
      { id: "a", start, levelling: { pitch: 0, roll: 0 }, panorama: { ...samplePanorama, preview: "p.webp", covers } },
    ],
  }) as unknown as Parameters<typeof firstPicture>[0];

/** The pixels of a degree that a browser works out from the style. */
function degreePx(style: string, width: number, height: number): number {
  const [, radians, own, tallest, narrowest] =
    /--degree:calc\(([\d.]+)\*min\(([\d.]+)dvh,max\(([\d.]+)dvh,([\d.]+)vw\)\)\)/.exec(style)!.map(Number);
  return radians! * Math.min((own! * height) / 100, Math.max((tallest! * height) / 100, (narrowest! * width) / 100));
}

test.each([
  [1440, 900],
  [820, 1180],
  [390, 844],
  [300, 2000],
])("a degree in the middle has the viewer's pixels at %i × %i", (width, height) => {
  const { fov } = fittingLook(START, width / height);
  const viewer = ((height / 2 / Math.tan((fov * Math.PI) / 360)) * Math.PI) / 180;
  expect(degreePx(firstPicture(tour())!.style, width, height)).toBeCloseTo(viewer, 2);
});

test("the start look stands in the middle: 90 of yaw are 270 degrees from the left, and -10 are 100 from the top", () => {
  const { style } = firstPicture(tour())!;
  expect(style).toContain(
    "background-position:calc(50vw - calc(var(--degree)*270)) calc(50dvh - calc(var(--degree)*100))",
  );
  expect(style).toContain("background-size:calc(var(--degree)*360) calc(var(--degree)*180)");
  expect(style).toContain("repeat-x");
});

test("a part of a sphere is not repeated where it ends", () => {
  const { style } = firstPicture(tour({ fromYaw: -60, toYaw: 100, fromPitch: -30, toPitch: 40 }))!;
  expect(style).toContain("background-repeat:no-repeat");
  expect(style).toContain("background-size:calc(var(--degree)*160) calc(var(--degree)*70)");
  expect(style).toContain("calc(50vw - calc(var(--degree)*150)) calc(50dvh - calc(var(--degree)*50))");
});

test("an address can end neither the function nor the attribute that it stands in", () => {
  const { body } = firstPictureHtml(tour(), '/a");color:red;b:url("c\nd/');
  expect(body).toContain("background-image:url(&quot;/a%22%29;color:red;b:url%28%22c%0ad/p.webp&quot;)");
  expect(body.match(/"/g)).toHaveLength(4);
});

test("a tour without scenes has none", () =>
  expect(firstPictureHtml({ start: "a", scenes: [] }, "")).toEqual({ head: "", body: "" }));
