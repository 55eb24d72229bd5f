import { type BeatNote, barForce, type Stage } from "./perform.ts";
import type { DrumPart } from "./piece.ts";
import { patternAt, stepsOf } from "./steps.ts";

/** Plays a drum by steps: `1` to `9` are hits, soft to hard. The bar before a new section plays the fill, if any. */
export function playDrums(part: DrumPart, { bars, piece }: Stage): BeatNote[] {
  const steps = stepsOf(bars, piece.beatsPerBar, (bar) => {
    const usual = patternAt(part.patterns, bar.fullness);
    return bar.isTurn && usual !== "" && part.fill !== undefined ? part.fill : usual;
  });
  const notes: BeatNote[] = [];
  for (const { letter, bar, beat } of steps) {
    const hit = Number(letter);
    if (hit > 0) notes.push({ beat, beats: 1, pitch: 0, velocity: (hit / 9) * barForce(bar) });
  }
  if (part.ends && bars.some(({ fullness }) => patternAt(part.patterns, fullness) !== ""))
    notes.push({ beat: 0, beats: 8, pitch: 0, velocity: 0.75 });
  return notes;
}
