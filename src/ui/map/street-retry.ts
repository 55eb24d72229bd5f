/** The server asks a source that failed again after twenty seconds (docs/maps.md): sooner nothing would have changed. */
const FIRST_MS = 20_000;
const LONGEST_MS = 300_000;

/**
 * Asks again for streets that did not come, for as long as somebody looks at the map: the browser asks by itself only once the map is
 * moved. Each try that fails doubles the wait.
 */
export class StreetRetry {
  #again: () => void;
  #waitMs = FIRST_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(again: () => void) {
    this.#again = again;
  }

  /** A tile failed; of many at once one try follows. */
  failed(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#waitMs = Math.min(this.#waitMs * 2, LONGEST_MS);
      this.#again();
    }, this.#waitMs);
  }

  /** A tile came. One that failed before is still asked for. */
  came(): void {
    this.#waitMs = FIRST_MS;
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
