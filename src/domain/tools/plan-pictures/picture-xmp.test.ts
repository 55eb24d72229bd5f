import sharp from "sharp";
import { expect, test } from "vitest";
import { provenanceXmp } from "../pictures/provenance.ts";
import { LABEL_PLACES, labelLayout, labelSvg, PLAN_PICTURE_LABEL } from "./picture-label.ts";
import { withXmp } from "./picture-xmp.ts";

const flat = () => sharp({ create: { width: 40, height: 30, channels: 3, background: "#884422" } });
const xmp = provenanceXmp("digitalCreation", { label: PLAN_PICTURE_LABEL });

test.each(["jpeg", "png"] as const)("a %s says how it came to be, and is still the same picture", async (form) => {
  const file = await flat()[form]().toBuffer();
  const marked = withXmp(file, xmp);
  const read = await sharp(marked).metadata();
  expect(read.xmp?.toString("utf8")).toBe(xmp);
  expect(await sharp(marked).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer());
});

test("other files and packets that fit no segment are refused", async () => {
  expect(() => withXmp(Uint8Array.of(0x47, 0x49, 0x46), xmp)).toThrow(RangeError);
  const file = await flat().jpeg().toBuffer();
  expect(() => withXmp(file, "x".repeat(70_000))).toThrow(RangeError);
});

test.each([
  [1920, 1080],
  [3840, 2160],
  [4096, 2048],
  [390, 844],
])("the label of %i × %i lies within the picture in every corner", async (width, height) => {
  const { fontPx } = labelLayout(width, height);
  expect(fontPx).toBeGreaterThanOrEqual(9);
  for (const place of LABEL_PLACES) {
    const drawn = await sharp(Buffer.from(labelSvg(width, height, place)))
      .raw()
      .toBuffer();
    let [left, right] = [width, 0];
    for (let pixel = 0; pixel < width * height; pixel++) {
      if (drawn[pixel * 4 + 3] === 0) continue;
      left = Math.min(left, pixel % width);
      right = Math.max(right, pixel % width);
    }
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(width - 1);
  }
});
