import { AppError } from "../../platform/app-error.server.ts";
import { callerInHand, isVisitorInHand } from "../../platform/http/caller-in-hand.server.ts";

/** Documents that are drawn at once: each takes a good part of a core, and a second one keeps the first from being on time. */
const PLACES = 2;
/** Places that visitors may take together: the other one is always there for people with an account. */
const VISITORS_PLACES = 1;
/** Drawings of one caller that wait at once, and those of all visitors together. */
const MOST_OF_CALLER = 30;
const MOST_OF_VISITORS = 30;
/** A drawing that waits longer is not made any more: the browser that asked for it has given up, or its user has. Milliseconds. */
const LONGEST_WAIT_MS = 25_000;

interface Waiting {
  caller: string;
  isVisitor: boolean;
  since: number;
  begin(): void;
  refuse(error: Error): void;
}

/**
 * Turns at drawing documents. People with an account go before visitors, who open public links; among equals the caller who was served
 * longest ago is next, so that nobody is held up by somebody else's hundred requests.
 */
export class DrawingTurns {
  #waiting: Waiting[] = [];
  /** Callers in the order in which they were served last. */
  readonly #served = new Set<string>();
  #busy = 0;
  #visitors = 0;
  readonly #now: () => number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Draws when the turn of the request under way has come. @throws AppError DRAWING_BUSY where too many wait, or it waited too long */
  async take<Drawn>(
    draw: () => Promise<Drawn>,
    { caller, isVisitor } = { caller: callerInHand(), isVisitor: isVisitorInHand() },
  ): Promise<Drawn> {
    await new Promise<void>((begin, refuse) => {
      const own = this.#waiting.filter((one) => one.caller === caller).length;
      const visitors = this.#waiting.filter((one) => one.isVisitor).length;
      if (own >= MOST_OF_CALLER || (isVisitor && visitors >= MOST_OF_VISITORS)) {
        refuse(new AppError("DRAWING_BUSY"));
        return;
      }
      this.#waiting.push({ caller, isVisitor, since: this.#now(), begin, refuse });
      this.#fill();
    });
    try {
      return await draw();
    } finally {
      this.#busy--;
      if (isVisitor) this.#visitors--;
      this.#fill();
    }
  }

  #fill(): void {
    while (this.#busy < PLACES) {
      const next = this.#next();
      if (!next) return;
      this.#busy++;
      if (next.isVisitor) this.#visitors++;
      this.#served.delete(next.caller);
      // Those who wait are few, and whoever is not among them needs no place in the order.
      const present = new Set(this.#waiting.map(({ caller }) => caller));
      for (const caller of this.#served) if (!present.has(caller)) this.#served.delete(caller);
      this.#served.add(next.caller);
      next.begin();
    }
  }

  #next(): Waiting | undefined {
    const isLate = (one: Waiting) => this.#now() - one.since > LONGEST_WAIT_MS;
    for (const late of this.#waiting.filter(isLate)) late.refuse(new AppError("DRAWING_BUSY"));
    this.#waiting = this.#waiting.filter((one) => !isLate(one));
    const order = [...this.#served];
    const next = this.#waiting
      .filter(({ isVisitor }) => !isVisitor || this.#visitors < VISITORS_PLACES)
      .toSorted(
        (a, b) => Number(a.isVisitor) - Number(b.isVisitor) || order.indexOf(a.caller) - order.indexOf(b.caller),
      )[0];
    this.#waiting = this.#waiting.filter((one) => one !== next);
    return next;
  }
}
