import type { PromoAssets } from "./assets.ts";

/** The words that people may write in a film: one set of fields for all templates, so that changing the template loses nothing. */

export interface Field {
  label: string;
  hint?: string;
  /** `lines` has one thing on each line; `flag` is `sí` or empty; `day` is `2026-12-05` and `time` is `11:00`. */
  kind: "line" | "text" | "lines" | "day" | "time" | "flag" | "letter";
  max: number;
  /** Most lines of a list. */
  mostLines?: number;
  /** The answer of the home's data; null where it says nothing. */
  fromHome?: (assets: PromoAssets) => string | null;
}

const ofHome =
  (read: (home: NonNullable<PromoAssets["home"]>) => string | null) =>
  ({ home }: PromoAssets): string | null =>
    home === null ? null : read(home);

export const FIELDS = {
  kicker: { label: "Línea pequeña", kind: "line", max: 48 },
  title: { label: "Titular", kind: "line", max: 70, fromHome: ofHome(({ title }) => title) },
  place: { label: "Zona", kind: "line", max: 60, fromHome: ofHome(({ place }) => place) },
  price: {
    label: "Precio",
    kind: "line",
    max: 28,
    hint: "Con su moneda, como 320.000\u00a0€",
    fromHome: ofHome(({ price }) => price),
  },
  previousPrice: {
    label: "Precio anterior",
    kind: "line",
    max: 28,
    fromHome: ofHome(({ previousPrice }) => previousPrice),
  },
  facts: {
    label: "Datos",
    hint: "Uno por línea, con la cifra delante: 3 dormitorios",
    kind: "lines",
    max: 120,
    mostLines: 4,
    fromHome: ofHome(({ facts }) => (facts.length > 0 ? facts.slice(0, 4).join("\n") : null)),
  },
  label: {
    label: "Mención obligatoria",
    hint: "Certificado energético, o «en trámite» o «exento»",
    kind: "line",
    max: 110,
    fromHome: ofHome(({ label }) => label),
  },
  day: { label: "Día", kind: "day", max: 10 },
  from: { label: "Desde", kind: "time", max: 5 },
  to: { label: "Hasta", kind: "time", max: 5 },
  meeting: { label: "Cómo llegar o avisar", kind: "line", max: 60 },
  duration: {
    label: "Tiempo hasta el cierre",
    kind: "line",
    max: 40,
    hint: "Como: En 23 días",
    fromHome: ofHome(({ daysOnOffer }) =>
      daysOnOffer === null || daysOnOffer < 1 ? null : daysOnOffer === 1 ? "En 1 día" : `En ${daysOnOffer} días`,
    ),
  },
  quote: { label: "Opinión, con sus palabras", kind: "text", max: 240 },
  author: { label: "Quién lo dijo", hint: "Nombre, y si vendió o compró", kind: "line", max: 50 },
  quotedOn: { label: "Fecha de la opinión", kind: "day", max: 10 },
  quoteSource: { label: "Dónde se puede ver", hint: "Reseña de Google, correo del cliente…", kind: "line", max: 60 },
  quoteConfirmed: {
    label: "Es una opinión real, la conservo y esa persona permite usarla",
    kind: "flag",
    max: 2,
  },
  members: { label: "Personas", hint: "Una por línea: Nombre, cargo", kind: "lines", max: 200, mostLines: 4 },
  before: { label: "Antes", hint: "Una cosa por línea", kind: "lines", max: 140, mostLines: 3 },
  after: { label: "Después", hint: "Una cosa por línea", kind: "lines", max: 140, mostLines: 3 },
  buyers: { label: "Compradores que esperan", hint: "Los que tienes hoy en tu agenda", kind: "line", max: 3 },
  buyersConfirmed: { label: "Son personas reales que hoy buscan esto", kind: "flag", max: 2 },
  wanted: { label: "Qué buscan", hint: "Piso de 3 dormitorios con ascensor", kind: "line", max: 60 },
  budget: { label: "Presupuesto", hint: "Hasta 350.000\u00a0€", kind: "line", max: 36 },
  conditions: { label: "Condiciones", hint: "Una por línea", kind: "lines", max: 160, mostLines: 4 },
  tips: { label: "Consejos", hint: "Uno por línea", kind: "lines", max: 240, mostLines: 3 },
  call: { label: "Frase final", kind: "line", max: 60 },
} as const satisfies Readonly<Record<string, Field>>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as [FieldName, ...FieldName[]];
export const fieldOf = (name: FieldName): Field => FIELDS[name];

/** The lines of a list, without blank ones. */
export const linesOf = (text: string, most = 6): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, most);
