import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ScreenFacts } from "#content/screens/product-screens.ts";
import { readBuiltScreens } from "#server/site/screens/built-screens.server.ts";
import { cutPictures, writePictures } from "./cut-pictures.ts";
import { isFresh } from "./freshness.ts";
import { keepManifest } from "./manifest.ts";

/** A screen of 60 × 40, in whose place a telephone shows a square of 20. */
const SMALL: ScreenFacts = {
  alt: "Una pantalla",
  pigment: "cobalto",
  stand: "sheet",
  width: 60,
  height: 40,
  narrow: { side: 20 },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umbral-cuts-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const filled = async (background: string, width: number, height: number): Promise<Buffer> =>
  await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** White, or black, and red in a telephone's window; both at twice the size. */
const picture = async (ground: string, { width = 120, height = 80, side = 40 } = {}) => ({
  wide: await filled(ground, width, height),
  narrow: await filled("#ff0000", side, side),
});

const taken = async () => ({ light: await picture("#ffffff"), dark: await picture("#000000") });

const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return `${width} × ${height} ${format}`;
};

const colourAt = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe("the cuts of a screen", () => {
  test("60 × 40 is cut to 60 × 40, to 120 × 80 and to a square of 40", async () => {
    const { files, mark } = await cutPictures("small", SMALL, await taken());
    const sizes = await Promise.all(
      [...files].map(async ([name, bytes]) => `${name.replace(`.${mark}`, "")}: ${await sizeOf(bytes)}`),
    );
    expect(sizes).toEqual([
      "small-light-1x.avif: 60 × 40 heif",
      "small-light-1x.webp: 60 × 40 webp",
      "small-light-2x.avif: 120 × 80 heif",
      "small-light-2x.webp: 120 × 80 webp",
      "small-light-narrow.avif: 40 × 40 heif",
      "small-light-narrow.webp: 40 × 40 webp",
      "small-dark-1x.avif: 60 × 40 heif",
      "small-dark-1x.webp: 60 × 40 webp",
      "small-dark-2x.avif: 120 × 80 heif",
      "small-dark-2x.webp: 120 × 80 webp",
      "small-dark-narrow.avif: 40 × 40 heif",
      "small-dark-narrow.webp: 40 × 40 webp",
    ]);
  });

  test("a telephone sees the picture of its own window", async () => {
    const { files, mark } = await cutPictures("small", SMALL, await taken());
    for (const at of [1, 38]) {
      const [red, green, blue] = await colourAt(files.get(`small-light-narrow.${mark}.webp`)!, at, at);
      expect(red).toBeGreaterThan(200);
      expect(green! + blue!).toBeLessThan(90);
    }
  });

  test("the dark picture is the one taken in the dark", async () => {
    const { files, mark } = await cutPictures("small", SMALL, await taken());
    expect((await colourAt(files.get(`small-light-1x.${mark}.webp`)!, 2, 2))[0]).toBeGreaterThan(240);
    expect((await colourAt(files.get(`small-dark-1x.${mark}.webp`)!, 2, 2))[0]).toBeLessThan(16);
  });

  test("the same picture has the same mark, another one another", async () => {
    const first = await cutPictures("small", SMALL, await taken());
    expect((await cutPictures("small", SMALL, await taken())).mark).toBe(first.mark);
    const other = { light: await picture("#eeeeee"), dark: await picture("#000000") };
    expect((await cutPictures("small", SMALL, other)).mark).not.toBe(first.mark);
    expect(first.mark).toMatch(/^[0-9a-f]{10}$/);
  });

  test("a picture that would have to be blown up is refused", async () => {
    const small = await picture("#ffffff", { width: 110, height: 80 });
    await expect(cutPictures("small", SMALL, { light: small, dark: small })).rejects.toThrow("small: 110 × 80");
    const narrow = await picture("#ffffff", { side: 38 });
    await expect(cutPictures("small", SMALL, { light: narrow, dark: narrow })).rejects.toThrow("small: 38 × 38");
  });
});

describe("the list of pictures", () => {
  const keep = async (id: string, ground: string, { sources = "a", keepsOthers = false } = {}) => {
    const cut = await cutPictures(id, SMALL, { light: await picture(ground), dark: await picture("#000000") });
    writePictures(folder, cut);
    keepManifest(folder, [{ id, mark: cut.mark, width: 60, height: 40 }], { sources, keepsOthers });
    return cut.mark;
  };

  test("the pages read what was written", async () => {
    const mark = await keep("small", "#ffffff");
    expect(readBuiltScreens(folder, { small: SMALL })).toEqual({ small: mark });
  });

  test("files of the list before stay for pages that were sent a moment ago; those before them go", async () => {
    const [first, second, third] = [
      await keep("small", "#ffffff"),
      await keep("small", "#dddddd"),
      await keep("small", "#bbbbbb"),
    ];
    const marks = new Set(readdirSync(folder).map((name) => name.split(".")[1]));
    expect(marks.has(first)).toBe(false);
    expect(marks.has(second)).toBe(true);
    expect(marks.has(third)).toBe(true);
  });

  test("pictures that were not asked for stay listed where only some were taken, and go where all were", async () => {
    const one = await keep("one", "#ffffff");
    const two = await keep("two", "#dddddd", { keepsOthers: true });
    expect(readBuiltScreens(folder, { one: SMALL, two: SMALL })).toEqual({ one, two });
    await keep("two", "#dddddd");
    expect(readBuiltScreens(folder, { one: SMALL, two: SMALL })).toEqual({ two });
  });

  test("it is fresh for the sources that it was made of, and for no others", async () => {
    expect(isFresh(folder, "a")).toBe(false);
    await keep("small", "#ffffff", { sources: "a" });
    expect(isFresh(folder, "a")).toBe(true);
    expect(isFresh(folder, "b")).toBe(false);
    writeFileSync(join(folder, "manifest.json"), "{half");
    expect(isFresh(folder, "a")).toBe(false);
  });

  test("a damaged list is replaced, and no half list is ever left beside it", async () => {
    writeFileSync(join(folder, "manifest.json"), "{half");
    await keep("small", "#ffffff", { keepsOthers: true });
    expect(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")).screens).toHaveProperty("small");
    expect(existsSync(join(folder, "manifest.json.new"))).toBe(false);
  });
});
