import * as z from "zod/mini";
import { line, list, text, trimmedText } from "../../shared/schema/text.ts";
import { LOOKS } from "./landing-looks.ts";

/**
 * A landing page: its sections as data. What is empty follows the home (title, text, photos, data, price and state); what was typed stays
 * typed. No value of a home is ever kept here, so a page cannot tell an old price.
 */

/** Raise it with a step that reads older ones. */
export const LANDING_FORM = 1;

export const LANDING_PURPOSES = ["vivienda", "promocion", "agencia"] as const;
export type LandingPurpose = (typeof LANDING_PURPOSES)[number];

export const SECTION_KINDS = [
  "portada",
  "datos",
  "fotos",
  "texto",
  "ventajas",
  "plano",
  "recorrido",
  "lugar",
  "precio",
  "viviendas",
  "equipo",
  "opiniones",
  "preguntas",
  "pasos",
  "formulario",
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

export const MOST_SECTIONS = 30;
export const MOST_PHOTOS = 40;
export const MOST_HOMES = 24;
/** Members that a list of a section holds at most. */
export const MOST_ITEMS = 20;

const id = () => line({ max: 40 });
const title = () => line({ max: 120 });
const photo = () => z._default(z.nullable(z.uuid("Elige una foto de la lista")), null);

/** Browsers drop blanks within an address and take a backslash for a slash, so neither may stand in one. */
function isWebAddress(typed: string): boolean {
  if (/[\s\\]/.test(typed) || !/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return false;
  const { username, password, hostname } = new URL(typed);
  return username === "" && password === "" && hostname !== "";
}

/** A web address that a page links to; nothing else may be opened from it. */
const webLink = () =>
  trimmedText({ max: 500 }).check(
    z.refine(
      (typed: string) => typed === "" || isWebAddress(typed),
      "Escribe una dirección web completa, que empiece por https://",
    ),
  );

const base = { id: id(), isHidden: z.boolean() };
const items = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  list(z.object({ id: id(), ...fields }), { max: MOST_ITEMS });

export const PHONE_ASKED = ["no", "opcional", "obligatorio"] as const;

const sections = {
  portada: z.object({
    ...base,
    kind: z.literal("portada"),
    title: title(),
    subtitle: line({ max: 240 }),
    button: line({ max: 40 }),
    photoId: photo(),
    showsPrice: z.boolean(),
  }),
  datos: z.object({
    ...base,
    kind: z.literal("datos"),
    title: title(),
    rows: items({ label: line({ max: 60 }), value: line({ max: 120 }) }),
  }),
  fotos: z.object({
    ...base,
    kind: z.literal("fotos"),
    title: title(),
    photoIds: list(z.uuid("Elige fotos de la lista"), {
      max: MOST_PHOTOS,
      tooMany: `Elige como mucho ${MOST_PHOTOS} fotos`,
    }),
  }),
  texto: z.object({ ...base, kind: z.literal("texto"), title: title(), text: trimmedText({ max: 5_000 }) }),
  ventajas: z.object({
    ...base,
    kind: z.literal("ventajas"),
    title: title(),
    items: items({ title: line({ max: 80 }), text: trimmedText({ max: 400 }) }),
  }),
  plano: z.object({ ...base, kind: z.literal("plano"), title: title(), photoId: photo() }),
  recorrido: z.object({
    ...base,
    kind: z.literal("recorrido"),
    title: title(),
    text: trimmedText({ max: 400 }),
    medium: z.enum(["visita", "video"]),
    url: webLink(),
  }),
  lugar: z.object({ ...base, kind: z.literal("lugar"), title: title(), text: trimmedText({ max: 2_000 }) }),
  precio: z.object({
    ...base,
    kind: z.literal("precio"),
    title: title(),
    note: trimmedText({ max: 600 }),
    rows: items({ label: line({ max: 60 }), value: line({ max: 120 }) }),
  }),
  viviendas: z.object({ ...base, kind: z.literal("viviendas"), title: title(), text: trimmedText({ max: 600 }) }),
  equipo: z.object({
    ...base,
    kind: z.literal("equipo"),
    title: title(),
    items: items({
      name: line({ max: 120 }),
      role: line({ max: 80 }),
      phone: line({ max: 40 }),
      email: trimmedText({ max: 255 }).check(
        z.refine((typed: string) => typed === "" || z.email().safeParse(typed).success, "Este correo no es válido"),
      ),
    }),
  }),
  opiniones: z.object({
    ...base,
    kind: z.literal("opiniones"),
    title: title(),
    items: items({ text: trimmedText({ max: 600 }), name: line({ max: 120 }), hasPermission: z.boolean() }),
  }),
  preguntas: z.object({
    ...base,
    kind: z.literal("preguntas"),
    title: title(),
    items: items({ question: line({ max: 200 }), answer: trimmedText({ max: 1_500 }) }),
  }),
  pasos: z.object({
    ...base,
    kind: z.literal("pasos"),
    title: title(),
    items: items({ title: line({ max: 80 }), text: trimmedText({ max: 400 }) }),
  }),
  formulario: z.object({
    ...base,
    kind: z.literal("formulario"),
    title: title(),
    text: trimmedText({ max: 600 }),
    button: line({ max: 40 }),
    question: line({ max: 120 }),
    phone: z.enum(PHONE_ASKED),
    thanks: trimmedText({ max: 600 }),
  }),
} satisfies Record<SectionKind, unknown>;

export const landingSection = z.discriminatedUnion(
  "kind",
  SECTION_KINDS.map((kind) => sections[kind]) as unknown as [
    (typeof sections)["portada"],
    ...(typeof sections)[SectionKind][],
  ],
);
export type LandingSection = z.output<typeof landingSection>;
export type SectionOf<K extends SectionKind> = Extract<LandingSection, { kind: K }>;

export const landingDocument = z.object({
  form: z.literal(LANDING_FORM),
  title: line({ max: 120 }).check(z.minLength(3, "Ponle un nombre: así la encontrarás en tu lista")),
  purpose: z.enum(LANDING_PURPOSES),
  /** The homes that it shows, the first of which is its own where it is the page of one. */
  homes: list(z.uuid("Elige viviendas de la lista"), {
    max: MOST_HOMES,
    tooMany: `Elige como mucho ${MOST_HOMES} viviendas`,
  }),
  look: z.enum(LOOKS),
  /** Null follows the agency's. */
  colour: z.nullable(
    text({ max: 7, tooLong: "Escribe el color como #1443a1" }).check(
      z.regex(/^#[0-9a-f]{6}$/, "Escribe el color como #1443a1"),
    ),
  ),
  isIndexable: z.boolean(),
  /** Of search results and shared links; empty follows the first screen. */
  description: line({ max: 300 }),
  sections: list(landingSection, { max: MOST_SECTIONS, tooMany: `Usa como mucho ${MOST_SECTIONS} secciones` }),
  /** The second version of the first screen, and whether visitors are shared out between both. */
  test: z.object({
    isOn: z.boolean(),
    title: title(),
    subtitle: line({ max: 240 }),
    photoId: photo(),
  }),
  legal: z.object({
    /** The name that answers for the data of the form; empty follows the agency. */
    responsible: line({ max: 200 }),
    text: trimmedText({ max: 1_500 }),
    privacyUrl: webLink(),
  }),
});
export type LandingDocument = z.output<typeof landingDocument>;

export const VARIANTS = ["a", "b"] as const;
export type Variant = (typeof VARIANTS)[number];

/** The document as a visitor of one version gets it: what the second version leaves empty is the first one's. */
export function variantOf(document: LandingDocument, variant: Variant): LandingDocument {
  if (variant === "a") return document;
  const { title: second, subtitle, photoId } = document.test;
  return {
    ...document,
    sections: document.sections.map((section) =>
      section.kind === "portada"
        ? {
            ...section,
            title: second || section.title,
            subtitle: subtitle || section.subtitle,
            photoId: photoId ?? section.photoId,
          }
        : section,
    ),
  };
}

/** The document once a version has won: its first screen is the first one's, and nobody is shared out any more. */
export function withWinner(document: LandingDocument, winner: Variant): LandingDocument {
  return { ...variantOf(document, winner), test: { isOn: false, title: "", subtitle: "", photoId: null } };
}
