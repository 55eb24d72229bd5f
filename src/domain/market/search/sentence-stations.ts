import { fold } from "../../shared/listing/fold.ts";
import type { Place } from "../../shared/places/place.ts";
import { take } from "../../shared/spoken/scan.ts";
import { NEAR_M, nearAt, nearBehind } from "./sentence-distances.ts";
import { type Draft, tellPlace } from "./sentence-draft.ts";
import { behindCity, nearLead, ofCity } from "./sentence-landmarks.ts";
import type { Landmark, PlaceFinder } from "./sentence-places.ts";

/** «Cerca del metro de Sol», «a dos paradas del hospital La Paz»: what a part of a city is told by, behind the word for its kind. */

const STATION = /^(metro|subte|estacion|estaciones|parada|boca|tren|renfe|tranvia|transmilenio|metrobus)$/;
const INSTITUTION = /^(hospital|clinica|universidad|facultad|campus|aeropuerto|colegio|instituto)$/;
const LINK = /^(de|del|la|el|los|las|y|e)$/;
/** Between a kind and its name, or another kind: «boca de metro de», «estación de tren de». */
const BEFORE_NAME = /^(de|del|tren|metro|subte|renfe|cercanias|tranvia|bus|linea)$/;
/** Words of «Ciudad de las Artes y las Ciencias», the longest name that a table has. */
const LONGEST = 7;

/** The key of a station among landmarks: a station is near its name only behind a word such as «metro». */
export const stationKey = (name: string): string => `metro ${name}`;

/**
 * Takes stations, hospitals and the like that the sentence wants near: a circle about one that is known, in the city that the sentence names.
 * One that no table has is told whole, so that its name is taken for no quarter.
 */
export function readStations(draft: Draft, finder: PlaceFinder): string | null {
  const { sentence } = draft;
  let currency: string | null = null;
  for (let at = 1; at < sentence.tokens.length; at++) {
    if (sentence.taken[at] || !isKind(draft, at)) continue;
    const start = startOf(draft, at);
    const near = nearAt(draft, start) ?? nearWord(draft, start);
    const name = near && nameBehind(draft, finder, at);
    if (!near || !name) continue;
    at = name.to - 1;
    if (!name.landmark) {
      tellPlace(draft, near.from, name.to);
      take(sentence, near.from, name.to);
      continue;
    }
    const { latitude, longitude, name: shown } = name.landmark;
    const end = behindCity(draft, name.to, name.landmark);
    const behind = nearBehind(draft, end);
    const radiusM = behind?.radiusM ?? near.radiusM ?? NEAR_M;
    draft.filter = { ...draft.filter, area: { kind: "circulo", latitude, longitude, radiusM, name: shown } };
    currency = name.landmark.currency;
    take(sentence, near.from, behind?.to ?? end);
  }
  return currency;
}

const isKind = ({ sentence }: Draft, at: number): boolean => {
  const plain = sentence.tokens[at]?.plain ?? "";
  // «A 500 m del metro» is a way to it, and «90 metros» an area.
  return (STATION.test(plain) || INSTITUTION.test(plain)) && !sentence.quantities.some(({ to }) => to === at);
};

/** Where the words of the kind begin, with its article: «la boca de metro». */
function startOf({ sentence }: Draft, at: number): number {
  let start = at;
  while (LINK.test(sentence.tokens[start - 1]?.plain ?? "")) start--;
  return start;
}

function nearWord(draft: Draft, start: number): { from: number; radiusM: null } | null {
  const from = nearLead(draft, start);
  return from < 0 ? null : { from, radiusM: null };
}

/** The name behind a kind, and the landmark that it is; null where no name stands there («cerca del metro»). */
function nameBehind(draft: Draft, finder: PlaceFinder, at: number): { to: number; landmark?: Landmark } | null {
  const { sentence } = draft;
  const said = ` ${fold(sentence.text)} `;
  const plainAt = (place: number) => (sentence.taken[place] ? "" : (sentence.tokens[place]?.plain ?? ""));
  let first = at + 1;
  while (BEFORE_NAME.test(plainAt(first))) first++;
  for (let from = first; from <= first + 1; from++) {
    for (let to = Math.min(sentence.tokens.length, from + LONGEST); to > from; to--) {
      if (sentence.tokens.slice(from, to).some(({ kind }, step) => kind !== "word" || sentence.taken[from + step]))
        continue;
      const name = fold(sentence.text.slice(sentence.tokens[from]!.start, sentence.tokens[to - 1]!.end));
      const kind = sentence.tokens[at]!.plain;
      const keys = new Set([stationKey(name), `${kind} ${name}`, `${kind} de ${name}`, name]);
      const found = [...keys].flatMap((key) => finder.landmarks?.(key) ?? []);
      const landmark = ofCity(found, said);
      if (landmark) return { to, landmark };
    }
    if (!LINK.test(plainAt(from))) break;
  }
  let to = first;
  while (sentence.tokens[to] && !sentence.taken[to] && isOfName(draft, to)) to++;
  if (to === first) return null;
  // «La estación de Getafe» is one of that town, which is searched; the station is told.
  const name = sentence.text.slice(sentence.tokens[first]!.start, sentence.tokens[to - 1]!.end);
  return { to: first > at + 1 && finder.named(name).some(isTown) ? at + 1 : to };
}

const isTown = ({ kind }: Place): boolean => kind === "municipio" || kind === "ciudad";

/** Words of a name: those with a capital and numbers («Calle 72»), and small ones that lead to one. */
function isOfName({ sentence: { tokens } }: Draft, at: number): boolean {
  let end = at;
  while (LINK.test(tokens[end]?.plain ?? "") && !/^\p{Lu}/u.test(tokens[end]!.text)) end++;
  const token = tokens[end];
  if (token?.kind === "number") return end === at && /^\p{Lu}/u.test(tokens[at - 1]?.text ?? "");
  return /^\p{Lu}/u.test(token?.text ?? "");
}
