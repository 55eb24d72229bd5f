import type { WordLanguage } from "./number-words.ts";
import { findNumbers, type NumberMention } from "./numbers.ts";
import { plain } from "./plain-text.ts";
import { type Unit, unitsAgree } from "./units.ts";

/** A figure that is no text yet. */
export interface Figure {
  value: number;
  unit?: Unit;
}

/** The features that a text may mention: the words for each, and which of them the home has. */
export interface FeatureLock {
  /** Every word that would claim a feature: `piscina`, `aire acondicionado`. */
  known: readonly string[];
  present: readonly string[];
}

export interface SupportOptions {
  language?: WordLanguage;
  figures?: readonly Figure[];
  /** Where given, a name (a capital letter within a sentence) must occur in one of these or in a supporting text. */
  names?: readonly string[];
  features?: FeatureLock;
}

/** The support of a text: the only numbers that it may state, and the source of each. */
export interface Support {
  readonly language: WordLanguage;
  readonly features: FeatureLock | undefined;
  /**
   * Adds a supporting text: every number of it may be used from now on. @param source name given for numbers that the
   * text supports; null where nobody asks
   */
  add(text: string, source?: string): void;
  /** Adds a person's own words: a text may ask about them, but never assert them. */
  addAsked(text: string): void;
  /** The source that backs a number; undefined where nothing does. */
  sourceOf(mention: NumberMention, isQuestion: boolean): string | null | undefined;
  /** False where it is a name that nobody gave. Always true where names are not locked. */
  knowsName(name: string): boolean;
}

interface Backing {
  mention: NumberMention;
  source: string | null;
  isAsked: boolean;
}

/** Numbers of texts that back many answers: the passages of our own pages come again with every question. The newest last. */
const remembered = new Map<string, readonly NumberMention[]>();
const MOST_REMEMBERED = 500;

function numbersOfSource(text: string, language: WordLanguage): readonly NumberMention[] {
  const key = `${language} ${text}`;
  const found = remembered.get(key) ?? findNumbers(text, language);
  remembered.delete(key);
  remembered.set(key, found);
  if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!);
  return found;
}

/**
 * The numbers and names that a text may mention. Without `names` or `features` these are not locked. Figures match when
 * the text rounds them.
 */
export function createSupport({ language = "es", figures = [], names, features }: SupportOptions = {}): Support {
  const backings: Backing[] = [];
  const known = new Set<string>();
  const addWords = (text: string) => {
    if (names) for (const word of plain(text).match(/[a-z0-9]+/g) ?? []) known.add(word);
  };
  for (const { value, unit } of figures) {
    // As it may be written: to the cent and to the hundredth of a per cent.
    const mention = { value: Math.abs(value), step: 1e-9, isRounded: false, start: 0, end: 0 } as const;
    backings.push({ mention: { kind: "number", ...mention, ...(unit && { unit }) }, source: null, isAsked: false });
  }
  for (const name of names ?? []) addWords(name);
  const add = (text: string, source: string | null, isAsked: boolean) => {
    // A person's own words are not kept in the cache.
    const mentions = source === null ? findNumbers(text, language) : numbersOfSource(text, language);
    for (const mention of mentions) backings.push({ mention, source, isAsked });
    if (!isAsked) addWords(text);
  };
  return {
    language,
    features,
    add: (text, source) => add(text, source ?? null, false),
    addAsked: (text) => add(text, null, true),
    sourceOf: (mention, isQuestion) =>
      backings.find((backing) => (isQuestion || !backing.isAsked) && backs(backing.mention, mention))?.source,
    knowsName: (name) => !names || (plain(name).match(/[a-z0-9]+/g) ?? []).every((word) => known.has(word)),
  };
}

/** How far a number may be rounded: to the places that it shows, and not so that it says something else. */
const MOST_ROUNDING = 0.005;
/** For a number with decimals: 4,87 % may become 4,9 %. */
const MOST_DECIMAL_ROUNDING = 0.01;
/** For a number marked as rounded: «unos 250.000 €». */
const MOST_ROUNDING_SHOWN = 0.01;

/** Whether a number is supported by another one that is known. */
function backs(backing: NumberMention, stated: NumberMention): boolean {
  if (stated.kind === "vague" || backing.kind === "vague") {
    return stated.kind === "vague" && backing.kind === "vague" && stated.value === backing.value;
  }
  if (stated.kind === "date") return backing.kind === "date" && sameDay(stated.value, backing.value);
  if (stated.kind === "code") return backsCode(backing, stated.value);
  if (backing.kind === "date")
    return stated.unit === undefined && backing.value.split("-").some((part) => Number(part) === stated.value);
  if (backing.kind === "code")
    return backing.value.split(/\D+/).some((part) => part !== "" && Number(part) === stated.value);
  if (!unitsAgree(stated.unit, backing.unit, stated.value)) return false;
  // `4,125 %` is no four thousand per cent, and `251.000 €` no 251 €.
  const isPercent = stated.unit === "percent";
  const readings = (one: typeof stated) => [one.value, ...(isPercent && one.alternative ? [one.alternative] : [])];
  return readings(stated).some((value) => readings(backing).some((known) => isSameAmount({ ...stated, value }, known)));
}

function isSameAmount({ value, step, isRounded }: { value: number; step: number; isRounded: boolean }, known: number) {
  const difference = Math.abs(value - known);
  if (difference <= 1e-9 * Math.max(1, known)) return true;
  const place = isRounded ? Math.max(step, lastPlaceOf(value)) : step;
  const most = isRounded ? MOST_ROUNDING_SHOWN : step < 1 ? MOST_DECIMAL_ROUNDING : MOST_ROUNDING;
  return difference <= place / 2 + 1e-9 && difference <= most * known;
}

/** 10.000 for 250.000. */
function lastPlaceOf(value: number): number {
  let place = 1;
  while (value !== 0 && value % (place * 10) === 0) place *= 10;
  return place;
}

function sameDay(stated: string, backing: string): boolean {
  return stated === backing || (stated.startsWith("--") && backing.slice(-5) === stated.slice(-5));
}

/** `612345678` is `34612345678`; a number written otherwise as a code. */
function backsCode(backing: NumberMention, stated: string): boolean {
  if (backing.kind === "code") {
    return stated === backing.value || (isPhone(stated) && isPhone(backing.value) && samePhone(stated, backing.value));
  }
  return backing.kind === "number" && /^\d{8,}$/.test(stated) && samePhone(stated, String(backing.value));
}

const isPhone = (code: string) => /^\d{8,}$/.test(code);
const samePhone = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= 9 && (a.endsWith(b) || b.endsWith(a)));
