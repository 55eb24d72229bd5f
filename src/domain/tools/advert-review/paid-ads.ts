import type { DatedFact } from "../../shared/dated-fact.ts";
import { formatNumber } from "../../shared/format/format.ts";
import { plain } from "../../shared/wording/plain-text.ts";
import type { HomeFacts } from "../writing/facts.ts";

/** Adverts that are paid for: what Google and Meta admit, as dated rules, and headlines out of the home's facts. */

const CONSULTED = "2026-11-27";

export const RSA_RULES: DatedFact<{
  headlines: [number, number];
  headline: number;
  descriptions: [number, number];
  description: number;
  path: number;
}> = {
  id: "anuncio-google-rsa",
  label: "Anuncio de búsqueda adaptable de Google",
  value: { headlines: [3, 15], headline: 30, descriptions: [2, 4], description: 90, path: 15 },
  unit: "caracteres",
  jurisdiction: "ES",
  validFrom: CONSULTED,
  source: {
    title: "Google Ads, «Acerca de los anuncios de búsqueda adaptables»",
    url: "https://support.google.com/google-ads/answer/7684791",
    consulted: CONSULTED,
  },
  mark: "contrastado",
  note: "De 3 a 15 títulos de 30 caracteres, de 2 a 4 descripciones de 90 y dos rutas de 15.",
};

/** The targeting that Meta takes away of housing campaigns. Which European countries are among them changes: Ads Manager says it. */
export const META_RULES: DatedFact<readonly ("age" | "gender" | "postcode")[]> = {
  id: "anuncio-meta-vivienda",
  label: "Categoría especial de vivienda de Meta",
  value: ["age", "gender", "postcode"],
  unit: "segmentación",
  jurisdiction: "ES",
  validFrom: CONSULTED,
  source: {
    title: "Meta, «Públicos de campañas de vivienda, empleo o servicios financieros»",
    url: "https://www.facebook.com/business/help/2220749868045706",
    consulted: CONSULTED,
  },
  mark: "una-fuente",
  note: "Edad, sexo, código postal, exclusiones y públicos similares, limitados o ausentes en EE. UU., Canadá y ciertos países europeos.",
};

export const TARGETINGS = ["age", "gender", "postcode"] as const;
export type Targeting = (typeof TARGETINGS)[number];
export const TARGETING_NAMES: Record<Targeting, string> = { age: "edad", gender: "sexo", postcode: "código postal" };

/** Where the limits of Meta hold: surely, perhaps, or as far as is known not. */
export function metaScope(country: string): "surely" | "perhaps" | "not-known" {
  if (["US", "PR", "CA"].includes(country)) return "surely";
  return EUROPE.has(country) ? "perhaps" : "not-known";
}
const EUROPE: ReadonlySet<string> = new Set(
  "ES PT FR IT DE GB IE NL BE AT CH SE NO DK FI PL CZ GR RO HU BG HR SI SK LT LV EE LU MT CY".split(" "),
);

export interface CheckedLine {
  text: string;
  letters: number;
  most: number;
  fits: boolean;
  /** The line before it that says nearly the same; null where none does. */
  likeLine: number | null;
}

/** Above this share of common letter triples two headlines say the same. */
const ALIKE = 0.6;

const triples = (text: string) => {
  const folded = ` ${plain(text)} `;
  return new Set(Array.from({ length: Math.max(0, folded.length - 2) }, (_, at) => folded.slice(at, at + 3)));
};

/** Share of the letter triples that two texts have in common (Jaccard), 0 to 1. */
export function likeness(a: string, b: string): number {
  const [first, second] = [triples(a), triples(b)];
  const common = [...first].filter((triple) => second.has(triple)).length;
  const all = first.size + second.size - common;
  return all === 0 ? 1 : common / all;
}

/** Lines held to their limit and to one another. Letters are counted as a person counts them. */
export function checkLines(lines: readonly string[], most: number): CheckedLine[] {
  return lines.map((text, at) => {
    const letters = [...text].length;
    const like = lines.slice(0, at).findIndex((before) => likeness(before, text) >= ALIKE);
    return { text, letters, most, fits: letters <= most, likeLine: like < 0 ? null : like };
  });
}

export interface CheckedAds {
  headlines: CheckedLine[];
  descriptions: CheckedLine[];
  paths: CheckedLine[];
  /** Too few or too many, in Spanish. */
  problems: string[];
  /** Nothing stands against it. */
  isReady: boolean;
}

/** Lines that a person typed, or that were made, held to the rules of Google. */
export function checkAds(ads: {
  headlines: readonly string[];
  descriptions: readonly string[];
  paths: readonly string[];
}): CheckedAds {
  const { headlines, headline, descriptions, description, path } = RSA_RULES.value;
  const within = (what: string, count: number, [least, most]: [number, number]) =>
    count < least
      ? [`Faltan ${what}: hay ${formatNumber(count)} y hacen falta ${least}.`]
      : count > most
        ? [`Sobran ${what}: hay ${formatNumber(count)} y caben ${most}.`]
        : [];
  const checked = {
    headlines: checkLines(ads.headlines, headline),
    descriptions: checkLines(ads.descriptions, description),
    paths: checkLines(ads.paths, path),
  };
  const lines = [...checked.headlines, ...checked.descriptions, ...checked.paths];
  const long = lines.filter(({ fits }) => !fits);
  const alike = [...checked.headlines, ...checked.descriptions].filter(({ likeLine }) => likeLine !== null);
  const problems = [
    ...within("títulos", ads.headlines.length, headlines),
    ...within("descripciones", ads.descriptions.length, descriptions),
    ...long.map(({ text, letters, most }) => `«${text}» pasa de ${most} caracteres: tiene ${formatNumber(letters)}.`),
    ...alike.map(({ text }) => `«${text}» dice casi lo mismo que otra línea.`),
  ];
  return { ...checked, problems, isReady: problems.length === 0 };
}

/**
 * Ads out of the facts, each line within its limit and none like another.
 *
 * @param offer what it is and how it is offered, in the country's words: `Piso en venta`
 * @param written the texts of the home, whose points are headlines where they fit
 */
export function adsOfFacts(
  { operation, placeName }: HomeFacts,
  offer: string,
  written: { text: string; points: readonly string[] },
): { headlines: string[]; descriptions: string[]; paths: string[] } {
  const { headline, headlines, description, descriptions, path } = RSA_RULES.value;
  const [place, ...around] = (placeName ?? "").split(",").map((part) => part.trim());
  const town = around.at(-1);
  const made = [
    offer,
    ...(place ? [`Zona ${place}`] : []),
    ...(town ? [`Vivir en ${town}`] : []),
    ...written.points,
    "Pide una visita",
    "Pregunta lo que quieras saber",
  ];
  const sentences = written.text
    .split(/(?<=[.!?])\s+/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
  return {
    headlines: unlike(made, headline).slice(0, headlines[1]),
    descriptions: unlike(
      [
        ...sentences,
        `${offer}${place ? ` en ${place}` : ""}. Pide más datos o una visita.`,
        "Todos los datos, en la ficha del anuncio.",
      ],
      description,
    ).slice(0, descriptions[1]),
    paths: unlike([operation, ...(place ? [pathOf(place)] : [])], path),
  };
}

const pathOf = (place: string) =>
  plain(place)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 15)
    .replace(/^-|-$/g, "");

/** The lines that fit, without those that say what one before them says. */
function unlike(lines: readonly string[], most: number): string[] {
  const kept: string[] = [];
  for (const line of lines) {
    if ([...line].length <= most && !kept.some((before) => likeness(before, line) >= ALIKE)) kept.push(line);
  }
  return kept;
}
