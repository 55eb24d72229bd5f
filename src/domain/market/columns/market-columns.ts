import { clusterHomes } from "./clusters.ts";
import { Courses } from "./courses.ts";
import { Dictionary } from "./dictionary.ts";
import { FacetCounts } from "./facet-counts.ts";
import { HomeColumns, NO_POOL, PART_SIZE } from "./home-columns.ts";
import type { IndexAnswer, IndexCluster, IndexClusters, IndexedHome, IndexSearch, MapWindow } from "./indexed-home.ts";
import { JudgedRows, Judgement } from "./judgement.ts";
import { bitCount, FAILURES } from "./kinds.ts";
import { windowsMeet } from "./market-area.ts";
import { MarketPlaces } from "./market-places.ts";
import { type SealedWords, Vocabulary } from "./market-words.ts";
import { NumberTable } from "./number-table.ts";
import { Ranking } from "./ranking.ts";
import { FoundHomes, type IndexZone, MOST_OF_ZONE, type ZoneHomes, zoneHomesOf } from "./zone-homes.ts";

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
  #version = 0;

  /** Homes in it. */
  get size(): number {
    return this.#slots.size;
  }

  /** Another number after each home that came, went or changed. */
  get version(): number {
    return this.#version;
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
    if (home.course) this.#courses.put(home.number, home.course);
    this.#version++;
  }

  /** Lets go of a home; one that is not there is no fault. */
  remove(number: number): void {
    const at = this.#slots.get(number);
    if (at === undefined) return;
    const index = Math.floor(at / PART_SIZE);
    const part = this.#parts[index]!;
    part.erase(at % PART_SIZE);
    this.#slots.delete(number);
    this.#courses.remove(number);
    this.#version++;
    if (index !== this.#open && part.live * 2 < part.count) this.#dissolve(index);
  }

  search({ filter, pools, today, limit, after }: IndexSearch): IndexAnswer {
    const judgement = this.#judgement(filter, today, null);
    const counts = new FacetCounts(this.#places, this.#currencies.size);
    const ranking = new Ranking(filter.sort, after, limit);
    const mostLevels = filter.sort === "encaje" ? Infinity : 1;
    let unconfirmed = 0;
    this.#read(judgement, { words: filter.words, pools, window: null }, (part, { slots, bits, count }) => {
      for (let i = 0; i < count; i++) {
        const slot = slots[i]!;
        const failures = bits[i]! & FAILURES;
        if (failures !== 0) {
          counts.addOther(part, slot, failures, judgement.unwantedFeatures(part, slot));
          continue;
        }
        counts.add(part, slot);
        let level = bits[i] === 0 ? 0 : bitCount(bits[i]! >>> 16);
        if (judgement.asksFeatures) level += judgement.unknownFeatures(part, slot);
        if (level > 0) unconfirmed++;
        ranking.offer(part, slot, Math.min(level, mostLevels));
      }
    });
    const { numbers, next } = ranking.page();
    return { total: counts.total, unconfirmed, numbers, next, facets: counts.facets() };
  }

  /** Homes of a window as marks, those near each other as one. They are in the order of the map, from north-west to south-east. */
  clusters({ filter, pools, today, window, zoom }: IndexClusters): IndexCluster[] {
    const judgement = this.#judgement(filter, today, window);
    const marks = clusterHomes(window, zoom, this.#currencies);
    this.#read(judgement, { words: filter.words, pools, window }, (part, { slots, bits, count }) => {
      for (let i = 0; i < count; i++) if ((bits[i]! & FAILURES) === 0) marks.add(part, slots[i]!);
    });
    return marks.clusters();
  }

  /**
   * All homes of a zone with what happened to them, as figures are worked out from.
   *
   * @returns their number alone where they are more than `MOST_OF_ZONE`
   */
  zone({ filter, pools, today }: IndexZone): ZoneHomes | number {
    const found = new FoundHomes();
    this.#read(this.#judgement(filter, today, null), { words: filter.words, pools, window: null }, (part, rows) => {
      for (let i = 0; i < rows.count; i++) if ((rows.bits[i]! & FAILURES) === 0) found.add(part, rows.slots[i]!);
    });
    if (found.count > MOST_OF_ZONE) return found.count;
    return zoneHomesOf(found, { places: this.#places, currencies: this.#currencies, courses: this.#courses });
  }

  #judgement(filter: IndexSearch["filter"], today: string, window: MapWindow | null): Judgement {
    const currency = filter.currency === null ? 0 : this.#currencies.find(filter.currency);
    return new Judgement(filter, { today, places: this.#places, currency, window });
  }

  /** Hands over the homes that may count for something, block by block; a block in which none can is not read. */
  #read(
    judgement: Judgement,
    { words, pools, window }: { words: string; pools: readonly string[]; window: MapWindow | null },
    take: (part: HomeColumns, rows: JudgedRows) => void,
  ): void {
    const seen = new Uint8Array(this.#pools.size);
    for (const pool of pools) seen[this.#pools.find(pool)] = 1;
    seen[NO_POOL] = 0;
    const terms = this.#vocabulary.look(words);
    const regions = judgement.places?.regions && asSet(judgement.places.regions);
    const windows = [judgement.area?.bounds, window].filter((each) => each !== undefined && each !== null);
    const bits = terms && new Uint32Array(PART_SIZE / 32);
    const rows = new JudgedRows();
    for (const part of this.#parts) {
      if (!part || (bits && !markWords(part, terms, bits))) continue;
      for (let block = 0; block < part.blocks; block++) {
        if (regions && !((part.regions[block * 2]! & regions[0]!) | (part.regions[block * 2 + 1]! & regions[1]!)))
          continue;
        if (windows.length > 0) {
          const bounds = part.boundsOf(block);
          if (!bounds || !windows.every((asked) => windowsMeet(asked, bounds))) continue;
        }
        judgement.read(part, block, rows, seen, bits);
        take(part, rows);
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

/** Marks the homes of a part that have a term of each list. @returns whether there are any */
function markWords(part: HomeColumns, terms: readonly number[][], bits: Uint32Array): boolean {
  bits.fill(0);
  const [first, ...others] = terms;
  part.words.mark(first!, bits);
  const more = new Uint32Array(bits.length);
  for (const wanted of others) {
    more.fill(0);
    part.words.mark(wanted, more);
    for (let i = 0; i < bits.length; i++) bits[i]! &= more[i]!;
  }
  return bits.some((word) => word !== 0);
}

/** Numbers of regions as a set of 64 bits: a bit may stand for several. */
function asSet(regions: ReadonlySet<number>): Uint32Array {
  const set = new Uint32Array(2);
  for (const region of regions) set[(region >> 5) & 1]! |= 1 << (region & 31);
  return set;
}
