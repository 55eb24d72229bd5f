import { fold } from "../../shared/listing/fold.ts";
import type { MarketFacts } from "../market-home.ts";
import type { FacetValue } from "../search/answers.ts";
import type { MarketFilter, PlaceCondition } from "../search/market-filter.ts";
import { Dictionary } from "./dictionary.ts";
import { circleTest } from "./market-area.ts";

/**
 * Places that homes name: each combination of country, municipality, postcode, town and quarter once, under a small number. A condition on
 * places is judged once for each combination, and not for each home.
 */

type NamedPlace = Pick<MarketFacts, "country" | "municipalityCode" | "postalCode" | "town" | "quarter">;

/** Judgements of a place: one of those asked for; another one of the same regions; one of a region that nobody asked for. */
export const THERE = 0;
export const ELSEWHERE = 1;
export const FAR_AWAY = 2;
/** Whether the place is one of those asked for, or one of those excluded, is decided by the home's position. */
export const BY_POSITION = 3;

const NO = 0;
const YES = 1;
const IN_CIRCLE = 2;

/** The judgement of a search on each place, by its number. */
export interface PlaceJudgement {
  /** By the number of the place: `THERE`, `ELSEWHERE`, `FAR_AWAY` or `BY_POSITION`. Valid until the next search is judged. */
  ofPlace: Uint8Array;
  /** The regions of all places that are not far away; null for any. */
  regions: ReadonlySet<number> | null;
  /** Whether a home of the place at that position is there; asked only where `ofPlace` says so. Positions are degrees. */
  isThere(place: number, latitude: number, longitude: number): boolean;
}

export class MarketPlaces {
  readonly #known = new Map<string, number>();
  /** Names and codes, folded where they are names. */
  readonly #words = new Dictionary();
  readonly #towns = new Dictionary();
  readonly #regions = new Dictionary();
  readonly #country: number[] = [];
  readonly #municipality: number[] = [];
  readonly #province: number[] = [];
  readonly #postcode: number[] = [];
  readonly #town: number[] = [];
  readonly #quarter: number[] = [];
  readonly #townShown: number[] = [];
  /** Quarters as adverts spell them, by town and folded name: of several spellings the first one. */
  readonly #quarterNames = new Map<string, string>();
  readonly #quarterKeys = new Dictionary();
  readonly #quarterShown: number[] = [];
  readonly #region: number[] = [];
  /** Some postcodes reach into the next province. */
  readonly #regionsOfPostcode = new Map<string, Set<number>>();
  /** Both are used again by the next search. */
  #ofPlace = new Uint8Array(0);
  #counters: Int32Array<ArrayBuffer> = new Int32Array(0);
  /** Places of each region. */
  readonly #placesOf: number[][] = [];

  get size(): number {
    return this.#country.length;
  }

  /** The number of the place that a home names. */
  add({ country, municipalityCode, postalCode, town, quarter }: NamedPlace): number {
    const key = `${country}\n${municipalityCode ?? ""}\n${postalCode ?? ""}\n${town ?? ""}\n${quarter ?? ""}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const province = country === "ES" ? (municipalityCode ?? postalCode ?? "").slice(0, 2) : "";
    const place = this.#country.push(this.#words.add(country)) - 1;
    this.#municipality.push(this.#words.add(municipalityCode ?? ""));
    this.#province.push(this.#words.add(province));
    this.#postcode.push(this.#words.add(postalCode ?? ""));
    this.#town.push(this.#words.add(fold(town ?? "")));
    this.#quarter.push(this.#words.add(fold(quarter ?? "")));
    this.#townShown.push(this.#towns.add(municipalityCode ?? town ?? ""));
    const quarterKey = quarter ? `${country}\n${municipalityCode ?? fold(town ?? "")}\n${fold(quarter)}` : "";
    this.#quarterShown.push(this.#quarterKeys.add(quarterKey));
    if (quarter && !this.#quarterNames.has(quarterKey)) this.#quarterNames.set(quarterKey, quarter);
    const region = this.#regions.add(country + province);
    this.#region.push(region);
    this.#placesOf[region] ??= [];
    this.#placesOf[region].push(place);
    if (country === "ES" && postalCode) {
      const regions = this.#regionsOfPostcode.get(postalCode) ?? new Set();
      this.#regionsOfPostcode.set(postalCode, regions.add(region));
    }
    this.#known.set(key, place);
    return place;
  }

  /** A number for the province of a place, or for its country abroad. */
  regionOf(place: number): number {
    return this.#region[place]!;
  }

  /** A number for the quarter of a place, the same for all its spellings; 0 where the place names none. */
  quarterOf(place: number): number {
    return this.#quarterShown[place]!;
  }

  /** The name of a quarter by its number. */
  quarterName(quarter: number): string {
    return this.#quarterNames.get(this.#quarterKeys.texts[quarter]!) ?? "";
  }

  /** Counters of homes by place, all 0. They belong to one search at a time: a new megabyte for each would cost more than many a search. */
  counters(): Int32Array {
    if (this.#counters.length < this.size) this.#counters = new Int32Array(this.size * 2);
    return this.#counters.fill(0);
  }

  /**
   * The towns with most homes, out of homes by place: the INE code, or the town's name. Of equal counts the value that the alphabet has first;
   * homes that name no town are left out.
   */
  topTowns(byPlace: Int32Array, most: number): FacetValue[] {
    const counts = new Int32Array(this.#towns.size);
    for (let place = 0; place < this.size; place++) {
      if (byPlace[place] !== 0) counts[this.#townShown[place]!]! += byPlace[place]!;
    }
    const top: FacetValue[] = [];
    for (let town = 1; town < counts.length; town++) {
      const count = counts[town]!;
      if (count === 0 || (top.length === most && count < top.at(-1)!.count)) continue;
      top.push({ value: this.#towns.texts[town]!, count });
      top.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).splice(most);
    }
    return top;
  }

  /**
   * Judges the places asked for and those excluded. Places outside the provinces that were asked for (abroad: the countries) count for no
   * facet, so that whoever looks in Valencia is told of Torrent and not of Madrid, and only those provinces are read.
   *
   * @returns null where the search names no place
   */
  judge({ places, notPlaces }: Pick<MarketFilter, "places" | "notPlaces">): PlaceJudgement | null {
    if (places.length === 0 && notPlaces.length === 0) return null;
    const wanted = places.map((place) => this.#test(place));
    const unwanted = notPlaces.map((place) => this.#test(place));
    const regions = this.regionsOf({ places });
    if (this.#ofPlace.length < this.size) this.#ofPlace = new Uint8Array(this.size * 2);
    const ofPlace = this.#ofPlace;
    const judgePlace = (place: number) => {
      const isFound = wanted.length === 0 ? YES : strongest(wanted, place);
      const isExcluded = strongest(unwanted, place);
      if (isFound === IN_CIRCLE || (isFound === YES && isExcluded === IN_CIRCLE)) ofPlace[place] = BY_POSITION;
      else ofPlace[place] = isFound === NO || isExcluded === YES ? ELSEWHERE : THERE;
    };
    if (regions) {
      ofPlace.fill(FAR_AWAY);
      for (const region of regions) for (const place of this.#placesOf[region] ?? []) judgePlace(place);
    } else for (let place = 0; place < this.size; place++) judgePlace(place);
    return {
      ofPlace,
      regions,
      isThere(place, latitude, longitude) {
        const isIn = ({ of, within }: PlaceTest) =>
          of(place) === YES || (of(place) === IN_CIRCLE && within(latitude, longitude));
        const isFound = wanted.length === 0 || wanted.some(isIn);
        return isFound && !unwanted.some(isIn);
      },
    };
  }

  #test(condition: PlaceCondition): PlaceTest {
    const circle = "radiusM" in condition ? circleTest(condition) : null;
    return {
      of: this.#judgeOf(condition),
      within: (latitude, longitude) => circle?.contains(latitude, longitude) ?? false,
    };
  }

  #judgeOf(condition: PlaceCondition): PlaceTest["of"] {
    const spain = this.#words.find("ES");
    if (condition.kind === "municipio") {
      const code = this.#words.find(condition.code);
      return (place) => (code !== 0 && this.#municipality[place] === code ? YES : NO);
    }
    if (condition.kind === "provincia") {
      const code = this.#words.find(condition.code);
      return (place) => (code !== 0 && this.#province[place] === code ? YES : NO);
    }
    if (condition.kind === "codigo-postal") {
      const code = this.#words.find(condition.code);
      return (place) => (code !== 0 && this.#postcode[place] === code && this.#country[place] === spain ? YES : NO);
    }
    const name = this.#words.find(fold(condition.name));
    if (condition.kind === "ciudad") {
      const country = this.#words.find(condition.country);
      return (place) => {
        if (this.#country[place] !== country) return NO;
        if (this.#town[place] === 0) return IN_CIRCLE;
        return name !== 0 && this.#town[place] === name ? YES : NO;
      };
    }
    const municipality = condition.municipalityCode === null ? null : this.#words.find(condition.municipalityCode);
    const province = this.#words.find((condition.municipalityCode ?? "").slice(0, 2));
    return (place) => {
      const own = this.#municipality[place]!;
      if (municipality !== null && this.#country[place] !== spain) return NO;
      if (municipality !== null && this.#province[place] !== 0 && this.#province[place] !== province) return NO;
      const isThere = municipality !== null && own !== 0;
      if (isThere && own !== municipality) return NO;
      if (this.#quarter[place] === 0) return IN_CIRCLE;
      if (name === 0 || this.#quarter[place] !== name) return condition.isWide ? IN_CIRCLE : NO;
      // Quarters of many towns have one name: without a town the position tells which is meant.
      return isThere ? YES : IN_CIRCLE;
    };
  }

  /** The regions whose homes a search counts. @returns null where a place may lie in any region */
  regionsOf({ places }: Pick<MarketFilter, "places">): Set<number> | null {
    if (places.length === 0) return null;
    const regions = new Set<number>();
    for (const place of places) {
      if (place.kind === "ciudad" && place.country !== "ES") regions.add(this.#regions.find(place.country));
      else if (place.kind === "codigo-postal") {
        for (const region of this.#regionsOfPostcode.get(place.code) ?? []) regions.add(region);
      } else if ("code" in place) regions.add(this.#regions.find(`ES${place.code.slice(0, 2)}`));
      else if (place.kind === "barrio" && place.municipalityCode) {
        // A home that names no province may lie in the quarter as well.
        regions.add(this.#regions.find(`ES${place.municipalityCode.slice(0, 2)}`)).add(this.#regions.find("ES"));
      } else return null;
    }
    return regions;
  }
}

interface PlaceTest {
  of(place: number): typeof NO | typeof YES | typeof IN_CIRCLE;
  within(latitude: number, longitude: number): boolean;
}

function strongest(tests: readonly PlaceTest[], place: number): number {
  let found: number = NO;
  for (const { of } of tests) {
    const one = of(place);
    if (one === YES) return YES;
    if (one === IN_CIRCLE) found = IN_CIRCLE;
  }
  return found;
}
