import { seededRandom } from "../../shared/stats/random.ts";

/** Chooses for one text: by a seed, and without replacement, so that no turn of phrase comes twice while another is left. */
export interface Chooser {
  /** Index below `count`; a key's indices all come once before one comes again. */
  index(key: string, count: number): number;
  /** Index below `count` that is the same in all pieces of one advert: what a thing is called in it. */
  name(key: string, count: number): number;
  pick<T>(key: string, ...options: readonly [T, ...T[]]): T;
  chance(share: number): boolean;
  /** One of some, the heavier the likelier. */
  weighted<T>(options: readonly T[], weightOf: (option: T) => number): T;
  shuffled<T>(list: readonly T[]): T[];
}

/** @param nameSeed what the names are drawn by: one for all pieces of an advert */
export function createChooser(seed: number, nameSeed = seed): Chooser {
  const random = seededRandom(Math.imul(seed + 1, 0x9e3779b1));
  // The first numbers of neighbouring seeds are alike.
  for (let i = 0; i < 4; i++) random();
  const left = new Map<string, number[]>();
  const shuffled = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [copy[i], copy[j]] = [copy[j]!, copy[i]!];
    }
    return copy;
  };
  const index = (key: string, count: number): number => {
    let pool = left.get(key);
    if (!pool || pool.length === 0) {
      pool = shuffled(Array.from({ length: count }, (_, i) => i));
      left.set(key, pool);
    }
    return pool.pop()! % count;
  };
  return {
    index,
    name: (key, count) => (nameSeed + key.length) % count,
    pick: (key, ...options) => options[index(key, options.length)]!,
    chance: (share) => random() < share,
    weighted(options, weightOf) {
      const total = options.reduce((sum, option) => sum + weightOf(option), 0);
      let point = random() * total;
      for (const option of options) {
        point -= weightOf(option);
        if (point < 0) return option;
      }
      return options.at(-1)!;
    },
    shuffled,
  };
}
