import type { Chord } from "../harmony/chord.ts";
import type { Voicing } from "../harmony/voicing.ts";
import { type BeatNote, barForce, type Stage } from "./perform.ts";
import type { BassPart, ChordPart, Pattern } from "./piece.ts";
import { patternAt, type Step, stepsOf } from "./steps.ts";

/** A chord with the beat on which it begins, counted from the last chord. */
export interface SoundingChord {
  beat: number;
  beats: number;
  chord: Chord;
}

/** A step that plays the next chord before its time. */
type EarlyStep = Step & { isEarly?: boolean };

/** Letters that play the next chord before its time, as bossa and pop do. */
const EARLY = "aA";
const EARLY_BEATS = 1.01;

/**
 * Plays chords by steps: `x` all voices, `X` louder, `o` softer, `a` and `A` all voices of the next chord before its
 * time, `0` to `4` one voice counted from below, `p` the lowest with the highest, `t` all but the lowest, `,` silence.
 * Single voices ring until the chord changes; the others until the next letter.
 */
export function playChords(part: ChordPart, stage: Stage, voicings: readonly Voicing[]): BeatNote[] {
  const { bars, chords, piece, tailBeats } = stage;
  const written = stepsOf(bars, piece.beatsPerBar, (bar) => patternAt(part.patterns, bar.fullness));
  const steps = withChordStarts(withStart(written, part.patterns, stage, "o"), chords, "x");
  const notes: BeatNote[] = [];
  const play = (letter: string, beat: number, beats: number, place: number, force: number) => {
    const voicing = voicings[place]!;
    const keys = keysOf(letter, voicing);
    const strum = part.strumMs ?? 0;
    // An upstroke, between the beats, runs from the highest string to the lowest.
    const isUp = strum > 0 && Math.abs(beat - Math.round(beat)) > 0.2;
    keys.forEach((pitch, index) => {
      const order = isUp ? keys.length - 1 - index : index;
      const velocity = Math.min(1, velocityOf(letter, beat) * force);
      notes.push({ beat, beats, pitch, velocity, lateMs: order * strum });
    });
  };
  steps.forEach(({ letter, bar, beat, isEarly }, at) => {
    if (letter === ",") return;
    const next = steps[at + 1]?.beat ?? 0;
    const place = chordAt(chords, isEarly || EARLY.includes(letter) ? beat + EARLY_BEATS : beat);
    const end = chords[place]!.beat + chords[place]!.beats;
    const isSingle = letter >= "0" && letter <= "9";
    const until = isSingle ? Math.min(end, 0) : Math.min(Math.max(next, beat + 0.1), 0);
    play(letter, beat, until - beat, place, barForce(bar));
  });
  const closing = bars.at(-1);
  if (closing && patternAt(part.patterns, closing.fullness) !== "") {
    play("x", 0, tailBeats + 4, chords.length - 1, 1);
    goOn(part, stage, (letter, beat, beats, force) => play(letter, beat, beats, chords.length - 1, force));
  }
  return notes;
}

/**
 * Plays the bass by steps: `R` the chord's bass note, `F` its fifth, `O` the octave, `T` the third, `A` a semitone
 * towards the next chord's bass, small letters softer, `N` the next chord's bass before its time, `,` silence.
 */
export function playBass(part: BassPart, stage: Stage): BeatNote[] {
  const { bars, chords, piece, tailBeats } = stage;
  const written = stepsOf(bars, piece.beatsPerBar, (bar) => patternAt(part.patterns, bar.fullness));
  const steps = withChordStarts(withStart(written, part.patterns, stage, "R"), chords, "R");
  const notes: BeatNote[] = [];
  steps.forEach(({ letter, bar, beat, isEarly }, at) => {
    if (letter === ",") return;
    const place = chordAt(chords, isEarly || letter === "N" ? beat + EARLY_BEATS : beat);
    const chord = chords[place]!.chord;
    const following = (chords[place + 1] ?? chords[place]!).chord;
    const pitch = bassKey(letter.toUpperCase(), chord, following, part.low);
    const isSoft = letter !== letter.toUpperCase();
    const beats = (steps[at + 1]?.beat ?? 0) - beat;
    notes.push({ beat, beats, pitch, velocity: (isSoft ? 0.58 : 0.78) * barForce(bar) });
  });
  const closing = bars.at(-1);
  if (closing && patternAt(part.patterns, closing.fullness) !== "") {
    const pitch = lowestKey(chords.at(-1)!.chord.bass, part.low);
    notes.push({ beat: 0, beats: tailBeats + 4, pitch, velocity: 0.78 });
  }
  return notes;
}

/** A film that begins within a bar still begins with a chord: a letter is put there if none stands near. */
function withStart(steps: Step[], patterns: readonly Pattern[], { bars }: Stage, letter: string): Step[] {
  const [first] = bars;
  if (!first || first.fromBeat === 0 || patternAt(patterns, first.fullness) === "") return steps;
  const start = first.startBeat + first.fromBeat;
  if (steps.length > 0 && steps[0]!.beat - start < 0.2) return steps;
  return [{ letter, bar: first, beat: start }, ...steps];
}

/**
 * Sees to it that a second chord in a bar is heard even where the pattern has no letter for it: a letter shortly before
 * comes to play it early (in the bass its root), or else one is put in. Patterns whose single voices follow the chord anyway need neither.
 */
function withChordStarts(steps: readonly Step[], chords: readonly SoundingChord[], letter: string): EarlyStep[] {
  const found: EarlyStep[] = [];
  steps.forEach((step, at) => {
    found.push(step);
    const next = steps[at + 1]?.beat ?? 0;
    const change = chords.find(({ beat }) => beat > step.beat + 1e-6 && beat < next - 1e-6);
    if (!change || step.letter === "," || (step.letter >= "0" && step.letter <= "9")) return;
    if (change.beat - step.beat < 0.6)
      found[found.length - 1] = { ...step, letter: letter === "R" ? letter : step.letter, isEarly: true };
    else if (next - change.beat > 0.3) found.push({ ...step, letter, beat: change.beat });
  });
  return found;
}

/** After the last chord a pattern goes on more and more softly until a beat before the end. */
function goOn(
  part: ChordPart,
  { piece, tailBeats }: Stage,
  play: (letter: string, beat: number, beats: number, force: number) => void,
): void {
  const perBar = piece.beatsPerBar;
  const cells = (part.goesOn ?? "").split("|");
  for (let bar = cells.length > 1 ? 0 : 1; bar * perBar <= tailBeats - 1; bar++) {
    const cell = bar === 0 ? cells[0]! : cells.at(-1)!;
    for (let step = 0; step < cell.length; step++) {
      const letter = cell[step]!;
      if (letter === ".") continue;
      const beat = bar * perBar + (step * perBar) / cell.length;
      if (beat > tailBeats - 1) return;
      play(letter, beat, tailBeats + 4 - beat, 0.85 ** (beat / perBar));
    }
  }
}

/** The chord that sounds on a beat; before the first one, the first. */
function chordAt(chords: readonly SoundingChord[], beat: number): number {
  let place = 0;
  while (place + 1 < chords.length && chords[place + 1]!.beat <= beat + 1e-6) place++;
  return place;
}

function keysOf(letter: string, voicing: Voicing): readonly number[] {
  if (letter >= "0" && letter <= "9") return [voicing[Math.min(Number(letter), voicing.length - 1)]!];
  if (letter === "p") return [voicing[0]!, voicing.at(-1)!];
  if (letter === "t") return voicing.slice(1);
  return voicing;
}

function velocityOf(letter: string, beat: number): number {
  const onBeat = Math.abs(beat - Math.round(beat)) < 1e-6 ? 0.04 : 0;
  if (letter === "X" || letter === "A") return 0.86;
  if (letter === "o") return 0.52 + onBeat;
  if (letter >= "0" && letter <= "9") return 0.62 + onBeat;
  return 0.7 + onBeat;
}

function bassKey(letter: string, chord: Chord, next: Chord, low: number): number {
  const root = lowestKey(chord.bass, low);
  if (letter === "O") return root + 12;
  if (letter === "F") {
    const fifth = chord.tones[2] ?? chord.tones[0]!;
    const key = lowestKey(fifth, low);
    return key < root && root - key > 7 ? key + 12 : key;
  }
  if (letter === "T") return lowestKey(chord.tones[1]!, root);
  if (letter === "A") {
    const target = lowestKey(next.bass, low);
    return target > root || target === low ? Math.max(target - 1, low - 1) : target + 1;
  }
  return root;
}

/** The lowest key of a pitch class that is not below the given key. */
function lowestKey(tone: number, low: number): number {
  return low + ((((tone - low) % 12) + 12) % 12);
}
