import { Changes } from "./changes.ts";
import { clusterHomes } from "./clusters.ts";
import { isToLet } from "./codes.ts";
import { Courses } from "./courses.ts";
import { Dictionary } from "./dictionary.ts";
import { FacetCounts } from "./facet-counts.ts";
import { HeldTwins, type TakeRows } from "./held-twins.ts";
import { HomeColumns, NO_POOL, PART_SIZE } from "./home-columns.ts";
import type {
  IndexAnswer,
  IndexCluster,
  IndexClusters,
  IndexedHome,
  IndexPage,
  IndexSearch,
  MapWindow,
} from "./indexed-home.ts";
import { JudgedRows } from "./judged-rows.ts";
import { Judgement } from "./judgement.ts";
import { areaTest, windowsMeet } from "./market-area.ts";
import { BY_POSITION, MarketPlaces, THERE } from "./market-places.ts";
import { countLacking, markWords, type SealedWords, Vocabulary } from "./market-words.ts";
import { NumberTable } from "./number-table.ts";
import { Ranking } from "./ranking.ts";
import { NO_TWIN, TwinKeys, twinKeyOf } from "./twin-keys.ts";
import { FoundHomes, type IndexZone, MOST_OF_ZONE, type ZoneHomes, zoneHomesOf } from "./zone-homes.ts";

/**
 * Steps of a home's level. What is not known of a home counts below 64 (nine facts and fourteen features); each word that it lacks puts it
 * behind those, and letting behind selling where nobody said which: prices by month and whole ones in one order say nothing.
 */
const LEVEL_OF_WORD = 64;
const LEVEL_OF_RENT = LEVEL_OF_WORD * 64;

interface Asked {
  filter: IndexSearch["filter"];
  pools: readonly string[];
  window: MapWindow | null;
  countsFailures?: boolean;
}

/** Changes of all indexes of this process: no two states of any of them have the same number. */
let versions = 0;

/**
 * The index of the market: the facts of all homes in columns of numbers, of which each search reads what it needs. Homes come and go one by
 * one; a full part is sorted along the map once, and a part whose homes have mostly gone is dissolved.
 */
export class MarketColumns {
  /** The last one is open. A part that was dissolved leaves its place to a later one. */
  readonly #parts: (HomeColumns | null)[] = [];
  #open = -1;
  readonly #slots = new NumberTable();
  readonly #pools = new Dictionary();
  readonly #currencies = new Dictionary();
  readonly #places = new MarketPlaces();
  readonly #vocabulary = new Vocabulary();
  readonly #courses = new Courses();
  readonly #twinKeys = new TwinKeys();
  /** Whether any home was ever marked as a possible twin: a market of one pool looks for none. */
  #hasTwins = false;
  /** Used again by every search: they are answered one after another. */
  readonly #rows = new JudgedRows();
  readonly #changes = new Changes(++versions);

  /** A number that a search keeps for as long as its answer does: until a home comes, goes or changes where it counts homes. */
  stateOfSearch({ filter }: Pick<IndexSearch, "filter">): number {
    return this.#stateWithin(filter, this.#changes.inRegions(this.#places.regionsOf(filter)), null);
  }

  /** The same of the marks of a window. */
  stateOfClusters({ filter, window }: Pick<IndexClusters, "filter" | "window">): number {
    return this.#stateWithin(filter, this.#changes.inRegions(this.#places.regionsOf(filter)), window);
  }

  /** The same of the homes of a zone, of which those beside it are no part. */
  stateOfZone({ filter }: Pick<IndexZone, "filter">): number {
    const places = this.#places.judge(filter);
    const ofPlaces = places
      ? this.#changes.atPlaces((place) => places.ofPlace[place] === THERE || places.ofPlace[place] === BY_POSITION)
      : this.#changes.latest;
    return this.#stateWithin(filter, ofPlaces, null);
  }

  /** A home changes what is asked for where it is in the place and in the area: the earlier of both changes says whether one may have. */
  #stateWithin({ words, area }: IndexSearch["filter"], ofPlaces: number, window: MapWindow | null): number {
    // Whether a word is the beginning of another one depends on the words of all homes.
    if (words !== "") return this.#changes.latest;
    const windows = [area && areaTest(area).bounds, window].filter((each) => each !== null);
    return Math.min(ofPlaces, ...windows.map((each) => this.#changes.within(each)));
  }

  /** Homes in it. */
  get size(): number {
    return this.#slots.size;
  }

  /** Bytes of its columns. */
  get bytes(): number {
    return this.#parts.reduce((sum, part) => sum + (part?.bytes ?? 0), this.#courses.bytes);
  }

  /** Takes a home in; one of the same number is replaced. */
  put(home: IndexedHome): void {
    this.remove(home.number);
    const place = this.#places.add(home);
    const part = this.#openPart();
    const slot = part.add(
      home,
      {
        pool: this.#pools.add(home.pool),
        place,
        currency: this.#currencies.add(home.currency),
        terms: this.#vocabulary.add(home.terms),
      },
      this.#places.regionOf(place),
    );
    this.#slots.set(home.number, this.#open * PART_SIZE + slot);
    this.#noteTwins(part, slot);
    this.#changes.note(part, slot, this.#places.regionOf(place), ++versions);
    if (home.course) this.#courses.put(home.number, home.course);
  }

  /** Lets go of a home; one that is not there is no fault. */
  remove(number: number): void {
    const at = this.#slots.get(number);
    if (at === undefined) return;
    const index = Math.floor(at / PART_SIZE);
    const part = this.#parts[index]!;
    const slot = at % PART_SIZE;
    this.#changes.note(part, slot, this.#places.regionOf(part.places[slot]!), ++versions);
    const key = twinKeyOf(part, slot);
    if (key !== NO_TWIN) this.#twinKeys.remove(key, number);
    part.erase(slot);
    this.#slots.delete(number);
    this.#courses.remove(number);
    if (index !== this.#open && part.live * 2 < part.count) this.#dissolve(index);
  }

  /** Marks homes of one key where they are of several pools. One that lost its twins stays marked, which costs a look at it and changes nothing. */
  #noteTwins(part: HomeColumns, slot: number): void {
    const key = twinKeyOf(part, slot);
    if (key === NO_TWIN) return;
    let isFirst = true;
    for (const number of this.#twinKeys.add(key, part.numbers[slot]!)) {
      const at = this.#slots.get(number)!;
      const [other, place] = [this.#parts[Math.floor(at / PART_SIZE)]!, at % PART_SIZE];
      const isMarked = other.twinKeys[place] !== NO_TWIN;
      // Those that are not marked are all of one pool, and so is this one.
      if (isFirst && !isMarked && other.pools[place] === part.pools[slot]) return;
      part.twinKeys[slot] = key;
      this.#hasTwins = true;
      if (isMarked) return;
      other.twinKeys[place] = key;
      isFirst = false;
    }
  }

  search(question: IndexSearch): IndexAnswer {
    const counts = new FacetCounts(this.#places, this.#currencies.texts);
    return { ...this.#rank(question, counts), facets: counts.facets() };
  }

  /** The homes of a search in the same order, for whoever asks for no counts of each kind. */
  page(question: IndexSearch): IndexPage {
    return this.#rank(question, null);
  }

  #rank({ filter, pools, today, limit, after }: IndexSearch, counts: FacetCounts | null): IndexPage {
    const judgement = this.#judgement(filter, today, null);
    const ranking = new Ranking(filter.sort, after, limit);
    const mostUnknown = filter.sort === "encaje" ? LEVEL_OF_WORD - 1 : 1;
    const ordersByOperation = filter.operation === null;
    const unwanted = (part: HomeColumns, slot: number) => judgement.unwantedFeatures(part, slot);
    const countsFailures = counts !== null;
    let total = 0;
    let unconfirmed = 0;
    let withWords = 0;
    const twins = this.#readDwellings(
      judgement,
      { filter, pools, window: null, countsFailures },
      (part, rows, lacking) => {
        counts?.addBlock(part, rows, unwanted);
        const { slots, unknown, levels, count } = rows;
        total += count;
        for (let i = 0; i < count; i++) {
          const slot = slots[i]!;
          if (unknown[i]! > 0) unconfirmed++;
          let level = Math.min(unknown[i]!, mostUnknown);
          if (lacking !== null) {
            if (lacking[slot] === 0) withWords++;
            level += lacking[slot]! * LEVEL_OF_WORD;
          }
          if (ordersByOperation && isToLet(part.offers[slot]!)) level += LEVEL_OF_RENT;
          levels[i] = level;
        }
        ranking.offerBlock(part, rows);
      },
    );
    const page = ranking.page();
    const numbers = page.numbers.flatMap((number) => [number, ...(twins.get(number) ?? [])]);
    return { total, unconfirmed, withWords, numbers, next: page.next };
  }

  /** Numbers of all homes that fit, without an order and without counts: for indexes of few homes that many searches are asked of. */
  fitting({ filter, pools, today }: Pick<IndexSearch, "filter" | "pools" | "today">): number[] {
    const judgement = this.#judgement(filter, today, null);
    const numbers: number[] = [];
    this.#read(judgement, { filter, pools, window: null }, (part, { slots, count }) => {
      for (let i = 0; i < count; i++) numbers.push(part.numbers[slots[i]!]!);
    });
    return numbers;
  }

  /** The numbers of the dwellings that some homes are, each by its oldest home. @param known homes whose dwellings are left out */
  dwellingsOf(numbers: readonly number[], known: ReadonlySet<number>): number[] {
    if (!this.#hasTwins) return numbers.filter((number) => !known.has(number));
    const held = new HeldTwins();
    const found: number[] = [];
    for (const number of numbers) {
      const at = this.#slots.get(number)!;
      const part = this.#parts[Math.floor(at / PART_SIZE)]!;
      if (part.twinKeys[at % PART_SIZE] === NO_TWIN) found.push(number);
      else held.add(part, at % PART_SIZE);
    }
    const twins = held.takeDwellings(this.#rows, (part, { slots, count }) => {
      for (let i = 0; i < count; i++) found.push(part.numbers[slots[i]!]!);
    });
    return found.filter((number) => !known.has(number) && !twins.get(number)?.some((twin) => known.has(twin)));
  }

  /** Homes of a window as marks, those near each other as one. They are in the order of the map, from north-west to south-east. */
  clusters({ filter, pools, today, window, zoom }: IndexClusters): IndexCluster[] {
    const judgement = this.#judgement(filter, today, window);
    const marks = clusterHomes(window, zoom, this.#currencies);
    this.#readDwellings(judgement, { filter, pools, window }, (part, rows) => marks.addBlock(part, rows));
    return marks.clusters();
  }

  /**
   * All homes of a zone with what happened to them, as figures are worked out from.
   *
   * @returns their number alone where they are more than `MOST_OF_ZONE`
   */
  zone({ filter, pools, today }: IndexZone): ZoneHomes | number {
    const found = new FoundHomes();
    const asked = { filter, pools, window: null };
    const twins = this.#readDwellings(this.#judgement(filter, today, null), asked, (part, rows) => {
      for (let i = 0; i < rows.count; i++) found.add(part, rows.slots[i]!);
    });
    if (found.count > MOST_OF_ZONE) return found.count;
    const repeated = [...twins.values()].reduce((sum, others) => sum + others.length, 0);
    return zoneHomesOf(found, repeated, { places: this.#places, currencies: this.#currencies, courses: this.#courses });
  }

  #judgement(filter: IndexSearch["filter"], today: string, window: MapWindow | null): Judgement {
    const currency = filter.currency === null ? 0 : this.#currencies.find(filter.currency);
    return new Judgement(filter, { today, places: this.#places, currency, window });
  }

  /** The same as `#read` for dwellings: of homes that are twins the oldest alone. @returns the numbers of the others, by that of the oldest */
  #readDwellings(judgement: Judgement, asked: Asked, take: TakeRows): Map<number, number[]> {
    if (!this.#hasTwins) {
      this.#read(judgement, asked, take);
      return new Map();
    }
    const held = new HeldTwins();
    this.#read(judgement, asked, (part, rows, lacking) => {
      held.hold(part, rows, lacking);
      take(part, rows, lacking);
    });
    return held.takeDwellings(this.#rows, take);
  }

  /** Hands over the homes that fit, and those that count for a facet where failures are counted, block by block; a block in which none can is not read. */
  #read(
    judgement: Judgement,
    { filter: { words, onlyWords }, pools, window, countsFailures = false }: Asked,
    take: TakeRows,
  ): void {
    const seen = new Uint8Array(this.#pools.size);
    for (const pool of pools) seen[this.#pools.find(pool)] = 1;
    seen[NO_POOL] = 0;
    const terms = this.#vocabulary.look(words);
    const regions = judgement.places?.regions && asSet(judgement.places.regions);
    const windows = [judgement.area?.bounds, window].filter((each) => each !== undefined && each !== null);
    const bits = terms && onlyWords ? new Uint32Array(PART_SIZE / 32) : null;
    const lacking = terms && window === null ? new Uint8Array(PART_SIZE) : null;
    const rows = this.#rows;
    for (const part of this.#parts) {
      if (!part || (bits && !markWords(part.words, terms!, bits))) continue;
      if (lacking) countLacking(part.words, terms!, lacking);
      for (let block = 0; block < part.blocks; block++) {
        if (regions && !((part.regions[block * 2]! & regions[0]!) | (part.regions[block * 2 + 1]! & regions[1]!)))
          continue;
        if (windows.length > 0) {
          const bounds = part.boundsOf(block);
          if (!bounds || !windows.every((asked) => windowsMeet(asked, bounds))) continue;
        }
        judgement.read(part, block, rows, { seen, words: bits, countsFailures });
        take(part, rows, lacking);
      }
    }
  }

  /** The part that takes homes in; a full one is sorted and closed first. */
  #openPart(): HomeColumns {
    const open = this.#parts[this.#open];
    if (open && !open.isFull) return open;
    if (open) {
      const sealed = open.sealed((place) => this.#places.regionOf(place), this.#vocabulary.size);
      this.#parts[this.#open] = sealed;
      for (let slot = 0; slot < sealed.count; slot++) {
        this.#slots.set(sealed.numbers[slot]!, this.#open * PART_SIZE + slot);
      }
    }
    const free = this.#parts.indexOf(null);
    this.#open = free === -1 ? this.#parts.length : free;
    const part = new HomeColumns();
    this.#parts[this.#open] = part;
    return part;
  }

  /** Moves the homes that are left of a part into the open one. */
  #dissolve(index: number): void {
    const part = this.#parts[index]!;
    this.#parts[index] = null;
    const terms = (part.words as SealedWords).bySlot(part.count);
    for (let slot = 0; slot < part.count; slot++) {
      if (part.pools[slot] === NO_POOL) continue;
      const open = this.#openPart();
      const at = open.addFrom(part, slot, terms[slot]!, this.#places.regionOf(part.places[slot]!));
      this.#slots.set(part.numbers[slot]!, this.#open * PART_SIZE + at);
    }
  }
}

/** Numbers of regions as a set of 64 bits: a bit may stand for several. */
function asSet(regions: ReadonlySet<number>): Uint32Array {
  const set = new Uint32Array(2);
  for (const region of regions) set[(region >> 5) & 1]! |= 1 << (region & 31);
  return set;
}
