import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { checkPanorama } from "./check-panorama.server.ts";
import { readyFile } from "./tour-files.server.ts";
import { largestUnpacked, MOST_UNPACKED_BYTES, unpackedBytesPerPixel } from "./unpacked-bytes.server.ts";

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#987" } });
const bytesOf = async (picture: Sharp) => unpackedBytesPerPixel(await sharp(await picture.toBuffer()).metadata());

describe("memory for each pixel, as the kinds are told apart in real files", () => {
  test.each([
    ["a baseline JPEG, read row by row", flat(64, 32).jpeg(), 0],
    ["a plain PNG, read row by row", flat(64, 32).png(), 0],
    ["a progressive JPEG with coarse colours: 1.5 planes of two bytes", flat(64, 32).jpeg({ progressive: true }), 3],
    [
      "one with fine colours: three planes of two bytes",
      flat(64, 32).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }),
      6,
    ],
    ["a progressive one in grey", flat(64, 32).toColourspace("b-w").jpeg({ progressive: true }), 2],
    ["an interlaced PNG", flat(64, 32).png({ progressive: true }), 3],
    ["one of 16 bits", flat(64, 32).toColourspace("rgb16").png({ progressive: true }), 6],
    ["a WebP", flat(64, 32).webp(), 8],
    ["an AVIF", flat(64, 32).avif({ effort: 0 }), 17],
  ])("%s", async (_kind, picture, expected) => expect(await bytesOf(picture)).toBe(expected));
});

test("8192 × 4096 fits whatever its kind; the largest of all only as JPEG, or as PNG of 8 bits", () => {
  const kinds = [
    { format: "heif" },
    { format: "webp" },
    { format: "png", isProgressive: true, channels: 4, depth: "ushort" },
    { format: "jpeg", isProgressive: true, channels: 3, chromaSubsampling: "4:4:4" },
  ] as const;
  for (const kind of kinds) {
    expect(8192 * 4096 * unpackedBytesPerPixel(kind as never)).toBeLessThanOrEqual(MOST_UNPACKED_BYTES);
    expect(16_384 * 8192 * unpackedBytesPerPixel(kind as never)).toBeGreaterThan(MOST_UNPACKED_BYTES);
  }
  const coarse = { format: "jpeg", isProgressive: true, channels: 3, chromaSubsampling: "4:2:0" } as never;
  expect(16_384 * 8192 * unpackedBytesPerPixel(coarse)).toBeLessThan(MOST_UNPACKED_BYTES);
  // √(600 000 000 / 8 / 2) = 6 123.7
  expect(largestUnpacked({ format: "webp" } as never)).toEqual({ widthPx: 12_200, heightPx: 6_100 });
  expect(largestUnpacked({ format: "jpeg", isProgressive: false } as never)).toBeNull();
});

/** The beginning of an interlaced PNG of 16 bits with an opacity, which no pixel follows. */
function headOfPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 16, 6, 0, 0, 1]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", Buffer.alloc(0)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("a small file that unfolds to a gigabyte is refused before it is unpacked, with the way on", async () => {
  await expect(checkPanorama(headOfPng(16_384, 8192))).rejects.toThrow(
    /^Mide 16\.384\u00a0×\u00a08\.192\u00a0px; guardada así la admitimos hasta 12\.200\u00a0×\u00a06\.100\u00a0px\. Expórtala como JPEG/,
  );
});

test("a picture for a hotspot is opened beside the requests, so it is refused sooner", async () => {
  const fault = { path: "file", message: expect.stringContaining("Guárdala como JPEG") };
  await expect(readyFile("foto", headOfPng(10_000, 5_000))).rejects.toMatchObject({ issues: [fault] });
  const fine = await flat(640, 480).avif({ effort: 0 }).toBuffer();
  expect(await readyFile("foto", fine)).toMatchObject({ mediaType: "image/jpeg", widthPx: 640, heightPx: 480 });
});
