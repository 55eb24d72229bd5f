import { readAdvert } from "../../shared/listing/advert-text.ts";
import { parseSpanishNumber } from "../../shared/schema/spanish-number.ts";
import { plain } from "../../shared/wording/plain-text.ts";
import type { HomeFacts } from "../writing/facts.ts";

/** The facts of a home that stand in the text of its advert, whether or not a field of its file says them. */

type DetailName =
  | "orientation"
  | "heating"
  | "communityFee"
  | "terraceAreaM2"
  | "plotAreaM2"
  | "isFurnished"
  | "energyStatus"
  | "renovatedYear";
export type ToldDetails = Pick<HomeFacts, DetailName>;

export interface ToldFacts {
  /** Values of the tools' home, by its names. */
  home: Record<string, unknown>;
  /** Values of the details beside it. */
  details: ToldDetails;
}

/** Values of a read advert that are none of the home. */
const NOT_OF_HOME: ReadonlySet<string> = new Set(["evidence", "date", "source", "unitPrice"]);

const SIDE = "nor(?:te|este|oeste)|sur(?:este|oeste)?|sud(?:este|oeste)|este|oeste";
const ORIENTATION = new RegExp(
  `\\b(?:orientacion|orientad[oa]s?)(?: es| a| al| a la)?:? (?:principal )?(${SIDE})\\b|\\bda al (${SIDE})\\b`,
);
/** Heatings as adverts name them, in folded words; the particular before the general. */
const HEATING: readonly (readonly [HomeFacts["heating"] & string, RegExp])[] = [
  ["suelo_radiante", /\bsuelo radiante\b/],
  ["aerotermia", /\baerotermia\b/],
  ["bomba_calor", /\bbomba de (?:calor|frio y calor)\b/],
  ["central", /\bcalefaccion (?:de gas )?(?:central|centralizada)\b/],
  ["gas_individual", /\b(?:calefaccion|gas) (?:individual(?: de| por)? gas|(?:de |por )?gas(?: natural)?(?: individual)?|natural individual)\b/],
  ["electrica", /\bcalefaccion (?:es )?electrica\b|\bradiadores electricos\b/],
]; // biome-ignore format: a table
const FEE_NAME = "(?:gastos? de )?(?:la )?(?:comunidad|expensas|administracion|mantenimiento|gastos comunes)";
const FEE = new RegExp(
  `\\b${FEE_NAME}:? (?:de |aprox\\.? )?(?:us\\$|\\$)? ?(\\d[\\d.,]{0,12})(?![\\d.,]* ?(?:m2|m²|vecinos|viviendas|anos))|(?<![\\d.,])(\\d[\\d.,]{0,12}) ?(?:€|euros|\\$|pesos)?(?: ?/ ?| al )mes de ${FEE_NAME}\\b`,
);
const YEARLY = /^ ?(?:€|euros|\$)? ?(?:\/ ?|al |por )?(?:ano|anual|trimestr)/;
const TERRACE =
  /\bterraza(?: [a-z]{3,12}){0,2} de (?:unos |casi |mas de )?(\d{1,3}(?:[.,]\d)?) ?m|\b(\d{1,3}) ?m(?:2|²|etros)? de terraza\b/;
const PLOT =
  /\bparcela(?: [a-z]{3,12}){0,2} de (?:unos |casi |mas de )?(\d[\d.]{0,8}) ?m|\b(\d[\d.]{1,8}) ?m(?:2|²|etros)? de parcela\b/;
const RENOVATED =
  /\b(?:reformad|renovad|rehabilitad|remodelad)[oa]s? (?:completamente |integramente |totalmente )?(?:en |el ano |en el ano )?((?:19|20)\d{2})\b|\breforma (?:integral )?(?:de|del|en) ((?:19|20)\d{2})\b/;
const FURNISHED = /\b(?:sin amueblar|sin muebles|no amueblad)/;

const numberOf = (...found: (string | undefined)[]): number | undefined => {
  const text = found.find((one) => one !== undefined);
  return text === undefined ? undefined : (parseSpanishNumber(text.replace(/[.,]$/, "")) ?? undefined);
};

function sideOf(words: string): HomeFacts["orientation"] {
  const found = ORIENTATION.exec(words);
  const side = (found?.[1] ?? found?.[2])?.replace(/^sud/, "sur");
  return side as HomeFacts["orientation"];
}

function feeOf(words: string): number | undefined {
  const found = FEE.exec(words);
  if (found === null || YEARLY.test(words.slice(found.index + found[0].length))) return undefined;
  return numberOf(found[1], found[2]);
}

function detailsOf(text: string): ToldDetails {
  const words = plain(text);
  const terrace = TERRACE.exec(words);
  const plot = PLOT.exec(words);
  const renovated = RENOVATED.exec(words);
  const details: ToldDetails = {
    orientation: sideOf(words),
    heating: HEATING.find(([, pattern]) => pattern.test(words))?.[0],
    communityFee: feeOf(words),
    terraceAreaM2: numberOf(terrace?.[1], terrace?.[2]),
    plotAreaM2: numberOf(plot?.[1], plot?.[2]),
    isFurnished: FURNISHED.test(words)
      ? false
      : /\b(?:amueblad|amoblad)[oa]\b|\bcon muebles\b/.test(words) || undefined,
    energyStatus:
      /\b(?:certificado|calificacion|certificacion|etiqueta|cee)(?: de eficiencia)?(?: energetic[oa])?:? (?:esta )?en tramite\b/.test(
        words,
      )
        ? "en_tramite"
        : /\bexento de (?:certificado|calificacion)/.test(words)
          ? "exento"
          : undefined,
    renovatedYear: numberOf(renovated?.[1] ?? renovated?.[2]),
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

/** @param text title and text as they were pasted */
export function readToldFacts(text: string): ToldFacts {
  const home = Object.fromEntries(
    Object.entries(readAdvert(text)).filter(([name, value]) => value !== undefined && !NOT_OF_HOME.has(name)),
  );
  // A sign that several countries write names none of their moneys.
  if (home.currency === "$") delete home.currency;
  const details = detailsOf(text);
  // The year of works is none of the building.
  if (details.renovatedYear !== undefined && details.renovatedYear === home.yearBuilt) delete home.yearBuilt;
  return { home, details };
}

/** A number of rooms that is told of some of them alone says nothing of all: `2 dormitorios dobles`. */
const OF_SOME =
  /(?:habitaciones|dormitorios|recamaras|alcobas|hab|banos?)\.? (?:doble|sencill|individual|grande|ampli|exterior|interior|juvenil|infantil|con|en suite|principal|complet|en planta)/;
/** @param words folded */
export const isOfSomeRooms = (words: string): boolean => OF_SOME.test(words);

const WHOLE_HOME: Readonly<Record<string, RegExp>> = {
  a_reformar: /\b(?:a|para|por|necesita|requiere) (?:reformar|reforma|restaurar|rehabilitar|actualizar)\b/,
  obra_nueva: /\b(?:obra nueva|a estrenar)\b/,
  bueno:
    /\b(?:piso|casa|vivienda|apartamento|departamento|atico|duplex|totalmente|completamente|integramente) (?:[a-z]{2,12} )?(?:reformad|rehabilitad|renovad|remodelad)|\b(?:reforma integral|para entrar a vivir)\b/,
};
/** «Cocina reformada» is none of the home: only words of the whole of it speak of its condition. @param words folded */
export const isOfWholeHome = (words: string, condition: unknown): boolean =>
  typeof condition === "string" && WHOLE_HOME[condition]?.test(words) === true;

/** Numbers and choices that a text tells of nothing but the home; «cerca de la piscina» might be anybody's pool. */
const SURE = ["placeName", "usableAreaM2", "floor", "isTopFloor", "yearBuilt", "hasLift", "energyRating"] as const;

/** The told facts that a text may say again by itself, without anybody having looked at them. */
export function surelyTold(text: string, { home, details }: ToldFacts): Partial<HomeFacts> {
  const words = plain(text);
  const names = [...SURE, ...(isOfSomeRooms(words) ? [] : ["rooms", "bathrooms"])];
  const sure = Object.fromEntries(names.flatMap((name) => (home[name] === undefined ? [] : [[name, home[name]]])));
  return {
    ...sure,
    ...(isOfWholeHome(words, home.condition) && { condition: home.condition as HomeFacts["condition"] }),
    ...details,
    ...(details.terraceAreaM2 !== undefined && { hasTerrace: true }),
  };
}
