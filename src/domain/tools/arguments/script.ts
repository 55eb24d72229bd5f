import { listed } from "../../shared/format/listed.ts";
import type { ArgumentCard } from "./prepare.ts";
import { PURPOSE_QUESTIONS, type Purpose } from "./purposes.ts";
import { VISIT_STOPS, type VisitStop } from "./rules.ts";

/** One stop of the visit and its words. */
export interface ScriptStep {
  stop: VisitStop | "abre" | "cierra";
  title: string;
  say: string;
}

/** Spoken without haste: a minute. */
export const MOST_WORDS = 150;
const MOST_AT_A_STOP = 2;

const STOP_TITLES: Record<VisitStop, string> = {
  llegada: "Al llegar",
  dentro: "Al entrar",
  habitaciones: "Los cuartos",
  banos: "Los baños",
  fuera: "Fuera",
  anejos: "Anejos",
  numeros: "Los números",
};

const OPENINGS: Record<Purpose, string> = {
  primera: "Te enseño lo que tiene y lo que cuesta. Lo que diga, te lo pruebo.",
  espacio: "Vamos a medir. Lo que diga, lo puedes comprobar.",
  teletrabajo: "Buscamos dónde trabajarías. Lo que diga, lo puedes comprobar.",
  invertir: "Primero la casa y luego los números, con su fuente.",
  segunda: "Piensa en el día que llegas con las maletas. Lo que diga, lo puedes comprobar.",
  comodidad: "Fíjate en el recorrido desde la calle. Lo que diga, lo puedes comprobar.",
};

/** Number of words, separated by any white space. At 130 to 150 words a minute it gives the length of a script. */
export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The best arguments that fit into a minute, in the order of the visit; stops without data are left out. */
export function visitScript(cards: readonly ArgumentCard[], purpose: Purpose): ScriptStep[] {
  if (cards.length === 0) return [];
  const opening = OPENINGS[purpose];
  const closing = PURPOSE_QUESTIONS[purpose][0]!;
  let left = MOST_WORDS - wordsOf(opening) - wordsOf(closing);
  const taken: ArgumentCard[] = [];
  for (const card of cards) {
    const words = wordsOf(spoken(card));
    const here = taken.filter(({ stop }) => stop === card.stop).length;
    if (words > left || here >= MOST_AT_A_STOP) continue;
    left -= words;
    taken.push(card);
  }
  const stops = VISIT_STOPS.flatMap((stop): ScriptStep[] => {
    const here = taken.filter((card) => card.stop === stop);
    if (here.length === 0) return [];
    const title = stop === "anejos" ? annexTitle(here) : STOP_TITLES[stop];
    return [{ stop, title, say: here.map(spoken).join(" ") }];
  });
  return [{ stop: "abre", title: "Abre", say: opening }, ...stops, { stop: "cierra", title: "Cierra", say: closing }];
}

/** Only existing parts are named, in titles too. */
const ANNEX_NAMES: Record<string, string> = {
  hasParkingIncluded: "garaje",
  hasStorageRoom: "trastero",
  hasPool: "piscina",
};

/** `Garaje y piscina` */
function annexTitle(cards: readonly { id: string }[]): string {
  const names = listed(cards.map(({ id }) => ANNEX_NAMES[id] ?? "comunes"));
  return names.charAt(0).toLocaleUpperCase("es") + names.slice(1);
}

/** Feature and benefit, each a sentence. */
export const spoken = ({ feature, benefit }: Pick<ArgumentCard, "feature" | "benefit">) => `${feature}. ${benefit}`;
