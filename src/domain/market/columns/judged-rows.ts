import type { HomeColumns } from "./home-columns.ts";
import { BLOCK_SIZE, BLOCK_WORDS, LIVE, placeOfLowest } from "./home-planes.ts";
import { KINDS } from "./kinds.ts";

/**
 * The homes of one block while a search judges them, 32 in a word. Conditions take homes away one after another; what is left at the end is read
 * home by home: those that fit, and those that fail one kind of condition alone, which count for the facet of that kind.
 */
export class JudgedRows {
  /** Slots of the homes that fit. */
  readonly slots = new Int32Array(BLOCK_SIZE);
  /** Of each of them, how many facts that were asked for are not known. */
  readonly unknown = new Uint8Array(BLOCK_SIZE);
  /** How far behind each stands. */
  readonly levels = new Int32Array(BLOCK_SIZE);
  count = 0;
  /** Slots of the homes that fail one kind; those of a kind end at its place in `failingEnds`. */
  readonly failing = new Int32Array(BLOCK_SIZE);
  readonly failingEnds = new Int32Array(KINDS);

  /** Homes that may still count for something. */
  readonly open = new Int32Array(BLOCK_WORDS);
  /** Those of them that fail a kind. */
  readonly #failed = new Int32Array(BLOCK_WORDS);
  /** Homes that fail each kind. */
  readonly #failures = new Int32Array(KINDS * BLOCK_WORDS);
  /** Bits of the kinds that any home failed. */
  #kinds = 0;
  /** A place in `slots` for each home of the block that fits. */
  readonly #rowOf = new Uint16Array(BLOCK_SIZE);
  #from = 0;
  #countsFailures = false;

  /**
   * Begins with the homes of a block that were not erased.
   *
   * @param countsFailures whether homes that fail one kind alone are counted
   */
  begin(part: HomeColumns, block: number, countsFailures: boolean): void {
    const { words } = part.planes;
    const at = part.planes.at(block, LIVE);
    for (let w = 0; w < BLOCK_WORDS; w++) this.open[w] = words[at + w]!;
    this.#from = block * BLOCK_SIZE;
    this.#countsFailures = countsFailures;
    if (this.#kinds !== 0) this.#failures.fill(0);
    this.#failed.fill(0);
    this.#kinds = 0;
  }

  get isEmpty(): boolean {
    let any = 0;
    for (let w = 0; w < BLOCK_WORDS; w++) any |= this.open[w]!;
    return any === 0;
  }

  /** Takes away homes of which the condition is failed by all bits that are set, whatever it is. */
  exclude(failing: Int32Array): void {
    for (let w = 0; w < BLOCK_WORDS; w++) this.open[w]! &= ~failing[w]!;
  }

  /** Notes which homes fail a kind, and takes away those that had failed another one. */
  fail(kind: number, failing: Int32Array): void {
    const { open } = this;
    if (!this.#countsFailures) {
      this.exclude(failing);
      return;
    }
    const [failed, failures, at] = [this.#failed, this.#failures, kind * BLOCK_WORDS];
    for (let w = 0; w < BLOCK_WORDS; w++) {
      const now = failing[w]! & open[w]!;
      const twice = now & failed[w]!;
      open[w]! &= ~twice;
      failed[w]! ^= now;
      failures[at + w]! |= now;
    }
    this.#kinds |= 1 << kind;
  }

  /** Puts what is left into `slots` and `failing`. */
  gather(): void {
    const { open, slots } = this;
    const [failed, rowOf, from] = [this.#failed, this.#rowOf, this.#from];
    let count = 0;
    for (let w = 0; w < BLOCK_WORDS; w++) {
      const first = w * 32;
      for (let left = open[w]! & ~failed[w]!; left !== 0; left &= left - 1) {
        const place = first + placeOfLowest(left);
        rowOf[place] = count;
        slots[count++] = from + place;
      }
    }
    this.count = count;
    this.unknown.fill(0, 0, count);
    this.#gatherFailing();
  }

  /** How many homes are held: those that fit, and those that fail a kind. */
  get size(): number {
    return this.count + this.failingEnds[KINDS - 1]!;
  }

  /** Empties it for homes that are held one by one. */
  clear(): void {
    this.count = 0;
    this.failingEnds.fill(0);
  }

  /** Holds one more home, which fits where `kind` is null, and else fails that kind. All that are held at once fit, or fail one kind. */
  add(slot: number, unknown: number, kind: number | null): void {
    if (kind === null) {
      this.slots[this.count] = slot;
      this.unknown[this.count++] = unknown;
      return;
    }
    this.failing[this.failingEnds[KINDS - 1]!] = slot;
    for (let each = kind; each < KINDS; each++) this.failingEnds[each]!++;
  }

  #gatherFailing(): void {
    const { open, failing, failingEnds } = this;
    const [failures, from] = [this.#failures, this.#from];
    let count = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const at = kind * BLOCK_WORDS;
      if ((this.#kinds >> kind) & 1) {
        for (let w = 0; w < BLOCK_WORDS; w++) {
          const first = from + w * 32;
          for (let left = open[w]! & failures[at + w]!; left !== 0; left &= left - 1) {
            failing[count++] = first + placeOfLowest(left);
          }
        }
      }
      failingEnds[kind] = count;
    }
  }

  /**
   * Counts a fact that is not known of some homes, once it is gathered which fit.
   *
   * @param words a plane, of which sixteen words from `at` on are those of the block
   * @param isKnown whether the plane holds the homes of which it is known
   */
  addUnknown(words: Int32Array, at: number, isKnown: boolean): void {
    const { open, unknown } = this;
    const [failed, rowOf, flip] = [this.#failed, this.#rowOf, isKnown ? -1 : 0];
    for (let w = 0; w < BLOCK_WORDS; w++) {
      const first = w * 32;
      for (let left = open[w]! & ~failed[w]! & (words[at + w]! ^ flip); left !== 0; left &= left - 1) {
        unknown[rowOf[first + placeOfLowest(left)]!]!++;
      }
    }
  }
}
