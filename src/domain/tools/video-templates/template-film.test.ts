import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { surfaceOf } from "../painting/surface.ts";
import { FILM_SHAPES, type Film, filmSeconds, filmSizeOf } from "../video/film.ts";
import { LOOK_IDS } from "./parts/look.ts";
import { newPromo, TEMPLATE_IDS } from "./promo-document.ts";
import { templateFilm } from "./template-film.ts";
import { TEMPLATES, templateOf } from "./template-list.ts";
import { ASSETS, filled } from "./templates.test-data.ts";

function frameOf(film: Film, share: number): Uint8ClampedArray {
  const surface = surfaceOf(film.widthPx, film.heightPx);
  film.paint(Math.round(share * (film.frames - 1)), surface);
  return surface.data;
}
const hash = (data: Uint8ClampedArray) => createHash("sha256").update(data).digest("hex").slice(0, 12);

test("there are twelve templates, one for each id", () => {
  expect(TEMPLATES.map(({ id }) => id).toSorted()).toEqual([...TEMPLATE_IDS].toSorted());
});

test("frames of a film are the same to the bit everywhere", () => {
  const films = [
    templateFilm(filled("nueva"), ASSETS, "9:16", 90),
    templateFilm(filled("mercado", { look: "noche" }), ASSETS, "1:1", 90),
    templateFilm(filled("opinion", { look: "pigmento" }), ASSETS, "16:9", 90),
  ];
  expect(films.map((film) => [0, 0.5, 1].map((share) => hash(frameOf(film, share))))).toMatchSnapshot();
});

describe.each(TEMPLATE_IDS)("%s", (id) => {
  test("with all its data it can be exported in every shape and look", () => {
    for (const shape of FILM_SHAPES) {
      for (const look of LOOK_IDS) {
        const film = templateFilm(filled(id, { look }), ASSETS, shape, 90);
        expect(film.problems).toEqual([]);
        expect({ widthPx: film.widthPx, heightPx: film.heightPx }).toEqual(filmSizeOf(shape, 90));
      }
    }
  });

  test("it lasts from 8 to 30 seconds, and its cuts fall on half seconds", () => {
    const film = templateFilm(filled(id), ASSETS, "9:16", 90);
    expect(filmSeconds(film)).toBeGreaterThanOrEqual(8);
    expect(filmSeconds(film)).toBeLessThanOrEqual(30);
    expect(film.cuts.length).toBeGreaterThan(0);
    for (const cut of film.cuts) expect(cut * 2).toBe(Math.round(cut * 2));
    expect(film.captions.at(-1)!.to).toBeCloseTo(filmSeconds(film), 6);
  });

  test("every datum that it needs is named once it is missing", () => {
    const template = templateOf(id);
    const nothing = { ...ASSETS, home: null, market: null, brand: { ...ASSETS.brand, name: "" } };
    const { problems } = templateFilm(newPromo(id), nothing, "9:16", 90);
    const named = problems.map(({ field }) => field);
    for (const field of template.needed) {
      if (template.usual[field] === undefined) expect(named).toContain(field);
    }
    if (template.needsMarket) expect(named).toContain("market");
    // It is drawn all the same: somebody fills in what is missing with the film beside it.
    const film = templateFilm(newPromo(id), nothing, "9:16", 90);
    expect(frameOf(film, 0.3)).toHaveLength(film.widthPx * film.heightPx * 4);
  });

  test("the film without brand says neither agency nor telephone", () => {
    const values = { ...filled(id).values, title: "Piso", members: "Ana Ruiz, dirección" };
    const { captions } = templateFilm(filled(id, { isBranded: false, values }), ASSETS, "9:16", 90);
    const spoken = captions.map(({ text }) => text).join(" ");
    expect(spoken).not.toContain("Alcaraz");
    expect(spoken).not.toContain("963");
    const [own, other] = [
      ASSETS,
      { ...ASSETS, brand: { ...ASSETS.brand, name: "Otra", contact: "1", colour: "#aa2200" } },
    ];
    const frames = [own, other].map((assets) =>
      hash(frameOf(templateFilm(filled(id, { isBranded: false, values }), assets, "1:1", 60), 1)),
    );
    expect(frames[0]).toBe(frames[1]);
  });
});

test("a frame does not depend on the frames that were asked for before it", () => {
  const film = templateFilm(filled("bajada"), ASSETS, "4:5", 60);
  const surface = surfaceOf(film.widthPx, film.heightPx);
  for (const frame of [200, 107, 12]) film.paint(frame, surface);
  const after = hash(surface.data);
  const fresh = surfaceOf(film.widthPx, film.heightPx, "#ff00ff");
  templateFilm(filled("bajada"), ASSETS, "4:5", 60).paint(12, fresh);
  expect(hash(fresh.data)).toBe(after);
});

test("words that find no room are named, with the shape", () => {
  const values = { ...filled("nueva").values, title: "Rehabilitadísimo".repeat(4), price: "9".repeat(28) };
  const { problems } = templateFilm(filled("nueva", { values }), ASSETS, "16:9", 90);
  expect(problems.map(({ field, kind }) => `${field} ${kind}`)).toContain("price too-long");
  expect(problems.every(({ text }) => text.endsWith("16:9"))).toBe(true);
});

test("in Spain an advert without energy certificate is blocked, and one that is no advert is not", () => {
  const assets = { ...ASSETS, home: { ...ASSETS.home!, label: null } };
  expect(templateFilm(filled("nueva"), assets, "9:16", 90).problems.map(({ field }) => field)).toEqual(["label"]);
  expect(templateFilm(filled("cerrada"), assets, "9:16", 90).problems).toEqual([]);
});

test("an open day that ends before it begins is refused", () => {
  const values = { ...filled("puertas").values, from: "14:00", to: "11:00" };
  expect(templateFilm(filled("puertas", { values }), ASSETS, "9:16", 90).problems).toMatchObject([
    { field: "to", kind: "not-later" },
  ]);
});

test("a day that no calendar has is missing, and nothing breaks", () => {
  for (const id of ["puertas", "opinion"] as const) {
    const values = { ...filled(id).values, day: "2026-99-99", quotedOn: "2026-02-30" };
    const film = templateFilm(filled(id, { values }), ASSETS, "9:16", 60);
    expect(frameOf(film, 0.5).length).toBeGreaterThan(0);
    expect(film.captions.map(({ text }) => text).join(" ")).not.toContain("undefined");
    expect(film.problems).toMatchObject([{ field: id === "puertas" ? "day" : "quotedOn", kind: "missing" }]);
  }
});
