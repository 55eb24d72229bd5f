import { expect, test } from "vitest";
import { contrastOf } from "../../accounts/agency/brand.ts";
import { MUSIC_PIECES } from "../music/music-pieces.ts";
import { FILM_SHAPES, SAFE_AREAS } from "../video/film.ts";
import { amountOf, dropText } from "./parts/amounts.ts";
import { figureOf } from "./parts/common-scenes.ts";
import { LOOK_IDS, lookOf, tonesOn } from "./parts/look.ts";
import { periodName, yearBefore } from "./parts/periods.ts";
import { stageOf } from "./parts/stage.ts";
import { fitText } from "./parts/text-block.ts";
import { newPromo, promoDocumentSchema, withValue } from "./promo-document.ts";
import { exampleRental } from "./promo-home.ts";
import { fieldValue, missingData } from "./template.ts";
import { templateOf } from "./template-list.ts";
import { ASSETS, filled } from "./templates.test-data.ts";

test("amounts are read from prices of every country", () => {
  expect(amountOf("262.000\u00a0€")).toBe(262_000);
  expect(amountOf("MX$3,450,000")).toBe(3_450_000);
  expect(amountOf("$\u00a0850.000.000")).toBe(850_000_000);
  expect(amountOf("1.150,50\u00a0€ al mes")).toBe(1150.5);
  expect(amountOf("A consultar")).toBeNull();
});

test("from 279,000 to 262,000 it is 6.1 % less; a price that rose says nothing", () => {
  expect(dropText(279_000, 262_000)).toBe("6,1\u00a0% menos");
  expect(dropText(262_000, 279_000)).toBe("");
  expect(dropText(null, 1)).toBe("");
});

test("a fact is its figure and its unit", () => {
  expect(figureOf("3 dormitorios")).toEqual({ figure: "3", unit: "dormitorios" });
  expect(figureOf("1.240\u00a0m²")).toEqual({ figure: "1.240", unit: "m²" });
  expect(figureOf("Terraza")).toEqual({ figure: "", unit: "Terraza" });
});

test("periods have names and a year before", () => {
  expect(periodName("2026-T2")).toBe("2.º trimestre de 2026");
  expect([yearBefore("2026-T2"), yearBefore("2026-09"), yearBefore("2026"), yearBefore("ayer")]).toEqual([
    "2025-T2",
    "2025-09",
    "2025",
    null,
  ]);
});

test("the price of a home on sale is no rent", () => {
  const rental = templateOf("alquiler");
  expect(fieldValue(newPromo("alquiler"), ASSETS, rental, "price")).toMatchObject({ text: "", from: "nothing" });
  expect(missingData(newPromo("alquiler"), ASSETS, rental).map(({ field }) => field)).toContain("price");
  const toLet = { ...ASSETS, home: exampleRental() };
  expect(fieldValue(newPromo("alquiler"), toLet, rental, "price").text).toBe("1.150\u00a0€/mes");
});

test("the words of a person go before the home, and the difference is said", () => {
  const template = templateOf("nueva");
  expect(fieldValue(newPromo("nueva"), ASSETS, template, "price")).toEqual({
    text: "262.000\u00a0€",
    from: "home",
    differsFrom: null,
  });
  const written = withValue(newPromo("nueva"), "price", "259.000\u00a0€");
  expect(fieldValue(written, ASSETS, template, "price")).toEqual({
    text: "259.000\u00a0€",
    from: "written",
    differsFrom: "262.000\u00a0€",
  });
  expect(withValue(written, "price", null)).toEqual(newPromo("nueva"));
});

test("a document survives JSON and its schema, and one with another field does not", () => {
  const document = filled("opinion");
  expect(promoDocumentSchema.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
  expect(promoDocumentSchema.safeParse({ ...document, values: { unknown: "x" } }).success).toBe(false);
  expect(promoDocumentSchema.safeParse({ ...document, values: { price: "9".repeat(300) } }).success).toBe(false);
});

test("words lie inside what networks leave free, in every shape", () => {
  for (const shape of FILM_SHAPES) {
    const { safe, words, width, height } = stageOf(shape);
    const area = SAFE_AREAS[shape];
    for (const box of [safe, words]) {
      expect(box.x).toBeGreaterThanOrEqual(area.left * width - 1e-9);
      expect(box.y).toBeGreaterThanOrEqual(area.top * height - 1e-9);
      expect(box.x + box.width).toBeLessThanOrEqual(area.right * width + 1e-9);
      expect(box.y + box.height).toBeLessThanOrEqual(area.bottom * height + 1e-9);
    }
  }
});

test("a text takes the greatest size that fits; a word that fits at none is cut and said", () => {
  const style = { cut: "display", size: [100, 40], lines: 2 } as const;
  const short = fitText("Piso", style, 900);
  expect([short.face.sizePx, short.isForced]).toEqual([100, false]);
  const longer = fitText("Ático dúplex reformado de cuatro dormitorios", style, 500);
  expect(longer.isForced).toBe(false);
  expect(longer.lines).toHaveLength(2);
  expect(longer.width).toBeLessThanOrEqual(500);
  const cut = fitText("W".repeat(60), style, 300);
  expect(cut.isForced).toBe(true);
  expect(cut.lines.length).toBeLessThanOrEqual(2);
});

test("texts keep 4.5:1 on every ground, whatever the agency's colour", () => {
  for (const colour of [null, "#0f6b4f", "#f2d64b", "#ff00aa", "#777777", "#000000", "#ffffff"]) {
    for (const id of LOOK_IDS) {
      const look = lookOf(id, colour);
      for (const scene of [0, 1, 2, 3]) {
        const tones = tonesOn(look.groundOf(scene), look.colours);
        for (const ink of [tones.main, tones.quiet, tones.accent])
          expect(contrastOf(ink, tones.base)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(tones.onBody, tones.body)).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test("neighbouring scenes never stand on the same ground", () => {
  for (const id of LOOK_IDS) {
    const look = lookOf(id, null);
    for (let scene = 0; scene < 12; scene++) expect(look.groundOf(scene)).not.toBe(look.groundOf(scene + 1));
  }
});

test("a new film has a piece of music that there is", () => {
  expect(MUSIC_PIECES.map(({ id }) => id)).toContain(newPromo("nueva").music.pieceId);
});
