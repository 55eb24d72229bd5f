import { drumOf } from "../instruments/drums.ts";
import type { Instrument, Sound, Strike } from "../instruments/instrument.ts";
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
  const gain = factorOfDecibels(part.gainDb);
  // Equal power: the middle is 3 dB below one side alone.
  const angle = ((part.pan ?? 0) + 1) / 8;
  const leftGain = cosineOfTurns(angle) * Math.SQRT2 * gain;
  const rightGain = sineOfTurns(angle) * Math.SQRT2 * gain;
  const play = (note: Note, sound: Sound) => {
    // Loudness grows faster than velocity, as it does under a hand.
    const loud = note.velocity * Math.sqrt(note.velocity);
    const start = Math.round(note.seconds * sampleRate);
    const until = instrument.rings ? note.lasts : Number.POSITIVE_INFINITY;
    lay(out.left, sound.left, start, loud * leftGain, until, instrument.releaseSeconds, sampleRate);
    lay(out.right, sound.right, start, loud * rightGain, until, instrument.releaseSeconds, sampleRate);
  };
  const played = part.kind === "chords" && !instrument.rings ? tied(notes) : notes;
  for (const { strike, notes: alike } of strikesOf(instrument, played, out.left.length / sampleRate)) {
    const sound = instrument.make(strike, sampleRate);
    for (const note of alike) play(note, sound);
  }
}

/** Longest tied note: nobody draws a bow for longer. */
const LONGEST_TIE_SECONDS = 7;
const JOINED_SECONDS = 0.03;

/** Players of held chords do not begin anew on a key that the next chord keeps: such notes become one. */
function tied(notes: readonly Note[]): Note[] {
  const found: Note[] = [];
  const last = new Map<number, Note>();
  for (const note of [...notes].sort((a, b) => a.seconds - b.seconds)) {
    const before = last.get(note.pitch);
    const lasts = before ? note.seconds + note.lasts - before.seconds : 0;
    const isJoined = before && Math.abs(before.seconds + before.lasts - note.seconds) < JOINED_SECONDS;
    if (isJoined && lasts <= LONGEST_TIE_SECONDS) before.lasts = lasts;
    else {
      const own = { ...note };
      found.push(own);
      last.set(note.pitch, own);
    }
  }
  return found;
}

/** Notes that one sound serves, each group with that sound, in the order of their first notes. */
function strikesOf(
  instrument: Instrument,
  notes: readonly Note[],
  seconds: number,
): Iterable<{ strike: Strike; notes: Note[] }> {
  const groups = new Map<string, { strike: Strike; notes: Note[] }>();
  notes.forEach((note, index) => {
    const velocity = Math.max(1, Math.ceil(note.velocity * FORCES)) / FORCES;
    const take = instrument.rings ? index % instrument.takes : index;
    const key = instrument.rings ? `${note.pitch}|${velocity}|${take}` : String(index);
    const lasts = Math.min(note.lasts, seconds - note.seconds);
    const group = groups.get(key) ?? { strike: { pitch: note.pitch, velocity, seconds: 0, take }, notes: [] };
    group.strike.seconds = Math.max(group.strike.seconds, lasts);
    group.notes.push(note);
    groups.set(key, group);
  });
  return groups.values();
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
