import { fold } from "../../shared/listing/fold.ts";
import { take, wordAt } from "../../shared/spoken/scan.ts";
import { NEAR_M, nearAt, nearBehind } from "./sentence-distances.ts";
import type { Draft } from "./sentence-draft.ts";
import type { Landmark, PlaceFinder } from "./sentence-places.ts";

/** «Cerca de la Giralda», «a diez minutos andando del Bernabéu», «en la Gran Vía»: a circle about what everybody knows. */

const LONGEST = 6;
const ARTICLE = /^(el|la|los|las|de|del|al|a)$/;
/** Words before the name of a thing that say only its kind: «el estadio de la Romareda». */
const KIND = /^(estadio|campo|museo|monumento|edificio|basilica|futbol|centro|comercial|mall)$/;
const NEAR = /^(cerca|junto|lado|frente|enfrente|alrededores|inmediaciones|cercanias|zona|pegado|pegada)$/;
/** Squares and streets have homes on them. */
const INHABITED =
  /^(plaza|placa|calle|avenida|avinguda|paseo|passeig|gran via|rambla|ramblas|diagonal|parque|parc|glorieta|ovalo)\b/;
/** «En la plaza de Castilla». */
const ON_IT_M = 500;

/** Takes such places. @returns the currency of the one that stands last; null where there is none */
export function readLandmarks(draft: Draft, finder: PlaceFinder): string | null {
  const { sentence } = draft;
  let currency: string | null = null;
  if (!finder.landmarks) return null;
  const said = ` ${fold(sentence.text)} `;
  for (let at = 1; at < sentence.tokens.length; at++) {
    for (let to = Math.min(sentence.tokens.length, at + LONGEST); to > at; to--) {
      const name = fold(sentence.text.slice(sentence.tokens[at]!.start, sentence.tokens[to - 1]!.end));
      const landmark = ofCity(finder.landmarks(name), said);
      if (!landmark) continue;
      let start = at;
      while (ARTICLE.test(wordAt(sentence, start - 1)) || isKind(draft, start - 1)) start--;
      const end = behindCity(draft, to, landmark);
      const behind = nearBehind(draft, end);
      const near = nearAt(draft, start) ?? nearWord(draft, start) ?? onIt(draft, start, name);
      if (!near) continue;
      const { latitude, longitude } = landmark;
      const radiusM = behind?.radiusM ?? near.radiusM ?? NEAR_M;
      draft.filter = {
        ...draft.filter,
        area: { kind: "circulo", latitude, longitude, radiusM, name: landmark.name },
      };
      currency = landmark.currency;
      take(sentence, near.from, behind?.to ?? end);
      at = end - 1;
      break;
    }
  }
  return currency;
}

/** The landmark of the city that the sentence names; without one only a name that no other city has is understood. */
export function ofCity(landmarks: readonly Landmark[], said: string): Landmark | undefined {
  const named = landmarks.find(({ city }) => said.includes(` ${fold(city)} `));
  return named ?? (landmarks.length === 1 ? landmarks[0] : undefined);
}

const isKind = ({ sentence }: Draft, at: number): boolean => KIND.test(sentence.tokens[at]?.plain ?? "");

/** Behind «, Barcelona», which belongs to the name of a square there. */
export function behindCity({ sentence }: Draft, to: number, { city }: Landmark): number {
  const words = fold(city).split(" ");
  for (const from of [to, to + 1]) {
    const isLinked = from === to || /^(,|\(|de|en)$/.test(wordAt(sentence, to));
    if (isLinked && words.every((word, step) => sentence.tokens[from + step]?.plain === word))
      return from + words.length;
  }
  return to;
}

/** «Frente a», «en las inmediaciones de». */
function nearWord({ sentence }: Draft, start: number): { from: number; radiusM: null } | null {
  return NEAR.test(wordAt(sentence, start - 1)) ? { from: start - 1, radiusM: null } : null;
}

/** «En la Gran Vía», «por la plaza de Castilla». */
function onIt({ sentence }: Draft, start: number, name: string): { from: number; radiusM: number } | null {
  const isOn = /^(en|por)$/.test(wordAt(sentence, start - 1)) && INHABITED.test(name);
  return isOn ? { from: start - 1, radiusM: ON_IT_M } : null;
}

/** Where the words begin that lead to a name: «cerca de la», «junto al»; −1 where none do. */
export function nearLead({ sentence }: Draft, at: number): number {
  let before = at - 1;
  while (ARTICLE.test(wordAt(sentence, before))) before--;
  return NEAR.test(wordAt(sentence, before)) && wordAt(sentence, before) !== "zona" ? before : -1;
}
