import { biquad, filterInPlace } from "../sound/biquad.ts";
import { whiteNoise } from "../sound/noise.ts";
import { smoothStep } from "../sound/shaping.ts";
import { hertzOfPitch, sineOfTurns } from "../sound/steady-maths.ts";
import { type Instrument, inTheMiddle } from "./instrument.ts";

const PARTIALS = [1, 0.42, 0.2, 0.07, 0.035, 0.015];

/** A flute: few partials, breath about the note, and a vibrato of air that begins on longer notes. */
export const flute: Instrument = {
  rings: false,
  releaseSeconds: 0.12,
  takes: 1,
  make({ pitch, velocity, seconds, take }, sampleRate) {
    const hertz = hertzOfPitch(pitch);
    const frames = Math.ceil((seconds + 0.12) * sampleRate);
    const samples = new Float32Array(frames);
    const strengths = PARTIALS.map((strength, index) => strength * (index === 0 ? 1 : 0.45 + 0.55 * velocity));
    const breath = whiteNoise(frames, 77 + pitch + take * 50);
    filterInPlace(breath, [biquad("band-pass", hertz * 2, sampleRate, 1.4), biquad("high-pass", 400, sampleRate)]);
    const rate = 5.1 / sampleRate;
    const attack = 0.055 * sampleRate;
    const held = Math.max(attack, seconds * sampleRate);
    let phase = 0;
    for (let i = 0; i < frames; i++) {
      const late = smoothStep((i / sampleRate - 0.25) / 0.5);
      const air = sineOfTurns(i * rate + take * 0.3);
      let sum = 0;
      for (let k = 0; k < strengths.length; k++) {
        const isHeard = hertz * (k + 1) < sampleRate * 0.45;
        if (isHeard) sum += strengths[k]! * sineOfTurns(phase * (k + 1));
      }
      // The mouth's hiss is strongest while the note begins.
      const hiss = 0.1 + 0.22 * (1 - smoothStep(i / (0.09 * sampleRate)));
      const end = i > held ? 1 - smoothStep((i - held) / (0.12 * sampleRate)) : 1;
      samples[i] = 0.3 * smoothStep(i / attack) * end * (1 + 0.13 * late * air) * (sum + hiss * breath[i]!);
      phase += (hertz * (1 + 0.0022 * late * air)) / sampleRate;
    }
    return inTheMiddle(samples);
  },
};
