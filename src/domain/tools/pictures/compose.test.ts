import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastOf } from "../../accounts/agency/brand.ts";
import { pictureColours } from "./colours.ts";
import { composePicture } from "./compose.ts";
import type { Box, Drawing } from "./drawing.ts";
import { PICTURE_GOALS, PICTURE_SHAPES, type PictureBrand, type PictureContent, type PicturePhoto } from "./picture.ts";
import { LEAST_SIZE } from "./regions.ts";
import { pictureSvg } from "./svg.ts";
import { TEMPLATES, templateNamed, templatesFor } from "./templates.ts";

const nothing: PictureContent = {
  kicker: null,
  title: "",
  place: null,
  facts: [],
  price: null,
  previousPrice: null,
  when: null,
  body: null,
  label: null,
};
const full: PictureContent = {
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
const brand: PictureBrand = {
  name: "Ferrer Hogar",
  colour: null,
  logo: null,
  agent: "Nuria Ferrer",
  contact: "612 345 678",
};
const photo: PicturePhoto = { widthPx: 1600, heightPx: 1200, focus: { x: 0.6, y: 0.5 }, isPlan: false };
const each = TEMPLATES.flatMap((template) => PICTURE_SHAPES.map(({ id }) => ({ template, shape: id })));

const compose = (index: number, content: PictureContent, photos: readonly PicturePhoto[], own = brand) =>
  composePicture({ ...each[index % each.length]!, content, brand: own, photos });

const isInside = (inner: Box, outer: Box, slack = 0.5) =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

const isApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x + 0.5 ||
  other.x + other.width <= one.x + 0.5 ||
  one.y + one.height <= other.y + 0.5 ||
  other.y + other.height <= one.y + 0.5;

/** The rules of every picture, whatever it says. */
function expectSound(drawing: Drawing, content: PictureContent) {
  const whole = { x: 0, y: 0, width: drawing.widthPx, height: drawing.heightPx };
  for (const text of drawing.texts) {
    expect(isInside(text.ink, text.region), `${text.role} «${text.text}» leaves its region`).toBe(true);
    expect(isInside(text.ink, whole), `${text.role} «${text.text}» leaves the picture`).toBe(true);
    expect(text.face.sizePx).toBeGreaterThanOrEqual(LEAST_SIZE);
  }
  for (const [i, one] of drawing.texts.entries()) {
    for (const other of drawing.texts.slice(i + 1)) {
      expect(isApart(one.ink, other.ink), `«${one.text}» and «${other.text}» overlap`).toBe(true);
    }
  }
  const said = (role: string) =>
    drawing.texts
      .filter((text) => text.role === role)
      .map(({ text }) => text)
      .join("")
      .replace(/\s/g, "");
  for (const role of ["price", "when", "label"] as const) {
    expect(said(role), role).toBe((content[role] ?? "").replace(/\s/g, ""));
  }
}

test("there are at least 24 templates over all nine goals, each in all four shapes, with and without photos", () => {
  expect(TEMPLATES.length).toBeGreaterThanOrEqual(24);
  expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
  expect(new Set(TEMPLATES.map(({ name, goal }) => `${goal} ${name}`)).size).toBe(TEMPLATES.length);
  for (const goal of PICTURE_GOALS) {
    for (const { id } of PICTURE_SHAPES) expect(templatesFor(goal, id).length).toBeGreaterThanOrEqual(2);
  }
  for (const template of TEMPLATES) {
    expect(templateNamed(template.id)).toBe(template);
    for (const { id } of PICTURE_SHAPES) expect(template.layouts[id] && template.typographic[id]).toBeDefined();
  }
});

describe.each(each)("$template.id $shape", ({ template, shape }) => {
  const photos = [photo, photo].slice(0, template.photos);
  const ask = { template, shape, content: full, brand };

  test("says everything that must be said, inside its regions, nothing over anything", () => {
    for (const drawing of [composePicture({ ...ask, photos }), composePicture({ ...ask, photos: [] })]) {
      expectSound(drawing, full);
      expect(drawing.texts.some(({ role }) => role === "title")).toBe(true);
      expect(drawing.texts.some(({ role }) => role === "name")).toBe(true);
    }
  });

  test("shows its photos, and is typographic without them", () => {
    const content = { ...nothing, title: "Ático" };
    const shown = composePicture({ ...ask, content, photos });
    expect(shown.layers.filter(({ kind }) => kind === "photo")).toHaveLength(template.photos);
    expect(shown.form).toBe(template.photos === 0 ? "typographic" : "photo");
    const bare = composePicture({ ...ask, content, photos: [] });
    expect(bare.form).toBe("typographic");
    expect(bare.layers.some(({ kind }) => kind === "photo")).toBe(false);
  });
});

const word = fc.constantFrom(
  ..."piso departamento de en la con y luminoso Ruzafa colonia Hipódromo Condesa 3 recámaras 94 m² terraza exterior ascensor reformado a estrenar vistas al parque Güell señorío ático dúplex junto estación 12 min €/m²".split(
    " ",
  ),
);
const words = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((all) => all.join(" "));
const price = fc.constantFrom("342.000 €", "$ 850.000.000 COP", "1.150 € al mes", "MX$ 12,500,000", "UF 9.850");
const content: fc.Arbitrary<PictureContent> = fc.record({
  kicker: fc.option(words(6)),
  title: words(16),
  place: fc.option(words(9)),
  facts: fc.array(words(5), { maxLength: 6 }),
  price: fc.option(price),
  previousPrice: fc.option(price),
  when: fc.option(
    fc.constantFrom(
      "Sábado 5 de diciembre, de 11 a 14 h",
      "Mañana, 18 h",
      "Del lunes 7 al viernes 11 de diciembre, de 9 a 14 h y de 17 a 20 h",
    ),
  ),
  body: fc.option(words(40)),
  label: fc.option(words(8)),
});

test("random Spanish words never leave their region, never overlap, and price, date and label are always there", () => {
  fc.assert(
    fc.property(content, fc.nat(each.length - 1), fc.nat(2), fc.boolean(), (said, index, count, hasLogo) => {
      const own = { ...brand, logo: hasLogo ? { widthPx: 420, heightPx: 140 } : null };
      expectSound(compose(index, said, [photo, photo].slice(0, count), own), said);
    }),
    { numRuns: 300 },
  );
});

const hostile: [string, string][] = [
  ["markup", "<script>alert(1)</script>\"&amp;'><svg onload=x>"],
  ["emoji", "🏠🔥 Piso 🇪🇸 👨‍👩‍👧"],
  ["right to left", "שקל \u202ePiso\u202c عقار"],
  ["200 letters", "a".repeat(200)],
  ["200 wide letters", "W".repeat(200)],
  ["nothing visible", "\u200b\u2060\ufeff \u00ad"],
];

describe.each(hostile)("%s in every field", (_, text) => {
  test.each(each)("$template.id $shape stays a picture", ({ template, shape }) => {
    const said: PictureContent = {
      kicker: text,
      title: text,
      place: text,
      facts: [text, text],
      price: text,
      previousPrice: text,
      when: text,
      body: text,
      label: text,
    };
    const own = { ...brand, name: text, agent: text, contact: text };
    const drawing = composePicture({ template, shape, content: said, brand: own, photos: [photo, photo] });
    const whole = { x: 0, y: 0, width: drawing.widthPx, height: drawing.heightPx };
    for (const { ink, region } of drawing.texts) expect(isInside(ink, region) && isInside(ink, whole)).toBe(true);
    const svg = pictureSvg(drawing, {
      photo: () => ({ href: '"><script>', isCropped: true, widthPx: 1, heightPx: 1 }),
      logo: null,
    });
    expect(svg).not.toMatch(/<script|onload|<text/);
  });
});

test("the same picture is drawn for the same words", () => {
  fc.assert(
    fc.property(content, fc.nat(each.length - 1), (said, index) => {
      expect(compose(index, said, [photo, photo])).toEqual(compose(index, said, [photo, photo]));
    }),
    { numRuns: 60 },
  );
});

test("a plan is shown whole in whatever frame", () => {
  const plan = { widthPx: 1500, heightPx: 1050, focus: null, isPlan: true };
  for (const index of each.keys()) {
    for (const layer of compose(index, full, [plan, plan]).layers) {
      if (layer.kind === "photo")
        expect(layer).toMatchObject({ clip: null, crop: { x: 0, y: 0, width: 1500, height: 1050 } });
    }
  }
});

test("words without room are left out and told", () => {
  const said = {
    ...full,
    title: "Departamento de 3 recámaras en la colonia Hipódromo Condesa con terraza y vista al parque",
    body: "Palabra ".repeat(60),
  };
  expect(
    composePicture({ template: templateNamed("new-arch")!, shape: "link", content: said, brand, photos: [photo] })
      .leftOut,
  ).toContain("body");
});

test("every ink of every brand colour is legible on its ground", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const { grounds, inkOn } = pictureColours(`#${value.toString(16).padStart(6, "0")}`);
      for (const ground of Object.keys(grounds) as (keyof typeof grounds)[]) {
        for (const ink of ["main", "quiet", "accent"] as const) {
          expect(contrastOf(inkOn(ground, ink), grounds[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }),
  );
});
