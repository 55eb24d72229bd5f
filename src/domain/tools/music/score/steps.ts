import type { Bar } from "./form.ts";
import type { Pattern } from "./piece.ts";

/** A letter of a pattern where it stands in the piece. */
export interface Step {
  letter: string;
  bar: Bar;
  /** Beats from the last chord. */
  beat: number;
}

/** The pattern that is played when the music is so full: the last one whose `from` is reached. */
export function patternAt(patterns: readonly Pattern[], fullness: number): string {
  let steps = "";
  for (const pattern of patterns) if (fullness >= pattern.from - 1e-9) steps = pattern.steps;
  return steps;
}

/**
 * The letters of a part through all bars. Patterns of several bars are counted from the start of each phrase, so that
 * a piece whose form is longer still has its pattern in the same place. Letters before the film begins are left out.
 */
export function stepsOf(bars: readonly Bar[], beatsPerBar: number, stepsFor: (bar: Bar) => string): Step[] {
  const found: Step[] = [];
  for (const bar of bars) {
    const written = stepsFor(bar);
    if (written === "") continue;
    const cells = written.split("|");
    const cell = cells[bar.index % cells.length]!;
    for (let step = 0; step < cell.length; step++) {
      const atBeat = (step * beatsPerBar) / cell.length;
      if (atBeat < bar.fromBeat - 1e-6) continue;
      const letter = cell[step]!;
      if (letter !== ".") found.push({ letter, bar, beat: bar.startBeat + atBeat });
    }
  }
  return found;
}
