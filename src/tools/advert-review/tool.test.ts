import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { photoOf } from "#domain/tools/advert-review/reviewed.test-data.ts";
import { readResultDocument } from "../../test/read-result-document.tsx";
import { roomOfName } from "./room-of-name.ts";
import { advertReview as tool } from "./tool.ts";

const FACTS = { today: "2026-11-27", homePhotos: null, nearbyListings: [] };
const EXAMPLE = tool.example as unknown as Record<string, unknown> & { home: Record<string, unknown> };
const parsed = (more: Record<string, unknown> = {}) =>
  z.parse(tool.input, { ...EXAMPLE, ...more, home: { ...EXAMPLE.home, ...(more.home as object) } });
const run = (more: Record<string, unknown> = {}, facts: Partial<Parameters<typeof tool.run>[1]> = {}) =>
  tool.run(parsed(more), { ...FACTS, ...facts } as Parameters<typeof tool.run>[1]);
const messages = (more: Record<string, unknown>) =>
  z
    .safeParse(tool.input, { ...EXAMPLE, ...more })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("the input", () => {
  test("an address alone is asked to be pasted, in text and title, and an address within a text is none", () => {
    const asked = "Pega el texto del anuncio, no su dirección: no leemos páginas ajenas.";
    expect(messages({ text: "https://portal.example/inmueble/123" })).toEqual([`text: ${asked}`]);
    expect(messages({ title: " www.portal.example/1 " })).toEqual([`title: ${asked}`]);
    expect(messages({ text: "Piso en Zaragoza. Más en www.portal.example" })).toBeUndefined();
  });

  test("sixty photos are taken and sixty-one are not, nor one that is there twice or a measure that cannot be", () => {
    const photos = (count: number) => Array.from({ length: count }, (_, at) => photoOf(`foto ${at}`));
    expect(messages({ photos: photos(60) })).toBeUndefined();
    expect(messages({ photos: photos(61) })).toEqual(["photos: Elige como mucho 60 fotos"]);
    expect(messages({ photos: [photoOf("a"), photoOf("a")] })).toEqual(["photos: Cada foto tiene su propio nombre"]);
    expect(messages({ photos: [photoOf("a", { look: { brightness: 300 } })] })?.[0]).toMatch(
      /^photos\.0\.look\.brightness/,
    );
  });

  test("measures as a form holds them are read", () => {
    const { look } = photoOf("a");
    const held = {
      ...photoOf("a"),
      room: "",
      widthPx: "1600",
      look: { ...look, shadows: "0,05", tilt: "", fingerprint: "" },
    };
    expect(parsed({ photos: [held] }).photos[0]).toMatchObject({
      room: null,
      widthPx: 1600,
      look: { shadows: 0.05, tilt: null, fingerprint: null },
    });
  });
});

describe("the result", () => {
  test("survives JSON, and page, text, message and paper say the score, the gate and the first fix", () => {
    const result = run();
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    const texts = [
      tool.textOf(result, parsed()),
      tool.messageOf(result, parsed()),
      readResultDocument(tool, result, parsed()),
    ];
    for (const text of texts) {
      expect(text).toContain(String(Math.round(result.score)));
      expect(text).toContain(result.fixes[0]!.title);
    }
    expect(tool.messageOf(result, parsed()).length).toBeLessThanOrEqual(700);
  });

  test("an advert that breaks the law is not publishable whatever its score, and the sentence is quoted", () => {
    const result = run({ text: "Piso de 3 habitaciones en Zaragoza.\nSolo españoles.", headlines: ["Solo españoles"] });
    expect(result.isPublishable).toBe(false);
    const text = tool.textOf(result, parsed());
    expect(text).toContain("No publicable todavía");
    expect(text).toContain("«Solo españoles");
    expect(result.after.text).not.toMatch(/españoles/);
    expect(JSON.stringify(tool.shownResult!(result))).not.toContain("Solo españoles");
  });

  test("words that exclude are found in the fields that texts are made of, and stand in no proposal", () => {
    const result = run({ home: { placeName: "Delicias, solo españoles" }, views: "el parque, no niños" });
    expect(result.isPublishable).toBe(false);
    expect(result.check.findings.map(({ field }) => field)).toEqual(["home.placeName", "views"]);
    expect(JSON.stringify([result.after, result.ads.made])).not.toMatch(/españoles|niños/);
  });

  test("proposed title and text are for the home's file only where they may go out", () => {
    const { after } = run();
    expect(tool.forHome!(run(), parsed())).toEqual({ title: after.title, descriptions: { es: after.text } });
    expect(tool.forHome!(run({ home: { energyRating: "" } }), parsed())).toEqual({});
  });

  test("a fact that only the text says is kept in the rewrite, and offered to the fields", () => {
    const text =
      "Muy luminoso, a reformar, año 1965, cuarta planta, junto al metro. Dos balcones a la calle. Clase energética E. Se admite permuta.";
    const home = { floor: "", condition: "", energyRating: "", yearBuilt: "" };
    const result = run({ title: "Piso en Delicias", text, home });
    for (const words of [
      /reformar/,
      /1965/,
      /cuarta planta/,
      /[Jj]unto al metro/,
      /[Dd]os balcones/,
      /: E\.|clase E|energética E/,
      /permuta/,
    ])
      expect(result.after.text).toMatch(words);
    expect(result.unplaced!.filter(({ why }) => why === "unplaced")).toEqual([]);
    expect(result.inText!.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["home.floor", "home.yearBuilt", "home.energyRating"]),
    );
    expect(result.missing.map(({ label }) => label)).not.toContain("Año");
    // The advert says its letter, wherever it is written.
    expect(result.isPublishable).toBe(true);
  });

  test("a fact that text and fields tell differently is said first with both values, told by no proposal, and goes into no file", () => {
    const text = "Piso en venta. Comunidad 95 €/mes. Precio 489.000 €.";
    const result = run({ text, home: { operation: "alquiler", price: "95" } });
    expect(result.contradictions!.map(({ field }) => field)).toEqual(["operation", "price"]);
    expect(result.after.text).not.toMatch(/95 € al mes(?! de gastos| por)|por 95/);
    expect(result.after.text).toContain("489.000");
    expect(tool.textOf(result, parsed())).toMatch(/Precio: «489\.000\s€» en el texto, «95\s€» en los datos/);
    expect(tool.describe(result, parsed()).sections[0]!.id).toBe("optimizador-contradice");
    expect(tool.forHome!(result, parsed())).toEqual({});
  });

  test("a copy is named once, beside the photo that stays, and photos of two rooms are none", () => {
    const print = { look: { fingerprint: "0123456789abcdef" } };
    const photos = [photoOf("1"), photoOf("2", { ...print, room: "salon" }), photoOf("3", { ...print, room: null })];
    const { photos: judged, order } = run({ photos });
    expect(judged.map(({ repeats }) => repeats)).toEqual([undefined, undefined, 2]);
    expect(order.filter(({ why }) => /Repite/.test(why))).toEqual([
      { id: "3", why: "Repite la foto 2, que se queda: quita solo esta" },
    ]);
    const rooms = [photos[1]!, { ...photos[2]!, room: "cocina" }];
    expect(run({ photos: rooms }).photos.map(({ repeats }) => repeats)).toEqual([undefined, undefined]);
  });

  test("without comparables the price does not count and the rest makes a hundred; without a price it counts as nothing", () => {
    expect(run({ comparablesText: "" }).parts.price).toBeNull();
    expect(run({ home: { price: "" } }).parts.price).toEqual({ got: 0, points: 20 });
    expect(run({ home: { price: "244.000" } }).parts.price).toEqual({ got: 20, points: 20 });
  });

  test("a home's own photos are judged where none were chosen, and their order can be applied", () => {
    const photos = [photoOf("1", { room: "bano" }), photoOf("2", { room: "salon" })];
    const homePhotos = { homeId: "8f7f4a52-1111-4222-8333-444455556666", photos };
    const ofFile = run({ photos: [] }, { homePhotos });
    expect(ofFile.photosOf).toBe(homePhotos.homeId);
    expect(ofFile.order.map(({ id }) => id)).toEqual(["2", "1"]);
    expect(run({}, { homePhotos }).photosOf).toBeNull();
    expect(tool.shownResult!(ofFile).photosOf).toBeNull();
  });

  test("a headline of thirty-one letters fails, and one of thirty does not", () => {
    const typed = (letters: number) =>
      run({ headlines: `Piso en venta\nCon terraza\n${"a".repeat(letters)}` }).ads.typed!;
    expect(typed(31).problems).toContain(`«${"a".repeat(31)}» pasa de 30 caracteres: tiene 31.`);
    expect(typed(30).headlines.every(({ fits }) => fits)).toBe(true);
  });

  test("script in any field stays text", () => {
    const script = "<script>alert(1)</script>";
    const result = run({ title: script, text: script, headlines: script });
    expect(result.before.title).toBe(script);
    expect(tool.forHome!(result, parsed()).descriptions?.es ?? "").not.toContain("<script>");
  });
});

test("no true fact of a home lowers its score, in any order, beside comparables", { timeout: 60_000 }, () => {
  const facts: Record<string, readonly unknown[]> = {
    usableAreaM2: ["70"], rooms: ["2", "5"], bathrooms: ["1"], floor: ["0", "6"], buildingFloors: ["7"],
    condition: ["a_reformar", "bueno"], hasLift: ["si", "no"], isExterior: ["no"], hasTerrace: ["si"], hasParkingIncluded: ["si"],
    yearBuilt: ["1920", "2019"], energyRating: ["A", "G"], orientations: [["norte"]],
  }; // biome-ignore format: a table
  const apart: Record<string, unknown> = {
    heating: "gas_individual",
    communityFee: "300",
    terraceAreaM2: "9",
    energyStatus: "en_tramite",
    isFurnished: "si",
    hasPlan: "si",
    hasTour: "si",
    hasVideo: "si",
    views: "el parque",
  };
  const bare = {
    operation: "venta",
    type: "piso",
    builtAreaM2: "82",
    latitude: "41,6436",
    longitude: "-0,8898",
    price: "290.000",
  };
  const scoreWith = (home: object, more: object) =>
    tool.run(z.parse(tool.input, { ...EXAMPLE, ...more, home: { ...bare, ...home } }), FACTS as never).score;
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...Object.keys(facts), ...Object.keys(apart)], { minLength: 3, maxLength: 5 }),
      fc.nat(5),
      (names, pick) => {
        const home: Record<string, unknown> = {};
        const more: Record<string, unknown> = { heating: "", terraceAreaM2: "", hasPlan: "", nearby: "" };
        let before = scoreWith(home, more);
        for (const name of names) {
          const values = facts[name];
          if (values) home[name] = values[pick % values.length];
          else more[name] = apart[name];
          const after = scoreWith(home, more);
          expect(after, `${name} of ${names.join(", ")}`).toBeGreaterThanOrEqual(before - 1e-9);
          before = after;
        }
      },
    ),
    { numRuns: 12 },
  );
});

test("a known home fills the form with all that its file says", () => {
  const home = {
    operation: "venta",
    type: "piso",
    country: "ES",
    currency: "EUR",
    builtAreaM2: 84,
    orientations: ["sur"],
  } as const;
  expect(
    tool.fillFrom!(home as never, {
      title: "Piso con terraza en el Centro",
      description: "Piso con terraza.",
      heating: "gas_individual",
      features: ["Balcón", "Trastero"],
    }),
  ).toEqual({
    home,
    title: "Piso con terraza en el Centro",
    text: "Piso con terraza.",
    heating: "gas_individual",
    features: "Balcón\nTrastero",
    orientation: "sur",
  });
});

test("a file's name tells its room", () => {
  const names = [
    "Salon-2.jpg",
    "IMG_0042.JPG",
    "baño principal.jpeg",
    "PLANO.png",
    "recámara_1.webp",
    "salon comedor.jpg",
  ];
  expect(names.map(roomOfName)).toEqual(["salon", null, "bano", "plano", "dormitorio", "comedor"]);
});

test("a photo without a name of its own and a letter under a heap of signs are refused with a message", () => {
  expect(messages({ photos: [photoOf("\u200b")] })).toEqual([
    "photos.0.id: Esa medida de la foto no puede ser. Vuelve a elegir la foto.",
  ]);
  expect(messages({ text: `Piso con balco\u0301n. a${"\u0301\u0323".repeat(2000)}` })).toEqual([
    "text: Hay una letra con demasiados signos encima. Escríbela otra vez.",
  ]);
  expect(messages({ text: "Piso con balco\u0301n y ban\u0303o" })).toBeUndefined();
});

test("comparables with an address and no position count", () => {
  const comparablesText =
    "Ponzano 12; 90 m2; 270000\nPonzano 14; 92 m2; 275000\nPonzano 16; 88 m2; 265000\nPonzano 18; 95 m2; 280000";
  const result = run({ comparablesText, home: { latitude: "", longitude: "" } });
  expect(result.price?.comparables).toBe(4);
});
