import { wordTable } from "../../shared/format/spelled-numbers.ts";
import { fold } from "../../shared/listing/fold.ts";
import { take, wordAt } from "../../shared/spoken/scan.ts";
import type { Draft } from "./sentence-draft.ts";
import type { PlaceFinder } from "./sentence-places.ts";

/** «Mérida, Yucatán», «Córdoba Argentina»: a country, or a state that towns are told apart by, behind the name of a town. */

const REGIONS = wordTable<string>(
  Object.fromEntries(
    Object.entries({
      MX: "jalisco|yucatan|guanajuato|nuevo leon|edomex|estado de mexico|sonora|sinaloa|coahuila|tamaulipas|michoacan|chiapas|quintana roo|baja california|nayarit|tabasco|tlaxcala",
      ES: "espana",
      AR: "argentina",
      CL: "chile",
      CO: "colombia|antioquia|cundinamarca|valle del cauca",
      PE: "peru",
      UY: "uruguay",
      EC: "ecuador",
      VE: "venezuela",
      BO: "bolivia",
      DO: "republica dominicana",
      CR: "costa rica",
      HN: "honduras",
    }).flatMap(([country, names]) => names.split("|").map((name) => [name, country])),
  ),
);
const LONGEST = 3;
const LINK = /^(,|\(|de|en)$/;

/** Countries behind names, by the piece in front of which a name ends. */
interface Regions {
  /** ISO 3166-1, where the country has a town of that name. */
  regions: ReadonlyMap<number, string>;
  /** Behind the country, where it has none, and the name is that of a place elsewhere. */
  foreign: ReadonlyMap<number, number>;
}

/** Takes the words of countries that have a town of the name in front of them. */
export function readRegions({ sentence }: Draft, finder: PlaceFinder): Regions {
  const found = new Map<number, string>();
  const foreign = new Map<number, number>();
  const textOf = (from: number, to: number) =>
    sentence.text.slice(sentence.tokens[from]!.start, sentence.tokens[to - 1]!.end);
  const isFree = (from: number, to: number) =>
    sentence.tokens.slice(from, to).every(({ kind }, at) => kind === "word" && !sentence.taken[from + at]);
  for (let at = 1; at < sentence.tokens.length; at++) {
    for (let to = Math.min(sentence.tokens.length, at + LONGEST); to > at; to--) {
      const country = isFree(at, to) ? REGIONS[fold(textOf(at, to))] : undefined;
      if (country === undefined) continue;
      const end = LINK.test(sentence.tokens[at - 1]!.plain) ? at - 1 : at;
      const isTown = [1, 2, 3, 4].some(
        (words) =>
          end - words >= 0 &&
          sentence.tokens[end - words]!.kind === "word" &&
          finder.named(textOf(end - words, end)).some((place) => place.country === country),
      );
      if (!isTown) {
        if (/^(,|\()$/.test(wordAt(sentence, end))) foreign.set(end, to);
        continue;
      }
      take(sentence, end, to);
      found.set(end, country);
      at = to - 1;
      break;
    }
  }
  return { regions: found, foreign };
}
