import { seededRandom } from "../../src/domain/shared/stats/random.ts";

/** Numbers from 0 up to 1, the same for the same seed. */
export type Random = () => number;

export const seeded: (seed: number) => Random = seededRandom;

export const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)]!;

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}
