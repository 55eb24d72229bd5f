import { expect, test } from "vitest";
import { composePicture } from "./compose.ts";
import type { Box, Drawing, Layer } from "./drawing.ts";
import { PICTURE_SHAPES, type PictureBrand, type PictureContent, type PicturePhoto } from "./picture.ts";
import { TEMPLATES } from "./templates.ts";

/**
 * Where every template puts what it shows, in each shape, with photos and without, as it was approved by eye. The rules
 * that hold for any words stand in `compose.test.ts`; here a margin that moves is seen.
 */
const FULL: PictureContent = {
  kicker: "Nuevo en Ruzafa",
  title: "Piso con balcón y luz de mañana",
  place: "Calle de Cádiz, 42 · València",
  facts: ["3 dormitorios", "94 m²", "Terraza de 12 m²", "Ascensor", "Trastero"],
  price: "342.000 €",
  previousPrice: "359.000 €",
  when: "Sábado 5 de diciembre, de 11 a 14 h",
  body: "Un mercado modernista y calles de sombra, a diez minutos del mar en bicicleta.",
  label: "Recreación virtual",
};
/** Words as short as they get, so that letters are as large as a template lets them be. */
const SHORT: PictureContent = {
  kicker: "Ya",
  title: "Ático",
  place: "Lima",
  facts: ["94 m²"],
  price: "9 €",
  previousPrice: null,
  when: "Hoy",
  body: "Luz.",
  label: null,
};
const BRAND: PictureBrand = {
  name: "Ferrer Hogar",
  colour: "#1443a1",
  logo: { widthPx: 420, heightPx: 140 },
  agent: "Nuria Ferrer",
  contact: "612 345 678",
};
const PHOTO: PicturePhoto = { widthPx: 1600, heightPx: 1200, focus: { x: 0.6, y: 0.3 }, isPlan: false };

const boxed = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map((value) => Math.round(value)).join(" ");

function layerLine(layer: Layer): string {
  switch (layer.kind) {
    case "path":
      return `path ${layer.fill} ${layer.d.length > 60 ? `${layer.d.slice(0, 40)}… ${layer.d.length}` : layer.d}`;
    case "line":
      return `line ${layer.stroke} ${layer.widthPx} ${layer.d.length > 60 ? `${layer.d.slice(0, 40)}… ${layer.d.length}` : layer.d}`;
    case "photo":
      return `photo ${layer.index} in ${boxed(layer.box)} of ${boxed(layer.crop)}${layer.clip === null ? "" : ` cut ${layer.clip.length}`}`;
    case "veil":
      return `veil ${layer.index} ${layer.fill} ${layer.strength} ${boxed(layer.box)}`;
    case "logo":
      return `logo ${boxed(layer.box)}`;
  }
}

const tableOf = ({ ground, form, layers, texts, strikes, leftOut }: Drawing): string[] => [
  `${form} on ${ground}${leftOut.length > 0 ? `, without ${leftOut.join(", ")}` : ""}`,
  ...layers.map(layerLine),
  ...texts.map(
    ({ role, text, x, y, face, colour, region }) =>
      `${role} «${text}» ${Math.round(x)} ${Math.round(y)} ${face.sizePx} px ${colour} in ${boxed(region)}`,
  ),
  ...strikes.map(({ d }) => `strike ${d}`),
];

test.each(TEMPLATES)("template $id stands as approved", async (template) => {
  const photos = [PHOTO, { ...PHOTO, focus: null }].slice(0, template.photos);
  const tables = PICTURE_SHAPES.flatMap(({ id: shape }) =>
    [
      { name: "full", content: FULL, brand: BRAND, photos },
      { name: "full without photos", content: FULL, brand: { ...BRAND, logo: null, colour: null }, photos: [] },
      { name: "short", content: SHORT, brand: { ...BRAND, logo: null, agent: null }, photos },
    ].map(({ name, ...asked }) =>
      [`=== ${shape}, ${name}`, ...tableOf(composePicture({ template, shape, ...asked }))].join("\n"),
    ),
  );
  await expect(`${tables.join("\n\n")}\n`).toMatchFileSnapshot(`./approved-geometry/${template.id}.txt`);
});
