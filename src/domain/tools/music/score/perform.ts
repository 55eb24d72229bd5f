import { seededRandom } from "../../stitching/seeded-random.ts";
import { chordOf } from "../harmony/chord.ts";
import { pitchOf } from "../harmony/pitch.ts";
import { leadVoices } from "../harmony/voicing.ts";
import { factorOfDecibels } from "../sound/steady-maths.ts";
import type { Fit } from "./fit-to-cuts.ts";
import type { Bar } from "./form.ts";
import type { Part, Piece } from "./piece.ts";
import { playBass, playChords, type SoundingChord } from "./play-chords.ts";
import { playDrums } from "./play-drums.ts";

/** One note as it is played. */
export interface Note {
  /** Seconds from the start of the film. */
  seconds: number;
  /** Seconds until it is let go. */
  lasts: number;
  /** As MIDI counts keys; 0 for drums. */
  pitch: number;
  /** 0 to 1. */
  velocity: number;
}

/** A note in beats before the last chord, which stands at 0. */
export interface BeatNote {
  beat: number;
  beats: number;
  pitch: number;
  velocity: number;
  /** Milliseconds after its beat, as strings of a strum follow each other. */
  lateMs?: number;
}

/** All that a part needs to know of the piece it plays in. */
export interface Stage {
  piece: Piece;
  bars: readonly Bar[];
  chords: readonly SoundingChord[];
  /** Beats from the last chord to the end of the film. */
  tailBeats: number;
}

/** How far the hands of a player stray from the beat, in seconds. */
const HAND_SECONDS = 0.004;
const DRUM_SECONDS = 0.002;

/**
 * Plays one part of a piece. The same arguments give the same notes, with the same small unevenness of hands.
 *
 * @param part one of the piece's parts
 * @param seconds length of the film
 */
export function performPart(piece: Piece, part: Part, bars: readonly Bar[], fit: Fit, seconds: number): Note[] {
  const beatSeconds = 60 / fit.beatsPerMinute;
  const chords = soundingChords(piece, bars);
  const stage: Stage = { piece, bars, chords, tailBeats: (seconds - fit.endSeconds) / beatSeconds };
  const played = playPart(part, stage);
  const random = seededRandom(seedOf(piece, part));
  const stray = part.kind === "drums" ? DRUM_SECONDS : HAND_SECONDS;
  const late = (part.lateMs ?? 0) / 1000;
  const notes: Note[] = [];
  for (const { beat, beats, pitch, velocity, lateMs = 0 } of played) {
    const isLast = beat === 0;
    const hand = (random() + random() - 1) * stray;
    const force = 1 + (random() + random() - 1) * 0.06;
    const swung = swungBeat(piece, beat);
    const at = fit.endSeconds + swung * beatSeconds + lateMs / 1000 + (isLast ? 0 : hand + late);
    const until = fit.endSeconds + swungBeat(piece, beat + beats) * beatSeconds;
    if (at >= seconds - 0.05) continue;
    notes.push({
      seconds: Math.max(0, at),
      lasts: Math.max(0.03, until - at),
      pitch,
      velocity: Math.min(1, Math.max(0.05, velocity * force)),
    });
  }
  return notes;
}

/** The chords of all bars with the beat on which each begins, and the last chord. */
export function soundingChords(piece: Piece, bars: readonly Bar[]): SoundingChord[] {
  const found: SoundingChord[] = [];
  for (const bar of bars) {
    for (const { atBeat, beats, chord } of bar.chords) {
      if (atBeat + beats <= bar.fromBeat) continue;
      const from = Math.max(atBeat, bar.fromBeat);
      found.push({ beat: bar.startBeat + from, beats: atBeat + beats - from, chord });
    }
  }
  return [...found, { beat: 0, beats: Number.POSITIVE_INFINITY, chord: chordOf(piece.lastChord) }];
}

/** Loudness of a bar as a factor: fuller is louder, and each phrase swells towards its last bar. */
export function barForce(bar: Bar): number {
  return (0.74 + 0.24 * bar.fullness + 0.015 * bar.index) * factorOfDecibels(bar.gainDb);
}

function playPart(part: Part, stage: Stage): BeatNote[] {
  if (part.kind === "drums") return playDrums(part, stage);
  if (part.kind === "bass") return playBass(part, stage);
  if (part.kind === "melody") return playMelody(part, stage);
  const voicings = leadVoices(
    stage.chords.map(({ chord }) => chord),
    part,
  );
  return playChords(part, stage, voicings);
}

function playMelody(part: Extract<Part, { kind: "melody" }>, { piece, bars, tailBeats }: Stage): BeatNote[] {
  const { from = 0, until = 1, transpose = 0, line } = part;
  const notes: BeatNote[] = [];
  for (const bar of bars) {
    if (bar.fullness < from || bar.fullness > until) continue;
    const written = line === "lead" ? bar.lead : bar.counter;
    for (const note of written) {
      if (note.atBeat < bar.fromBeat - 1e-6) continue;
      notes.push({
        beat: bar.startBeat + note.atBeat,
        beats: note.beats,
        pitch: note.pitch + transpose,
        velocity: melodyVelocity(note.atBeat, note.beats, note.pitch) * barForce(bar),
      });
    }
  }
  const closing = bars.at(-1);
  const plays = closing !== undefined && closing.fullness >= from && closing.fullness <= until;
  if (plays && line === "lead") {
    // The last key sounds for two bars at most: a wind player needs to breathe, and strings are let go.
    const beats = Math.min(Math.max(tailBeats - 0.25, 1), piece.beatsPerBar * 2);
    notes.push({ beat: 0, beats, pitch: pitchOf(piece.lastKey) + transpose, velocity: 0.78 });
  }
  return notes;
}

/** Strong beats, long notes and high notes are played louder, as a singer would. */
function melodyVelocity(atBeat: number, beats: number, pitch: number): number {
  const onBeat = Math.abs(atBeat - Math.round(atBeat)) < 1e-6;
  const weight = atBeat === 0 ? 0.1 : onBeat ? 0.05 : 0;
  return 0.66 + weight + Math.min(beats, 2) * 0.03 + (pitch - 72) * 0.005;
}

/** Moves the second half of each pair of short notes later, by the share that the piece asks for. */
function swungBeat({ swing }: Piece, beat: number): number {
  if (!swing || !Number.isFinite(beat)) return beat;
  const pair = swing.beats * 2;
  const start = Math.floor(beat / pair + 1e-9) * pair;
  const share = (beat - start) / pair;
  const bent = share < 0.5 ? share * 2 * swing.share : swing.share + (share - 0.5) * 2 * (1 - swing.share);
  return start + bent * pair;
}

function seedOf(piece: Piece, part: Part): number {
  let seed = 17 + piece.parts.indexOf(part) * 1009;
  for (const letter of piece.id) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return seed;
}
