import { CONDITIONS, ENERGY_RATINGS, HOME_TYPES, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { MARKET_FEATURES } from "../features.ts";
import { MARKET_STATUSES, SELLERS } from "../market-home.ts";
import { NO_COUNT } from "./codes.ts";

/**
 * The homes of a part as bits, one plane for each value of each fact of few values: a condition on such a fact is then judged for 32 homes at
 * once. Planes of one block lie beside each other, sixteen words each, some ninety bits for a home.
 */

/** Homes that are judged, and skipped, together. */
export const BLOCK_SIZE = 512;
/** Words of 32 bits that a block's homes take in a plane. */
export const BLOCK_WORDS = BLOCK_SIZE / 32;

/** A fact by the place of its code in a home's offer or make (`codes`), with the number of its codes. */
interface CodedFact {
  of: "offer" | "make";
  shift: number;
  codes: number;
}

const FACTS = {
  operation: { of: "offer", shift: 0, codes: 2 },
  type: { of: "offer", shift: 1, codes: 16 },
  status: { of: "offer", shift: 5, codes: 4 },
  seller: { of: "offer", shift: 7, codes: 4 },
  condition: { of: "offer", shift: 9, codes: 4 },
  rooms: { of: "make", shift: 0, codes: 8 },
  bathrooms: { of: "make", shift: 3, codes: 8 },
  energy: { of: "make", shift: 6, codes: 8 },
} as const satisfies Record<string, CodedFact>;
export type PlaneFact = keyof typeof FACTS;

/** By code; one between the highest count and unknown is that of no home. */
const COUNTED = Array.from({ length: NO_COUNT + 1 }, (_, code) => (code === NO_COUNT ? null : code));
/** The value of each code of a fact; null is unknown. Codes behind the last one are those of no home. */
export const VALUES_OF_FACT: { [Fact in PlaneFact]: readonly (string | number | null)[] } = {
  operation: OPERATIONS,
  type: HOME_TYPES,
  status: MARKET_STATUSES,
  seller: [null, ...SELLERS],
  condition: [null, ...CONDITIONS],
  rooms: COUNTED,
  bathrooms: COUNTED,
  energy: [null, ...ENERGY_RATINGS],
};

/** The plane of homes that were not erased. */
export const LIVE = 0;
const NAMES = Object.keys(FACTS) as PlaneFact[];
const FIRST = Object.fromEntries(
  NAMES.map((name, i) => [name, 1 + NAMES.slice(0, i).reduce((sum, before) => sum + FACTS[before].codes, 0)]),
) as Record<PlaneFact, number>;
const FIRST_FEATURE = 1 + NAMES.reduce((sum, name) => sum + FACTS[name].codes, 0);
const FIRST_KNOWN = FIRST_FEATURE + MARKET_FEATURES.length;
const PLANES = FIRST_KNOWN + MARKET_FEATURES.length;

/** The plane of a fact's code. */
export const planeOf = (fact: PlaneFact, code: number): number => FIRST[fact] + code;
/** The plane of the homes that have a feature, by its place in `MARKET_FEATURES`. */
export const planeOfFeature = (place: number): number => FIRST_FEATURE + place;
/** The plane of the homes of which it is known whether they have it. */
export const planeOfKnown = (place: number): number => FIRST_KNOWN + place;

export class HomePlanes {
  readonly words: Int32Array;

  /** @param blocks blocks of homes that there is room for */
  constructor(blocks: number) {
    this.words = new Int32Array(blocks * PLANES * BLOCK_WORDS);
  }

  /** Where the words of a block's plane begin. */
  at(block: number, plane: number): number {
    return (block * PLANES + plane) * BLOCK_WORDS;
  }

  /** Takes in the home of a slot that nobody had before. */
  add(
    slot: number,
    { offer, make, features, known }: { offer: number; make: number; features: number; known: number },
  ): void {
    this.#set(slot, LIVE);
    for (const name of NAMES) {
      const { of, shift, codes } = FACTS[name];
      this.#set(slot, FIRST[name] + (((of === "offer" ? offer : make) >> shift) & (codes - 1)));
    }
    for (let left = features; left !== 0; left &= left - 1) this.#set(slot, FIRST_FEATURE + placeOfLowest(left));
    for (let left = known; left !== 0; left &= left - 1) this.#set(slot, FIRST_KNOWN + placeOfLowest(left));
  }

  /** Lets go of a home: its other bits are asked of live homes alone. */
  erase(slot: number): void {
    const at = this.#wordOf(slot, LIVE);
    this.words[at]! &= ~(1 << (slot & 31));
  }

  #set(slot: number, plane: number): void {
    const at = this.#wordOf(slot, plane);
    this.words[at]! |= 1 << (slot & 31);
  }

  #wordOf(slot: number, plane: number): number {
    return this.at(Math.floor(slot / BLOCK_SIZE), plane) + ((slot % BLOCK_SIZE) >> 5);
  }
}

/** The place of the lowest bit that is set. */
export const placeOfLowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
