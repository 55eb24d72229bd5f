/** Slot of each home by its number: an open table of typed arrays, a quarter of the memory of a `Map`. */
export class NumberTable {
  #numbers = new Int32Array(1024);
  #slots = new Int32Array(1024);
  /** Entries that are taken, those that were let go of included. */
  #used = 0;
  size = 0;

  /** @returns undefined where the number is not there */
  get(number: number): number | undefined {
    const at = this.#find(number);
    return this.#numbers[at] === number && this.#slots[at]! >= 0 ? this.#slots[at] : undefined;
  }

  /** @param number above zero @param slot zero or above */
  set(number: number, slot: number): void {
    const at = this.#find(number);
    if (this.#numbers[at] !== number) this.#used++;
    if (this.#numbers[at] !== number || this.#slots[at]! < 0) this.size++;
    this.#numbers[at] = number;
    this.#slots[at] = slot;
    // Above three fifths, looking for a number that is not there begins to take long.
    if (this.#used * 5 > this.#numbers.length * 3) this.#widen();
  }

  delete(number: number): void {
    const at = this.#find(number);
    if (this.#numbers[at] !== number || this.#slots[at]! < 0) return;
    // The number stays, so that those behind it are still found; the next widening drops it.
    this.#slots[at] = -1;
    this.size--;
  }

  /** Hands over every number with its slot, in no order. */
  each(take: (number: number, slot: number) => void): void {
    for (const [at, number] of this.#numbers.entries()) {
      if (number !== 0 && this.#slots[at]! >= 0) take(number, this.#slots[at]!);
    }
  }

  /** The entry of a number, or the empty one (0) that it would take. */
  #find(number: number): number {
    const mask = this.#numbers.length - 1;
    let at = Math.imul(number, 0x9e3779b1) >>> 7;
    for (at &= mask; this.#numbers[at] !== 0 && this.#numbers[at] !== number; ) at = (at + 1) & mask;
    return at;
  }

  #widen(): void {
    const [numbers, slots] = [this.#numbers, this.#slots];
    let length = 1024;
    while (this.size * 5 > length * 2) length *= 2;
    this.#numbers = new Int32Array(length);
    this.#slots = new Int32Array(length);
    this.#used = 0;
    this.size = 0;
    for (const [at, number] of numbers.entries()) if (number !== 0 && slots[at]! >= 0) this.set(number, slots[at]!);
  }
}
