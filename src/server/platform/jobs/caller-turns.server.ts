import { AppError } from "../app-error.server.ts";
import { callerInHand, isVisitorInHand } from "../http/caller-in-hand.server.ts";

interface TurnLimits {
  /** Works that are done at once. */
  places: number;
  /** Places that visitors may take together: the others are always there for people with an account. */
  visitorsPlaces: number;
  /** Works of one caller that wait at once. */
  mostOfCaller: number;
  /**
   * A work that waits longer is not done any more: the browser that asked for it has given up, or its user has. It is longer than any work
   * takes, so that nobody is refused at the moment at which a place becomes free. Milliseconds.
   */
  longestWaitMs: number;
  /** The error of what is not done, which names what is busy: it waited too long. */
  busy: "DRAWING_BUSY" | "READING_BUSY";
}

/** Works of all visitors together that wait at once, and those of one: a visitor leaves room for others. */
const MOST_OF_VISITORS = 30;
const MOST_OF_A_VISITOR = 10;

interface Waiting {
  caller: string;
  isVisitor: boolean;
  since: number;
  begin(): void;
  refuse(error: Error): void;
}

/**
 * Turns at long work, as drawing documents. A caller has one place at most. People with an account go before visitors, who open public links,
 * once while these wait; among equals the caller who was served longest ago is next, so that nobody is held up by somebody else's hundred requests.
 */
export class CallerTurns {
  #waiting: Waiting[] = [];
  /** Callers in the order in which they were served last, each with when that was. */
  readonly #served = new Map<string, number>();
  /** Callers whose work is being done. */
  readonly #inHand = new Set<string>();
  #visitors = 0;
  readonly #now: () => number;

  readonly #limits: TurnLimits;

  /** @param now milliseconds of a clock that never goes back */
  constructor(limits: TurnLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Works when the turn of the request under way has come.
   *
   * @throws AppError RATE_LIMIT where too many of the caller's wait, as the limits name it where too many visitors do or it waited too long
   */
  async take<Done>(
    work: () => Promise<Done>,
    { caller, isVisitor } = { caller: callerInHand(), isVisitor: isVisitorInHand() },
  ): Promise<Done> {
    await new Promise<void>((begin, refuse) => {
      const own = this.#waiting.filter((one) => one.caller === caller).length;
      const visitors = this.#waiting.filter((one) => one.isVisitor).length;
      const most = isVisitor ? Math.min(MOST_OF_A_VISITOR, this.#limits.mostOfCaller) : this.#limits.mostOfCaller;
      if (own >= most) return refuse(new AppError("RATE_LIMIT"));
      if (isVisitor && visitors >= MOST_OF_VISITORS) return refuse(new AppError(this.#limits.busy));
      this.#waiting.push({ caller, isVisitor, since: this.#now(), begin, refuse });
      this.#fill();
    });
    try {
      return await work();
    } finally {
      this.#inHand.delete(caller);
      if (isVisitor) this.#visitors--;
      this.#fill();
    }
  }

  #fill(): void {
    while (this.#inHand.size < this.#limits.places) {
      const next = this.#next();
      if (!next) return;
      this.#inHand.add(next.caller);
      if (next.isVisitor) this.#visitors++;
      this.#served.delete(next.caller);
      // Those who wait are few, and whoever is not among them needs no place in the order.
      const present = new Set(this.#waiting.map(({ caller }) => caller));
      for (const caller of this.#served.keys()) if (!present.has(caller)) this.#served.delete(caller);
      this.#served.set(next.caller, this.#now());
      next.begin();
    }
  }

  #next(): Waiting | undefined {
    const isLate = (one: Waiting) => this.#now() - one.since > this.#limits.longestWaitMs;
    for (const late of this.#waiting.filter(isLate)) late.refuse(new AppError(this.#limits.busy));
    this.#waiting = this.#waiting.filter((one) => !isLate(one));
    const order = [...this.#served.keys()];
    const [first, ...others] = this.#waiting
      .filter(
        ({ caller, isVisitor }) =>
          !this.#inHand.has(caller) && (!isVisitor || this.#visitors < this.#limits.visitorsPlaces),
      )
      .toSorted(
        (a, b) => Number(a.isVisitor) - Number(b.isVisitor) || order.indexOf(a.caller) - order.indexOf(b.caller),
      );
    // One person who asks again and again does not keep a visitor waiting for ever.
    const overtaken = others.find(
      ({ isVisitor, since }) =>
        isVisitor && first!.isVisitor === false && (this.#served.get(first!.caller) ?? since) > since,
    );
    const next = overtaken ?? first;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    return next;
  }
}
