import type { DatedFact, FactMark, FactSource } from "../../shared/dated-fact.ts";
import { EFFECTS } from "../valuation/adjustments.ts";
import { exactly, type Range } from "./range.ts";

/**
 * The rises by works, as effects on ln price: renovation.md, sections 2 and 3. The valuation's own effects where it has
 * one, held within the range that the evidence allows; portal figures are raw differences and count for half.
 */

const CONSULTED = "2026-11-20";
const ENGINE: FactSource = {
  title: "Motor de valoración: anuncios de 2018 en Barcelona y Valencia, misma zona de 300 m",
  url: "https://doi.org/10.1177/23998083241242844",
  consulted: CONSULTED,
};
const PORTALS: FactSource = {
  title: "Motor de valoración, con tope en la mitad de lo que anuncian pisos.com y Tecnocasa",
  consulted: CONSULTED,
};
const OWN: FactSource = {
  title: "Supuesto de Umbral: no hay estudio sólido de esta obra suelta",
  consulted: CONSULTED,
};
const LABEL_STUDIES: FactSource = {
  title: "Chen y Marmolejo-Duarte (2018), Ayala y otros (2016), Taltavull y otros (2019)",
  consulted: CONSULTED,
};

const effect = (
  id: string,
  label: string,
  value: Range,
  source: FactSource,
  mark: FactMark,
  note?: string,
): DatedFact<Range> => ({
  id: `subida-${id}`,
  label,
  value,
  unit: "ln",
  jurisdiction: "ES",
  validFrom: "2018-01-01",
  source,
  mark,
  ...(note && { note }),
});

const of = (low: number, usual: number, high: number): Range => ({
  low: Math.log1p(low),
  usual: Math.log1p(usual),
  high: Math.log1p(high),
});

/** An effect of the engine, held within what the evidence allows. */
const within = (beta: number, low: number, high: number): Range => {
  const ends = of(low, low, high);
  return { low: ends.low, usual: Math.min(Math.max(beta, ends.low), ends.high), high: ends.high };
};

/** Effects of whole works, on ln price: 0.12 multiplies it by e^0.12. */
export const UPLIFT_FACTS = {
  /** Measured 11–15 % against to-reform homes nearby. */
  reformed: effect(
    "estado",
    "De a reformar a buen estado",
    { low: Math.log1p(0.11), usual: -EFFECTS.toReform, high: Math.log1p(0.15) },
    ENGINE,
    "una-fuente",
    "Medido del 11 al 15 % frente a viviendas a reformar de la misma zona.",
  ),
  /** All of the inside of a home that is in good state already. */
  refreshed: effect(
    "puesta-al-dia",
    "Puesta al día de una vivienda en buen estado",
    of(0.03, 0.05, 0.07),
    OWN,
    "por-comprobar",
  ),
  secondBathroom: effect(
    "segundo-bano",
    "Segundo baño",
    within(EFFECTS.bathroom, 0.03, 0.05),
    ENGINE,
    "por-comprobar",
    "El motor dice un 8 %; se deja en el 5 % porque el baño quita sitio.",
  ),
  airConditioning: effect(
    "aire",
    "Aire acondicionado",
    { low: Math.log1p(0.01), usual: EFFECTS.airConditioning / 2, high: EFFECTS.airConditioning },
    ENGINE,
    "por-comprobar",
    "La mitad de lo que dice el motor: los anuncios con aire suelen ser también los reformados.",
  ),
  sharedOutside: effect("exterior-comun", "Fachada arreglada", of(0.02, 0.03, 0.05), OWN, "por-comprobar"),
  energyStep: effect(
    "letra",
    "Cada letra del certificado",
    of(0, 0.01, 0.02),
    LABEL_STUDIES,
    "contrastado",
    "Del 0 al 2 % por letra.",
  ),
} as const;

/** A lift is worth more the higher one lives, and the engine's coefficient knows it; the evidence sets the ends. */
export function liftEffect(floor: number): DatedFact<Range> {
  const beta = EFFECTS.lift + Math.max(0, floor) * (EFFECTS.floorWithLift - EFFECTS.floorWithoutLift);
  const value = floor <= 0 ? of(0, 0.01, 0.03) : floor <= 2 ? within(beta, 0.03, 0.08) : within(beta, 0.08, 0.15);
  return effect(
    "ascensor",
    `Ascensor, planta ${floor}`,
    value,
    PORTALS,
    "por-comprobar",
    "Los portales anuncian del 19 al 39 % sin controlar zona ni estado: cuentan la mitad.",
  );
}

/**
 * How the effect of the state divides among the works inside: own judgement, so that kitchen, bath, floor and paint together
 * come to four fifths of it, as a medium refurbishment does beside a full one. They never add up to more than the whole.
 */
export const INSIDE_SHARES = {
  cocina: 0.3,
  banos: 0.25,
  suelo: 0.15,
  pintura: 0.1,
  ventanas: 0.1,
  electricidad: 0.05,
  fontaneria: 0.05,
} as const;
/** A work that a full refurbishment contains. */
export type InsideWork = keyof typeof INSIDE_SHARES;

const INSIDE_NAMES: Record<InsideWork, string> = {
  cocina: "Cocina",
  banos: "Baños",
  suelo: "Suelo",
  pintura: "Pintura",
  ventanas: "Ventanas",
  electricidad: "Electricidad",
  fontaneria: "Fontanería",
};

/** A part of the state: nobody measured it alone, so the prudent end is half and the far end a quarter more. */
export function insideEffect(work: InsideWork, isToReform: boolean): DatedFact<Range> {
  const { value } = isToReform ? UPLIFT_FACTS.reformed : UPLIFT_FACTS.refreshed;
  const share = INSIDE_SHARES[work];
  return effect(
    `parte-${work}`,
    `${INSIDE_NAMES[work]}: parte del efecto del estado`,
    { low: value.low * share * 0.5, usual: value.usual * share, high: value.high * share * 1.25 },
    OWN,
    "por-comprobar",
    `${Math.round(share * 100)}\u00a0% del efecto del estado.`,
  );
}

/** The effect of a work that adds nothing, for certain. */
export const NO_EFFECT: Range = exactly(0);

/** Claims of press and portals, to be read beside the measurements. */
export const PRESS_CLAIMS: readonly { text: string; source: FactSource }[] = [
  {
    text: "Reformada frente a reformar: +24 % en España, +25 % en Madrid, +31 % en Barcelona",
    source: { title: "idealista, 2021-2022", url: "https://www.idealista.com/news/", consulted: CONSULTED },
  },
  {
    text: "Reformada: +20 % de media",
    source: { title: "Fotocasa", url: "https://www.fotocasa.es", consulted: CONSULTED },
  },
  { text: "Sin reformar: −17,2 %", source: { title: "Mitula", consulted: CONSULTED } },
  {
    text: "Ascensor: +18,7 % de media",
    source: { title: "pisos.com", url: "https://www.pisos.com", consulted: CONSULTED },
  },
];
