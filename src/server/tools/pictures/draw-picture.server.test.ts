import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { contrastOver, LEAST_CONTRAST } from "#domain/tools/pictures/contrast.ts";
import { PICTURE_SHAPES, type PictureContent } from "#domain/tools/pictures/picture.ts";
import { TEMPLATES } from "#domain/tools/pictures/templates.ts";
import { drawnGround, drawPicture, drawPictures, measuredPhoto, type PictureOrder } from "./draw-picture.server.ts";

const content: PictureContent = {
  kicker: "Nuevo en Ruzafa",
  title: "Piso con balcón y luz de mañana",
  place: "Calle de Cádiz, 42 · València",
  facts: ["3 dormitorios", "94 m²", "Terraza de 12 m²"],
  price: "342.000 €",
  previousPrice: "359.000 €",
  when: "Sábado 5 de diciembre, de 11 a 14 h",
  body: "Un mercado modernista y calles de sombra.",
  label: "Recreación virtual",
};
const brand = { name: "Ferrer Hogar", colour: "#0f6b5c", logo: null, agent: null, contact: "612 345 678" };

/** A photo of 800 × 600 made of one rule for every pixel. */
async function photoOf(pixel: (x: number, y: number) => number) {
  const [width, height] = [800, 600];
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) data.fill(pixel(at % width, Math.floor(at / width)), at * 3, at * 3 + 3);
  const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { bytes, photo: { ...(await measuredPhoto(bytes)), isPlan: false } };
}

/** The same noise every time: a linear congruential generator. */
function noise() {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return (state >> 16) & 255;
  };
}
const random = noise();
const photos = {
  white: await photoOf(() => 255),
  black: await photoOf(() => 0),
  noisy: await photoOf(() => random()),
  checkered: await photoOf((x, y) => (((x >> 5) + (y >> 5)) % 2 ? 255 : 0)),
};
const order = (over: Partial<PictureOrder> = {}): PictureOrder => ({
  template: "new-sheet",
  shape: "portrait",
  content,
  brand,
  photos: [photos.noisy, photos.checkered],
  logo: null,
  ...over,
});

test.each(PICTURE_SHAPES)(
  "$id is exactly $widthPx × $heightPx, a JPEG of at most 500 KB and a PNG",
  async ({ id, widthPx, heightPx }) => {
    for (const form of ["png", "jpeg"] as const) {
      const file = await drawPicture(order({ template: "new-lines", shape: id }), form);
      const { width, height, format } = await sharp(file).metadata();
      expect([width, height, format]).toEqual([widthPx, heightPx, form]);
      if (form === "jpeg") expect(file.byteLength).toBeLessThanOrEqual(500_000);
    }
  },
);

test("a flat picture is a PNG with a palette", async () => {
  const file = await drawPicture(order({ photos: [] }), "png");
  expect(await sharp(file).metadata()).toMatchObject({ isPalette: true });
  expect(file.byteLength).toBeLessThan(200_000);
});

test("the same order gives the same bytes, in the order asked for", async () => {
  const orders = [
    { order: order({ template: "district-cover" }), form: "jpeg" as const },
    { order: order({ photos: [] }), form: "png" as const },
  ];
  const [first, second] = [await drawPictures(orders), await drawPictures(orders)];
  expect(first.map((file) => Buffer.from(file).toString("base64"))).toEqual(
    second.map((file) => Buffer.from(file).toString("base64")),
  );
});

describe.each(Object.keys(photos) as (keyof typeof photos)[])("over a %s photo", (name) => {
  // Every template in one shape here and in the next one for the next photo, so that all four are measured.
  const start = Object.keys(photos).indexOf(name);
  test.each(
    TEMPLATES.map((template, i) => ({
      id: template.id,
      shape: PICTURE_SHAPES[(i + start) % PICTURE_SHAPES.length]!.id,
    })),
  )("$id as $shape is legible at 4.5:1 on its very pixels", async ({ id, shape }) => {
    const { drawing, pixels } = await drawnGround(order({ template: id, shape, photos: [photos[name], photos[name]] }));
    expect([pixels.width, pixels.height]).toEqual([drawing.widthPx, drawing.heightPx]);
    for (const { ink, colour, text } of drawing.texts) {
      expect(contrastOver(pixels, ink, colour), text).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }
  });
});

test("a photo that its camera turned is shown upright", async () => {
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#808080" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await measuredPhoto(bytes)).toEqual({ widthPx: 200, heightPx: 400, focus: null });
  const file = await drawPicture(
    order({ photos: [{ bytes, photo: { ...(await measuredPhoto(bytes)), isPlan: false } }] }),
    "jpeg",
  );
  expect((await sharp(file).metadata()).width).toBe(1080);
});

test("a logo is drawn as it is, on white where its ground is not", async () => {
  const logo = await sharp({ create: { width: 300, height: 100, channels: 3, background: "#ff00ff" } })
    .png()
    .toBuffer();
  const file = await drawPicture(
    order({ template: "new-frame", brand: { ...brand, logo: { widthPx: 300, heightPx: 100 } }, logo }),
    "png",
  );
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  let pink = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 255) pink++;
  expect(pink).toBeGreaterThan(5000);
});

test("bytes that are no picture fail with a word of it, and an unknown template too", async () => {
  await expect(measuredPhoto(Buffer.from("no picture"))).rejects.toThrow();
  await expect(drawPicture(order({ template: "none" }), "png")).rejects.toThrow("no template is named none");
});

describe("the mark inside the file", () => {
  const typeOf = async (file: Uint8Array) => {
    const { xmp } = await sharp(file).metadata();
    const text = xmp!.toString("utf8");
    return [/digitalsourcetype\/(\w+)/.exec(text)?.[1], text] as const;
  };

  test.each(["png", "jpeg"] as const)(
    "of a %s says that words were set by a person, and survives being read back",
    async (form) => {
      const plain = order({ content: { ...content, label: null } });
      const [type, text] = await typeOf(await drawPicture(plain, form));
      expect(type).toBe("digitalCreation");
      expect(text).toContain("<xmp:CreatorTool>Umbral</xmp:CreatorTool>");
    },
  );

  test("of a picture whose label says that its photo is no capture is of a composite, and holds the label", async () => {
    const [type, text] = await typeOf(
      await drawPicture(order({ content: { ...content, label: "Recreación virtual & <más>" } }), "jpeg"),
    );
    expect(type).toBe("compositeSynthetic");
    expect(text).toContain("Recreación virtual &amp; &lt;más&gt;");
  });

  test("of a photo that a model altered is its own, whatever the label says", async () => {
    const mark = '<x:xmpmeta xmlns:x="adobe:ns:meta/">compositeWithTrainedAlgorithmicMedia</x:xmpmeta>';
    const bytes = await sharp(photos.noisy.bytes).withXmp(mark).jpeg().toBuffer();
    const altered = order({ photos: [{ ...photos.noisy, bytes }], content: { ...content, label: null } });
    expect((await typeOf(await drawPicture(altered, "jpeg")))[0]).toBe("compositeWithTrainedAlgorithmicMedia");
  });
});
