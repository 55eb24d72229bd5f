import { biquad, filterInPlace } from "../sound/biquad.ts";
import { whiteNoise } from "../sound/noise.ts";
import { addModes, type Mode } from "../sound/ringing-modes.ts";
import { fadeIn, fadeOut } from "../sound/shaping.ts";
import { decayFactor, exponential, hertzOfPitch, logarithmOfTwo, powerOfTwo } from "../sound/steady-maths.ts";
import { evenLoudness } from "./even-loudness.ts";
import { heardFrames, type Instrument, inTheMiddle } from "./instrument.ts";

interface Struck {
  /** Each partial: its ratio to the lowest, its strength under a hard stroke, and its share of the decay. */
  partials: readonly (readonly [ratio: number, strength: number, decay: number])[];
  /** Seconds in which the key of middle C falls by 60 dB, and semitones in which that halves. */
  decaySeconds: number;
  halvesIn: number;
  /** Noise of the stroke. */
  noise: number;
  attackSeconds: number;
  releaseSeconds: number;
}

/** Rosewood bars: tuned to the double octave and the third above it. */
export const marimba = struckOf({
  partials: [
    [1, 1, 1],
    [3.93, 0.32, 0.3],
    [9.24, 0.12, 0.12],
  ],
  decaySeconds: 1.3,
  halvesIn: 16,
  noise: 0.14,
  attackSeconds: 0.001,
  releaseSeconds: 0.2,
});

/** Metal bars over tubes. */
export const vibraphone = struckOf({
  partials: [
    [1, 1, 1],
    [3.98, 0.18, 0.4],
    [10.3, 0.06, 0.16],
  ],
  decaySeconds: 5.5,
  halvesIn: 22,
  noise: 0.05,
  attackSeconds: 0.0015,
  releaseSeconds: 0.35,
});

/** A celesta or small bell: partials of a free bar. */
export const bell = struckOf({
  partials: [
    [1, 1, 1],
    [2.756, 0.34, 0.55],
    [5.404, 0.2, 0.3],
    [8.933, 0.08, 0.16],
  ],
  decaySeconds: 3.2,
  halvesIn: 20,
  noise: 0.05,
  attackSeconds: 0.001,
  releaseSeconds: 0.5,
});

/** A synthesiser whose filter closes quickly: all harmonics of a saw, the higher the shorter. */
export const pluck = struckOf({
  partials: Array.from({ length: 18 }, (_, index) => [index + 1, 1 / (index + 1), 1 / (1 + 0.32 * index)] as const),
  decaySeconds: 1.1,
  halvesIn: 30,
  noise: 0,
  attackSeconds: 0.002,
  releaseSeconds: 0.16,
});

/** A section that plucks its strings. */
export const pizzicato = struckOf({
  partials: Array.from(
    { length: 12 },
    (_, index) => [index + 1, 1 / (index + 1) ** 2 + (index === 1 ? 0.3 : 0), 1 / (1 + 0.45 * index)] as const,
  ),
  decaySeconds: 0.9,
  halvesIn: 18,
  noise: 0.08,
  attackSeconds: 0.003,
  releaseSeconds: 0.15,
});

/** A double bass plucked with the finger. */
export const uprightBass = struckOf({
  partials: Array.from({ length: 14 }, (_, index) => {
    const k = index + 1;
    return [k * Math.sqrt(1 + 0.00012 * k * k), (k === 1 ? 0.75 : 1) / k, 1 / (1 + 0.24 * index)] as const;
  }),
  decaySeconds: 1.5,
  halvesIn: 30,
  noise: 0.12,
  attackSeconds: 0.004,
  releaseSeconds: 0.08,
});

/** An electric bass with round strings, fingers near the neck. */
export const electricBass = struckOf({
  partials: Array.from({ length: 18 }, (_, index) => {
    const k = index + 1;
    return [k, ((k === 1 ? 0.75 : 1) * (k % 5 === 0 ? 0.4 : 1)) / Math.sqrt(k), 1 / (1 + 0.22 * index)] as const;
  }),
  decaySeconds: 2.6,
  halvesIn: 30,
  noise: 0.06,
  attackSeconds: 0.003,
  releaseSeconds: 0.07,
});

/** A round synthesiser bass for house. */
export const synthBass = struckOf({
  partials: Array.from({ length: 14 }, (_, index) => {
    const k = index + 1;
    return [k, 1 / k, k === 1 ? 1 : 0.7 / (1 + 0.25 * index)] as const;
  }),
  decaySeconds: 1.8,
  halvesIn: 40,
  noise: 0,
  attackSeconds: 0.004,
  releaseSeconds: 0.05,
});

/** A body that is struck or plucked once and dies away. A soft stroke has less of the high partials. */
function struckOf(body: Struck): Instrument {
  return {
    rings: true,
    releaseSeconds: body.releaseSeconds,
    takes: 1,
    make(strike, sampleRate) {
      const { pitch, velocity } = strike;
      const hertz = hertzOfPitch(pitch);
      const decay = Math.max(0.2, body.decaySeconds * powerOfTwo(-(Math.max(pitch, 36) - 60) / body.halvesIn));
      const length = Math.min(decay, 5);
      const samples = new Float32Array(heardFrames(length, strike, body.releaseSeconds, sampleRate));
      const modes: Mode[] = body.partials.map(([ratio, strength, share]) => ({
        hertz: hertz * ratio,
        // A stroke at half the force takes a quarter off an octave above the lowest partial, and so on.
        amplitude: strength * exponential(-(1 - velocity) * 0.55 * logarithmOfTwo(ratio)),
        decaySeconds: decay * share,
      }));
      addModes(samples, modes, sampleRate);
      if (body.noise > 0) addStroke(samples, body.noise * (0.4 + velocity * 0.6), hertz, sampleRate, pitch);
      fadeIn(samples, Math.ceil(body.attackSeconds * sampleRate));
      fadeOut(samples, Math.ceil(sampleRate * Math.min(0.25, length * 0.4)));
      evenLoudness([samples], sampleRate);
      return inTheMiddle(samples);
    },
  };
}

function addStroke(samples: Float32Array, level: number, hertz: number, sampleRate: number, seed: number): void {
  const noise = whiteNoise(Math.min(samples.length, Math.ceil(sampleRate * 0.05)), 900 + seed);
  const fall = decayFactor(0.03, sampleRate);
  let loud = level;
  for (let i = 0; i < noise.length; i++) {
    noise[i]! *= loud;
    loud *= fall;
  }
  filterInPlace(noise, [biquad("band-pass", Math.min(2600, Math.max(700, hertz * 3)), sampleRate, 0.8)]);
  for (let i = 0; i < noise.length; i++) samples[i]! += noise[i]!;
}
