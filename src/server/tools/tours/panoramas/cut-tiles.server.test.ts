import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { TILE_PX } from "#domain/tools/tours/published-tour.ts";
import { tileSizes } from "#domain/tools/tours/tile-sizes.ts";
import { noisePicture } from "../../../../test/noise-picture.ts";
import { cutPanorama, startsOf } from "./cut-tiles.server.ts";
import { columnsOf, placeOfTile, rowsOf } from "./panorama-tiles.server.ts";

/** Grain at several scales over colours, as JPEG of high quality: more detail than a room has. */
async function detailed(width: number, height: number): Promise<Buffer> {
  const grain = async (scale: number, sigma: number) =>
    await noisePicture({ width: Math.ceil(width / scale), height: Math.ceil(height / scale), mean: 120, sigma })
      .resize(width, height, { kernel: "cubic", fit: "fill" })
      .png({ compressionLevel: 0 })
      .toBuffer();
  return await sharp(await grain(60, 50))
    .composite([
      { input: await grain(8, 25), blend: "overlay" },
      { input: await grain(2, 10), blend: "overlay" },
    ])
    .jpeg({ quality: 95 })
    .toBuffer();
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 120, b: 150 } } });
const xmp = (attributes: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" ${attributes}/></rdf:RDF></x:xmpmeta>`;

type Cut = Awaited<ReturnType<typeof cutPanorama>>;

/** One size of a cut panorama, its tiles put together. */
async function joined({ sizes, pieces }: Cut, size: number): Promise<Buffer> {
  const { widthPx: width, heightPx: height } = sizes[size]!;
  const tiles = Array.from({ length: columnsOf(sizes[size]!) * rowsOf(sizes[size]!) }, (_, at) => {
    const column = at % columnsOf(sizes[size]!);
    const row = (at - column) / columnsOf(sizes[size]!);
    const input = pieces[placeOfTile([...sizes], { size, column, row })!]!;
    return { input, left: column * TILE_PX, top: row * TILE_PX };
  });
  return await sharp({ create: { width, height, channels: 3, background: "#ff00ff" } })
    .composite(tiles)
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Peak signal to noise, in decibels. */
function psnr(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length);
  let squares = 0;
  for (let i = 0; i < a.length; i++) squares += (a[i]! - b[i]!) ** 2;
  return 10 * Math.log10((255 * 255 * a.length) / squares);
}

test("sizes halve until one is at most 1,024 wide; 8192 × 4096 has 128 tiles in its largest", () => {
  const sizes = tileSizes(8192, 4096);
  expect(sizes.map(({ widthPx, heightPx }) => [widthPx, heightPx])).toEqual([
    [1024, 512],
    [2048, 1024],
    [4096, 2048],
    [8192, 4096],
  ]);
  expect(sizes.map((size) => columnsOf(size) * rowsOf(size))).toEqual([2, 8, 32, 128]);
  expect(tileSizes(1024, 512)).toEqual([{ widthPx: 1024, heightPx: 512 }]);
  expect(tileSizes(3001, 1501).map(({ widthPx, heightPx }) => [widthPx, heightPx])).toEqual([
    [751, 376],
    [1501, 751],
    [3001, 1501],
  ]);
});

test("a whole panorama of 8192 × 4096 becomes a preview and 170 tiles", async () => {
  const cut = await cutPanorama(await plain(8192, 4096).jpeg().toBuffer());
  expect(cut).toMatchObject({ widthPx: 8192, heightPx: 4096, pose: null });
  expect(cut.covers).toEqual({ fromYaw: -180, toYaw: 180, fromPitch: -90, toPitch: 90 });
  expect(cut.pieces).toHaveLength(171);
  expect(startsOf(cut.pieces).at(-1)).toBe(cut.pieces.reduce((sum, { length }) => sum + length, 0));
});

describe("a detailed picture, its tiles put together again", async () => {
  const source = await detailed(2304, 1152);
  const cut = await cutPanorama(source);

  test("is at least 38 dB like the source at its size", async () => {
    const original = await sharp(source).raw().toBuffer();
    expect(psnr(await joined(cut, cut.sizes.length - 1), original)).toBeGreaterThanOrEqual(38);
  });

  test("shows the same in every smaller size", async () => {
    for (const [size, { widthPx, heightPx }] of cut.sizes.slice(0, -1).entries()) {
      const small = await sharp(source).resize(widthPx, heightPx, { kernel: "linear", fit: "fill" }).raw().toBuffer();
      expect(psnr(await joined(cut, size), small)).toBeGreaterThan(28);
    }
  });

  test("has a preview of at most 1,024 pixels and 45 KB that shows the same", async () => {
    const { format, width, height } = await sharp(cut.pieces[0]).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 576, height: 288 });
    expect(cut.pieces[0]!.length).toBeLessThanOrEqual(45 * 1024);
    const small = await sharp(source).resize(576, 288, { kernel: "linear", fit: "fill" }).raw().toBuffer();
    expect(psnr(await sharp(cut.pieces[0]).raw().toBuffer(), small)).toBeGreaterThan(24);
  });
});

test("position, camera and notes are taken out of every tile", async () => {
  const source = await plain(1024, 512)
    .withExif({ IFD0: { Make: "Cámara de Ana" }, IFD3: { GPSLatitude: "39/1 28/1 0/1" } })
    .withXmp(xmp('GPano:ProjectionType="equirectangular" GPano:PoseHeadingDegrees="271.5" GPano:PosePitchDegrees="-2"'))
    .jpeg()
    .toBuffer();
  const cut = await cutPanorama(source);
  expect(cut.pose).toEqual({ headingDegrees: 271.5, pitch: -2, roll: 0 });
  for (const piece of cut.pieces) {
    const { exif, xmp: notes, icc } = await sharp(piece).metadata();
    expect([exif, notes, icc]).toEqual([undefined, undefined, undefined]);
    expect(piece.includes("Ana")).toBe(false);
  }
});

test("a part of the sphere covers what its notes say: 270° by 90°, from -90° to 45° below", async () => {
  const notes =
    xmp(`GPano:ProjectionType="equirectangular" GPano:FullPanoWidthPixels="4000" GPano:FullPanoHeightPixels="2000"
    GPano:CroppedAreaLeftPixels="1000" GPano:CroppedAreaTopPixels="500"
    GPano:CroppedAreaImageWidthPixels="3000" GPano:CroppedAreaImageHeightPixels="1000"`);
  const { covers } = await cutPanorama(await plain(3000, 1000).withXmp(notes).jpeg().toBuffer());
  expect(covers).toEqual({ fromYaw: -90, toYaw: 180, fromPitch: -45, toPitch: 45 });
});

test("a panorama that lies on its side by its notes is set upright first", async () => {
  const upright = await sharp({ create: { width: 512, height: 1024, channels: 3, background: "#fff" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await cutPanorama(upright)).toMatchObject({ widthPx: 1024, heightPx: 512 });
});

test.each(["webp", "avif", "png"] as const)("%s is read too", async (format) => {
  const source = await plain(1024, 512).toFormat(format).toBuffer();
  expect((await cutPanorama(source)).pieces).toHaveLength(3);
});

describe("refused with the way on", () => {
  const noise = () => noisePicture({ width: 1024, height: 512, mean: 120, sigma: 40 });
  test.each([
    ["a photo of 3:2", async () => await plain(3000, 2000).jpeg().toBuffer(), "(3:2), y un panorama de 360°"],
    ["CMYK", async () => await plain(2048, 1024).toColourspace("cmyk").jpeg().toBuffer(), "Está en CMYK"],
    [
      "a JPEG that ends in the middle",
      async () => {
        const whole = await noise().jpeg().toBuffer();
        return whole.subarray(0, whole.length >> 1);
      },
      "está cortada o dañada",
    ],
    ["20,000 pixels of width", async () => await plain(20_000, 10).png().toBuffer(), "el máximo es 16.384"],
    ["a small upright photo", async () => await plain(800, 1200).jpeg().toBuffer(), "el doble de ancho que de alto"],
    ["1,000 pixels of width", async () => await plain(1000, 500).jpeg().toBuffer(), "se vería borrosa"],
    ["another kind of file", async () => Buffer.from("%PDF-1.7 "), "No es una imagen JPEG"],
    ["no bytes at all", async () => Buffer.alloc(0), "No es una imagen JPEG"],
    [
      "cylinders",
      async () => await plain(2048, 1024).withXmp(xmp('GPano:ProjectionType="cylindrical"')).jpeg().toBuffer(),
      "proyección equirrectangular",
    ],
    [
      "an animation",
      async () =>
        await sharp(await plain(1024, 1024).png().toBuffer(), {})
          .webp({ loop: 0 })
          .toBuffer()
          .then(async () =>
            sharp(
              await Promise.all(
                ["#000", "#fff"].map((background) =>
                  sharp({ create: { width: 1024, height: 512, channels: 3, background } })
                    .png()
                    .toBuffer(),
                ),
              ),
              { join: { animated: true } },
            )
              .webp()
              .toBuffer(),
          ),
      "animada",
    ],
  ])("%s", async (_, make, sentence) => {
    await expect(cutPanorama(await make())).rejects.toThrow(sentence);
  });
});
