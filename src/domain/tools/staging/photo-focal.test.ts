import fc from "fast-check";
import { expect, test } from "vitest";
import { focalOf35mm } from "./photo-focal.ts";

/** A JPEG's head whose EXIF says one focal length, in either order of bytes. */
function jpegWith(focal: number, isLittle: boolean): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(44));
  tiff.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, isLittle);
  tiff.setUint32(4, 8, isLittle);
  const entry = (at: number, tag: number, type: number) => {
    tiff.setUint16(at, 1, isLittle);
    tiff.setUint16(at + 2, tag, isLittle);
    tiff.setUint16(at + 4, type, isLittle);
    tiff.setUint32(at + 6, 1, isLittle);
  };
  entry(8, 0x8769, 4);
  tiff.setUint32(18, 26, isLittle);
  entry(26, 0xa405, 3);
  tiff.setUint16(36, focal, isLittle);
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...new Uint8Array(tiff.buffer)];
  return Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, body.length + 2, ...body, 0xff, 0xda, 0, 2);
}

test.each([true, false])("a phone's 26 mm is read, whatever the order of its bytes", (isLittle) => {
  expect(focalOf35mm(jpegWith(26, isLittle))).toBe(26);
});

test("a focal length of zero or of a telescope says nothing", () => {
  expect(focalOf35mm(jpegWith(0, true))).toBeNull();
  expect(focalOf35mm(jpegWith(900, true))).toBeNull();
});

test("broken files say nothing and never throw", () => {
  const whole = jpegWith(26, true);
  for (let length = 0; length < whole.length - 4; length++)
    expect(focalOf35mm(whole.slice(0, length)) ?? null).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 2, max: whole.length - 1 }), fc.integer({ min: 0, max: 255 }), (at, value) => {
      const broken = whole.slice();
      broken[at] = value;
      const read = focalOf35mm(broken);
      expect(read === null || (read >= 8 && read <= 200)).toBe(true);
    }),
  );
});
