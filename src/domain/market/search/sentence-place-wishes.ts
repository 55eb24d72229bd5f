import { fold } from "../../shared/listing/fold.ts";
import type { Place } from "../../shared/places/place.ts";
import { take, wordAt } from "../../shared/spoken/scan.ts";
import { FARTHEST_M } from "./market-area.ts";
import type { Draft } from "./sentence-draft.ts";
import { conditionOf, joinsPlaces, type PlaceMention } from "./sentence-places.ts";
import { LEADS } from "./sentence-words.ts";

/** The wishes of a sentence about the places in it: which one of a name it means, whether it is wanted, and how near. */

/** «Cerca de Ruzafa», where no distance is said. */
export const NEAR_M = 1000;
/** Metres that somebody walks in a minute. */
const WALK_M = 80;

/** Of places with one name the one that lies in another place of the sentence: «Palermo, Buenos Aires». */
function settle(mention: readonly PlaceMention[], { sentence }: Draft): PlaceMention[] {
  const kept: PlaceMention[] = [];
  for (const [index, each] of mention.entries()) {
    const above = mention[index + 1];
    const between = above ? sentence.tokens.slice(each.to, above.from).map(({ plain }) => plain) : [];
    const isNext = above !== undefined && between.every((word) => /^(,|\(|en|de)$/.test(word)) && between.length <= 2;
    const inside = isNext ? insideOf(each, above) : undefined;
    if (inside && above) kept.push({ candidates: [inside], from: each.from, to: above.to });
    // «Laureles, Medellín», where no list has that quarter of Medellín: one of the same name elsewhere is not meant, and its words stay words.
    else if (isNext && above && isElsewhere(each, above)) sentence.taken.fill(false, each.from, each.to);
    else if (!kept.some(({ to }) => to >= each.to)) kept.push(each);
  }
  return kept.map((each) => ({ ...each, candidates: preferred(each, mention) }));
}

const insideOf = ({ candidates }: PlaceMention, { candidates: above }: PlaceMention) =>
  candidates.find((place) => above.some((town) => liesIn(place, town)));

/** Whether every place of a name is a part of some town, and none of the town or province of the name behind it. */
const isElsewhere = ({ candidates }: PlaceMention, { candidates: above }: PlaceMention): boolean =>
  candidates.every(({ kind }) => kind === "barrio" || kind === "distrito" || kind === "localidad") &&
  above.some(({ kind }) => kind === "municipio" || kind === "ciudad") &&
  !candidates.some((place) => above.some((town) => isNearby(place, town)));

/** In one province of Spain, or one country abroad whose parts are named by the same words. */
const isNearby = (place: Place, town: Place): boolean =>
  place.country === town.country &&
  (place.country === "ES" ? place.provinceCode === town.provinceCode : fold(place.context) === fold(town.context));

/** Whether a place lies in a town or province, by their codes; abroad by what tells it from others of its name. */
export const liesIn = (place: Place, town: Place): boolean =>
  place.id !== town.id &&
  ((town.kind === "municipio" && place.municipalityCode === town.municipalityCode && place.kind !== "municipio") ||
    (town.kind === "provincia" && place.provinceCode === town.provinceCode && place.kind !== "provincia") ||
    (town.country === place.country && town.country !== "ES" && fold(place.context).includes(fold(town.name))) ||
    (town.country !== "ES" &&
      town.kind === "ciudad" &&
      fold(place.context) === fold(town.context) &&
      place.country === town.country));

/** The candidate that lies in a town that the sentence names elsewhere, else the first. */
const preferred = ({ candidates }: PlaceMention, mention: readonly PlaceMention[]): Place[] => {
  const towns = mention.flatMap(({ candidates: [first] }) => (first && first !== candidates[0] ? [first] : []));
  const best = candidates.find((place) => towns.some((town) => liesIn(place, town)));
  if (best) return [best];
  // «Palermo o Villa Crespo»: of several Palermos the one of the town that the other quarter is in.
  const beside = candidates.find((place) => towns.some((other) => isPart(other) && isNearby(place, other)));
  return candidates.length > 1 && beside ? [beside] : [...candidates];
};

const isPart = ({ kind }: Place) => kind === "barrio" || kind === "distrito";

const QUARTER = /^(barrio|barriada|colonia|distrito)$/;

/** Which of the candidates is meant: the kind that the sentence names, else the country that its words belong to, else the first. */
function chosen({ sentence }: Draft, { candidates, from }: PlaceMention, country: string | null): Place {
  const before = [1, 2, 3].map((step) => wordAt(sentence, from - step));
  const isProvince = before.includes("provincia");
  const isQuarter = before.some((word) => QUARTER.test(word));
  const ofKind = candidates.find(({ kind }) =>
    isProvince ? kind === "provincia" : isQuarter ? kind === "barrio" || kind === "distrito" : false,
  );
  return ofKind ?? candidates.find((place) => place.country === country) ?? candidates[0]!;
}

const DENIED = /^(no|ni|excepto|salvo|menos|quitando|evitar|sin|nada|tampoco|fuera)$/;

/**
 * Puts the places into the filter: wanted, unwanted, or a circle about one. Answers the first wanted or near place.
 *
 * @param of.country the one whose words the sentence uses; `regions` the one that stands behind a name, by where that ends
 */
export function putPlaces(
  draft: Draft,
  mention: readonly PlaceMention[],
  { country, regions }: { country: string | null; regions: ReadonlyMap<number, string> },
): Place | null {
  const { sentence } = draft;
  let first: Place | null = null;
  let wasDenied = false;
  let lastTo = -1;
  for (const each of settle(mention, draft)) {
    const place = chosen(draft, each, regions.get(each.to) ?? country);
    const condition = conditionOf(place);
    if (!condition) continue;
    take(sentence, each.from, each.to);
    const start = leadStart(draft, each.from);
    const goesOn = lastTo >= 0 && start - lastTo <= 1 && joinsPlaces(wordAt(sentence, lastTo));
    const isDenied: boolean =
      DENIED.test(wordAt(sentence, start - 1)) ||
      (/^(este|esten|sea|sean)$/.test(wordAt(sentence, start - 1)) && wordAt(sentence, start - 2) === "no") ||
      (wasDenied && goesOn && !/^(pero)$/.test(wordAt(sentence, start - 1)));
    const near = isDenied ? null : nearAt(draft, start);
    if (near) {
      const { latitude, longitude } = place;
      draft.filter = { ...draft.filter, area: { kind: "circulo", latitude, longitude, radiusM: near.radiusM } };
      take(sentence, near.from, each.from);
    } else {
      const name = isDenied ? "notPlaces" : "places";
      draft.filter = {
        ...draft.filter,
        [name]: [...draft.filter[name].filter((known) => known.name !== condition.name), condition],
      };
      take(sentence, isDenied ? start - 1 : start, each.from);
    }
    if (!isDenied) first ??= place;
    wasDenied = isDenied;
    lastTo = each.to;
  }
  return first;
}

/** Where the words begin that lead to a place: «en la zona de», «por el barrio de». */
function leadStart({ sentence }: Draft, from: number): number {
  let start = from;
  while (
    start > 0 &&
    !sentence.taken[start - 1] &&
    (LEADS.has(wordAt(sentence, start - 1)) || /^(el|la|los|las|de|del|l|centro)$/.test(wordAt(sentence, start - 1)))
  )
    start--;
  // «A 500 metros de Benimaclet», «cerca de»: the link belongs to the distance.
  return start;
}

/** The distance that leads to a place, as words before `start`: «cerca de», «a menos de 2 km de», «a 10 minutos andando de». */
export function nearAt({ sentence }: Draft, start: number): { from: number; radiusM: number } | null {
  const at = start - 1;
  const word = wordAt(sentence, at);
  if (/^(cerca|cercano|cercana|proximo|proxima|alrededores|cercanias|junto|lado)$/.test(word)) {
    const from = wordAt(sentence, at - 1) === "al" ? at - 1 : at;
    return { from, radiusM: NEAR_M };
  }
  if (word === "a" && /^(cerca|cercano|cercana|junto|proximo|proxima)$/.test(wordAt(sentence, at - 1)))
    return { from: at - 1, radiusM: NEAR_M };
  const unitAt = /^(andando|caminando|pie)$/.test(word) ? at - (wordAt(sentence, at - 1) === "a" ? 2 : 1) : at;
  // «De 1.000 a 1.500 metros en Paterna» is an area, and no way to it.
  const metres = wordAt(sentence, start) === "en" ? undefined : DISTANCES[wordAt(sentence, unitAt)];
  const quantity = sentence.quantities.find(({ to }) => to === unitAt);
  if (metres === undefined || !quantity) return null;
  let from = quantity.from;
  while (/^(a|de|menos|unos|maximo|como|radio|un|en)$/.test(wordAt(sentence, from - 1))) from--;
  const radiusM = Math.round(quantity.value * metres);
  return radiusM > 0 && radiusM <= FARTHEST_M ? { from, radiusM } : null;
}

const DISTANCES: Readonly<Record<string, number | undefined>> = {
  km: 1000,
  kms: 1000,
  kilometro: 1000,
  kilometros: 1000,
  m: 1,
  mts: 1,
  metros: 1,
  minutos: WALK_M,
  min: WALK_M,
};
