import { readAdvert } from "../../shared/listing/advert-text.ts";
import { plain } from "../../shared/wording/plain-text.ts";
import { splitSentences } from "../../shared/wording/sentences.ts";

/** Keys of a read advert that say nothing of the home. */
const NO_FACTS: ReadonlySet<string> = new Set([
  "evidence", "date", "source", "unitPrice", "currency", "latitude", "longitude", "operation", "type",
]); // biome-ignore format: a list of names

/** Facts that no field of a read advert holds, in folded words. */
const MORE: readonly (readonly [key: string, pattern: RegExp])[] = [
  ["distance", /\b(?:a|en) (?:unos )?\d{1,4} ?(?:m|metros|km|min|minutos|cuadras)\b/],
  ["orientation", /\borientacion (?:al )?(?:norte|sur|este|oeste)|\borientad[oa] al? \w{3,9}|\bda al (?:norte|sur|este|oeste)/],
  ["views", /\bvistas? (?:al?|de|del|despejada)\b/],
  ["renovated", /\b(?:reformad|renovad|remodelad)\w{1,4} (?:en|hace|desde)? ?\d/],
  ["heating", /\bcalefaccion\b|\bradiadores\b|\bsuelo radiante\b|\baerotermia\b/],
  ["windows", /\bdoble (?:acristalamiento|vidrio|ventana)\b|\bclimalit\b/],
  ["wardrobes", /\barmarios? empotrad|\bclosets?\b|\bplacard/],
  ["fee", /\b(?:comunidad|expensas|administracion|mantenimiento)\b.{0,20}\d/],
  ["energy", /\b(?:certificado energetico|calificacion energetica|etiqueta energetica)\b/],
  ["garden", /\bjardin\b/],
  ["kitchen", /\bcocina (?:equipada|abierta|independiente|con)\b/],
  ["door", /\bpuerta (?:blindada|acorazada)\b/],
  ["doorman", /\b(?:conserje|porteria|portero|vigilancia)\b/],
  ["furnished", /\bamueblad|\bamoblad|\bcon muebles\b/],
  ["balcony", /\bbalcon/],
]; // biome-ignore format: a table

/**
 * The different concrete facts that a text says, sentence by sentence: another sentence only ever adds to them.
 */
export function concreteFacts(text: string): Set<string> {
  const facts = new Set<string>();
  for (const sentence of splitSentences(text).flatMap((one) => one.split("\n"))) {
    if (sentence.trim() === "") continue;
    for (const key of Object.keys(readAdvert(sentence))) if (!NO_FACTS.has(key)) facts.add(key);
    const words = plain(sentence);
    for (const [key, pattern] of MORE) if (pattern.test(words)) facts.add(key);
  }
  return facts;
}
