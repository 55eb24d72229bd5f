import type { Place } from "../../shared/places/place.ts";
import { wordAt } from "../../shared/spoken/scan.ts";
import { FARTHEST_M } from "./market-area.ts";
import type { Draft } from "./sentence-draft.ts";

/** Distances of a sentence: «a 500 metros de la Giralda», «cerca del Retiro, a 500 metros», «a diez minutos andando de». */

/** «Cerca de Ruzafa», where no distance is said. */
export const NEAR_M = 1000;
/** «Cerca de Ronda», «cerca de Girona»: a drive of some minutes, about a city a longer one. */
const NEAR_TOWN_M = 5000;
const NEAR_CITY_M = 10_000;
const CITY_PEOPLE = 100_000;
/** Metres that somebody walks in a minute. */
const WALK_M = 80;

const DISTANCES: Readonly<Record<string, number | undefined>> = {
  km: 1000,
  kms: 1000,
  kilometro: 1000,
  kilometros: 1000,
  m: 1,
  mts: 1,
  metros: 1,
  // Blocks of the American grid.
  cuadra: 100,
  cuadras: 100,
  minutos: WALK_M,
  min: WALK_M,
};
const WALKING = /^(andando|caminando|pie)$/;
/** Words between «a» and its number: «a no más de 500 metros», «a unos 300 metros». */
const ABOUT = /^(de|menos|unos|unas|no|mas|maximo|como|mucho|un|aprox)$/;

/** How far «cerca de» reaches from the middle of a place: about a quarter a walk, about a town a drive. */
export function nearPlaceM({ kind, population }: Place): number {
  if (kind === "ciudad") return NEAR_CITY_M;
  if (kind !== "municipio") return NEAR_M;
  return population >= CITY_PEOPLE ? NEAR_CITY_M : NEAR_TOWN_M;
}

/** The distance that leads to a place, as words before `start`; `radiusM` is null where it is near without a distance. */
export function nearAt({ sentence }: Draft, start: number): { from: number; radiusM: number | null } | null {
  const at = start - 1;
  const word = wordAt(sentence, at);
  if (/^(cerca|cercano|cercana|proximo|proxima|alrededores|cercanias|junto|lado)$/.test(word)) {
    const from = wordAt(sentence, at - 1) === "al" ? at - 1 : at;
    return { from, radiusM: null };
  }
  if (word === "a" && /^(cerca|cercano|cercana|junto|proximo|proxima)$/.test(wordAt(sentence, at - 1)))
    return { from: at - 1, radiusM: null };
  const unitAt = WALKING.test(word) ? at - (wordAt(sentence, at - 1) === "a" ? 2 : 1) : at;
  // «De 1.000 a 1.500 metros en Paterna» is an area, and no way to it.
  const metres = wordAt(sentence, start) === "en" ? undefined : DISTANCES[wordAt(sentence, unitAt)];
  const quantity = sentence.quantities.find(({ to }) => to === unitAt);
  if (metres === undefined || !quantity) return null;
  let from = quantity.from;
  while (/^(a|de|menos|unos|maximo|como|radio|un|en)$/.test(wordAt(sentence, from - 1))) from--;
  const radiusM = Math.round(quantity.value * metres);
  return radiusM > 0 && radiusM <= FARTHEST_M ? { from, radiusM } : null;
}

/** The distance that stands behind a place that ends before `end`: «cerca del Retiro, a 500 metros». */
export function nearBehind({ sentence }: Draft, end: number): { to: number; radiusM: number } | null {
  let at = wordAt(sentence, end) === "," ? end + 1 : end;
  if (wordAt(sentence, at) !== "a") return null;
  at++;
  while (ABOUT.test(wordAt(sentence, at)) && !sentence.quantities.some(({ from }) => from === at)) at++;
  const quantity = sentence.quantities.find(({ from }) => from === at);
  const unit = quantity ? wordAt(sentence, quantity.to) : "";
  const metres = DISTANCES[unit];
  if (!quantity || metres === undefined) return null;
  let to = quantity.to + 1;
  // «A 500 metros del metro» is a way to something else.
  if (/^(de|del)$/.test(wordAt(sentence, to)) && wordAt(sentence, to + 1) !== "distancia") return null;
  const isWalked =
    WALKING.test(wordAt(sentence, to)) || (wordAt(sentence, to) === "a" && wordAt(sentence, to + 1) === "pie");
  // Minutes of a drive are no circle.
  if (metres === WALK_M && !isWalked) return null;
  while (/^(andando|caminando|a|pie|de|distancia|como|mucho|maximo)$/.test(wordAt(sentence, to))) to++;
  const radiusM = Math.round(quantity.value * metres);
  return radiusM > 0 && radiusM <= FARTHEST_M ? { to, radiusM } : null;
}

/**
 * «A 500 metros de», «a 2 km»: no area and no price. Held back until places are read. Behind «superior a» and the first end of a range a number is an
 * amount.
 *
 * @returns the pieces that are to be given back
 */
export function setDistancesAside({ sentence }: Draft): number[] {
  const aside: number[] = [];
  for (const { from, to } of sentence.quantities) {
    const unit = wordAt(sentence, to);
    const isFar = /^(km|kms|kilometros?|minutos|cuadras?)$/.test(unit);
    const isMetres = /^(m|mts|metros)$/.test(unit) && isLedByA(sentence, from);
    if (!isFar && !isMetres) continue;
    for (let at = from; at <= to; at++) {
      if (sentence.taken[at]) continue;
      sentence.taken[at] = true;
      aside.push(at);
    }
  }
  return aside;
}

function isLedByA(sentence: Draft["sentence"], from: number): boolean {
  let at = from - 1;
  while (ABOUT.test(wordAt(sentence, at))) at--;
  const before = wordAt(sentence, at - 1);
  const isRange = sentence.quantities.some(({ to }) => to === at || to === at - 1) || AREA_BEFORE.test(before);
  return wordAt(sentence, at) === "a" && !isRange;
}

const AREA_BEFORE =
  /^(superior|superiores|inferior|inferiores|mayor|mayores|menor|menores|igual|m2|m|metros|llegue|lleguen)$/;
