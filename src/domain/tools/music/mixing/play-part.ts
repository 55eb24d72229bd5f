import { drumOf } from "../instruments/drums.ts";
import type { Instrument, Sound } from "../instruments/instrument.ts";
import { INSTRUMENTS } from "../instruments/instruments.ts";
import type { Note } from "../score/perform.ts";
import type { Part } from "../score/piece.ts";
import { smoothStep } from "../sound/shaping.ts";
import { cosineOfTurns, factorOfDecibels, sineOfTurns } from "../sound/steady-maths.ts";

/** Two sides of equal length. */
export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

const FORCES = 5;

/**
 * Lets an instrument play the notes of a part into two empty sides. Sounds that ring by themselves are made once for
 * each key and force and laid down as often as they are played.
 */
export function playPartInto(out: Stereo, part: Part, notes: readonly Note[], sampleRate: number): void {
  const instrument: Instrument = part.kind === "drums" ? drumOf(part.drum) : INSTRUMENTS[part.instrument];
  const made = new Map<string, Sound>();
  const gain = factorOfDecibels(part.gainDb);
  // Equal power: the middle is 3 dB below one side alone.
  const angle = ((part.pan ?? 0) + 1) / 8;
  const leftGain = cosineOfTurns(angle) * Math.SQRT2 * gain;
  const rightGain = sineOfTurns(angle) * Math.SQRT2 * gain;
  notes.forEach((note, index) => {
    const force = Math.max(1, Math.ceil(note.velocity * FORCES)) / FORCES;
    const take = index % instrument.takes;
    const key = `${note.pitch}|${force}|${take}`;
    const strike = { pitch: note.pitch, velocity: force, seconds: note.lasts, take };
    let sound = instrument.rings ? made.get(key) : undefined;
    sound ??= instrument.make(instrument.rings ? strike : { ...strike, take: index }, sampleRate);
    if (instrument.rings) made.set(key, sound);
    // Loudness grows faster than velocity, as it does under a hand.
    const loud = note.velocity * Math.sqrt(note.velocity);
    const start = Math.round(note.seconds * sampleRate);
    const until = instrument.rings ? note.lasts : Number.POSITIVE_INFINITY;
    lay(out.left, sound.left, start, loud * leftGain, until, instrument.releaseSeconds, sampleRate);
    lay(out.right, sound.right, start, loud * rightGain, until, instrument.releaseSeconds, sampleRate);
  });
}

/** Adds a sound from a frame on; after so many seconds it falls silent within the release. */
function lay(
  out: Float32Array,
  sound: Float32Array,
  start: number,
  gain: number,
  seconds: number,
  release: number,
  sampleRate: number,
): void {
  const held = Math.min(sound.length, Math.round(seconds * sampleRate), out.length - start);
  for (let i = 0; i < held; i++) out[start + i]! += sound[i]! * gain;
  const fall = Math.round(release * sampleRate);
  const end = Math.min(sound.length, held + fall, out.length - start);
  for (let i = Math.max(held, 0); i < end; i++)
    out[start + i]! += sound[i]! * gain * (1 - smoothStep((i - held) / fall));
}
