import { fold } from "../../shared/listing/fold.ts";
import { take, wordAt } from "../../shared/spoken/scan.ts";
import type { Draft } from "./sentence-draft.ts";
import { NEAR_M, nearAt } from "./sentence-place-wishes.ts";
import type { PlaceFinder } from "./sentence-places.ts";

/** «Cerca de la Giralda», «a diez minutos andando del Bernabéu»: a circle about a building that everybody knows. */

const LONGEST = 5;
const ARTICLE = /^(el|la|los|las|de|del|al|a)$/;
const NEAR = /^(cerca|junto|lado|frente|enfrente|alrededores|inmediaciones|cercanias|zona)$/;

export function readLandmarks(draft: Draft, finder: PlaceFinder) {
  const { sentence } = draft;
  if (!finder.landmark) return;
  for (let at = 1; at < sentence.tokens.length; at++) {
    for (let to = Math.min(sentence.tokens.length, at + LONGEST); to > at; to--) {
      const name = fold(sentence.text.slice(sentence.tokens[at]!.start, sentence.tokens[to - 1]!.end));
      const landmark = finder.landmark(name);
      if (!landmark) continue;
      let start = at;
      while (ARTICLE.test(wordAt(sentence, start - 1))) start--;
      const near = nearAt(draft, start) ?? nearWord(draft, start);
      if (!near) continue;
      const { latitude, longitude } = landmark;
      draft.filter = { ...draft.filter, area: { kind: "circulo", latitude, longitude, radiusM: near.radiusM } };
      take(sentence, near.from, to);
      at = to - 1;
      break;
    }
  }
}

/** «Frente a», «en las inmediaciones de». */
function nearWord({ sentence }: Draft, start: number): { from: number; radiusM: number } | null {
  return NEAR.test(wordAt(sentence, start - 1)) ? { from: start - 1, radiusM: NEAR_M } : null;
}

/** Where the words begin that lead to a name: «cerca de la», «junto al»; −1 where none do. */
export function nearLead({ sentence }: Draft, at: number): number {
  let before = at - 1;
  while (before >= 0 && ARTICLE.test(wordAt(sentence, before))) before--;
  return NEAR.test(wordAt(sentence, before)) && wordAt(sentence, before) !== "zona" ? before : -1;
}
