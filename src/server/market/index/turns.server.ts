import { setImmediate as breath } from "node:timers/promises";
import { AppError } from "../../platform/app-error.server.ts";

/** A caller's time of the last seconds counts half as much after so long. */
const HALF_LIFE_MS = 5_000;
/** A question that waits longer is no longer answered: whoever asked it has gone, or asks again. */
const LONGEST_WAIT_MS = 5_000;
/** Questions of one caller that wait at once, and those of all callers together. */
const MOST_OF_CALLER = 60;
const MOST_WAITING = 2_000;
/** Callers whose time is remembered; those of long ago are forgotten first. */
const MOST_REMEMBERED = 1_000;

interface Waiting {
  since: number;
  work(): void;
  refuse(error: Error): void;
}

/**
 * Turns at the index: of the callers that wait, the one that it worked least for of late is next. Somebody who asks for the whole market a
 * hundred times waits for themselves and holds up nobody by more than the one question that is under way. Between two questions the thread hears
 * who else has come.
 */
export class Turns {
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #spent = new Map<string, { ms: number; at: number }>();
  readonly #now: () => number;
  #count = 0;
  #isOn = false;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Does the work when the caller's turn has come. @throws AppError MARKET_BUSY where too much waits, or it waited too long */
  take<Answer>(caller: string, work: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const own = this.#waiting.get(caller) ?? [];
      if (own.length >= MOST_OF_CALLER || this.#count >= MOST_WAITING) {
        reject(new AppError("MARKET_BUSY"));
        return;
      }
      own.push({
        since: this.#now(),
        work: () => {
          try {
            resolve(work());
          } catch (error) {
            reject(error);
          }
        },
        refuse: reject,
      });
      this.#waiting.set(caller, own);
      this.#count++;
      if (!this.#isOn) void this.#serve();
    });
  }

  async #serve(): Promise<void> {
    this.#isOn = true;
    // Questions that came in one go are all heard before the first is answered.
    await breath();
    for (let next = this.#next(); next; next = this.#next()) {
      const [caller, { work }] = next;
      const startedAt = this.#now();
      work();
      this.#charge(caller, this.#now() - startedAt);
      await breath();
    }
    this.#isOn = false;
  }

  #next(): [caller: string, first: Waiting] | null {
    let best: string | null = null;
    let least = Infinity;
    for (const [caller, own] of this.#waiting) {
      while (own.length > 0 && this.#now() - own[0]!.since > LONGEST_WAIT_MS) {
        own.shift()!.refuse(new AppError("MARKET_BUSY"));
        this.#count--;
      }
      if (own.length === 0) {
        this.#waiting.delete(caller);
        continue;
      }
      const spent = this.#spentBy(caller);
      if (spent < least) [best, least] = [caller, spent];
    }
    if (best === null) return null;
    const own = this.#waiting.get(best)!;
    const first = own.shift()!;
    this.#count--;
    if (own.length === 0) this.#waiting.delete(best);
    return [best, first];
  }

  #spentBy(caller: string): number {
    const spent = this.#spent.get(caller);
    return spent ? spent.ms * 2 ** (-(this.#now() - spent.at) / HALF_LIFE_MS) : 0;
  }

  #charge(caller: string, ms: number): void {
    const spent = this.#spentBy(caller) + ms;
    this.#spent.delete(caller);
    this.#spent.set(caller, { ms: spent, at: this.#now() });
    if (this.#spent.size > MOST_REMEMBERED) this.#spent.delete(this.#spent.keys().next().value!);
  }
}
