import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import {
  PICTURE_SHAPES,
  type PictureBrand,
  type PictureContent,
  type PictureGoal,
  type PicturePhoto,
  type PictureShape,
} from "#domain/tools/pictures/picture.ts";
import { TEMPLATES } from "#domain/tools/pictures/templates.ts";
import { drawPicture, measuredPhoto } from "#server/tools/pictures/draw-picture.server.ts";
import { kitchenSvg, livingRoomSvg, oldRoomSvg, planSvg, portraitSvg, streetSvg } from "./pictures/made-photos.ts";

/**
 * Writes sheets with every template in every shape, to be looked at: `node scripts/pictures-sheet.ts FOLDER [part of a template's id]`.
 * Each template has one sheet of its shapes by cases: as usual, without a photo, with long words and with
 * short ones, in a pale and a dark brand;
 * `all.png` has every template once.
 */

const [folder, part = ""] = process.argv.slice(2);
if (folder === undefined) throw new Error("say where the sheets go: node scripts/pictures-sheet.ts FOLDER");
mkdirSync(folder, { recursive: true });

const jpeg = async (svg: string) => await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
const photoOf = async (svg: string, isPlan = false) => {
  const bytes = await jpeg(svg);
  return { bytes, photo: { ...(await measuredPhoto(bytes)), isPlan } satisfies PicturePhoto };
};
const made = {
  room: await photoOf(livingRoomSvg()),
  kitchen: await photoOf(kitchenSvg()),
  old: await photoOf(oldRoomSvg()),
  street: await photoOf(streetSvg()),
  person: await photoOf(portraitSvg()),
  plan: await photoOf(planSvg(), true),
};
const PHOTOS: Record<PictureGoal, readonly (keyof typeof made)[]> = {
  new: ["room"],
  drop: ["street"],
  "open-day": ["kitchen"],
  sold: ["street"],
  district: ["street"],
  advice: ["kitchen"],
  "before-after": ["old", "room"],
  plan: ["plan", "room"],
  team: ["person"],
};

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
const home = {
  place: "Calle de Cádiz, 42 · València",
  facts: ["3 dormitorios", "94 m²", "Terraza de 12 m²", "Ascensor"],
};
const USUAL: Record<PictureGoal, PictureContent> = {
  new: { ...nothing, ...home, kicker: "Nuevo en Ruzafa", title: "Piso con balcón y luz de mañana", price: "342.000 €" },
  drop: {
    ...nothing,
    ...home,
    kicker: "Baja de precio",
    title: "Piso con balcón en Ruzafa",
    price: "319.000 €",
    previousPrice: "342.000 €",
  },
  "open-day": {
    ...nothing,
    ...home,
    kicker: "Puertas abiertas",
    title: "Ven a ver este piso de Ruzafa",
    when: "Sábado 5 de diciembre, de 11 a 14 h",
    price: "342.000 €",
  },
  sold: {
    ...nothing,
    ...home,
    kicker: "Ruzafa, València",
    title: "Vendido",
    body: "En 41 días y con 12 visitas. Gracias por la confianza.",
  },
  district: {
    ...nothing,
    kicker: "Vivir en",
    title: "Ruzafa",
    place: "València",
    facts: ["3.638 €/m²", "12 min al centro", "Mercado de 1957"],
    body: "Un mercado modernista, calles de sombra y terrazas que llenan las aceras hasta la noche.",
  },
  advice: {
    ...nothing,
    kicker: "Consejo para vender",
    title: "Fija el precio con ventas, no con anuncios",
    facts: [
      "Mira qué se ha vendido a 300 m",
      "Descarta lo que lleva medio año anunciado",
      "Fija un intervalo, no una cifra",
    ],
    body: "Los anuncios dicen lo que otros piden. Las ventas dicen lo que alguien pagó.",
  },
  "before-after": {
    ...nothing,
    ...home,
    kicker: "Antes y después",
    title: "El salón, con otra luz",
    label: "Recreación virtual",
  },
  plan: {
    ...nothing,
    ...home,
    kicker: "La planta",
    title: "Tres dormitorios y una terraza a mediodía",
    price: "342.000 €",
  },
  team: {
    ...nothing,
    kicker: "Tu agente en Ruzafa",
    title: "Nuria Ferrer",
    body: "Llevo once años vendiendo en tres calles. Si vendes en ellas, hablamos.",
    place: "Asesora inmobiliaria",
  },
};
const LONG: Partial<PictureContent> = {
  kicker: "Oportunidad recién llegada a la colonia",
  title: "Departamento de 3 recámaras en la colonia Hipódromo Condesa con terraza y vista al parque",
  place: "Avenida Ámsterdam, 218, colonia Hipódromo Condesa, Cuauhtémoc, Ciudad de México",
  facts: ["3 recámaras", "2 baños y medio", "186 m² construidos", "2 lugares de estacionamiento", "Roof garden"],
  label: "Recreación virtual: los muebles no se incluyen",
};
const brandOf = (colour: string | null, logo: { widthPx: number; heightPx: number } | null = null): PictureBrand => ({
  name: "Ferrer Hogar",
  colour,
  logo,
  agent: "Nuria Ferrer",
  contact: "612 345 678",
});
const LOGO = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="140"><path fill="#b84228" d="M0 0h140v140H0Z"/><path fill="#fff" d="M30 118V62L70 30l40 32v56H84V84H56v34Z"/><path fill="#11192c" d="M170 34h20v72h-20ZM206 34h54v18h-54ZM206 62h44v16h-44ZM276 34h20v72h-20ZM312 88h100v18H312Z"/></svg>`,
);
const logo = await sharp(LOGO).png().toBuffer();

interface Case {
  name: string;
  content: Partial<PictureContent>;
  brand: PictureBrand;
  hasPhotos: boolean;
  hasLogo?: boolean;
}
const CASES: Case[] = [
  { name: "usual", content: {}, brand: brandOf(null), hasPhotos: true },
  { name: "none", content: {}, brand: brandOf(null), hasPhotos: false },
  {
    name: "long",
    content: { ...LONG, price: "$ 850.000.000 COP" },
    brand: brandOf("#0f6b5c", { widthPx: 420, heightPx: 140 }),
    hasPhotos: true,
    hasLogo: true,
  },
  { name: "long-none", content: { ...LONG, price: "$ 850.000.000 COP" }, brand: brandOf("#7a1f3d"), hasPhotos: false },
  {
    name: "pale",
    content: { title: "Ático", facts: ["120 m²"], place: null, label: "Demostración" },
    brand: brandOf("#f2c9b1"),
    hasPhotos: true,
  },
];

const SCALE = 0.32;
const px = (size: number) => Math.round(size * SCALE);
const GAP = 14;
/** One of each template, as it is used most, for a sheet of all. */
const overview: Buffer[] = [];
const ACROSS = 7;

for (const template of TEMPLATES.filter(({ id }) => id.includes(part))) {
  const shapes = PICTURE_SHAPES.filter(({ id }) => template.typographic[id] !== undefined);
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  let top = GAP;
  let widest = 0;
  for (const { name, content, brand, hasPhotos, hasLogo } of CASES) {
    let left = GAP;
    for (const shape of shapes) {
      const began = performance.now();
      const file = await drawPicture(
        {
          template: template.id,
          shape: shape.id as PictureShape,
          content: { ...USUAL[template.goal], ...only(content, USUAL[template.goal]) },
          brand,
          photos: hasPhotos ? PHOTOS[template.goal].slice(0, template.photos).map((one) => made[one]) : [],
          logo: hasLogo ? logo : null,
        },
        "jpeg",
      );
      const ms = Math.round(performance.now() - began);
      if (process.env.SHEET_FULL) writeFileSync(join(folder, `${template.id}-${shape.id}-${name}.jpg`), file);
      if (process.env.SHEET_TIMES)
        console.log(`${template.id} ${shape.id} ${name}: ${ms} ms, ${file.byteLength} bytes`);
      if (name === "usual" && shape.id === "portrait")
        overview.push(
          await sharp(file)
            .resize({ width: px(1080) })
            .png()
            .toBuffer(),
        );
      tiles.push({
        input: await sharp(file)
          .resize({ width: px(shape.widthPx) })
          .png()
          .toBuffer(),
        left,
        top,
      });
      left += px(shape.widthPx) + GAP;
    }
    widest = Math.max(widest, left);
    top += px(1920) + GAP;
  }
  const sheet = sharp({ create: { width: widest, height: top, channels: 3, background: "#8d877e" } }).composite(tiles);
  await sheet.png().toFile(join(folder, `${template.id}.png`));
}

const [width, height] = [px(1080), px(1350)];
await sharp({
  create: {
    width: GAP + Math.min(ACROSS, overview.length) * (width + GAP),
    height: GAP + Math.ceil(overview.length / ACROSS) * (height + GAP),
    channels: 3,
    background: "#8d877e",
  },
})
  .composite(
    overview.map((input, i) => ({
      input,
      left: GAP + (i % ACROSS) * (width + GAP),
      top: GAP + Math.floor(i / ACROSS) * (height + GAP),
    })),
  )
  .png()
  .toFile(join(folder, "all.png"));

/** Long words replace what a goal says, and add nothing to it but a label. */
function only(content: Partial<PictureContent>, usual: PictureContent): Partial<PictureContent> {
  return Object.fromEntries(
    Object.entries(content).filter(([key]) => {
      const said = usual[key as keyof PictureContent];
      return key === "label" || (said !== null && said.length > 0);
    }),
  );
}
