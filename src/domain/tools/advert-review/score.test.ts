import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lookOfGrey } from "../../portfolio/homes/photo-pixels.ts";
import { PHOTO_ROOMS } from "../../portfolio/homes/photo-rooms.ts";
import { blurredCopy, roomScene } from "../../portfolio/homes/photo-scenes.test-data.ts";
import type { ReviewedAdvert } from "./advert.ts";
import { bestOrder } from "./best-order.ts";
import { concreteFacts } from "./concrete-facts.ts";
import { firstFixes } from "./fixes.ts";
import { goodAdvert, photoOf } from "./reviewed.test-data.ts";
import { CRITERIA, EVIDENCE, PARTS } from "./rubric.ts";
import { scoreOf } from "./score.ts";

const score = (advert: ReviewedAdvert) => scoreOf(advert).score;
const withPhoto = (advert: ReviewedAdvert, at: number, change: Parameters<typeof photoOf>[1]) => ({
  ...advert,
  photos: advert.photos.map((photo, i) => (i === at ? photoOf(photo.id, { room: photo.room, ...change }) : photo)),
});

describe("the rubric", () => {
  test("is 20 for the price, 25 photos, 20 text, 20 data, 5 plan, tour and video, 10 the first screen", () => {
    const points = PARTS.map((part) =>
      CRITERIA.filter((one) => one.part === part).reduce((sum, one) => sum + one.points, 0),
    );
    expect(points).toEqual([20, 25, 20, 20, 5, 10]);
  });

  test("gives every criterion a reason and a grade with its year and place, and flags what was measured in the United States", () => {
    for (const { reason, evidence } of CRITERIA) {
      expect(reason).toMatch(/\.$/);
      expect(evidence.length).toBeGreaterThan(0);
      for (const { year, where, finding } of evidence) {
        expect(year).toBeGreaterThan(2000);
        expect([where, finding]).not.toContain("");
      }
    }
    const abroad = Object.values(EVIDENCE).filter(({ grade }) => grade === "estudio");
    expect(abroad.every(({ isAmerican }) => isAmerican)).toBe(true);
  });
});

describe("the score", () => {
  test("of an advert that lacks nothing is near a hundred, of an empty one nothing", () => {
    expect(score(goodAdvert())).toBeGreaterThan(95);
    const empty = { ...goodAdvert(), title: "", text: "", photos: [], hasPlan: false, hasTour: false, hasVideo: false };
    const nothing = {
      ...empty,
      wanted: empty.wanted.map((one) => ({ ...one, isKnown: false })),
      price: "no-price" as const,
    };
    expect(score(nothing)).toBe(0);
  });

  test("without comparables makes a hundred of the other eighty points", () => {
    const { parts, criteria, score } = scoreOf({ ...goodAdvert(), price: "no-comparables" });
    expect(parts.price).toBeNull();
    const got = criteria.reduce((sum, one) => sum + one.got, 0);
    expect(score).toBeCloseTo((got / 80) * 100, 9);
  });

  test("of a price: all twenty within the range, ten at one and a half half widths, none at two", () => {
    const points = (price: number) => scoreOf({ ...goodAdvert(), price }).parts.price!.got;
    expect([0, 1, -1, 1.5, -1.5, 2, 3].map(points)).toEqual([20, 20, 20, 10, 10, 0, 0]);
  });

  test("of nine photos is three quarters of what fifteen earn", () => {
    const count = (photos: number) =>
      scoreOf({ ...goodAdvert(), photos: goodAdvert().photos.slice(0, photos) }).criteria.find(
        ({ id }) => id === "count",
      )!.got;
    expect([9, 15].map(count)).toEqual([5.25, 7]);
  });
});

/** Ten adverts, each worse than the one before it. */
const TEN: readonly (readonly [string, (advert: ReviewedAdvert) => ReviewedAdvert])[] = [
  ["good", (advert) => advert],
  ["its second photo blurred", (advert) => withPhoto(advert, 1, { look: { sharpness: 25 } })],
  ["its third photo tilted", (advert) => withPhoto(advert, 2, { look: { tilt: 5 } })],
  ["its fourth photo dark", (advert) => withPhoto(advert, 3, { look: { brightness: 40 } })],
  ["no video", (advert) => ({ ...advert, hasVideo: false })],
  ["a worn title", (advert) => ({ ...advert, title: "Precioso piso de 3 habitaciones en Ruzafa" })],
  [
    "a datum less",
    (advert) => ({ ...advert, wanted: advert.wanted.map((one, at) => (at === 0 ? { ...one, isKnown: false } : one)) }),
  ],
  ["seven photos less", (advert) => ({ ...advert, photos: advert.photos.slice(0, 8) })],
  ["a price beyond its range", (advert) => ({ ...advert, price: 1.8 })],
  [
    "two lines of praise",
    (advert) => ({ ...advert, text: "¡¡Espectacular y luminoso!! OPORTUNIDAD única, no lo dejes escapar." }),
  ],
];

test("ten adverts keep their order, each worse than the one before", () => {
  let advert = goodAdvert();
  const scores = TEN.map(([name, worsen]) => {
    advert = worsen(advert);
    return [name, score(advert)] as const;
  });
  for (const [at, [name, points]] of scores.entries()) {
    if (at > 0) expect(points, name).toBeLessThan(scores[at - 1]![1]);
  }
});

test("a blurred copy in the place of a photo scores lower, and so does one beside it", () => {
  const sharp = roomScene({ seed: 5 });
  const advert = goodAdvert();
  const shot = (grey: typeof sharp, id: string) => ({ ...photoOf(id, { room: "salon" }), look: lookOfGrey(grey) });
  const withSharp = { ...advert, photos: [shot(sharp, "a"), ...advert.photos.slice(1)] };
  const blurred = blurredCopy(sharp, 1);
  expect(score({ ...advert, photos: [shot(blurred, "a"), ...advert.photos.slice(1)] })).toBeLessThan(score(withSharp));
  expect(score({ ...withSharp, photos: [...withSharp.photos, shot(blurred, "b")] })).toBeLessThan(score(withSharp));
});

const aPhoto = fc
  .record({
    room: fc.option(fc.constantFrom(...PHOTO_ROOMS)),
    widthPx: fc.integer({ min: 300, max: 4000 }),
    heightPx: fc.integer({ min: 300, max: 4000 }),
    brightness: fc.integer({ min: 0, max: 255 }),
    sharpness: fc.integer({ min: 0, max: 3000 }),
    lights: fc.double({ min: 0, max: 1, noNaN: true }),
    tilt: fc.option(fc.double({ min: -12, max: 12, noNaN: true })),
  })
  .map(({ room, widthPx, heightPx, ...look }) => ({ room, widthPx, heightPx, look }));
const SENTENCES = [
  "Tiene ascensor.", "La terraza mide 9 m².", "El metro está a 300 m.", "Tiene 3 habitaciones y 2 baños.",
  "Preciosa y espectacular.", "Se reformó en 2021.", "¡¡LLAMA YA!!", "Está en la planta 2.", "Con garaje y trastero.",
  "La orientación es sur y el salón tiene vistas al parque.", "Calefacción de gas y doble acristalamiento.",
]; // biome-ignore format: a list of sentences
const anAdvert: fc.Arbitrary<ReviewedAdvert> = fc
  .record({
    type: fc.constantFrom("piso", "casa", "local", "estudio" as const),
    title: fc.constantFrom("", "Piso en Ruzafa", "Precioso piso", "Casa de 3 habitaciones con jardín"),
    text: fc.array(fc.constantFrom(...SENTENCES), { maxLength: 8 }).map((lines) => lines.join("\n")),
    photos: fc.array(aPhoto, { maxLength: 16 }),
    known: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    hasPlan: fc.boolean(),
    hasTour: fc.boolean(),
    hasVideo: fc.boolean(),
    price: fc.oneof(
      fc.constantFrom("no-comparables" as const, "no-price" as const),
      fc.double({ min: -4, max: 4, noNaN: true }),
    ),
  })
  .map(({ photos, known, ...rest }) => ({
    ...rest,
    photos: photos.map((photo, at) => photoOf(`foto ${at}`, photo)),
    wanted: known.map((isKnown, at) => ({ name: `dato ${at}`, label: `Dato ${at}`, why: "", isKnown })),
  }));

describe("a true fact that is added never lowers the score", () => {
  const TRUE_SENTENCES = SENTENCES.filter((one) => !/Preciosa|LLAMA/.test(one));
  const additions: readonly (readonly [string, (advert: ReviewedAdvert, at: number) => ReviewedAdvert])[] = [
    [
      "a datum",
      (advert, at) => ({
        ...advert,
        wanted: advert.wanted.map((one, i) => (i === at % 6 ? { ...one, isKnown: true } : one)),
      }),
    ],
    ["a plan", (advert) => ({ ...advert, hasPlan: true })],
    ["a tour", (advert) => ({ ...advert, hasTour: true })],
    ["a video", (advert) => ({ ...advert, hasVideo: true })],
    [
      "a sentence",
      (advert, at) => ({ ...advert, text: `${advert.text}\n${TRUE_SENTENCES[at % TRUE_SENTENCES.length]}` }),
    ],
    ["the price", (advert) => (advert.price === "no-price" ? { ...advert, price: 3 } : advert)],
    [
      "the room of a photo",
      (advert, at) => ({
        ...advert,
        photos: advert.photos.map((photo, i) =>
          i === at % Math.max(1, advert.photos.length) && photo.room === null
            ? { ...photo, room: PHOTO_ROOMS[at % PHOTO_ROOMS.length]! }
            : photo,
        ),
      }),
    ],
  ];
  test.each(additions)("%s", (_, add) => {
    fc.assert(
      fc.property(anAdvert, fc.nat(1000), (advert, at) => score(add(advert, at)) >= score(advert) - 1e-9),
      { numRuns: 150 },
    );
  });
});

test("an advert with a worse photo is never better", () => {
  fc.assert(
    fc.property(anAdvert, fc.nat(15), fc.double({ min: 0, max: 1, noNaN: true }), (advert, at, share) => {
      const worse = advert.photos.map((photo, i) =>
        i === at
          ? {
              ...photo,
              look: {
                ...photo.look,
                sharpness: photo.look.sharpness * share,
                tilt: Math.abs(photo.look.tilt ?? 0) + 3 * share,
              },
            }
          : photo,
      );
      return score({ ...advert, photos: worse }) <= score(advert) + 1e-9;
    }),
    { numRuns: 150 },
  );
});

describe("the first fixes", () => {
  const proposed = {
    title: "Piso de 3 habitaciones en Ruzafa",
    opening: "",
    mended: "",
    text: goodAdvert().text,
    points: [],
  };

  test("are five at most, add up to the score that follows, and none loses points", () => {
    fc.assert(
      fc.property(anAdvert, (advert) => {
        const { fixes, score: after, fixed } = firstFixes(advert, proposed, null);
        expect(fixes.length).toBeLessThanOrEqual(5);
        expect(fixes.every(({ gain }) => gain > 0)).toBe(true);
        expect(after).toBeCloseTo(score(advert) + fixes.reduce((sum, { gain }) => sum + gain, 0), 6);
        expect(after).toBeCloseTo(score(fixed), 6);
      }),
      { numRuns: 60 },
    );
  });

  test("of a good advert with a blurred first photo: another order costs a click and comes first", () => {
    const advert = withPhoto(goodAdvert(), 0, { look: { sharpness: 20 } });
    const { fixes } = firstFixes(advert, proposed, null);
    expect(fixes[0]).toMatchObject({ kind: "order", effort: 1 });
    expect(fixes.map(({ kind }) => kind)).toContain("retake");
    expect(fixes.find(({ kind }) => kind === "retake")!.how).toMatch(/^Foto 1\. Limpia la lente/);
  });
});

describe("the order of photos", () => {
  test("opens with the best of the room that sells, then one of each, repeats of a room after, the same picture last", () => {
    const photos = [
      photoOf("pasillo", { room: "pasillo" }),
      photoOf("salón movido", { room: "salon", look: { sharpness: 20 } }),
      photoOf("salón", { room: "salon" }),
      photoOf("plano", { room: "plano" }),
      photoOf("cocina", { room: "cocina" }),
      { ...photoOf("copia", { room: "cocina" }), look: photoOf("cocina").look },
      photoOf("suelta"),
    ];
    expect(bestOrder(photos, "piso").map(({ id }) => id)).toEqual([
      "salón", "cocina", "pasillo", "suelta", "salón movido", "plano", "copia",
    ]); // biome-ignore format: a list of names
    expect(bestOrder(photos, "piso").map(({ why }) => why)).toEqual([
      "Salón: abre el anuncio",
      "Cocina: la única que la enseña",
      "Pasillo: la única que la enseña",
      "Sin estancia puesta: va detrás de las que la tienen",
      "Otra de salón: después de una de cada estancia",
      "El plano, al final: sitúa lo que ya se ha visto",
      "Repite la foto 5, que se queda: quita solo esta",
    ]);
  });

  test("of a house opens with its front, and no photo is lost or doubled", () => {
    const photos = [photoOf("a", { room: "salon" }), photoOf("b", { room: "fachada" }), photoOf("c")];
    expect(bestOrder(photos, "casa").map(({ id }) => id)).toEqual(["b", "a", "c"]);
    fc.assert(
      fc.property(anAdvert, ({ photos: some, type }) => {
        expect(
          bestOrder(some, type)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(some.map(({ id }) => id).toSorted());
      }),
      { numRuns: 60 },
    );
  });
});

test("concrete facts are counted once each, and a sentence more never takes one away", () => {
  expect(concreteFacts("Espectacular y luminoso. ¡No te lo pierdas!").size).toBe(0);
  const some = concreteFacts("Piso de 94 m² con 3 habitaciones.");
  expect([...some].toSorted()).toEqual(["builtAreaM2", "rooms"]);
  expect(concreteFacts("Piso de 94 m² con 3 habitaciones.\nTiene 94 m² y ascensor.").size).toBe(3);
});
