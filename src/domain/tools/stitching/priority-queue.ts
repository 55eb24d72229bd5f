/** Whole numbers by whole priorities, the highest first and, among equals, the first put in first. */
export class PriorityQueue {
  readonly #buckets: number[][] = [];
  readonly #next: number[] = [];
  #top = -1;

  /** @param priority from 0 up, some ten thousands at most: each has a list of its own */
  push(priority: number, value: number): void {
    const bucket = this.#buckets[priority];
    if (bucket === undefined) {
      this.#buckets[priority] = [value];
      this.#next[priority] = 0;
    } else bucket.push(value);
    if (priority > this.#top) this.#top = priority;
  }

  /** The next value; null once there is none. */
  pop(): number | null {
    for (; this.#top >= 0; this.#top--) {
      const bucket = this.#buckets[this.#top];
      const next = this.#next[this.#top]!;
      if (bucket === undefined) continue;
      if (next < bucket.length) {
        this.#next[this.#top] = next + 1;
        return bucket[next]!;
      }
      bucket.length = 0;
      this.#next[this.#top] = 0;
    }
    return null;
  }
}
