/** Counts of a measure, and where it went wrong. */

export interface Fault {
  measure: string;
  weight: number;
  where: string;
  said: string;
  right: string;
}

/** How much it costs somebody when this is wrong: a charge that nobody read costs a home. */
const WEIGHTS: Readonly<Record<string, number>> = {
  chargeRecall: 10,
  unreadableSaid: 10,
  neverGreen: 9,
  redFound: 8,
  parse: 6,
  notFalseRed: 5,
  chargeCancelled: 4,
  kind: 4,
  topics: 3,
  dates: 3,
  split: 3,
  parties: 2,
};

export class Tally {
  private readonly counts = new Map<string, { right: number; all: number }>();
  readonly faults: Fault[] = [];

  of(measure: string, isRight: boolean): void {
    const count = this.counts.get(measure) ?? { right: 0, all: 0 };
    this.counts.set(measure, { right: count.right + (isRight ? 1 : 0), all: count.all + 1 });
  }
  /** Counts, and keeps what was said instead where it is wrong. */
  count(measure: string, isRight: boolean, where: string, answer: () => { said: string; right: string }): void {
    this.of(measure, isRight);
    if (!isRight) this.fault(measure, WEIGHTS[measure] ?? 1, where, answer());
  }
  fault(measure: string, weight: number, where: string, { said, right }: { said: string; right: string }): void {
    this.faults.push({ measure, weight, where, said: said.slice(0, 240), right: right.slice(0, 240) });
  }
  add(measure: string, count: number): void {
    const sum = this.counts.get(measure) ?? { right: 0, all: 0 };
    this.counts.set(measure, { right: sum.right + count, all: sum.all + count });
  }
  /** Right ones and all of a measure, 0 of 0 where nothing was counted. */
  get(measure: string): { right: number; all: number } {
    return this.counts.get(measure) ?? { right: 0, all: 0 };
  }
  /** Share that is right; null where nothing was counted. */
  share(measure: string): number | null {
    const { right, all } = this.get(measure);
    return all === 0 ? null : right / all;
  }
  measuresOf(start: string): string[] {
    return [...this.counts.keys()].filter((measure) => measure.startsWith(start)).sort();
  }
  /** The gravest, one for each document or conversation. */
  worst(count: number): Fault[] {
    const seen = new Set<string>();
    return [...this.faults]
      .sort((a, b) => b.weight - a.weight)
      .filter(({ where }) => !seen.has(where) && seen.add(where))
      .slice(0, count);
  }
}
