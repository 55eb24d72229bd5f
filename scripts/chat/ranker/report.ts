import type { Judged } from "./learn-ranker.ts";

const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;

/** Share that is right, by source. */
export function reportAccuracy(name: string, outcomes: readonly { source: string; isRight: boolean }[]): void {
  const bySource = [...Map.groupBy(outcomes, ({ source }) => source)].map(
    ([source, some]) =>
      `${source} ${percent(some.filter(({ isRight }) => isRight).length, some.length)} of ${some.length}`,
  );
  console.log(`${name.padEnd(34)} ${bySource.join(", ")}`);
}

/**
 * How many answers are right where so many of the questions are answered, the surest first. Questions that nothing
 * answers are wrong if they are answered.
 */
export function reportRisk(judged: readonly Judged[]): void {
  if (judged.length === 0) return;
  const sorted = [...judged].sort((a, b) => b.sureness - a.sureness);
  const answerable = sorted.filter(({ question }) => question.pages.length > 0).length;
  console.log(`\nQuestions ${sorted.length}, of which something answers ${answerable}`);
  for (const share of [0.3, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 1]) {
    const answered = sorted.slice(0, Math.round(share * sorted.length));
    const right = answered.filter(({ isRight }) => isRight).length;
    console.log(
      `answered ${percent(share, 1).padStart(7)}: right ${percent(right, answered.length)}, sureness from ${answered.at(-1)!.sureness.toFixed(2)}`,
    );
  }
  console.log("sureness → share that is right");
  for (const [low, high] of [
    [0, 0.2],
    [0.2, 0.4],
    [0.4, 0.6],
    [0.6, 0.8],
    [0.8, 0.9],
    [0.9, 1.01],
  ] as const) {
    const some = sorted.filter(({ sureness }) => sureness >= low && sureness < high);
    const declined = some.filter(({ question }) => question.pages.length === 0).length;
    if (some.length > 0)
      console.log(
        `${low}–${Math.min(1, high)}: ${percent(some.filter(({ isRight }) => isRight).length, some.length)} of ${some.length} (${declined} have no answer)`,
      );
  }
}
