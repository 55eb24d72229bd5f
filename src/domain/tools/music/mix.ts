import { limit } from "./mixing/dynamics.ts";
import { loudnessOf } from "./mixing/loudness.ts";
import type { Stereo } from "./mixing/play-part.ts";
import { exponential, factorOfDecibels } from "./sound/steady-maths.ts";

/** The loudness that a voice is brought to: three decibels above music that stands alone. */
const VOICE_LUFS = -14;
/** A recording so soft holds no speech: room noise is not raised to the loudness of a voice. */
const SILENT_LUFS = -60;
/** No voice is raised by more, or its room would be heard. */
const MOST_GAIN_DB = 24;
const UNDER_VOICE_DB = -12;
/** Music begins to step back so long before a word, and stays back so long after it, so that it does not pump. */
const EARLY_SECONDS = 0.25;
const HELD_SECONDS = 0.6;
const FALL_SECONDS = 0.18;
const RISE_SECONDS = 0.7;
const STEP = 64;
const CEILING_DB = -1.3;

/**
 * Lays a voice over music: the voice is brought to −14 LUFS, music steps back by 12 dB while somebody speaks and comes
 * back slowly, and the sum keeps its true peaks below −1 dBFS. The arguments stay as they are.
 *
 * @param voice may be shorter or longer than the music; what goes beyond it is left out
 * @returns both sides, as long as the music
 */
export function duck(music: Stereo, voice: Stereo, sampleRate: number): Stereo {
  const frames = music.left.length;
  const out: Stereo = { left: music.left.slice(), right: music.right.slice() };
  const loudness = loudnessOf(voice, sampleRate);
  if (loudness <= SILENT_LUFS) return out;
  const gain = factorOfDecibels(Math.min(MOST_GAIN_DB, VOICE_LUFS - loudness));
  const curve = steppingBack(speechOf(voice, frames, loudness, sampleRate), sampleRate);
  const sides = [
    [out.left, voice.left],
    [out.right, voice.right],
  ] as const;
  for (const [side, words] of sides) {
    for (let i = 0; i < frames; i++) {
      const at = i / STEP;
      const step = Math.floor(at);
      const now = curve[step]!;
      const next = curve[step + 1] ?? now;
      side[i] = side[i]! * (now + (next - now) * (at - step)) + gain * (words[i] ?? 0);
    }
  }
  limit(out, factorOfDecibels(CEILING_DB), sampleRate);
  return out;
}

/** Whether somebody speaks, for each 64 samples: the voice is not 14 dB softer than it is on the whole. */
function speechOf(voice: Stereo, frames: number, loudness: number, sampleRate: number): boolean[] {
  const threshold = factorOfDecibels(loudness - 14) ** 2;
  const fall = exponential(-STEP / (0.03 * sampleRate));
  const speaks: boolean[] = [];
  let power = 0;
  for (let start = 0; start < frames; start += STEP) {
    let sum = 0;
    for (let i = start; i < start + STEP; i++) {
      const middle = ((voice.left[i] ?? 0) + (voice.right[i] ?? 0)) / 2;
      sum += middle * middle;
    }
    power += (1 - fall) * (sum / STEP - power);
    speaks.push(power > threshold);
  }
  return speaks;
}

/** The factor of the music for each 64 samples: low around speech, with slopes that are even in decibels. */
function steppingBack(speaks: readonly boolean[], sampleRate: number): Float64Array {
  const early = Math.round((EARLY_SECONDS * sampleRate) / STEP);
  const held = Math.round((HELD_SECONDS * sampleRate) / STEP);
  const wanted = new Uint8Array(speaks.length);
  let until = -1;
  speaks.forEach((isSpeech, at) => {
    if (isSpeech) {
      wanted.fill(1, Math.max(0, at - early, until), at);
      until = at + held;
    }
    if (at <= until) wanted[at] = 1;
  });
  const perFall = UNDER_VOICE_DB / ((FALL_SECONDS * sampleRate) / STEP);
  const perRise = -UNDER_VOICE_DB / ((RISE_SECONDS * sampleRate) / STEP);
  const curve = new Float64Array(speaks.length);
  let decibels = wanted[0] === 1 ? UNDER_VOICE_DB : 0;
  for (let at = 0; at < curve.length; at++) {
    decibels += wanted[at] === 1 ? perFall : perRise;
    decibels = Math.min(0, Math.max(UNDER_VOICE_DB, decibels));
    curve[at] = factorOfDecibels(decibels);
  }
  return curve;
}
