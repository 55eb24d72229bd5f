/** Whole numbers by whole priorities, the highest first and, among equals, the last put in first. */
export class PriorityQueue {
  readonly #buckets: number[][] = [];
  #top = -1;

  /** @param priority from 0 up, some thousands at most: each has a list of its own */
  push(priority: number, value: number): void {
    const bucket = this.#buckets[priority];
    if (bucket === undefined) this.#buckets[priority] = [value];
    else bucket.push(value);
    if (priority > this.#top) this.#top = priority;
  }

  /** The next value; null once there is none. */
  pop(): number | null {
    for (; this.#top >= 0; this.#top--) {
      const value = this.#buckets[this.#top]?.pop();
      if (value !== undefined) return value;
    }
    return null;
  }
}
