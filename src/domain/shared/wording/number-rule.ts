import { withoutEnd } from "../format/text-ends.ts";
import { findNumbers, type NumberMention } from "./numbers.ts";
import { plain } from "./plain-text.ts";
import { splitSentences } from "./sentences.ts";
import type { Support } from "./support.ts";

/**
 * The number rule and the fact lock: a sentence may be said only where every number in it, in figures or in words, has something
 * that backs it; where names and features are locked, these too.
 */

export interface CheckedSentence {
  /** Exactly as in the text, white space included. */
  text: string;
  isSupported: boolean;
  /** Numbers that no source supports, as they are written. */
  unsupported: readonly string[];
  /** Names of the sources that support its numbers. */
  sources: readonly string[];
}

/** Checks each sentence of a text, in order; their texts joined give the whole text again. */
export function checkSentences(text: string, support: Support): CheckedSentence[] {
  return splitSentences(text).map((sentence) => checkSentence(sentence, support));
}

/** The text without the sentences that something in it does not back; each of these goes whole. */
export function keepSupported(text: string, support: Support): string {
  return checkSentences(text, support)
    .filter(({ isSupported }) => isSupported)
    .map(({ text: sentence }) => sentence)
    .join("")
    .trimEnd();
}

/** Whether every number of a text has support. */
export function isSupported(text: string, support: Support): boolean {
  return checkSentences(text, support).every((sentence) => sentence.isSupported);
}

/** Characters that no reader sees and that would cut a number or a word in two. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu;

/**
 * Whether everything in a sentence is supported: its numbers, the features it mentions and, where names are locked, its
 * names. Numbers that need no source, such as "uno de los dos", are not counted. Invisible characters are removed
 * first, so that they cannot hide a number.
 */
export function checkSentence(text: string, support: Support): CheckedSentence {
  const sentence = text.normalize("NFC").replace(INVISIBLE, "");
  const unsupported: string[] = [];
  const sources = new Set<string>();
  const isQuestion = /\?["'»”)\s]*$/.test(sentence);
  const folded = plain(sentence);
  for (const mention of findNumbers(sentence, support.language)) {
    if (isFree(mention, folded)) continue;
    const source = support.sourceOf(mention, isQuestion);
    if (source === undefined) unsupported.push(sentence.slice(mention.start, mention.end));
    else if (source !== null) sources.add(source);
  }
  unsupported.push(...unknownFeatures(folded, support), ...unknownNames(sentence, support));
  return { text: sentence, isSupported: unsupported.length === 0, unsupported, sources: [...sources] };
}

/** Matches numbers by which a text counts its own parts: «hay dos opciones», «en tres pasos». */
const OF_THE_TEXT =
  /^ (opcion|paso|forma|manera|cosa|pregunta|dato|camino|via|motivo|razon|idea|ejemplo|parte|caso|alternativa|cuestion|detalle|posibilidad|option|step|way|thing|question)(e?s)?\b/;
const MOST_OF_THE_TEXT = 9;

/** Numbers that claim nothing: markers of a list, and counts of the text's own parts. */
function isFree(mention: NumberMention, folded: string): boolean {
  if (mention.kind !== "number" || mention.unit !== undefined) return false;
  const before = folded.slice(0, mention.start);
  const after = folded.slice(mention.end);
  if (opensLine(before) && mention.value < 100 && /^[.)][*_]*\s+[a-z¿¡«"*]/.test(after)) return true;
  if (!Number.isInteger(mention.value) || mention.value > MOST_OF_THE_TEXT) return false;
  return (
    OF_THE_TEXT.test(after) ||
    (/\b(l[oa]s|estos|estas)\s$/.test(before.slice(-8)) && /^[,.;:?!]/.test(after) && mention.value < 4)
  );
}

/** Whether only blanks and marks of emphasis stand between a line's beginning and the text. */
function opensLine(before: string): boolean {
  const unmarked = withoutEnd(before, /[*_]/);
  const words = withoutEnd(unmarked, /\s/);
  return words === "" || unmarked.slice(words.length).includes("\n");
}

function unknownFeatures(folded: string, { features }: Support): string[] {
  if (!features) return [];
  const present = new Set(features.present.map(plain));
  return features.known.filter((feature) => !present.has(plain(feature)) && foldedMentions(folded, feature));
}

/** Whether a text names a feature, in whatever number and gender. */
export function mentionsFeature(text: string, feature: string): boolean {
  return foldedMentions(plain(text), feature);
}

const patterns = new Map<string, RegExp>();

function foldedMentions(folded: string, feature: string): boolean {
  let pattern = patterns.get(feature);
  if (!pattern) {
    const stem = plain(feature).replace(/(?<=[a-z]{3})(es|s|a|o)$/, "");
    pattern = new RegExp(`(?<![a-z])${escaped(stem)}(?:es|s|a|o|as|os)?(?![a-z])`);
    patterns.set(feature, pattern);
  }
  return pattern.test(folded);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A capital letter that no sentence begins with. */
function unknownNames(sentence: string, support: Support): string[] {
  const names = sentence.matchAll(/(?<=[\p{L}\p{N},;)»"”%€²]\s(?:[¿¡«"“(]\s?)?)\p{Lu}[\p{L}\p{N}'’·-]*/gu);
  return [...names].map(([name]) => name).filter((name) => !support.knowsName(name));
}
