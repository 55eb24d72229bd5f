import { biquad, filterInPlace } from "../sound/biquad.ts";
import { whiteNoise } from "../sound/noise.ts";
import { addModes, type Mode } from "../sound/ringing-modes.ts";
import { fadeIn, fadeOut } from "../sound/shaping.ts";
import { decayFactor, exponential, hertzOfPitch, powerOfTwo, sineOfTurns } from "../sound/steady-maths.ts";
import { evenLoudness } from "./even-loudness.ts";
import { heardFrames, type Instrument } from "./instrument.ts";

interface Voice {
  /** Hertz above which partials fade, at the softest and the hardest stroke. */
  softHertz: number;
  hardHertz: number;
  attackSeconds: number;
  /** Loudness of felt and wood when the hammer strikes. */
  knock: number;
  /** Factor of all decay times. */
  sustain: number;
}

const RELEASE_SECONDS = 0.18;

const GRAND: Voice = { softHertz: 1100, hardHertz: 5200, attackSeconds: 0.0012, knock: 0.05, sustain: 1 };
const FELT: Voice = { softHertz: 480, hardHertz: 1500, attackSeconds: 0.006, knock: 0.09, sustain: 0.8 };

/** A grand piano of medium size. */
export const piano: Instrument = pianoOf(GRAND);
/** An upright with a strip of felt before its strings: dark, close and soft. */
export const feltPiano: Instrument = pianoOf(FELT);

/**
 * A struck string by its partials.
 *
 * Stiffness moves partial k to k·f·√(1 + B·k²) (Fletcher). The hammer strikes at about an eighth of the string, which
 * leaves out every eighth partial. Each partial falls fast while its strings swing together and slowly afterwards, when
 * they have drifted apart (Weinreich), and two strings that are not quite in tune let it beat. The sides hear the
 * strings in different shares, so that low and high keys have some width.
 */
function pianoOf(voice: Voice): Instrument {
  return {
    rings: true,
    releaseSeconds: RELEASE_SECONDS,
    takes: 1,
    make(strike, sampleRate) {
      const { pitch, velocity } = strike;
      const hertz = hertzOfPitch(pitch);
      const base = Math.min(18, Math.max(1.6, 14 * powerOfTwo(-(pitch - 48) / 15))) * voice.sustain;
      const frames = heardFrames(Math.min(base, 8), strike, RELEASE_SECONDS, sampleRate);
      const stiffness = 0.00035 * powerOfTwo((pitch - 60) / 9);
      const edge = voice.softHertz + (voice.hardHertz - voice.softHertz) * velocity * velocity + hertz * 0.8;
      const left: Mode[] = [];
      const right: Mode[] = [];
      for (let k = 1; k <= 30; k++) {
        const partial = hertz * k * Math.sqrt(1 + stiffness * k * k);
        if (partial > 12_000) break;
        const struck = Math.abs(sineOfTurns(k * 0.0637)) + 0.06;
        const amplitude = (struck * exponential(-partial / edge)) / Math.sqrt(k);
        if (amplitude < 0.0004) continue;
        const decay = base / (1 + 0.11 * k + (partial / 5200) ** 2);
        const drift = 1 + 0.00022 * (1 + (k % 3));
        const lean = 0.16 * sineOfTurns(k * 0.381 + pitch * 0.127);
        for (const [side, share] of [[left, 1 + lean] as const, [right, 1 - lean] as const]) {
          side.push({ hertz: partial, amplitude: amplitude * 0.7 * share, decaySeconds: decay * 0.48 });
          side.push({ hertz: partial * drift, amplitude: amplitude * 0.34 * (2 - share), decaySeconds: decay });
        }
      }
      const knock = knockOf(voice, velocity, sampleRate, pitch);
      const sides = [left, right].map((modes) => {
        const samples = new Float32Array(frames);
        addModes(samples, modes, sampleRate);
        fadeIn(samples, Math.ceil(voice.attackSeconds * sampleRate));
        return samples;
      }) as [Float32Array, Float32Array];
      evenLoudness(sides, sampleRate);
      for (const side of sides) {
        for (let i = 0; i < knock.length && i < frames; i++) side[i]! += knock[i]!;
        fadeOut(side, Math.ceil(sampleRate * 0.3));
      }
      return { left: sides[0], right: sides[1] };
    },
  };
}

/** Felt on strings and the key on its bed: a short dull noise with two tones of the case. */
function knockOf(voice: Voice, velocity: number, sampleRate: number, seed: number): Float32Array {
  const frames = Math.ceil(sampleRate * 0.14);
  const noise = whiteNoise(frames, 40 + seed);
  const fall = decayFactor(0.05, sampleRate);
  let level = 1;
  for (let i = 0; i < frames; i++) {
    noise[i]! *= level;
    level *= fall;
  }
  filterInPlace(noise, [biquad("low-pass", 900 + 1500 * velocity, sampleRate), biquad("high-pass", 120, sampleRate)]);
  addModes(
    noise,
    [
      { hertz: 96, amplitude: 0.35, decaySeconds: 0.12 },
      { hertz: 163, amplitude: 0.22, decaySeconds: 0.09 },
    ],
    sampleRate,
  );
  const loud = voice.knock * (0.4 + velocity);
  for (let i = 0; i < frames; i++) noise[i]! *= loud;
  fadeIn(noise, Math.ceil(sampleRate * 0.001));
  fadeOut(noise, Math.ceil(sampleRate * 0.02));
  return noise;
}
