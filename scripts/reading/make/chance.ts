import { seededRandom } from "#domain/shared/stats/random.ts";

/** Seeded chance as writers of documents use it. */
export interface Chance {
  /** Both ends can come. */
  int(from: number, to: number): number;
  one<T>(of: readonly T[]): T;
  /** Different ones. */
  some<T>(of: readonly T[], count: number): T[];
  real(): number;
}

export function chanceOf(seed: number): Chance {
  const real = seededRandom(seed);
  // The first numbers of neighbouring seeds are alike.
  for (let i = 0; i < 5; i++) real();
  const int = (from: number, to: number) => from + Math.floor(real() * (to - from + 1));
  const one = <T>(of: readonly T[]): T => of[int(0, of.length - 1)]!;
  const some = <T>(of: readonly T[], count: number): T[] => {
    const rest = [...of];
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)[0]!);
  };
  return { int, one, some, real };
}
